"""What both players see of a position as a turn begins: whether the same one has come again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from ..cards.index import CARDS, CLASSES, GOLEM, TYPE
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
    Copy,
    Table,
)
from .traits import traits

PRIME: Final = (1 << 29) - 3
"""What is reckoned stays below it: products of two are what compiled code multiplies fast."""
LOTS: Final = [
    int.from_bytes(blake2b(b"%d" % n, digest_size=7).digest(), "big") % PRIME for n in range(len(CARDS))
]
"""A number drawn for each card: the sum over a pile tells which cards lie there, in any order."""
PILES: Final = (ADORATION, LIMBO, PURGATORY, PANDEMONIUM)
"""Where everybody sees what lies, and nothing ever lies on it."""
FIELDS: Final = (DIVINE, REAR, FIRE)
"""Where everybody sees what lies and what is left of it."""
CLOSED: Final = (HAND, REGISTER, SECRET)
"""Where everybody sees how much lies."""
DOWN: Final = 1
"""The lot of a card that lies face down."""


def position(table: Table) -> int:
    """A number for what everybody sees: equal for positions that differ in nothing but energy and Poseidor,
    of which there may be ever more, and in which of several copies is where. 0 while a book holds pages:
    then some are drawn every night, and no position comes again (F-089)."""
    zones, pieces = table.zones, table.pieces
    if zones[BOOK].ids or zones[PER_SEAT + BOOK].ids:
        return 0
    number = table.board.active
    for first in (0, PER_SEAT):
        for which in CLOSED:
            number = number * 100 + len(zones[first + which].ids)
        number = _with(0, number % PRIME)
        for which in PILES:
            lots = 0
            for i in zones[first + which].ids:
                it = pieces[i]
                lots += DOWN if it.hidden else LOTS[it.what]
            number = _with(number, lots)
        for which in FIELDS:
            lots = 0
            for i in zones[first + which].ids:
                it = pieces[i]
                lots += DOWN if it.hidden else _lot(table, it)
            number = _with(number, lots)
    return number + 1


def _with(number: int, more: int) -> int:
    """A number that tells of one thing more. It is squared, so that no two changes make up for each other."""
    number = (number * 1000003 + more) % PRIME
    return (number * number + more) % PRIME


def _lot(table: Table, it: Copy) -> int:
    """A number for a card where everybody sees it: its name and what is left of it, with what lies on it."""
    now = traits(table, it.id)
    left = (now.bou if TYPE[it.what] == GOLEM else now.fv) - it.damage
    figures = (now.atq * 100 + left) * 8 + it.tilted + 2 * it.frozen + 4 * it.mortal
    lot = _with(LOTS[it.what], figures * 10 + it.feathers)
    if it.cls:
        lot = _with(lot, CLASSES.index(it.cls))
    if it.link >= 0:
        lot = _with(lot, LOTS[table.pieces[it.link].what])
    return _with(lot, LOTS[table.pieces[it.host].what]) if it.host >= 0 else lot
