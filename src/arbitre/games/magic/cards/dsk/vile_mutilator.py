"""Vile Mutilator."""

from ...language import *

_TO_SACRIFICE: Final = Permanents(whose=YOURS, types=("creature", "enchantment"))


CARD = card(
    "vile-mutilator",
    "creature: demon",
    AdditionalCost((SacrificeSome(_TO_SACRIFICE),)),
    Flying(),
    Trample(),
    when_enters(
        Seq(
            (
                SacrificeOf(Permanents(types=("enchantment",), token=False), who=OPPONENT),
                SacrificeOf(Permanents(types=("creature",), token=False), who=OPPONENT),
            )
        )
    ),
    cost="{5}{B}{B}",
    size=(6, 5),
)
