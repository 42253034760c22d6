"""Defender of the Pale: a wall that pays when it holds."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "defender-of-the-pale",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 1, 5, 1), creature(2, 2, 6, 1), creature(3, 2, 8, 2)),
)

CARDS = (
    Card(
        "defender-of-the-pale",
        "defender-of-the-pale",
        cost=5,
        glory=2,
        clauses=(Clause(when_scored(GainGlory(Scored(other=True))), bursts=(1, 2)),),
    ),
    Card(
        "strong-defender-of-the-pale",
        "defender-of-the-pale",
        cost=6,
        glory=3,
        strength="strong",
        clauses=(
            Clause(when_scored(DrawDice(1)), bursts=(1,)),
            Clause(when_scored(DrawDice(2)), bursts=(2,)),
        ),
    ),
    Card(
        "mighty-defender-of-the-pale",
        "defender-of-the-pale",
        cost=6,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(SummonTax(1), bursts=(1,)),
            Clause(SummonTax(2), bursts=(2,)),
        ),
    ),
)
