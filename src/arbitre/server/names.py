"""What people may be called: something that can be seen, and unlike everybody else at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters by their class that show nothing."""
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһԍӏαβγεηικνορτυχω01ıłøđօսհոցᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᏔᏃɑɡɩƅƒɾȷ",
    "abekmhopctyxijsdqwhgiabyenikvoptuxwoiilodouhngabcdeghjklmpstvwzagibfrj",
)
"""Letters of other alphabets, and figures, that are read as Latin ones."""
SMALL = "LATIN LETTER SMALL CAPITAL "
MARKS = 2
"""Marks on one letter; more of them cover the lines above and below."""


def clean(name: str) -> str:
    """A name as it may be shown: visible letters on one line; nothing where none can be seen."""
    shown = unicodedata.normalize("NFC", name)
    shown = "".join("" if _invisible(letter) else letter if _shows(letter) else " " for letter in shown)
    shown = " ".join(_marked(shown).split())
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def _marked(name: str) -> str:
    """With so many marks on a letter and no more."""
    kept, marks = [], 0
    for letter in name:
        marks = marks + 1 if _mark(letter) else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def _mark(letter: str) -> bool:
    """Whether it stands on the letter before it. By its category: signs that go around letters, and vowels of
    some alphabets, combine and are of no combining class."""
    return unicodedata.category(letter) in ("Mn", "Me")


def _shows(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK


def _invisible(letter: str) -> bool:
    """Marks that show nothing by themselves: variation selectors, joiners of what is one anyway."""
    return (
        "\ufe00" <= letter <= "\ufe0f"
        or "\U000e0100" <= letter <= "\U000e01ef"
        or "\u180b" <= letter <= "\u180f"
        or letter in "\u034f\U00016fe4"
    )


def _latin(letter: str) -> str:
    """A small capital as the letter it is."""
    called = unicodedata.name(letter, "")
    return (
        called.removeprefix(SMALL).lower()
        if called.startswith(SMALL) and len(called) == len(SMALL) + 1
        else letter
    )


def look(name: str) -> str:
    """What a name looks like at a glance: names of one look are told apart by nobody."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in plain if not _mark(letter)).casefold()
    plain = "".join(_latin(letter) for letter in plain.translate(ALIKE))
    return "".join(plain.split()).replace("l", "i").replace("rn", "m")


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else looks the same."""
    taken = {look(other) for other in others}
    if not name or look(name) not in taken:
        return name
    number = 2
    while look(numbered := f"{name[: LONGEST - 4]} ({number})") in taken:
        number += 1
    return numbered
