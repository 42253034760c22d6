"""Ghostly Spirit: it does not stay dead."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "ghostly-spirit",
    "creature",
    (quiddity(1), quiddity(1), quiddity(2), creature(1, 2, 2), creature(1, 2, 2), creature(2, 3, 3)),
)

CARDS = (
    Card(
        "ghostly-spirit",
        "ghostly-spirit",
        cost=3,
        glory=2,
        clauses=(
            Clause(
                when_destroyed(
                    May(Choose(Dice(("used",), kind="basic-quiddity"), Cull(It())), then=Return(This()))
                )
            ),
        ),
    ),
    Card(
        "strong-ghostly-spirit",
        "ghostly-spirit",
        cost=4,
        glory=2,
        strength="strong",
        clauses=(Clause(destroyed_goes("pool")),),
    ),
    Card(
        "mighty-ghostly-spirit",
        "ghostly-spirit",
        cost=4,
        glory=2,
        strength="mighty",
        clauses=(
            Clause(destroyed_goes("aside")),
            Clause(when_you_destroy(RollAside()), where="aside"),
        ),
    ),
)
