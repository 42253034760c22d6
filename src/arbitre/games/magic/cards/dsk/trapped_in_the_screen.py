"""Trapped in the Screen."""

from ...language import *

CARD = card(
    "trapped-in-the-screen",
    "enchantment",
    Ward(Mana("{2}")),
    when_enters(
        Exile(
            Target(Permanents(whose=OPPONENTS, types=("artifact", "creature", "enchantment"))),
            until_leaves=True,
        )
    ),
    cost="{2}{W}",
)
