"""Adding up the parts of a value: done for every position a bot looks at, so apart from the data."""

from __future__ import annotations


def weighed(parts: list[float], weights: list[float]) -> float:
    """The value that parts make: the outcome, then each part by its weight."""
    total = 0.0
    for at, part in enumerate(parts):
        total += part * weights[at]
    return total
