"""Gleeful Arsonist."""

from ...language import *

_NONCREATURE: Final = Spells(whose=OPPONENTS, without_types=("creature",))

CARD = card(
    "gleeful-arsonist",
    "creature: human wizard",
    Triggered(when=Casts(_NONCREATURE), do=DealDamage(ThatPlayer(), PowerOf(This()))),
    Undying(),
    cost="{2}{R}",
    size=(1, 2),
)
