"""Your Mistake Is My Triumph."""

from ...language import *

_MILLED: Final = Cards(types=PERMANENT_TYPES, among=Made())

CARD = scheme(
    "your-mistake-is-my-triumph",
    when_set_in_motion(Seq((Mill(3, PLAYER), Choose(_MILLED, PutOntoBattlefield(which=It()))))),
)
