"""Arabella, Abandoned Doll."""

from ...language import *

_SMALL_ONES: Final = CountOf(Permanents(whose=YOURS, types=("creature",), power_at_most=2))


CARD = card(
    "arabella-abandoned-doll",
    "legendary artifact creature: toy",
    Triggered(when=Attacks(), do=Seq((DealDamage(OPPONENT, _SMALL_ONES), GainLife(_SMALL_ONES)))),
    cost="{R}{W}",
    size=(1, 3),
)
