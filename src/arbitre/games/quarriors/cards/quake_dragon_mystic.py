"""Quake Dragon Mystic: more dice, and better ones."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "quake-dragon-mystic",
    "creature",
    (quiddity(1), quiddity(2), draw(1), creature(1, 2, 2), creature(2, 3, 4, 1), lock()),
    house=True,
)

CARDS = (
    Card(
        "quake-dragon-mystic",
        "quake-dragon-mystic",
        cost=4,
        glory=3,
        clauses=(Clause(DrawSize(7), where="locked"),),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-quake-dragon-mystic",
        "quake-dragon-mystic",
        cost=4,
        glory=3,
        strength="strong",
        clauses=(
            Clause(DrawSize(7), where="locked"),
            Clause(when_summoned(DrawDice(1)), bursts=(1,)),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-quake-dragon-mystic",
        "quake-dragon-mystic",
        cost=6,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(DrawSize(7), where="locked"),
            Clause(
                when_summoned(Choose(Creatures(YOURS, other=True, locked=False), TurnUp(It()))), bursts=(1,)
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
