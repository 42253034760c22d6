"""Norin, Swift Survivalist."""

from ...language import *

CARD = card(
    "norin-swift-survivalist",
    "legendary creature: human coward",
    Cannot(deed="block"),
    Triggered(
        when=BecomesBlocked(CREATURE_YOU_CONTROL),
        do=May(Seq((Exile(That()), Enforce(MayPlay(cards=It()), about=Made())))),
    ),
    cost="{R}",
    size=(2, 1),
)
