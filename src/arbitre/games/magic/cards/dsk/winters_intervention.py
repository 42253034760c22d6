"""Winter's Intervention."""

from ...language import *

CARD = card(
    "winters-intervention",
    "instant",
    cost="{1}{B}",
    effect=Seq((DealDamage(Target(CREATURE), 2), GainLife(2))),
)
