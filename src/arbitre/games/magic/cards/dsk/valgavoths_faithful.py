"""Valgavoth's Faithful."""

from ...language import *

CARD = card(
    "valgavoths-faithful",
    "creature: human cleric",
    Activated(
        costs=(Mana("{3}{B}"), SacrificeSelf()),
        do=PutOntoBattlefield(which=Target(CREATURE_CARD_IN_YOUR_GRAVEYARD)),
        timing="sorcery",
    ),
    cost="{B}",
    size=(1, 1),
)
