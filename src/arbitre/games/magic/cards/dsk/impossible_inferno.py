"""Impossible Inferno."""

from ...language import *

_TOP_CARD: Final = Seq(
    (Exile(TopCards(1)), Enforce(MayPlay(cards=It()), about=Made(), until="end of your next turn"))
)

CARD = card(
    "impossible-inferno",
    "instant",
    cost="{4}{R}",
    effect=Seq((DealDamage(Target(CREATURE), 6), If(DELIRIUM, _TOP_CARD))),
)
