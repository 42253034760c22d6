"""The words for zones in scenarios: "Bob's graveyard", "exile", "main", "bibliothèque"."""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.rules import BadInput

from ..rules.model import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PER_SEAT,
    SCHEMES,
    SHARED,
    STACK,
)
from ..rules.refs import role, zone

SHARED_WORDS: Final = {
    "battlefield": BATTLEFIELD,
    "champ de bataille": BATTLEFIELD,
    "stack": STACK,
    "pile": STACK,
    "exile": EXILE,
    "exil": EXILE,
}
SEAT_WORDS: Final = {
    "library": LIBRARY,
    "bibliothèque": LIBRARY,
    "hand": HAND,
    "main": HAND,
    "graveyard": GRAVEYARD,
    "cimetière": GRAVEYARD,
    "command zone": COMMAND,
    "zone de commandement": COMMAND,
    "scheme deck": SCHEMES,
    "deck de machinations": SCHEMES,
}


def zones_meant(names: list[str], text: str) -> tuple[int, ...]:
    """The zones a text names: one of a player, or of all if it is not said whose; or a shared one."""
    rest = text.strip()
    seats: tuple[int, ...] = tuple(range(len(names)))
    for seat, name in enumerate(names):
        found = re.match(rf"{re.escape(name)}['’]s?\s+", rest)
        if found:
            seats, rest = (seat,), rest[found.end() :]
    rest = re.sub(r"^(?:the|le|la|l['’])\s*", "", rest.lower())
    if rest in SHARED_WORDS:
        return (SHARED_WORDS[rest],)
    if rest not in SEAT_WORDS:
        known = ", ".join((*SHARED_WORDS, *SEAT_WORDS))
        raise BadInput(f"no zone is called '{text}'; there are {known}.")
    return tuple(zone(seat, SEAT_WORDS[rest]) for seat in seats)


def zone_word(names: list[str], number: int) -> str:
    """A zone in the words `zones_meant` understands."""
    if number < SHARED:
        return role(number)
    name = {"command": "command zone", "schemes": "scheme deck"}.get(role(number), role(number))
    return f"{names[(number - SHARED) // PER_SEAT]}'s {name}"


_FROM_ZONE: Final = re.compile(
    rf" from (?=(?:\w+['’]s? |the |his |her )?(?:{'|'.join((*SHARED_WORDS, *SEAT_WORDS))})$)"
)


def lying(text: str) -> str:
    """ "Old Oak from the graveyard" as "Old Oak in the graveyard"; a "from" in a name stays."""
    return _FROM_ZONE.sub(" in ", text)
