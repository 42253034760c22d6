"""Creeping Peeper."""

from ...language import *

_USES: Final = (ToCast(Spells(whose=YOURS, types=("enchantment",))), ToUnlock(), ToTurnFaceUp())

CARD = card(
    "creeping-peeper",
    "creature: eye",
    Activated(costs=(TapSelf(),), do=AddMana("U", only_for=_USES), mana=True),
    cost="{1}{U}",
    size=(2, 1),
)
