"""Sawblade Skinripper."""

from ...language import *

_OTHER: Final = Permanents(whose=YOURS, types=("creature", "enchantment"), other=True)


CARD = card(
    "sawblade-skinripper",
    "creature: human assassin",
    Menace(),
    Activated(costs=(Mana("{2}"), SacrificeSome(_OTHER)), do=PutCounters(This(), "+1/+1")),
    Triggered(
        when=BeginningOf("end"),
        do=DealDamage(Target(ANY_TARGET), SacrificedThisTurn()),
        if_=AtLeast(SacrificedThisTurn(), 1),
    ),
    cost="{1}{B}{R}",
    size=(3, 2),
)
