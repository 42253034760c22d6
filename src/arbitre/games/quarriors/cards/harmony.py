"""Harmony: every die can show a better side."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "harmony", "spell", (quiddity(1), quiddity(2), quiddity(2), spell(), spell(), spell()), house=True
)

CARDS = (
    Card(
        "harmony-cantrip",
        "harmony",
        cost=5,
        timing="immediate",
        strength="cantrip",
        clauses=(
            Clause(
                Seq(
                    (
                        GainQuiddity(2),
                        Choose(Dice(("pool",), other=True), TurnAlike(It()), number=2, up_to=True),
                    )
                )
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "harmony-charm",
        "harmony",
        cost=3,
        timing="attach",
        strength="charm",
        clauses=(Clause(Modify(who=Host(), defense=CountOf(Creatures(YOURS)))),),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "harmony-incantation",
        "harmony",
        cost=4,
        timing="reaction",
        moments=("attacked",),
        strength="incantation",
        clauses=(
            Clause(
                Seq(
                    (
                        Lasting(Modify(who=Creatures(YOURS), defense=2)),
                        Choose(Creatures(YOURS, locked=False), TurnAlike(It()), up_to=True),
                    )
                )
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "harmony-spell",
        "harmony",
        cost=3,
        timing="cast",
        strength="spell",
        clauses=(Clause(Choose(Dice(("pool", "ready")), TurnAlike(It()), up_to=True)),),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
)
