"""Where things are: the numbers of zones."""

from __future__ import annotations

from arbitre.kernel.pieces import NOBODY

from .ground import LAYOUTS, Layout
from .model import PER_SEAT, Table


def layout_of(table: Table) -> Layout:
    """The board this game is played on."""
    return LAYOUTS[table.board.layout]


def ground(table: Table, space: int) -> int:
    """The zone of what lies on the ground of a space."""
    return len(table.board.places) + space


def place(table: Table, seat: int, which: int) -> int:
    """The number of a seat's place."""
    return 2 * len(table.board.places) + seat * PER_SEAT + which


def pool(table: Table) -> int:
    """The treasures not yet in the game."""
    return 2 * len(table.board.places) + 2 * PER_SEAT


def gone(table: Table) -> int:
    """Where tokens and false treasures end, and where a spell lies while it takes effect."""
    return pool(table) + 1


def space_of(table: Table, thing: int) -> int:
    """The space a card is in: where a unit stands, where its bearer stands, where it lies; or NOBODY."""
    size = len(table.board.places)
    it = table.pieces[thing]
    if it.host >= 0:
        it = table.pieces[it.host]
    zone = it.zone
    if 0 <= zone < size:
        return zone
    return zone - size if size <= zone < 2 * size else NOBODY
