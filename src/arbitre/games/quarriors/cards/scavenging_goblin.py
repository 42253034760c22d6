"""Scavenging Goblin: cheap, many, never quite a loss."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "scavenging-goblin",
    "creature",
    (
        quiddity(1),
        quiddity(1),
        creature(1, 2, 2),
        creature(1, 2, 2),
        creature(1, 2, 2, 1),
        creature(1, 2, 2, 1),
    ),
)

CARDS = (
    Card(
        "scavenging-goblin",
        "scavenging-goblin",
        cost=2,
        glory=2,
        clauses=(Clause(when_summoned(GainQuiddity(1)), bursts=(1,)),),
    ),
    Card(
        "strong-scavenging-goblin",
        "scavenging-goblin",
        cost=3,
        glory=2,
        strength="strong",
        clauses=(Clause(Modify(defense=CountOf(Creatures(YOURS, other=True))), bursts=(1,)),),
    ),
    Card(
        "mighty-scavenging-goblin",
        "scavenging-goblin",
        cost=3,
        glory=2,
        strength="mighty",
        clauses=(Clause(when_destroyed(DrawDice(2)), bursts=(1,)),),
    ),
)
