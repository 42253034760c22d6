"""Grievous Wound."""

from ...language import *

CARD = card(
    "grievous-wound",
    "enchantment: aura",
    Enchant(PLAYER),
    Cannot(deed="gain_life", who=EnchantedPlayer()),
    Triggered(
        when=DealsDamage(to=EnchantedPlayer()),
        do=LoseLife(Half(Life(EnchantedPlayer()), up=True), EnchantedPlayer()),
        one_or_more=True,
    ),
    cost="{3}{B}{B}",
)
