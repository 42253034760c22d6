"""Ready-made decks, one for each clan."""

from __future__ import annotations

from typing import Final

from .aubeterre import AUBETERRE
from .deck import Deck
from .hollow_court import HOLLOW_COURT
from .willow_choir import WILLOW_CHOIR

READY: Final = (AUBETERRE, HOLLOW_COURT, WILLOW_CHOIR)
"""The decks people play with."""

DECKS: Final[dict[str, Deck]] = {deck.slug: deck for deck in READY}

__all__ = ["DECKS", "READY", "Deck"]
