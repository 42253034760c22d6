"""Choose Your Champion."""

from ...language import *

_THE_TWO: Final = Only(who=(You(), It()), deeds=("cast", "attack"))

CARD = scheme(
    "choose-your-champion",
    when_set_in_motion(
        ChoosesPlayer(Target(OPPONENT), Enforce(_THE_TWO, about=It(), until="your next turn"))
    ),
)
