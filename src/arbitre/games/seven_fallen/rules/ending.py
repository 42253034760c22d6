"""When neither player can ever change anything again: the game is over, and undecided."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import If, Node, walk

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, ATQ, KEYWORDS, TYPE
from . import changes as did
from .fate import equip_hosts
from .figures import has, keywords
from .model import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRE,
    HAND,
    LIMBO,
    PURGATORY,
    REAR,
    REGISTER,
    SECRET,
    Table,
    area,
)

IDLE: Final = frozenset((did.PHASE, did.STAGE, did.OPENED, did.CLOSED, did.PASSED))
"""What happens in a turn in which nobody does anything."""

STORES: Final = (BOOK, HAND, REGISTER, SECRET, LIMBO)
"""Where something may still come from."""


def dead(table: Table) -> bool:
    """Nobody has anything left to draw, to play or to bring into play; nobody can attack; and nothing in play
    or in a Purgatory does anything of itself or can be used, except to gain energy there is no use for."""
    for seat in table.seats:
        if table.pieces[seat.archangel].hidden:
            return False
        if any(table.zones[area(seat.id, which)].ids for which in STORES):
            return False
    return not any(
        _stirs(table, i, which)
        for seat in table.seats
        for which in (REAR, FIRE, ADORATION, DIVINE, PURGATORY)
        for i in table.zones[area(seat.id, which)].ids
    )


def _stirs(table: Table, piece: int, which: int) -> bool:
    """Whether something may still come of a card that lies there. Both hands are empty, so that nothing
    can be used that costs a page."""
    it = table.pieces[piece]
    angels = bool(equip_hosts(table, it.owner))
    if which == PURGATORY:
        return any(isinstance(k, n.Invocation | n.Purgatory) and _works(k, angels) for k in KEYWORDS[it.what])
    if which not in (REAR, FIRE):
        return any(_works(k, angels) for k in KEYWORDS[it.what])
    fights = it.host < 0 and (TYPE[it.what] in (ANGEL, ARCHANGEL) or ATQ[it.what] > 0)
    if fights and not (has(table, piece, n.Guardian) or has(table, piece, n.Pacifist)):
        return True
    return any(_works(k, angels) for k in keywords(table, piece))


def _works(keyword: Node, angels: bool) -> bool:
    """Whether a keyword may do something without anybody playing or attacking; with Angels to give for it."""
    if isinstance(keyword, n.Sacrifice | n.Invocation):
        return angels
    if isinstance(keyword, n.DivineWord | n.Purgatory):
        return not keyword.cost.discard and _matters(keyword.do)
    if isinstance(keyword, n.DivineAurora | n.DivineNight):
        return _matters(keyword.do)
    return isinstance(keyword, n.SuddenDeath)


def _matters(do: Node) -> bool:
    """Whether an effect does more than gain energy, under whatever condition."""
    while isinstance(do, If) and do.otherwise is None:
        do = do.do
    return not isinstance(do, n.GainEnergy) or any(isinstance(part, n.Target) for part in walk(do))
