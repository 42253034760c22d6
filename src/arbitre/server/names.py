"""What people may be called: something that can be seen, and unlike everybody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters by their class that show nothing."""
ALIKE = str.maketrans("авекмнорстухіјѕԁԛԝαβγεηικνορτυχω01ıłøđ", "abekmhopctyxijsdqwabyenikvoptuxwoiilod")
"""Letters of other alphabets, and figures, that are read as Latin ones."""


def clean(name: str) -> str:
    """A name as it may be shown: visible letters on one line; nothing where none can be seen."""
    shown = unicodedata.normalize("NFC", name)
    shown = " ".join("".join(letter if _shows(letter) else " " for letter in shown).split())
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def _shows(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK and not _invisible(letter)


def _invisible(letter: str) -> bool:
    """Variation selectors: they are marks, and show nothing by themselves."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def look(name: str) -> str:
    """What a name looks like at a glance: names of one look are told apart by nobody."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
    return "".join(plain.translate(ALIKE).split()).replace("l", "i").replace("rn", "m")


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else looks the same."""
    taken = {look(other) for other in others}
    if not name or look(name) not in taken:
        return name
    number = 2
    while look(numbered := f"{name[: LONGEST - 4]} ({number})") in taken:
        number += 1
    return numbered
