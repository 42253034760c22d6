"""Splitskin Doll."""

from ...language import *

_ANOTHER_SMALL_ONE: Final = Permanents(whose=YOURS, types=("creature",), power_at_most=2, other=True)


CARD = card(
    "splitskin-doll",
    "artifact creature: toy",
    when_enters(Seq((Draw(), If(Not(AtLeast(CountOf(_ANOTHER_SMALL_ONE), 1)), Discard())))),
    cost="{1}{W}",
    size=(2, 1),
)
