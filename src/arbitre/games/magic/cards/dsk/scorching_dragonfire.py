"""Scorching Dragonfire."""

from ...language import *

CARD = card(
    "scorching-dragonfire",
    "instant",
    cost="{1}{R}",
    effect=Seq(
        (
            DealDamage(Target(CREATURE_OR_PLANESWALKER), 3),
            Enforce(Replacement(of=Dies(It()), by=ExileInstead()), about=Targeted()),
        )
    ),
)
