"""Ready decks as deck lists, by name: of sixty cards, and of a hundred led by a commander."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..language.definitions import Deck
from .check import DeckRules, checked
from .commander import crows_in_the_attic, house_of_pain, seneschals_table, shards_of_hope
from .constructed import (
    cutting_room,
    deep_roots,
    house_of_rooms,
    last_ones_standing,
    last_rites,
    restless_graves,
    steam_and_smoke,
    toy_box,
    what_lies_beneath,
)
from .lists import read_deck
from .scheme_decks import LEGIONS, SECRETS

LISTS: Final = {
    "house-of-rooms": house_of_rooms.LIST,
    "restless-graves": restless_graves.LIST,
    "what-lies-beneath": what_lies_beneath.LIST,
    "last-ones-standing": last_ones_standing.LIST,
    "deep-roots": deep_roots.LIST,
    "cutting-room": cutting_room.LIST,
    "last-rites": last_rites.LIST,
    "steam-and-smoke": steam_and_smoke.LIST,
    "toy-box": toy_box.LIST,
    "seneschals-table": seneschals_table.LIST,
    "shards-of-hope": shards_of_hope.LIST,
    "house-of-pain": house_of_pain.LIST,
    "crows-in-the-attic": crows_in_the_attic.LIST,
}
"""The decks people play with, those of sixty cards first."""

DECKS: Final[dict[str, Deck]] = {slug: read_deck(text, slug) for slug, text in LISTS.items()}

READY: Final = tuple(DECKS.values())
"""The ready-made decks."""

SCHEME_DECKS: Final = tuple(
    read_deck(text, slug) for slug, text in (("legions", LEGIONS), ("secrets", SECRETS))
)
"""The ready-made scheme decks, for whoever brings none."""


@cache
def fitting(rules: DeckRules) -> tuple[Deck, ...]:
    """The ready-made decks that may be played where this is asked of a deck."""
    return tuple(deck for deck in READY if not checked(deck, rules))
