"""Drag to the Roots."""

from ...language import *

CARD = card(
    "drag-to-the-roots",
    "instant",
    CostChange(amount=-2, while_=DELIRIUM, word="delirium"),
    cost="{2}{B}{G}",
    effect=Destroy(Target(NONLAND_PERMANENT)),
)
