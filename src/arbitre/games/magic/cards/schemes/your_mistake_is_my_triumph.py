"""Your Mistake Is My Triumph."""

from ...language import *

# A milled card is found where it went to instead of the graveyard as well (701.13c).
_MILLED: Final = Cards(where=("graveyard", "exile"), types=PERMANENT_TYPES, among=Made())

CARD = scheme(
    "your-mistake-is-my-triumph",
    when_set_in_motion(Seq((Mill(3, PLAYER), Choose(_MILLED, PutOntoBattlefield(which=It()))))),
)
