"""Redress Fate."""

from ...language import *

CARD = card(
    "redress-fate",
    "sorcery",
    Miracle(Mana("{3}{W}")),
    cost="{6}{W}{W}",
    effect=PutOntoBattlefield(which=Cards(whose=YOURS, types=("artifact", "enchantment"))),
)
