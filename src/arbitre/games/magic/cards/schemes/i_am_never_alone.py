"""I Am Never Alone."""

from ...language import *

CARD = scheme(
    "i-am-never-alone",
    when_set_in_motion(CreateCopies(YourCommander(), except_=(IsNot(supertypes=("legendary",)),))),
)
