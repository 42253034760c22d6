"""Ready decks of sixty cards, as deck lists, by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..language.definitions import Deck
from .check import DeckRules, checked
from .house_of_rooms import HOUSE_OF_ROOMS
from .lists import read_deck
from .restless_graves import RESTLESS_GRAVES

LISTS: Final = {"house-of-rooms": HOUSE_OF_ROOMS, "restless-graves": RESTLESS_GRAVES}
"""The decks people play with: white and blue Rooms, red and green delirium."""

DECKS: Final[dict[str, Deck]] = {slug: read_deck(text, slug) for slug, text in LISTS.items()}

READY: Final = tuple(DECKS.values())
"""The ready-made decks."""


@cache
def fitting(rules: DeckRules) -> tuple[Deck, ...]:
    """The ready-made decks that may be played where this is asked of a deck."""
    return tuple(deck for deck in READY if not checked(deck, rules))
