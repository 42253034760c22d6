"""Loops (104.4b): the same position once more, though nobody did anything but pass.

A loop of mandatory actions is a draw. Nobody need break it with something from outside it, so it is enough
that all have passed the whole way round. A loop that uses something up (life, the cards of a library) ends by
itself and is no draw, however long it takes. A loop that contains an optional action goes on for as long as
that is chosen, one answer at a time; `games/repeating` gives the same ones again (732.2).
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Final

from arbitre.kernel.effects import Choose, May, walk
from arbitre.kernel.pieces import Effect

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..model import BATTLEFIELD, EXILE, LIBRARY, StackItem, Table, Thing
from ..refs import is_item, is_piece, zone

EASY_GOING: Final = 8
"""So many resolutions in a row while all only pass are nothing to wonder about."""
ENDLESS: Final = 200
"""After every so many in a row that nobody chose it is seen whether anything runs out; if nothing does they
are a loop, even if it never comes to the same position (it may bring more of something each time)."""
DEEP: Final = 64
"""What lies under so many items of the stack is told by its numbers alone: it is the same where it has not
resolved, and to look at thousands of items again before each resolution would take seconds."""
FOR_EVER: Final = 1_000
"""The same for so many in a turn, whatever was chosen or done: the last resort."""

OPTIONAL: Final = (May, n.MayPay, n.MayCast, n.CastCopies)


def is_loop(table: Table) -> bool:
    """Whether what is about to resolve closes a loop that ends the game; it is remembered if not."""
    top = table.board.stack[-1]
    here = position(table)
    trail = table.board.trail
    did.went_by(table, here, top.name)
    for at in range(len(trail) - 1, -1, -1):
        if trail[at][0] == here:
            return not any(optional(name) for _, name in trail[at:])
    if table.board.idle % ENDLESS:
        return False
    before = did.gauge_loop(table, left(table))
    return (
        bool(before) and not _runs_out(before, left(table)) and not any(optional(name) for _, name in trail)
    )


def is_endless(table: Table) -> bool:
    """Whether a turn has lasted too long, though players do things in between."""
    if table.board.resolved % FOR_EVER:
        return False
    before = did.gauge_turn(table, left(table))
    return bool(before) and not _runs_out(before, left(table))


def left(table: Table) -> tuple[int, ...]:
    """What a long sequence can use up: the life of each player and the cards of his library."""
    living = [player for player in table.seats if not player.out]
    lives = [max(0, player.life) for player in living]
    return (*lives, *(len(table.ids(zone(player.id, LIBRARY))) for player in living))


def _runs_out(before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """Whether there is less of something than before, or fewer players."""
    return len(now) < len(before) or any(less < more for less, more in zip(now, before))


@cache
def optional(name: str) -> bool:
    """Whether a spell or ability leaves its player free to do something or not."""
    if not name:
        return False
    return any(isinstance(part, OPTIONAL) or _up_to(part) for part in walk(NODES.nodes[name]))


def _up_to(part: object) -> bool:
    return isinstance(part, Choose | n.Target) and part.up_to


def position(table: Table) -> int:
    """A number for the position: equal for positions that differ in nothing a rule or an effect reads. What
    things are called (their numbers, and which object they are by now) is left out."""
    board = table.board
    key = (
        (board.turn, board.active, board.step, board.steps, board.turns, table.rng, board.permits),
        [_player(table, seat) for seat in range(len(table.seats))],
        [_thing(table, i) for i in sorted(table.ids(BATTLEFIELD), key=lambda i: table.pieces[i].stamp)],
        sorted(repr(_thing(table, i)) for i in table.ids(EXILE)),
        [item.id for item in board.stack[:-DEEP]],
        [_item(table, item) for item in (*board.stack[-DEEP:], *board.waiting)],
        [_effect(table, effect) for effect in table.effects],
        sorted((table.pieces[i].what, word) for i, life, word in board.used if _same(table, i, life)),
        sorted((table.pieces[i].what, word) for i, life, word in board.spent if _same(table, i, life)),
        [(table.pieces[a.piece].what, a.defender, a.blocked, len(a.blockers)) for a in board.attacks],
    )
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=8).digest(), "big")


def _same(table: Table, piece: int, life: int) -> bool:
    return table.pieces[piece].life == life


def _player(table: Table, seat: int) -> tuple[object, ...]:
    it = table.seats[seat]
    zones = [table.zones[zone(seat, which)].ids for which in range(LIBRARY, LIBRARY + 4)]
    library, *others = [[table.pieces[i].what for i in ids] for ids in zones]
    held = [sorted(found) for found in others]
    told = (it.out, it.life, it.pool, it.counters, it.lands, it.drawn, it.discarded, it.lost > 0, it.dealt)
    return *told, library, held


def _thing(table: Table, piece: int) -> tuple[object, ...]:
    """A thing by what it is and what lies on it; what it is attached or linked to by what that is."""
    it: Thing = table.pieces[piece]
    about = (it.what, it.owner, it.controller, it.under, it.held, it.tapped, it.damage, it.doomed)
    state = (sorted(it.counters), it.facing, it.doors, it.copies, it.token, it.marks, it.chosen, it.x)
    linked = None if it.linked is None else table.pieces[it.linked[0]].what
    return *about, *state, it.goaders, it.hounds, it.known, it.back, _what(table, it.host), linked


def _what(table: Table, ref: int) -> int | tuple[int, int]:
    return (table.pieces[ref].what, table.pieces[ref].owner) if is_piece(ref) else ref


def _item(table: Table, item: StackItem) -> tuple[object, ...]:
    aims = [["item" if is_item(ref) else _what(table, ref) for ref, _ in slot] for slot in item.aims]
    return item.kind, item.name, item.seat, _what(table, item.source), item.modes, item.x, item.marks, aims


def _effect(table: Table, effect: Effect) -> tuple[object, ...]:
    about = [_what(table, ref) for ref in effect.targets[::2]]
    return effect.ability, effect.seat, _what(table, effect.source), effect.until, effect.amount, about
