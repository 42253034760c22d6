"""How a printer sets a text: the spaces French does not break, and the curved apostrophe.

Texts are written with a plain space and a plain apostrophe, which every keyboard has; they pass here before a
reader sees them. English has no space before its high marks, so its texts may pass too.
"""

from __future__ import annotations

import re
from typing import Final

_HIGH_MARK: Final = re.compile(r" (?=[:;?!»])|(?<=«) ")
QUOTED: Final = re.compile(r"(?<!\w)'((?:[^']|'(?=\w))+)'(?!\w)")
"""Words in English quotation marks, as they are typed; an apostrophe inside does not end them."""
_APOSTROPHE: Final = re.compile(r"(?<=\w)'")


def spaced(text: str) -> str:
    """A text with the spaces of its high marks made unbreakable."""
    return _HIGH_MARK.sub("\u00a0", text)


def curved(text: str) -> str:
    """A text with its apostrophes and English quotation marks curved.

    >>> curved("l'attaque d'Ada; no card is called 'Bob's Golem'")
    'l’attaque d’Ada; no card is called “Bob’s Golem”'
    """
    return _APOSTROPHE.sub("’", QUOTED.sub(r"“\1”", text))


def typeset(text: str) -> str:
    """A finished text, as a reader sees it."""
    return curved(spaced(text))
