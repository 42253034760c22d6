"""Deathdealer: each death it brings serves you."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "deathdealer",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 3, 2), creature(1, 3, 2), creature(2, 4, 4)),
)

CARDS = (
    Card(
        "deathdealer",
        "deathdealer",
        cost=3,
        glory=2,
        clauses=(Clause(when_scored(May(Choose(Dice(("used",), whose=OPPONENTS), Swap())))),),
    ),
    Card(
        "strong-deathdealer",
        "deathdealer",
        cost=6,
        glory=2,
        strength="strong",
        clauses=(Clause(when_you_destroy(ScoreNow())),),
    ),
    Card(
        "mighty-deathdealer",
        "deathdealer",
        cost=6,
        glory=2,
        strength="mighty",
        clauses=(Clause(when_you_destroy(JoinAttack())),),
    ),
)
