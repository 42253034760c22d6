"""Qladiator: locked, it drives the others on; free, it seeks single combat."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "qladiator",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(1, 3, 4), creature(2, 5, 5, 1), lock()),
    house=True,
)

CARDS = (
    Card(
        "qladiator",
        "qladiator",
        cost=6,
        glory=3,
        clauses=(Clause(Modify(who=Creatures(YOURS), attack=1), where="locked"),),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-qladiator",
        "qladiator",
        cost=7,
        glory=3,
        strength="strong",
        clauses=(
            Clause(Modify(who=Creatures(YOURS), attack=1), where="locked"),
            Clause(Modify(attack=CountOf(Creatures(YOURS, other=True))), bursts=(1,)),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-qladiator",
        "qladiator",
        cost=8,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(Modify(who=Creatures(YOURS), attack=1), where="locked"),
            Clause(
                when_it_attacks(Choose(Creatures(THEIRS, defense_at_most=3, locked=False), Destroy(It()))),
                bursts=(1,),
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
