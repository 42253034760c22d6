"""Jump Scare."""

from ...language import *

CARD = card(
    "jump-scare",
    "instant",
    cost="{W}",
    effect=Affect(
        Target(CREATURE),
        (Gets(2, 2), Has((Flying(),)), IsAlso(types=("enchantment", "creature"), subtypes=("horror",))),
    ),
)
