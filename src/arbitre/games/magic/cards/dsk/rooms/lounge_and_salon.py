"""Smoky Lounge // Misty Salon."""

from ....language import *

_DOORS: Final = OpenDoors(ROOM_YOU_CONTROL)
_ROOMS: Final = (ToCast(Spells(whose=YOURS, subtypes=("room",))), ToUnlock())

CARD: Final[Card] = room(
    "smoky-lounge-misty-salon",
    door(
        "smoky-lounge",
        "{2}{R}",
        Triggered(when=BeginningOf("first main"), do=AddMana("RR", only_for=_ROOMS)),
    ),
    door(
        "misty-salon",
        "{3}{U}",
        when_unlocked(CreateTokens("spirit-token", power=_DOORS, toughness=_DOORS)),
    ),
)
