"""Ready decks as deck lists, by name: of sixty cards, and of a hundred led by a commander."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ..language.definitions import Deck
from .check import DeckRules, checked
from .commander import all_the_questions, crows_in_the_attic, house_of_pain, seneschals_table, shards_of_hope
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
    "all-the-questions": all_the_questions.LIST,
}
"""The decks people play with, those of sixty cards first."""

SCHEME_DECKS: Final = tuple(
    read_deck(text, slug) for slug, text in (("legions", LEGIONS), ("secrets", SECRETS))
)
"""The ready-made scheme decks, for whoever brings none."""


def _ready(place: int, slug: str, text: str) -> Deck:
    """A deck from its list; one that is led comes with a scheme deck (archenemy/1)."""
    deck = read_deck(text, slug)
    if not deck.commander or deck.schemes:
        return deck
    return msgspec.structs.replace(deck, schemes=SCHEME_DECKS[place % len(SCHEME_DECKS)].schemes)


DECKS: Final[dict[str, Deck]] = {
    slug: _ready(place, slug, text) for place, (slug, text) in enumerate(LISTS.items())
}

READY: Final = tuple(DECKS.values())
"""The ready-made decks."""


@cache
def fitting(rules: DeckRules) -> tuple[Deck, ...]:
    """The ready-made decks that may be played where this is asked of a deck."""
    return tuple(deck for deck in READY if not checked(deck, rules))
