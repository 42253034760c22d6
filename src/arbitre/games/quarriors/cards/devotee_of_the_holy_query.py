"""Devotee of the Holy Query: hardy, learned, beyond the reach of spells."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "devotee-of-the-holy-query",
    "creature",
    (quiddity(1), quiddity(2), creature(1, 0, 3), creature(1, 0, 3), creature(2, 2, 4), creature(2, 2, 4, 1)),
)

CARDS = (
    Card(
        "devotee-of-the-holy-query",
        "devotee-of-the-holy-query",
        cost=3,
        glory=2,
        clauses=(Clause(Modify(defense=2), bursts=(1,)),),
    ),
    Card(
        "strong-devotee-of-the-holy-query",
        "devotee-of-the-holy-query",
        cost=4,
        glory=2,
        strength="strong",
        clauses=(Clause(when_scored(May(CaptureFree("spell", 4, into="bag"))), bursts=(1,)),),
    ),
    Card(
        "mighty-devotee-of-the-holy-query",
        "devotee-of-the-holy-query",
        cost=4,
        glory=2,
        strength="mighty",
        clauses=(
            Clause(Modify(defense=3), bursts=(1,)),
            Clause(IgnoreAttached(), bursts=(1,)),
            Clause(Untargetable(), bursts=(1,)),
        ),
    ),
)
