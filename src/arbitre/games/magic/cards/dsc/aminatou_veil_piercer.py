"""Aminatou, Veil Piercer."""

from ...language import *

_ENCHANTMENTS: Final = Cards(whose=YOURS, where=("hand",), types=("enchantment",))


CARD = card(
    "aminatou-veil-piercer",
    "legendary creature: human wizard",
    Triggered(when=BeginningOf("upkeep"), do=Surveil(2)),
    StaticAbility(do=(Has((Miracle(OwnManaCost(4)),)),), who=_ENCHANTMENTS),
    cost="{1}{W}{U}{B}",
    size=(2, 4),
)
