"""Derelict Attic // Widow's Walk."""

from ....language import *

CARD: Final[Card] = room(
    "derelict-attic-widows-walk",
    door("derelict-attic", "{2}{B}", when_unlocked(Seq((Draw(2), LoseLife(2))))),
    door(
        "widows-walk",
        "{3}{B}",
        Triggered(
            when=Attacks(CREATURE_YOU_CONTROL, alone=True),
            do=Affect(That(), (Gets(1, 0), Has((Deathtouch(),)))),
        ),
    ),
)
