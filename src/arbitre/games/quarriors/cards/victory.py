"""Victory: Glory for scoring, for fighting, or for nothing at all."""

from __future__ import annotations

from ..language import *

KIND = Kind(
    "victory",
    "spell",
    (quiddity(1), quiddity(2), quiddity(2), Face(reroll=1, draw=1), spell(), spell()),
    uncertain="The third face is 2 quiddity in one source and draws 2 dice in another.",
)

CARDS = (
    Card(
        "victory-cantrip",
        "victory",
        cost=3,
        timing="attach",
        strength="cantrip",
        clauses=(Clause(when_host_scored(GainGlory(2))),),
    ),
    Card(
        "victory-charm",
        "victory",
        cost=5,
        timing="cast",
        strength="charm",
        clauses=(Clause(If(AtLeast(Scored(), 2), GainGlory(Scored()))),),
    ),
    Card(
        "victory-incantation",
        "victory",
        cost=9,
        timing="cast",
        strength="incantation",
        clauses=(Clause(GainGlory(3)),),
    ),
    Card(
        "victory-spell",
        "victory",
        cost=7,
        timing="cast",
        strength="spell",
        clauses=(
            Clause(CastLate()),
            Clause(GainGlory(OpponentsHurt())),
        ),
    ),
)
