"""Decks that chance builds, so that games of the lab use every card: legal, with lands for what they hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards.index import CARDS
from ..language.definitions import COLOURS, Card, Deck
from .check import identity, is_scheme
from .lists import write_deck

SPELLS: Final = 36
LANDS: Final = 24
COPIES: Final = 2  # so that a deck shows eighteen cards
BASICS: Final = dict(zip(COLOURS, ("plains", "island", "swamp", "mountain", "forest"), strict=True))
POOL: Final = [
    card
    for card in CARDS
    if not card.token and "basic" not in card.faces[0].supertypes and not is_scheme(card)
]


def deck_by_chance(below: Callable[[int], int], seen: dict[str, int]) -> str:
    """The list of a legal deck around the card seen least: of its colours and another one, those seen least
    first."""
    rarest = sorted(POOL, key=_rarity(below, seen))
    colours = set(identity(rarest[0])) | {COLOURS[below(len(COLOURS))]}
    spells = [card.slug for card in rarest if set(identity(card)) <= colours][: SPELLS // COPIES]
    lands = [BASICS[colour] for colour in COLOURS if colour in colours]
    each, over = divmod(LANDS + SPELLS - COPIES * len(spells), len(lands))
    main = [(slug, COPIES) for slug in spells]
    main += [(slug, each + (k < over)) for k, slug in enumerate(lands)]
    return write_deck(Deck(slug="by-chance", main=tuple(main)))


def _rarity(below: Callable[[int], int], seen: dict[str, int]) -> Callable[[Card], tuple[int, int]]:
    return lambda card: (seen.get(card.slug, 0), below(1 << 30))
