"""Quake Dragon: the small do not matter to it."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "quake-dragon",
    "creature",
    (
        quiddity(1),
        quiddity(2),
        Face(quiddity=3, reroll=1, either=True),
        creature(1, 4, 4),
        creature(2, 6, 6, 1),
        creature(3, 8, 7, 2),
    ),
)

CARDS = (
    Card(
        "quake-dragon",
        "quake-dragon",
        cost=8,
        glory=4,
        clauses=(Clause(when_it_attacks(DestroyAll(Creatures(THEIRS, level_at_most=1, locked=False)))),),
    ),
    Card(
        "strong-quake-dragon",
        "quake-dragon",
        cost=8,
        glory=4,
        strength="strong",
        clauses=(Clause(NoAttackFrom(2)),),
        uncertain="One source gives cost 8 and 4 Glory, another cost 9 and 3 Glory.",
    ),
    Card(
        "mighty-quake-dragon",
        "quake-dragon",
        cost=9,
        glory=4,
        strength="mighty",
        clauses=(
            Clause(Modify(defense=1), bursts=(1,)),
            Clause(Modify(defense=2, glory=2), bursts=(2,)),
        ),
    ),
)
