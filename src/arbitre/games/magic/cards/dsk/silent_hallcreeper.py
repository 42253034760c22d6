"""Silent Hallcreeper."""

from ...language import *

CARD = card(
    "silent-hallcreeper",
    "enchantment creature: horror",
    Cannot(deed="be_blocked"),
    Triggered(
        when=DealsDamage(This(), PLAYER, combat=True),
        do=Modes(
            (
                PutCounters(This(), "+1/+1", 2),
                Draw(),
                BecomeCopy(This(), Target(OTHER_CREATURE_YOU_CONTROL)),
            ),
            unchosen=True,
        ),
    ),
    cost="{1}{U}",
    size=(1, 1),
)
