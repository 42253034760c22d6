"""Where things are: the numbers of zones."""

from __future__ import annotations

from .model import PER_SEAT, Table


def area(seat: int, which: int) -> int:
    """The number of a seat's area."""
    return seat * PER_SEAT + which


def area_of(table: Table, zone: int) -> int:
    """Which area a zone is (a zone of the Wilds is none: PER_SEAT)."""
    return table.zones[zone].role


def wilds_zone(table: Table, slot: int) -> int:
    """The zone of a slot of the Wilds."""
    return len(table.seats) * PER_SEAT + slot
