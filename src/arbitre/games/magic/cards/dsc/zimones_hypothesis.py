"""Zimone's Hypothesis."""

from ...language import *

_OF_THAT_SORT: Final = Permanents(types=("creature",), chosen_parity=True)

CARD = card(
    "zimones-hypothesis",
    "instant",
    cost="{3}{U}{U}",
    effect=Seq(
        (
            Choose(CREATURE, PutCounters(It(), "+1/+1"), up_to=True),
            ChooseParity(),
            PutIntoHand(_OF_THAT_SORT),
        )
    ),
)
