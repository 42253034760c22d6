"""Mirror Room // Fractured Realm."""

from __future__ import annotations

from typing import Final

from ...definitions import Card, door, room
from ...nodes import (
    CREATURE_YOU_CONTROL,
    PERMANENT_YOU_CONTROL,
    CreateCopies,
    IsAlso,
    Target,
    TriggersAgain,
    when_unlocked,
)

CARD: Final[Card] = room(
    "mirror-room-fractured-realm",
    door(
        "mirror-room",
        "{2}{U}",
        when_unlocked(
            CreateCopies(Target(CREATURE_YOU_CONTROL), except_=(IsAlso(subtypes=("reflection",)),))
        ),
    ),
    door("fractured-realm", "{5}{U}{U}", TriggersAgain(PERMANENT_YOU_CONTROL)),
)
