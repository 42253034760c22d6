"""Questing Wizard: dice, spells and bargains."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "questing-wizard",
    "creature",
    (
        Face(quiddity=1, draw=1),
        quiddity(2),
        quiddity(2, 1),
        creature(1, 2, 5),
        creature(2, 3, 6),
        creature(3, 4, 8, 2),
    ),
    uncertain="The first face draws 2 dice in one source and 1 die in another.",
)

CARDS = (
    Card(
        "questing-wizard",
        "questing-wizard",
        cost=7,
        glory=3,
        clauses=(
            Clause(FromPool(Seq((DrawDice(1), Reroll(This())))), bursts=(1,), where="pool"),
            Clause(Modify(defense=1, glory=1), bursts=(2,)),
        ),
    ),
    Card(
        "strong-questing-wizard",
        "questing-wizard",
        cost=8,
        glory=3,
        strength="strong",
        clauses=(
            Clause(
                when_scored(
                    Choose(
                        Dice(("pool", "ready"), sort="spell"), Cull(It(), glory_each=1), number=99, up_to=True
                    )
                )
            ),
        ),
    ),
    Card(
        "mighty-questing-wizard",
        "questing-wizard",
        cost=8,
        glory=4,
        strength="mighty",
        clauses=(
            Clause(when_scored(Seq((CheaperCaptures(2), ExtraCaptures(1))))),
            Clause(FromPool(Seq((Spend(This()), DrawDice(2)))), bursts=(1,), where="pool"),
        ),
    ),
)
