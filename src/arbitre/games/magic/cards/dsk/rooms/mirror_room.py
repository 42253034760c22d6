"""Mirror Room // Fractured Realm."""

from ....language import *

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
