"""Clockwork Percussionist."""

from ...language import *

_TOP_CARD: Final = Seq(
    (Exile(TopCards(1)), Enforce(MayPlay(cards=It()), about=Made(), until="end of your next turn"))
)

CARD = card(
    "clockwork-percussionist",
    "artifact creature: monkey toy",
    Haste(),
    Triggered(when=Dies(), do=_TOP_CARD),
    cost="{R}",
    size=(1, 1),
)
