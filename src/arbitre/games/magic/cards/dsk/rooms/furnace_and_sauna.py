"""Roaring Furnace // Steaming Sauna."""

from ....language import *

_HAND: Final = Cards(whose=YOURS, where=("hand",))

CARD: Final[Card] = room(
    "roaring-furnace-steaming-sauna",
    door(
        "roaring-furnace",
        "{1}{R}",
        when_unlocked(DealDamage(Target(CREATURE_AN_OPPONENT_CONTROLS), CountOf(_HAND))),
    ),
    door(
        "steaming-sauna",
        "{3}{U}{U}",
        Can(deed="no_hand_limit", who=You()),
        Triggered(when=BeginningOf("end"), do=Draw()),
    ),
)
