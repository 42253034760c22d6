"""The words for the areas of a player in scenarios: "Bob's rear guard", "hand", "Ligne de feu"."""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.rules import BadInput
from arbitre.words.finding import slug as plain

from ..rules.model import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRE,
    HAND,
    LIMBO,
    PANDEMONIUM,
    PER_SEAT,
    PURGATORY,
    REAR,
    REGISTER,
    SECRET,
    STACK_ZONE,
    Table,
)
from ..rules.places import area

WORDS: Final[dict[int, tuple[str, ...]]] = {
    BOOK: ("book", "sacred-book", "livre-sacre"),
    HAND: ("hand", "main"),
    REGISTER: ("register", "registre"),
    ADORATION: ("adoration",),
    DIVINE: ("divine", "divine-area", "divin"),
    REAR: ("rear-guard", "rear", "arriere-garde", "ag"),
    FIRE: ("firing-line", "fire", "ligne-de-feu", "ldf"),
    SECRET: ("secret",),
    LIMBO: ("limbo", "limbes"),
    PURGATORY: ("purgatory", "purgatoire"),
    PANDEMONIUM: ("pandemonium",),
}
"""For each area the ways to write it, the one it is said with first."""

_AREA: Final = {word: which for which, words in WORDS.items() for word in words}


def area_named(text: str) -> int | None:
    """The number of the area a word means, or None."""
    return _AREA.get(re.sub(r"^(?:the|le|la|l|les)-", "", plain(text)))


def area_word(which: int) -> str:
    """What an area is called."""
    return WORDS[which][0].replace("-", " ")


def zones_meant(names: list[str], text: str) -> tuple[int, ...]:
    """The zones a text names: an area of one player, or of both if it is not said whose; the stack."""
    rest = text.strip()
    seats: tuple[int, ...] = (0, 1)
    for seat, name in enumerate(names):
        found = re.match(rf"{re.escape(name)}['’]s?\s+", rest)
        if found:
            seats, rest = (seat,), rest[found.end() :]
    if plain(rest) in ("stack", "the-stack", "pile"):
        return (STACK_ZONE,)
    which = area_named(rest)
    if which is None:
        raise BadInput(f"no area is called '{text}'; there are {', '.join(map(area_word, WORDS))}, stack.")
    return tuple(area(seat, which) for seat in seats)


def zone_word(names: list[str], table: Table, piece: int) -> str:
    """Where a card lies, in the words `zones_meant` understands."""
    zone = table.pieces[piece].zone
    if zone == STACK_ZONE:
        return "stack"
    return f"{names[zone // PER_SEAT]}'s {area_word(zone % PER_SEAT)}"
