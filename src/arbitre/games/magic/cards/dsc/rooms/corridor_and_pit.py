"""Spiked Corridor // Torture Pit."""

from ....language import *

CARD: Final[Card] = room(
    "spiked-corridor-torture-pit",
    door("spiked-corridor", "{3}{R}", when_unlocked(CreateTokens("devil-token", 3))),
    door(
        "torture-pit",
        "{3}{R}",
        Replacement(of=DealsDamage(Objects(whose=YOURS), OPPONENT, combat=False), by=MuchMore(2)),
    ),
)
