"""Diversion Specialist."""

from ...language import *

_ANOTHER: Final = Permanents(whose=YOURS, types=("creature", "enchantment"), other=True)

CARD = card(
    "diversion-specialist",
    "creature: human warrior",
    Menace(),
    Activated(
        costs=(Mana("{1}"), SacrificeSome(_ANOTHER)),
        do=Seq((Exile(TopCards(1)), Enforce(MayPlay(cards=It()), about=Made()))),
    ),
    cost="{3}{R}",
    size=(4, 3),
)
