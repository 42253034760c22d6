"""Life: keep your creatures through the attacks of others."""

from __future__ import annotations

from ..language import *

KIND = Kind("life", "spell", (quiddity(1), quiddity(2), quiddity(2), spell(), spell(), spell()))

CARDS = (
    Card(
        "life-cantrip",
        "life",
        cost=3,
        timing="attach",
        strength="cantrip",
        clauses=(Clause(Modify(who=Host(), defense=4)),),
    ),
    Card(
        "life-charm",
        "life",
        cost=3,
        timing="reaction",
        moments=("attacked", "doomed"),
        strength="charm",
        clauses=(Clause(Lasting(Guard("destroyed", SendTo("pool"), AboutYours()), until="turn")),),
    ),
    Card(
        "life-incantation",
        "life",
        cost=4,
        timing="reaction",
        moments=("attacked",),
        strength="incantation",
        clauses=(Clause(Choose(Creatures(OPPONENTS), Lasting(SetFigures(who=It(), attack=0, layer=9)))),),
    ),
    Card(
        "life-spell",
        "life",
        cost=4,
        timing="reaction",
        moments=("attacked", "spell"),
        strength="spell",
        clauses=(Clause(Lasting(Modify(who=Creatures(YOURS), defense=4))),),
    ),
)
