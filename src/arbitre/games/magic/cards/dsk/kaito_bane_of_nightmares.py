"""Kaito, Bane of Nightmares."""

from ...language import *

CARD = card(
    "kaito-bane-of-nightmares",
    "legendary planeswalker: kaito",
    Ninjutsu("{1}{U}{B}"),
    StaticAbility(
        do=(Becomes(("creature",), ("ninja",)), Has((Hexproof(),)), HasBase(3, 4)),
        while_=Both((YourTurn(), AtLeast(CountersOn(This(), "loyalty"), 1))),
    ),
    Activated(costs=(), loyalty=1, do=GetEmblem("kaito-emblem")),
    Activated(costs=(), loyalty=0, do=Seq((Surveil(2), Draw(CountOf(Players(OPPONENTS, lost_life=True)))))),
    Activated(costs=(), loyalty=-2, do=Seq((Tap(Target(CREATURE)), PutCounters(Targeted(), "stun", 2)))),
    cost="{2}{U}{B}",
    loyalty=4,
)
