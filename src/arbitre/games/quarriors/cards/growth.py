"""Growth: more quiddity, and more to do with it."""

from __future__ import annotations

from ..language import *

KIND = Kind("growth", "spell", (quiddity(1), quiddity(2), quiddity(2), spell(), spell(), spell()))

CARDS = (
    Card(
        "growth-cantrip",
        "growth",
        cost=3,
        timing="immediate",
        strength="cantrip",
        clauses=(Clause(Seq((GainQuiddity(2), ExtraCaptures(1)))),),
    ),
    Card(
        "growth-charm",
        "growth",
        cost=5,
        timing="cast",
        strength="charm",
        clauses=(Clause(GainQuiddity(3)),),
    ),
    Card(
        "growth-incantation",
        "growth",
        cost=5,
        timing="immediate",
        strength="incantation",
        clauses=(
            Clause(
                Seq(
                    (
                        GainQuiddity(2),
                        Choose(Dice(("pool",), other=True), Reroll(It()), number=2, up_to=True),
                    )
                )
            ),
        ),
    ),
    Card(
        "growth-spell",
        "growth",
        cost=4,
        timing="immediate",
        strength="spell",
        clauses=(Clause(Seq((GainQuiddity(2), DrawDice(1)))),),
    ),
)
