"""Bottomless Pool // Locker Room."""

from ....language import *

CARD: Final[Card] = room(
    "bottomless-pool-locker-room",
    door("bottomless-pool", "{U}", when_unlocked(PutIntoHand(Target(CREATURE, up_to=True)))),
    door(
        "locker-room",
        "{4}{U}",
        Triggered(when=DealsDamage(CREATURE_YOU_CONTROL, PLAYER, combat=True), do=Draw(), one_or_more=True),
    ),
)
