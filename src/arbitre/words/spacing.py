"""The space French sets before its high marks and inside its quotation marks: one that does not break.

Texts are written with a plain space, which every keyboard has; they pass here before a reader sees them.
English has no space there, so its texts may pass too.
"""

from __future__ import annotations

import re
from typing import Final

_HIGH_MARK: Final = re.compile(r" (?=[:;?!»])|(?<=«) ")


def spaced(text: str) -> str:
    """A text with the spaces of its high marks made unbreakable."""
    return _HIGH_MARK.sub("\u00a0", text)
