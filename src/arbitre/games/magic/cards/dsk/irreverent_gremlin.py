"""Irreverent Gremlin."""

from ...language import *

_SMALL: Final = Permanents(whose=YOURS, types=("creature",), power_at_most=2, other=True)


CARD = card(
    "irreverent-gremlin",
    "creature: gremlin",
    Menace(),
    Triggered(when=Enters(_SMALL), do=OnceEachTurn(May(Discard(), then=Draw()))),
    cost="{1}{R}",
    size=(2, 2),
)
