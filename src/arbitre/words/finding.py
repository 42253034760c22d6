"""Things found by what people type: a slug, or a name in either language, however it is spelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from .phrase import Name


def plain(text: str) -> str:
    """Without accents, capitals, apostrophes or hyphens.

    >>> plain("Œil d’Æther-Noir")
    'oeil d aether noir'
    """
    spelt = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(letter for letter in spelt if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", " ", bare).strip()


def by_name(names: Mapping[str, Name]) -> dict[str, str]:
    """The slugs by all they are called, in plain letters."""
    return {plain(text): slug for slug, known in names.items() for text in (known.fr, known.en, slug)}
