"""Poison Dart Frog: tiny, and best left alone."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "poison-dart-frog",
    "creature",
    (quiddity(1), quiddity(1), quiddity(2), creature(1, 1, 1), creature(1, 2, 1, 1), lock()),
    house=True,
)

CARDS = (
    Card(
        "poison-dart-frog",
        "poison-dart-frog",
        cost=3,
        glory=3,
        clauses=(Clause(Modify(who=Creatures(OPPONENTS), defense=-1, floor=1, layer=3), where="locked"),),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-poison-dart-frog",
        "poison-dart-frog",
        cost=2,
        glory=4,
        strength="strong",
        clauses=(
            Clause(Modify(who=Creatures(OPPONENTS), defense=-1, floor=1, layer=3), where="locked"),
            Clause(
                when_destroyed(Choose(Creatures(OPPONENTS, defense_at_most=2, locked=False), Destroy(It()))),
                bursts=(1,),
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-poison-dart-frog",
        "poison-dart-frog",
        cost=3,
        glory=2,
        strength="mighty",
        clauses=(
            Clause(Modify(who=Creatures(OPPONENTS), defense=-1, floor=1, layer=3), where="locked"),
            Clause(
                when_it_attacks(
                    Choose(
                        Creatures(THEIRS, level_at_most=2, locked=False),
                        Lasting(SetFigures(who=It(), defense=1, layer=9)),
                    )
                ),
                bursts=(1,),
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
