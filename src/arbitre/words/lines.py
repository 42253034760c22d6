"""Whole sentences in both languages, which need no grammar."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .catalogue import Catalogue
from .phrase import Language, Name, Phrase
from .tables import rows
from .typography import spaced


class Title(NamedTuple):
    """A name and one line about what it names."""

    name: Name
    line: Name


def line(en: str, fr: str) -> Name:
    """A whole sentence in both languages."""
    return Name(en, spaced(fr))


def titles(package: str, table: str) -> dict[str, Title]:
    """The titles of a table beside the code: English, French, what French needs to know (gender, "plural"),
    and the line about it in both languages."""
    return {
        key: Title(Name(en, fr, "f" if "f" in about.split() else "m", "plural" in about), line(*about_it))
        for key, (en, fr, about, *about_it) in rows(package, table).items()
    }


def told(sentence: Phrase) -> Callable[..., Phrase]:
    """A label that is about nothing in particular."""
    return lambda teller: sentence


def quoted(word: str) -> Name:
    """A word that means nothing here, in quotation marks."""
    return Name(f"“{word}”", spaced(f"« {word} »"))


def fixed(catalogue: Catalogue, prefix: str, texts: dict[str, tuple[str, str]]) -> None:
    """Messages that are about nothing in particular: whole sentences, by key."""

    def saying(phrase: Name) -> Callable[..., Phrase]:
        return lambda teller, *about: phrase

    for key, (en, fr) in texts.items():
        catalogue.message(f"{prefix}.{key}")(saying(line(en, fr)))


def answered(catalogue: Catalogue, package: str) -> None:
    """What the two answers to each question that is one of yes or no do: the rows of `answers.tsv`."""
    for question, (yes_en, yes_fr, no_en, no_fr) in rows(package, "answers").items():
        fixed(catalogue, "yes", {question: (yes_en, yes_fr)})
        fixed(catalogue, "not", {question: (no_en, no_fr)})


def filled(
    catalogue: Catalogue,
    prefix: str,
    texts: dict[str, tuple[str, str]],
    word: Callable[[object, Language], str],
) -> None:
    """Messages that are whole sentences with places ({0}, {1} …) for what they are about, put in words."""

    def saying(en: str, fr: str) -> Callable[..., Phrase]:
        def say(teller: object, *about: object) -> Phrase:
            return line(
                en.format(*(word(it, "en") for it in about)), fr.format(*(word(it, "fr") for it in about))
            )

        return say

    for key, (en, fr) in texts.items():
        catalogue.message(f"{prefix}.{key}")(saying(en, fr))
