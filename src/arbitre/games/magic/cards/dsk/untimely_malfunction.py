"""Untimely Malfunction."""

from ...language import *

CARD = card(
    "untimely-malfunction",
    "instant",
    cost="{1}{R}",
    effect=Modes(
        (
            Destroy(Target(ARTIFACT)),
            ChangeTarget(Target(OnStack(single_target=True))),
            Enforce(Cannot(deed="block", who=It()), about=Target(CREATURE, 2, least=1)),
        )
    ),
)
