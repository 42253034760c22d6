"""Things found by what people type: a slug, or a name in either language, however it is spelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache

from .lines import Title
from .phrase import Language, Name
from .writer import write


def bare(text: str) -> str:
    """Small letters without accents; ligatures spelt out, apostrophes straight."""
    small = text.casefold().replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    letters = unicodedata.normalize("NFKD", small)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """Without accents, capitals, apostrophes or hyphens.

    >>> plain("Œil d’Æther-Noir")
    'oeil d aether noir'
    """
    return re.sub(r"[^a-z0-9]+", " ", bare(text)).strip()


@lru_cache(8192)
def slug(text: str) -> str:
    """As a slug: small letters, no accents, hyphens.

    >>> slug("Valgavoth’s Œil d'or")
    'valgavoths-oeil-d-or'
    """
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"'s\b", "s", bare(text))).strip("-")


def by_name(names: Mapping[str, Name]) -> dict[str, str]:
    """The slugs by all they are called, in plain letters."""
    return {plain(text): slug for slug, known in names.items() for text in (known.fr, known.en, slug)}


def caller(names: Mapping[str, Name], titles: Mapping[str, Title]) -> Callable[[str, Language], str]:
    """Says what a slug is called: a card, or else a ready-made deck."""
    return lambda slug, lang: write(names[slug] if slug in names else titles[slug].name, lang)


def finder(names: Mapping[str, Name]) -> Callable[[str], str | None]:
    """Finds the slug of what people call by it, or by its name in either language; nothing if unknown."""
    known = by_name(names)
    return lambda text: known.get(plain(text))
