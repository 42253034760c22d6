"""Monstrous Emergence."""

from ...language import *

_IN_HAND: Final = Cards(whose=YOURS, where=("hand",), types=("creature",))

CARD = card(
    "monstrous-emergence",
    "sorcery",
    AdditionalCost((ChooseSome(CREATURE_YOU_CONTROL),), or_=(RevealSome(_IN_HAND),)),
    cost="{1}{G}",
    effect=DealDamage(Target(CREATURE), PowerOf(PaidWith())),
)
