"""Pink Eye Cyclops: whoever aims at you aims badly."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "pink-eye-cyclops",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 3, 3), creature(2, 4, 4, 1), lock()),
    house=True,
)

CARDS = (
    Card(
        "pink-eye-cyclops",
        "pink-eye-cyclops",
        cost=5,
        glory=3,
        clauses=(Clause(AttackTotal(-2), where="locked"),),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-pink-eye-cyclops",
        "pink-eye-cyclops",
        cost=6,
        glory=2,
        strength="strong",
        clauses=(
            Clause(AttackTotal(-2), where="locked"),
            Clause(
                when_scored(May(Choose(Dice(("used",), sort="spell"), Return(It(), "pool")))), bursts=(1,)
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-pink-eye-cyclops",
        "pink-eye-cyclops",
        cost=7,
        glory=4,
        strength="mighty",
        clauses=(
            Clause(AttackTotal(-2), where="locked"),
            Clause(IgnoreAttached(), bursts=(1,)),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
