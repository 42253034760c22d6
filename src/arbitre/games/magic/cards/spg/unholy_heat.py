"""Unholy Heat."""

from ...language import *

CARD = card(
    "unholy-heat",
    "instant",
    cost="{R}",
    effect=DealDamage(Target(CREATURE_OR_PLANESWALKER), Depending(DELIRIUM, 6, 2)),
)
