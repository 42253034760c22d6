"""Ready-made decks, by name: a starter for each realm and three constructed decks."""

from __future__ import annotations

from typing import Any, Final

from ..language.definitions import Deck
from .celestial_purity import LONG_VIGIL
from .endless_night import COURT_WITHOUT_DAWN, TABLE_OF_GHOULS
from .eondra import ELORA_AND_THE_FORTY_SEVEN, EMBER_HOST
from .metascience import ENGINE_OF_PROOFS
from .poseidia import DROWNED_TREASURY, RISING_REEF
from .temple_of_light import TRIBUNAL_OF_NOON
from .the_way import ROAD_WITHOUT_END

STARTERS: Final = (
    EMBER_HOST,
    DROWNED_TREASURY,
    COURT_WITHOUT_DAWN,
    ENGINE_OF_PROOFS,
    TRIBUNAL_OF_NOON,
    LONG_VIGIL,
    ROAD_WITHOUT_END,
)
CONSTRUCTED: Final = (ELORA_AND_THE_FORTY_SEVEN, RISING_REEF, TABLE_OF_GHOULS)
READY: Final = (*STARTERS, *CONSTRUCTED)
"""The decks people play with."""

DECKS: Final[dict[str, Deck]] = {deck.slug: deck for deck in READY}


def fitting(options: dict[str, Any]) -> tuple[Deck, ...]:
    """The decks of a table's format (F-007): the starters, unless the options say otherwise."""
    wanted = options.get("format", "starter")
    return tuple(deck for deck in READY if wanted in ("any", deck.format))


__all__ = ["CONSTRUCTED", "DECKS", "READY", "STARTERS", "fitting"]
