"""What is wrong with a deck before there is a table to tell it at: a rule, a key, and what it is about."""

from __future__ import annotations

from arbitre.words.phrase import Language
from arbitre.words.spacing import spaced


class Fault:
    """One thing that is wrong."""

    __slots__ = ("about", "key", "rule")

    def __init__(self, rule: str, key: str, *about: object) -> None:
        self.rule = rule
        self.key = key
        self.about = about


def in_words(sentences: tuple[str, str], lang: Language, about: list[str]) -> str:
    """The English or the French sentence, filled in."""
    return spaced(sentences[lang == "fr"].format(*about))
