"""Cathartic Parting."""

from ...language import *

_THEIRS: Final = Permanents(whose=OPPONENTS, types=("artifact", "enchantment"))

CARD = card(
    "cathartic-parting",
    "sorcery",
    cost="{1}{G}",
    effect=Seq(
        (ShuffleIn((Target(_THEIRS),)), May(ShuffleIn((Target(Cards(whose=YOURS), 4, up_to=True),)))),
    ),
)
