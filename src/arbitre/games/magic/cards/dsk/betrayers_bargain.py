"""Betrayer's Bargain."""

from ...language import *

_TO_SACRIFICE: Final = Permanents(whose=YOURS, types=("creature", "enchantment"))

CARD = card(
    "betrayers-bargain",
    "instant",
    AdditionalCost((SacrificeSome(_TO_SACRIFICE),), or_=(Mana("{2}"),)),
    cost="{1}{R}",
    effect=Seq(
        (
            DealDamage(Target(CREATURE), 5),
            Enforce(Replacement(of=Dies(It()), by=ExileInstead()), about=Targeted()),
        )
    ),
)
