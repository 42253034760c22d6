"""Your Plans Mean Nothing."""

from ...language import *

CARD = scheme(
    "your-plans-mean-nothing",
    when_set_in_motion(DiscardAndRedraw(Target(PLAYER, ANY_NUMBER, up_to=True), 7)),
)
