"""Withering Torment."""

from ...language import *

CARD = card(
    "withering-torment",
    "instant",
    cost="{2}{B}",
    effect=Seq((Destroy(Target(Permanents(types=("creature", "enchantment")))), LoseLife(2))),
)
