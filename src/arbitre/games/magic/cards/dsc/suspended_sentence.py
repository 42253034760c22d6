"""Suspended Sentence."""

from ...language import *

CARD = card(
    "suspended-sentence",
    "instant",
    Suspend(3, "{1}{B}"),
    cost="{3}{B}",
    effect=Seq(
        (
            Destroy(Target(CREATURE_AN_OPPONENT_CONTROLS)),
            LoseLife(3, ControllersOf(Targeted())),
            Exile(This(), counters=(("time", 3),)),
        )
    ),
)
