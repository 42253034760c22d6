"""Warrior of the Quay: duellist, captain, or the only one."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "warrior-of-the-quay",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 2, 3), creature(1, 2, 3), creature(2, 3, 4)),
)

CARDS = (
    Card(
        "warrior-of-the-quay",
        "warrior-of-the-quay",
        cost=4,
        glory=2,
        clauses=(Clause(AttackBonus(3, creatures=1)),),
    ),
    Card(
        "strong-warrior-of-the-quay",
        "warrior-of-the-quay",
        cost=5,
        glory=2,
        strength="strong",
        clauses=(Clause(Modify(who=Creatures(YOURS, other=True), attack=1, defense=1)),),
    ),
    Card(
        "mighty-warrior-of-the-quay",
        "warrior-of-the-quay",
        cost=4,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(when_summoned(DestroyAll(Creatures(OPPONENTS, kind="warrior-of-the-quay")))),
            Clause(OneSummonOf("warrior-of-the-quay")),
        ),
    ),
)
