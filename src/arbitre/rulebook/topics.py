"""What the rows of a rule index are about: `topics.tsv` next to the game's `rules.tsv`, one chapter a row.

The rows stand in reading order. Each belongs to a part of the rulebook: what is new in the set, the rules,
the keywords, the formats, or the cards, where the topic is the card's slug (with "-card" behind it where a
mechanic has the same name) and the reading order is the alphabet of the reader's language.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec

from arbitre.kernel.rules import BadInput
from arbitre.words.finding import bare
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .entries import table

COLUMNS = ("topic", "english", "french", "part")
Part = Literal["mechanics", "rules", "keywords", "formats", "cards"]
PARTS: tuple[Part, ...] = get_args(Part)


class Topic(msgspec.Struct, frozen=True):
    """A row of the table."""

    key: str
    english: str
    french: str
    part: Part

    def said(self, lang: Language) -> str:
        """The chapter's title in the reader's language."""
        return typeset(self.french if lang == "fr" else self.english)

    @property
    def card(self) -> str:
        """The slug of the card the chapter is about; empty for one of the general part."""
        return self.key.removesuffix("-card") if self.part == "cards" else ""


@cache
def topics(game: str) -> dict[str, Topic]:
    """The topics of a game by key, as written. Raises `BadInput` for a table that is not in order."""
    found: dict[str, Topic] = {}
    for place, (key, english, french, part) in table(game, "topics.tsv", COLUMNS):
        if part not in PARTS:
            raise BadInput(f"{place}: no part '{part}'; there is {', '.join(PARTS)}.")
        found[key] = Topic(key, english, french, PARTS[PARTS.index(part)])
    return found


def topic(game: str, key: str, lang: Language) -> str:
    """A topic in the reader's language. Raises `BadInput` for one that has no row."""
    try:
        return topics(game)[key].said(lang)
    except KeyError:
        raise BadInput(f"topics.tsv of {game} has no row for '{key}'.") from None


def chapters(game: str, lang: Language) -> list[Topic]:
    """The chapters in reading order: part by part, cards and keywords by the alphabet."""
    by_title = ("keywords", "cards")
    return sorted(
        topics(game).values(),
        key=lambda it: (PARTS.index(it.part), bare(it.said(lang)) if it.part in by_title else ""),
    )
