"""Sacrifice."""

from ...language import *

CARD = card(
    "sacrifice",
    "instant",
    AdditionalCost((SacrificeSome(CREATURE_YOU_CONTROL),)),
    cost="{B}",
    effect=AddMana(any_of="B", amount=ManaValueOf(PaidWith())),
)
