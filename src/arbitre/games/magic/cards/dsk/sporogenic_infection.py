"""Sporogenic Infection."""

from ...language import *

_ANOTHER: Final = Permanents(types=("creature",), other_than=Attached())

CARD = card(
    "sporogenic-infection",
    "enchantment: aura",
    Enchant(CREATURE),
    when_enters(SacrificeOf(_ANOTHER, who=Target(PLAYER))),
    Triggered(when=DealsDamage(to=Attached()), do=Destroy(That()), one_or_more=True),
    cost="{1}{B}",
)
