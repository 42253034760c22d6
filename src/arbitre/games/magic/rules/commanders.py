"""Commanders (903): cards that lead a deck. To be one belongs to the card, however it looks and where it is:
it is told by its owner and by what is printed on it, for no other card of the deck is the same."""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.view import sees

from . import changes as did
from .events import Happening
from .model import COMMAND, EXILE, Player, Table
from .refs import role, zone
from .teams import in_turn_order

DAMAGE: Final = 21
"""So much combat damage by one commander is too much (903.10a)."""
TAX: Final = 2


def commander_of(table: Table, piece: int) -> int:
    """Which of the table's commanders a thing is, by its place among them; NOBODY if it is none. Tokens and
    copies of spells are no cards (903.3)."""
    return did.commander_of(table, piece)


def is_commander(table: Table, piece: int) -> bool:
    """Whether a thing is a commander."""
    return did.commander_of(table, piece) != NOBODY


def at_command(table: Table, seat: int, piece: int) -> bool:
    """Whether a player's own commander lies in the command zone: he may cast it from there (903.8)."""
    it = table.pieces[piece]
    return it.zone == zone(seat, COMMAND) and is_commander(table, piece)


def tax(table: Table, piece: int) -> int:
    """What it costs more to cast a commander from the command zone: {2} for each time it was (903.8)."""
    which = did.commander_of(table, piece)
    return 0 if which == NOBODY else TAX * table.board.commanders[which].casts


# Going back to the command zone


def goes_home(table: Table, event: Happening) -> bool:
    """Whether an event would put a commander into its owner's hand or library (903.9b)."""
    if not table.board.commanders or event.kind not in (did.MOVED, did.DREW) or event.piece < 0:
        return False
    return role(event.to) in ("hand", "library") and is_commander(table, event.piece)


def sent_home(table: Table, event: Happening) -> None:
    """Its owner may put it into the command zone instead (903.9b)."""
    owner = table.pieces[event.piece].owner
    say = ("commander_instead", event.piece, role(event.to))
    if ask.yes(table, owner, say, event.piece, "903.9b"):
        event.to = zone(owner, COMMAND)


def fallen_home(table: Table) -> list[Happening]:
    """Commanders that were put into a graveyard or into exile since state-based actions last looked, and that
    their owners want to put into the command zone (903.9a), asked in turn order. Of what lies face down and
    nobody may look at its owner does not know that it is his commander."""
    if not table.board.fallen:
        return []
    found = []
    fallen = did.take_fallen(table)
    for seat in in_turn_order(table, max(table.board.active, 0)):
        for piece, life in fallen:
            it = table.pieces[piece]
            there = it.owner == seat and it.life == life
            if not there or (it.hidden and not it.known >> seat & 1):
                continue
            say = ("commander_home", piece, "exile" if it.zone == EXILE else "graveyard")
            if ask.yes(table, seat, say, piece, "903.9a"):
                found.append(Happening(did.MOVED, seat, piece, to=zone(seat, COMMAND), cause="commander"))
    return found


# Combat damage


def dealt_by(table: Table, player: Player, seat: int | None = None) -> dict[int, int]:
    """How much combat damage each commander has dealt a player in the whole game (903.10a), or as much of it
    as a seat may know: what a commander did face down shows to who sees where it is."""
    found: dict[int, int] = {}
    for key, amount in player.dealt:
        which = key if key >= 0 else ~key
        if key >= 0 or seat is None or _seen(table, which, seat):
            found[which] = found.get(which, 0) + amount
    return found


def _seen(table: Table, which: int, seat: int) -> bool:
    """Whether a seat sees where a commander is, so that it may know what that one did face down."""
    return any(did.commander_of(table, it.id) == which and sees(table, seat, it.id) for it in table.pieces)
