"""When Will You Learn?."""

from ...language import *

CARD = scheme(
    "when-will-you-learn",
    when_set_in_motion(Seq((Exile(TopCards(1, OPPONENT)), MayCast(Made())))),
)
