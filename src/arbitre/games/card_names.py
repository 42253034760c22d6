"""What a card is called in both languages, and a line of flavour for it, from tables beside the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from arbitre.words import Language, Name, Phrase, Words
from arbitre.words.tables import rows
from arbitre.words.typography import typeset

HOUSE: Final = Name("house card", "carte maison", "f")


def house_mark(house: bool) -> Phrase:
    """Where a card comes from, where a game knows only whether it is ours; nothing if it is printed."""
    return HOUSE if house else Words(())


class CardName(msgspec.Struct, frozen=True):
    """A name in both languages; `gender` and what follows it are those of the French name."""

    en: str
    fr: str
    gender: Literal["m", "f"] = "m"
    plural: bool = False
    flavour_en: str = ""
    flavour_fr: str = ""
    aspirate: bool | None = None
    bare: bool = False

    @property
    def phrase(self) -> Name:
        """The name as sentences use it."""
        return Name(self.en, self.fr, self.gender, self.plural, aspirate=self.aspirate, bare=self.bare)


def card_names(package: str, table: str = "names") -> dict[str, CardName]:
    """What every card (or deck) is called, by slug, from a table beside the cards: English, French, what
    French needs to know (gender, then "plural", "aspirate", "bare": said without an article), flavour."""
    return {slug: _named(*row) for slug, row in rows(package, table).items()}


def _named(en: str, fr: str, french: str, flavour_en: str, flavour_fr: str) -> CardName:
    gender, *about = french.split()
    aspirate = True if "aspirate" in about else None
    return CardName(
        en,
        fr,
        "f" if gender == "f" else "m",
        "plural" in about,
        flavour_en,
        flavour_fr,
        aspirate,
        "bare" in about,
    )


def flavour_of(names: Mapping[str, CardName], slug: str, lang: Language) -> str:
    """The line of flavour of a card; nothing for one without a name."""
    called = names.get(slug)
    if called is None:
        return ""
    return typeset(called.flavour_fr if lang == "fr" else called.flavour_en)
