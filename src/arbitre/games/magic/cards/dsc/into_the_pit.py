"""Into the Pit."""

from ...language import *

CARD = card(
    "into-the-pit",
    "enchantment",
    Can(deed="look_at", who=TopCards(1)),
    MayPlay(cards=TopCards(1), lands=False, besides=(SacrificeSome(NONLAND_PERMANENT),)),
    cost="{2}{B}",
)
