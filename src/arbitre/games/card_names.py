"""What a card is called in both languages, and a line of flavour for it, from tables beside the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from arbitre.words import Language, Name
from arbitre.words.typography import typeset


class CardName(msgspec.Struct, frozen=True):
    """A name in both languages; `gender`, `plural` and `aspirate` are those of the French name."""

    en: str
    fr: str
    gender: Literal["m", "f"] = "m"
    plural: bool = False
    flavour_en: str = ""
    flavour_fr: str = ""
    aspirate: bool | None = None

    @property
    def phrase(self) -> Name:
        """The name as sentences use it."""
        return Name(self.en, self.fr, self.gender, self.plural, aspirate=self.aspirate)


def card_name(row: tuple[str, str, str], flavour: tuple[str, str]) -> CardName:
    """The name in a row of a table: English, French, and the gender of the French one, with "plural" or
    "aspirate" after it where that is so."""
    en, fr, about = row
    return CardName(
        en,
        fr,
        "f" if about[0] == "f" else "m",
        "plural" in about,
        *flavour,
        True if "aspirate" in about else None,
    )


def flavour_of(names: Mapping[str, CardName], slug: str, lang: Language) -> str:
    """The line of flavour of a card; nothing for one without a name."""
    called = names.get(slug)
    if called is None:
        return ""
    return typeset(called.flavour_fr if lang == "fr" else called.flavour_en)
