"""Shaping: bring back, raise, trade and undo."""

from __future__ import annotations

from ..language import *

KIND = Kind("shaping", "spell", (quiddity(2), quiddity(2), draw(2), spell(), spell(), spell()))

CARDS = (
    Card(
        "shaping-cantrip",
        "shaping",
        cost=4,
        timing="reaction",
        moments=("destroyed",),
        strength="cantrip",
        clauses=(Clause(Return(It(), "ready")),),
    ),
    Card(
        "shaping-charm",
        "shaping",
        cost=3,
        timing="cast",
        strength="charm",
        clauses=(Clause(TurnUp(Creatures(YOURS))),),
    ),
    Card(
        "shaping-incantation",
        "shaping",
        cost=4,
        timing="attach",
        strength="incantation",
        clauses=(Clause(when_host_scored(May(Choose(Dice(("used",)), TradeUp(3))))),),
    ),
    Card(
        "shaping-spell",
        "shaping",
        cost=3,
        timing="cast",
        strength="spell",
        clauses=(Clause(Choose(ReadySpells(ANYONES), Destroy(It()))),),
    ),
)
