"""Get Out."""

from ...language import *

CARD = card(
    "get-out",
    "instant",
    cost="{U}{U}",
    effect=Modes(
        (
            CounterSpell(Target(Spells(types=("creature", "enchantment")))),
            PutIntoHand(Target(Permanents(owned=YOURS, types=("creature", "enchantment")), 2, least=1)),
        )
    ),
)
