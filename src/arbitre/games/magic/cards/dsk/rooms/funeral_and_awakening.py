"""Funeral Room // Awakening Hall."""

from ....language import *

CARD: Final[Card] = room(
    "funeral-room-awakening-hall",
    door(
        "funeral-room",
        "{2}{B}",
        Triggered(when=Dies(CREATURE_YOU_CONTROL), do=Seq((LoseLife(1, OPPONENT), GainLife(1)))),
    ),
    door(
        "awakening-hall",
        "{6}{B}{B}",
        when_unlocked(PutOntoBattlefield(which=CREATURE_CARD_IN_YOUR_GRAVEYARD)),
    ),
)
