"""Primordial Ooze: as strong as what surrounds it."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "primordial-ooze",
    "creature",
    (
        quiddity(1),
        quiddity(2),
        quiddity(2),
        Face(level=2, unknown=True),
        Face(level=2, unknown=True),
        Face(level=2, unknown=True),
    ),
)

CARDS = (
    Card(
        "primordial-ooze",
        "primordial-ooze",
        cost=8,
        glory=2,
        clauses=(
            Clause(
                SetFigures(
                    attack=CountOf(Dice(("used", "pool"), kind="basic-quiddity")),
                    defense=CountOf(Dice(("used", "pool"), kind="basic-quiddity")),
                )
            ),
            Clause(Perishes(without=Dice(("used", "pool"), kind="basic-quiddity"))),
        ),
    ),
    Card(
        "strong-primordial-ooze",
        "primordial-ooze",
        cost=7,
        glory=2,
        strength="strong",
        clauses=(Clause(CopyOpponent(defense=5)),),
    ),
    Card(
        "mighty-primordial-ooze",
        "primordial-ooze",
        cost=5,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(SetFigures(attack=CountOf(Creatures(ANYONES)), defense=CountOf(Creatures(ANYONES)))),
        ),
    ),
)
