"""Where things are: the numbers of zones."""

from __future__ import annotations

from .model import PER_SEAT


def area(seat: int, which: int) -> int:
    """The number of a seat's area."""
    return seat * PER_SEAT + which
