"""What is wrong with a deck before there is a table to tell it at: a rule, a key, and what it is about."""

from __future__ import annotations

from collections.abc import Container, Sequence

from arbitre.kernel.pieces import Refusal
from arbitre.words import Catalogue, write
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .tables import DeckFault


class Fault:
    """One thing that is wrong."""

    __slots__ = ("about", "key", "rule")

    def __init__(self, rule: str, key: str, *about: object) -> None:
        self.rule = rule
        self.key = key
        self.about = about


def in_words(sentences: tuple[str, str], lang: Language, about: list[str]) -> str:
    """The English or the French sentence, filled in."""
    return typeset(sentences[lang == "fr"].format(*about))


def refused(refusal: Refusal, refusals: Catalogue, cards: Container[str], lang: Language) -> DeckFault:
    """A refusal of a deck, told from the game's `refusals`. No table is there yet: such sentences speak of
    cards by name and of numbers only."""
    key, *about = refusal.say
    phrase = refusals.phrase(None, (f"no.{key}", *about))
    return DeckFault(write(phrase, lang), refusal.rule, card_first(about, cards))


def card_first(about: Sequence[object], cards: Container[str]) -> str:
    """The card that something is about, where it is about one."""
    first = about[0] if about else ""
    return first if isinstance(first, str) and first in cards else ""
