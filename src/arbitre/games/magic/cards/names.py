"""What cards are called, in English and in French, face by face, and the card a name means."""

from __future__ import annotations

from importlib.resources import files
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


def _coming() -> frozenset[str]:
    """The names of the set's cards, as the rule index has them, that are no cards here yet."""
    rows = files(_GAME).joinpath("topics.tsv").read_text(encoding="utf-8").splitlines()[1:]
    cells = [row.split("\t") for row in rows]
    known = {card.slug for card in CARDS}
    missing = [c for c in cells if c[3] == "cards" and c[0].removesuffix("-card") not in known]
    whole = {plain(name) for _, en, fr, _ in missing for name in (en, fr)}
    return frozenset(whole | {half for name in whole for half in name.split(" // ")})


_GAME: Final = __package__.rpartition(".")[0]
COMING: Final = _coming()


def is_coming(text: str) -> bool:
    """Whether a name is that of a real card of the set that is not here yet."""
    return plain(text) in COMING


BY_NAME: Final = _known()
"""The slug of the card a name means, in either language, by one door of a Room too."""
