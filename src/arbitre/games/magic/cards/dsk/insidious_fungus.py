"""Insidious Fungus."""

from ...language import *

_LAND_IN_HAND: Final = Cards(whose=YOURS, where=("hand",), types=("land",))


CARD = card(
    "insidious-fungus",
    "creature: fungus",
    Activated(
        costs=(Mana("{2}"), SacrificeSelf()),
        do=Modes(
            (
                Destroy(Target(ARTIFACT)),
                Destroy(Target(Permanents(types=("enchantment",)))),
                Seq((Draw(), May(Choose(_LAND_IN_HAND, PutOntoBattlefield(which=It(), tapped=True))))),
            )
        ),
    ),
    cost="{G}",
    size=(1, 2),
)
