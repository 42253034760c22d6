"""Charred Foyer // Warped Space."""

from ....language import *

CARD: Final[Card] = room(
    "charred-foyer-warped-space",
    door(
        "charred-foyer",
        "{3}{R}",
        Triggered(
            when=BeginningOf("upkeep"),
            do=Seq((Exile(TopCards(1)), Enforce(MayPlay(cards=It()), about=Made()))),
        ),
    ),
    door(
        "warped-space",
        "{4}{R}{R}",
        PayInstead(costs=(Mana("{0}"),), cast_from=("exile",), once_per_turn=True),
    ),
)
