"""When neither player can ever change anything again: the game is over, and undecided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.kernel.effects import If, Node, Seq

from .. import language as n
from ..cards.index import ANGEL, ARCHANGEL, ATQ, KEYWORDS, NODES, TYPE
from . import changes as did
from .actions import aimless
from .fate import equip_hosts
from .figures import has, keywords
from .model import ADORATION, BOOK, DIVINE, FIRE, HAND, LIMBO, PURGATORY, REAR, REGISTER, SECRET, Copy, Table
from .places import area

IDLE: Final = frozenset(
    (
        *(did.PHASE, did.STAGE, did.OPENED, did.CLOSED, did.PASSED, did.ATTACK),
        *(did.ANNOUNCED_EFFECT, did.RESOLVED, did.PAID, did.ENERGISED),
    )
)
"""What happens in a turn in which nothing changes: an attack phase nobody is announced for, and effects of
which nothing comes but energy to spend on them again. Whoever still draws or plays a page does more."""

BURIED: Final = (n.Invocation, n.Purgatory)
"""What may be used in the Purgatory."""

IDLE_VERBS: Final = (n.GainEnergy, n.LoseEnergy, n.Draw, n.Discard, n.Heal)
"""What changes nothing once books and hands are empty and nobody deals damage any more."""

OFTEN: Final = 8
"""A position in which so many turns began is not going to change. (Of 646 random games that somebody won
after all, two had come to the same position so often.)"""

STORES: Final = (BOOK, HAND, REGISTER, SECRET, LIMBO)
"""Where something may still come from."""


def repeated(table: Table) -> bool:
    """Whether this turn began in a position in which others began before, as far as everybody sees, energy
    left aside: whatever was done in between has come to nothing."""
    stood = table.board.stood
    return bool(stood) and stood.count(stood[-1]) >= OFTEN


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
    if which == PURGATORY:
        return any(_works(table, it, k) for k in KEYWORDS[it.what] if isinstance(k, BURIED))
    if which not in (REAR, FIRE):
        return any(_works(table, it, k) for k in KEYWORDS[it.what])
    fights = it.host < 0 and (TYPE[it.what] in (ANGEL, ARCHANGEL) or ATQ[it.what] > 0)
    if fights and not (has(table, piece, n.Guardian) or has(table, piece, n.Pacifist)):
        return True
    return any(_works(table, it, k) for k in keywords(table, piece))


def _works(table: Table, it: Copy, keyword: Node) -> bool:
    """Whether a keyword may do something without anybody playing or attacking."""
    if isinstance(keyword, n.Sacrifice | n.Invocation):
        return bool(equip_hosts(table, it.owner))
    if isinstance(keyword, n.DivineWord | n.Purgatory):
        return not keyword.cost.discard and _matters(table, it, keyword.do)
    if isinstance(keyword, n.DivineAurora | n.DivineNight):
        return _matters(table, it, keyword.do)
    return isinstance(keyword, n.SuddenDeath)


def _matters(table: Table, it: Copy, do: Node) -> bool:
    """Whether an effect finds what it aims at, and does more than the idle verbs."""
    if aimless(table, it.owner, it.id, NODES.name(do)) is not None:
        return False
    return any(not isinstance(part, IDLE_VERBS) for part in _verbs(do))


def _verbs(do: Node) -> Iterator[Node]:
    """What an effect does, whatever it depends on."""
    if isinstance(do, If):
        yield from _verbs(do.do)
        if do.otherwise is not None:
            yield from _verbs(do.otherwise)
    elif isinstance(do, Seq):
        for part in do.parts:
            yield from _verbs(part)
    else:
        yield do
