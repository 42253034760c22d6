"""Collected Company."""

from ...language import *

_SMALL: Final = Cards(whose=YOURS, where=("library",), types=("creature",), mana_value_at_most=3)

CARD = card(
    "collected-company",
    "instant",
    cost="{3}{G}",
    effect=LookAtTop(
        6, _SMALL, 2, do=PutOntoBattlefield(which=Made()), rest=PutOnLibrary(Made(), bottom=True)
    ),
)
