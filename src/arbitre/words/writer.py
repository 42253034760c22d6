"""The one function that turns a phrase into text, and remembers it."""

from __future__ import annotations

from functools import lru_cache

from .english import English
from .french.nouns import French
from .phrase import Language, Phrase
from .typography import curved

_GRAMMARS = {"en": English(), "fr": French()}


@lru_cache(maxsize=1 << 14)
def write(phrase: Phrase, lang: Language) -> str:
    """The finished text of `phrase` in French or English."""
    return curved(_GRAMMARS[lang].write(phrase))
