"""Frost Howler: a cold that slows every summons."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "frost-howler",
    "creature",
    (quiddity(1), quiddity(2), quiddity(2), creature(2, 4, 5), creature(3, 6, 6, 1), lock()),
    house=True,
)

CARDS = (
    Card(
        "frost-howler",
        "frost-howler",
        cost=7,
        glory=2,
        clauses=(Clause(SummonTax(1), where="locked"),),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-frost-howler",
        "frost-howler",
        cost=7,
        glory=3,
        strength="strong",
        clauses=(
            Clause(SummonTax(1), where="locked"),
            Clause(Modify(who=Creatures(OPPONENTS), attack=-1), bursts=(1,)),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-frost-howler",
        "frost-howler",
        cost=8,
        glory=3,
        strength="mighty",
        clauses=(
            Clause(SummonTax(1), where="locked"),
            Clause(when_summoned(Choose(ReadySpells(OPPONENTS), Destroy(It()))), bursts=(1,)),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
