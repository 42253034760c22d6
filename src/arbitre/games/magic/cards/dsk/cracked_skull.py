"""Cracked Skull."""

from ...language import *

_NONLAND_CARD: Final = Cards(where=("hand",), controlled_by=Targeted(), without_types=("land",))


CARD = card(
    "cracked-skull",
    "enchantment: aura",
    Enchant(CREATURE),
    when_enters(
        Seq((LookAtHand(Target(PLAYER)), Choose(_NONLAND_CARD, DiscardThese(It()), up_to=True, openly=True)))
    ),
    Triggered(when=DealsDamage(to=Attached()), do=Destroy(That()), one_or_more=True),
    cost="{2}{B}",
)
