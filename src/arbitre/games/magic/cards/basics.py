"""The basic lands, and the ones without a colour of their own."""

from __future__ import annotations

from ..language import *

BASICS: Final = tuple(card(land, f"basic land: {land}") for land in BASIC_LAND_TYPES)
"""The mana of a basic land comes with its type (305.6)."""

WASTES: Final = card("wastes", "basic land", Activated(costs=(TapSelf(),), do=AddMana("C"), mana=True))
