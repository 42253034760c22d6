"""Vicious Clown."""

from ...language import *

_SMALL: Final = Permanents(whose=YOURS, types=("creature",), power_at_most=2, other=True)


CARD = card(
    "vicious-clown",
    "creature: human clown",
    Triggered(when=Enters(_SMALL), do=Affect(This(), (Gets(2, 0),))),
    cost="{2}{R}",
    size=(2, 3),
)
