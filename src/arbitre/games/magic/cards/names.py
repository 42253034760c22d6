"""What cards are called, in English and in French, face by face, and the card a name means."""

from __future__ import annotations

from typing import Final

from arbitre.games.card_names import CardName, card_names
from arbitre.words.finding import bare

from ..language.definitions import ROOM, Card
from .index import CARDS

NAMES_OF: Final[dict[str, CardName]] = card_names(__package__)
"""The name of every face, by slug."""


def written(card: Card, language: str) -> str:
    """The name of a card as a deck list writes it: both doors of a Room, the front of a double-faced card."""
    faces = card.faces if card.layout == ROOM else card.faces[:1]
    return " // ".join(getattr(NAMES_OF[face.slug], language) for face in faces)


def plain(text: str) -> str:
    """A name as people type it: no accents, no case, plain apostrophes."""
    return " ".join(bare(text).split())


_ALSO: Final = {"hurlleur de hantebois": "hauntwoods-shrieker", "l'ozolithe": "the-ozolith"}
"""Spellings of the release notes that are not those of the cards."""


def _known() -> dict[str, str]:
    found = dict(_ALSO)
    for card in CARDS:
        for language in ("en", "fr"):
            found.setdefault(plain(written(card, language)), card.slug)
            for face in card.faces:
                found.setdefault(plain(getattr(NAMES_OF[face.slug], language)), card.slug)
        found.setdefault(card.slug, card.slug)
    return found


BY_NAME: Final = _known()
"""The slug of the card a name means, in either language, by one door of a Room too."""
