"""An object as it is now, to be looked back at when it is gone (608.2h), and what a copy takes of it (707.2).

It stands below what changes things: a move remembers what leaves.
"""

from __future__ import annotations

from arbitre.kernel.pieces import NOBODY

from ..events import WARDED, CopyOf
from ..model import BATTLEFIELD, Table
from .printed import WITH_WARD, base_traits
from .traits import Last


def snapshot(table: Table, piece: int) -> Last:
    """An object as it is now."""
    table.rules.derive(table)
    it = table.pieces[piece]
    attack = next((a.whom for a in table.board.attacks if a.piece == piece), NOBODY)
    hosted: tuple[int, ...] = ()
    host_life = NOBODY
    if it.zone == BATTLEFIELD:
        hosted = tuple(i for i in table.ids(BATTLEFIELD) if table.pieces[i].host == piece)
        if it.host >= 0 and table.pieces[it.host].zone == BATTLEFIELD:
            host_life = table.pieces[it.host].life
    return Last(
        it.life,
        it.zone,
        table.current.get(piece) or base_traits(table, piece),
        it.tapped,
        it.counters,
        it.damage,
        it.facing,
        it.doors,
        it.host,
        hosted,
        it.marks,
        it.chosen,
        attack,
        copiable(table, piece),
        it.spent,
        host_life,
    )


def copiable(table: Table, piece: int) -> CopyOf:
    """The copiable values of an object (707.2): what it copies or prints; face down, a 2/2 without a name."""
    it = table.pieces[piece]
    if it.facing and it.hidden:
        return CopyOf(WARDED if it.facing in WITH_WARD else NOBODY)
    if it.copies:
        last = it.copies[-1]
        return CopyOf(last.what, last.tweaks, "", last.size, last.back)
    return CopyOf(it.what, back=it.back)
