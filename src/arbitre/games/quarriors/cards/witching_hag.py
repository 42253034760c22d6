"""Witching Hag: gain from the dead, or blunt the living."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "witching-hag",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 3, 3), creature(1, 3, 3), creature(2, 4, 5)),
)

CARDS = (
    Card(
        "witching-hag",
        "witching-hag",
        cost=5,
        glory=3,
        clauses=(Clause(when_you_destroy(GainQuiddity(1))),),
    ),
    Card(
        "strong-witching-hag",
        "witching-hag",
        cost=5,
        glory=3,
        strength="strong",
        clauses=(
            Clause(
                when_scored(
                    Choose(Dice(("used",), sort="creature", other=True), Return(It(), "pool"), up_to=True)
                )
            ),
        ),
    ),
    Card(
        "mighty-witching-hag",
        "witching-hag",
        cost=5,
        glory=3,
        strength="mighty",
        clauses=(Clause(AttackCap(3)),),
    ),
)
