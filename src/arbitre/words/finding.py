"""Things found by what people type: a slug, or a name in either language, however it is spelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from .phrase import Name


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


def slug(text: str) -> str:
    """As a slug: small letters, no accents, hyphens.

    >>> slug("Valgavoth’s Œil d'or")
    'valgavoths-oeil-d-or'
    """
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"'s\b", "s", bare(text))).strip("-")


def by_name(names: Mapping[str, Name]) -> dict[str, str]:
    """The slugs by all they are called, in plain letters."""
    return {plain(text): slug for slug, known in names.items() for text in (known.fr, known.en, slug)}
