"""The basic lands, and the ones without a colour of their own."""

from ..language import *

CARDS: Final = (
    *(
        card(land, f"basic land: {land}") for land in BASIC_LAND_TYPES
    ),  # their mana comes with the type (305.6)
    card("wastes", "basic land", Activated(costs=(TapSelf(),), do=AddMana("C"), mana=True)),
)
