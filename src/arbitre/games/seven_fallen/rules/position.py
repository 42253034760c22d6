"""What both players see of a position as a turn begins: whether the same one has come again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arbitre.kernel.layers import traits

from ..cards.index import CARDS, GOLEM, TYPE
from .model import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRE,
    HAND,
    LIMBO,
    PANDEMONIUM,
    PER_SEAT,
    PURGATORY,
    REAR,
    REGISTER,
    SECRET,
    Table,
)

PILES: Final = (ADORATION, LIMBO, PURGATORY, PANDEMONIUM)
"""Where everybody sees what lies, and nothing ever lies on it."""
LOTS: Final = [int.from_bytes(blake2b(b"%d" % n, digest_size=7).digest(), "big") for n in range(len(CARDS))]
"""A number drawn for each card: the sum over a pile tells which cards lie there, in any order."""
FIELDS: Final = (DIVINE, REAR, FIRE)
"""Where everybody sees what lies and what is left of it."""
CLOSED: Final = (HAND, REGISTER, SECRET)
"""Where everybody sees how much lies."""


def position(table: Table) -> int:
    """A number for what everybody sees: equal for positions that differ in nothing but energy and Poseidor,
    of which there may be ever more, and in which of several copies is where. 0 while a book holds pages:
    then some are drawn every night, and no position comes again (F-089)."""
    zones, pieces = table.zones, table.pieces
    if any(zones[seat.id * PER_SEAT + BOOK].ids for seat in table.seats):
        return 0
    key: list[object] = [table.board.active]
    for seat in table.seats:
        first = seat.id * PER_SEAT
        key += [len(zones[first + which].ids) for which in CLOSED]
        for which in PILES:
            lots = 0
            for i in zones[first + which].ids:
                it = pieces[i]
                lots += 1 if it.hidden else LOTS[it.what]
            key.append(lots)
        key += [sorted([_seen(table, i) for i in zones[first + which].ids]) for which in FIELDS]
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=6).digest(), "big") + 1


def _seen(table: Table, piece: int) -> tuple[object, ...]:
    """A card where everybody sees it: its name and what is left of it, with what lies on it."""
    it = table.pieces[piece]
    if it.hidden:
        return (-1,)
    now = traits(table, piece)
    left = (now.bou if TYPE[it.what] == GOLEM else now.fv) - it.damage
    beside = [table.pieces[i].what for i in (it.link, it.host) if i >= 0]
    return (it.what, now.atq, left, it.tilted, it.frozen, it.mortal, it.feathers, it.cls, beside)
