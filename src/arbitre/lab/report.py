"""What the reports of the lab are made of: plain data that encodes as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median
from typing import Any, cast

import msgspec


class Plain(msgspec.Struct):
    """A report."""

    def json(self) -> dict[str, Any]:
        """As dictionaries, lists, numbers and strings only."""
        return cast("dict[str, Any]", msgspec.to_builtins(self))


class Spread(Plain):
    """How a number varied over the games."""

    least: float
    median: float
    mean: float
    most: float


class Failure(Plain):
    """A game that broke, with all it takes to see it again."""

    index: int
    seed: int
    seats: int
    options: dict[str, Any]
    decision: int  # answers given before it broke
    message: str
    traceback: str = ""
    answers: list[Any] = []


def spread(numbers: Sequence[float]) -> Spread:
    """Least, median, mean and most (all 0 if there are none)."""
    if not numbers:
        return Spread(0, 0, 0, 0)
    return Spread(min(numbers), median(numbers), round(fmean(numbers), 2), max(numbers))


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of games (Wilson's: honest near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)
