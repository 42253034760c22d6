"""What is remembered of commanders: how often they were cast, where they fell, whom they hurt (903)."""

from __future__ import annotations

import msgspec

from arbitre.kernel.pieces import NOBODY

from ..model import Commander, Table
from .stack import unrest


def commander_of(table: Table, piece: int) -> int:
    """Which of the table's commanders a thing is, by its place among them; NOBODY if it is none. Tokens and
    copies of spells are no cards (903.3)."""
    it = table.pieces[piece]
    for number, leader in enumerate(table.board.commanders):
        if leader.what == it.what and leader.owner == it.owner and not it.token:
            return number
    return NOBODY


def name_commander(table: Table, owner: int, what: int) -> None:
    """A card leads its owner's deck."""
    board = table.own_board()
    board.commanders = (*board.commanders, Commander(owner, what))


def cast_from_command(table: Table, piece: int) -> None:
    """A commander was cast from the command zone once more (903.8)."""
    which = commander_of(table, piece)
    if which == NOBODY:
        return
    board = table.own_board()
    board.commanders = tuple(
        msgspec.structs.replace(leader, casts=leader.casts + 1) if number == which else leader
        for number, leader in enumerate(board.commanders)
    )


def fell(table: Table, piece: int) -> None:
    """State-based actions look at a commander that is new in a graveyard or in exile (903.9a)."""
    if commander_of(table, piece) != NOBODY:
        board = table.own_board()
        board.fallen = (*board.fallen, (piece, table.pieces[piece].life))
        unrest(table)


def take_fallen(table: Table) -> tuple[tuple[int, int], ...]:
    """The commanders that fell since this was last asked."""
    fallen = table.board.fallen
    table.own_board().fallen = ()
    return fallen


def dealt_by_commander(table: Table, seat: int, source: int, amount: int) -> None:
    """Combat damage by a commander is remembered through the whole game (903.10a); what it dealt face down
    apart, for not everybody knows of it."""
    which = commander_of(table, source)
    if which == NOBODY:
        return
    key = ~which if table.pieces[source].hidden else which
    mine = table.own_seat(seat)
    have = dict(mine.dealt)
    have[key] = have.get(key, 0) + amount
    mine.dealt = tuple(have.items())
