"""Chaos: no lock holds."""

from __future__ import annotations

from ..language import *

KIND = Kind("chaos", "spell", (quiddity(1), quiddity(2), quiddity(2), spell(), spell(), spell()), house=True)

CARDS = (
    Card(
        "chaos-cantrip",
        "chaos",
        cost=7,
        timing="cast",
        strength="cantrip",
        clauses=(
            Clause(
                Seq(
                    (
                        GainGlory(CountOf(Creatures(OPPONENTS, locked=True))),
                        DestroyAll(Creatures(OPPONENTS, locked=True)),
                    )
                )
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "chaos-charm",
        "chaos",
        cost=5,
        timing="attach",
        strength="charm",
        clauses=(
            Clause(Modify(who=Host(), attack=3)),
            Clause(
                when_host_scored(
                    Choose(Creatures(OPPONENTS, locked=True), Seq((Destroy(It()), GainGlory(1))))
                )
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "chaos-incantation",
        "chaos",
        cost=5,
        timing="reaction",
        moments=("attacked",),
        strength="incantation",
        clauses=(
            Clause(
                Seq(
                    (
                        Lasting(Modify(who=Creatures(OPPONENTS), attack=-1)),
                        Choose(Creatures(ANYONES, locked=True), Destroy(It()), up_to=True),
                    )
                )
            ),
        ),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
    Card(
        "chaos-spell",
        "chaos",
        cost=3,
        timing="cast",
        strength="spell",
        clauses=(Clause(Choose(Creatures(ANYONES, locked=True), Destroy(It()))),),
        box="qladiator",
        house=True,
        uncertain="cost from a single source",
    ),
)
