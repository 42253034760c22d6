"""What both players see of a position as a turn begins: whether the same one has come again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arbitre.kernel.layers import traits

from ..cards.index import GOLEM, TYPE
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

OPEN: Final = (ADORATION, DIVINE, REAR, FIRE, LIMBO, PURGATORY, PANDEMONIUM)
"""Where everybody sees what lies."""
CLOSED: Final = (HAND, REGISTER, SECRET)
"""Where everybody sees how much lies."""


def position(table: Table) -> int:
    """A number for what everybody sees: equal for positions that differ in nothing but energy and Poseidor,
    of which there may be ever more, and in which of several copies is where. 0 while a book holds pages:
    then some are drawn every night, and no position comes again (F-089)."""
    zones = table.zones
    if any(zones[seat.id * PER_SEAT + BOOK].ids for seat in table.seats):
        return 0
    key = (
        table.board.active,
        [len(zones[seat.id * PER_SEAT + which].ids) for seat in table.seats for which in CLOSED],
        [
            sorted(_seen(table, i) for i in zones[seat.id * PER_SEAT + which].ids)
            for seat in table.seats
            for which in OPEN
        ],
    )
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=6).digest(), "big") + 1


def _seen(table: Table, piece: int) -> tuple[object, ...]:
    """A card where everybody sees it: its name and what is left of it, with what lies on it."""
    it = table.pieces[piece]
    if it.hidden:
        return (-1,)
    if it.zone % PER_SEAT in (ADORATION, LIMBO, PURGATORY, PANDEMONIUM):
        return (it.what,)
    now = traits(table, piece)
    left = (now.bou if TYPE[it.what] == GOLEM else now.fv) - it.damage
    beside = [table.pieces[i].what for i in (it.link, it.host) if i >= 0]
    return (it.what, now.atq, left, it.tilted, it.frozen, it.mortal, it.feathers, it.cls, beside)
