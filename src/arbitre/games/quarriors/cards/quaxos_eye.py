"""Quaxos' Eye: a gift nobody wants in his Locked Area."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "quaxos-eye",
    "creature",
    (quiddity(1), quiddity(1), quiddity(2), creature(1, 1, 1), lock(1), lock(2)),
    house=True,
)

CARDS = (
    Card(
        "quaxos-eye",
        "quaxos-eye",
        cost=3,
        glory=3,
        clauses=(
            Clause(PlaceElsewhere(), where="locked"),
            Clause(DrawSize(5), where="locked"),
            Clause(NoPaidUnlock(), bursts=(2,), where="locked"),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "strong-quaxos-eye",
        "quaxos-eye",
        cost=3,
        glory=2,
        strength="strong",
        clauses=(
            Clause(PlaceElsewhere(), where="locked"),
            Clause(DrawSize(5), where="locked"),
            Clause(NoPaidUnlock(), bursts=(2,), where="locked"),
            Clause(when_scored(May(Choose(Dice(("used",), kind="basic-quiddity"), Cull(It()))))),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
    Card(
        "mighty-quaxos-eye",
        "quaxos-eye",
        cost=3,
        glory=2,
        strength="mighty",
        clauses=(
            Clause(PlaceElsewhere(), where="locked"),
            Clause(DrawSize(5), where="locked"),
            Clause(NoPaidUnlock(), bursts=(2,), where="locked"),
            Clause(when_summoned(Choose(Creatures(OPPONENTS, locked=True), Destroy(It())))),
        ),
        box="qladiator",
        house=True,
        uncertain="cost and glory from a single source",
    ),
)
