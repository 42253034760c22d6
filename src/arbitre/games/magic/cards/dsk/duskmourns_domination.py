"""Duskmourn's Domination."""

from ...language import *

CARD = card(
    "duskmourns-domination",
    "enchantment: aura",
    Enchant(CREATURE),
    StaticAbility(do=(ControlledBy(),), who=Attached()),
    StaticAbility(do=(Gets(-3, 0), LosesAllAbilities()), who=Attached()),
    cost="{4}{U}{U}",
)
