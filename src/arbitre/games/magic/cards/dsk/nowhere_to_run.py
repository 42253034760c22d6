"""Nowhere to Run."""

from ...language import *

CARD = card(
    "nowhere-to-run",
    "enchantment",
    Flash(),
    when_enters(Affect(Target(CREATURE_AN_OPPONENT_CONTROLS), (Gets(-3, -3),))),
    Can(deed="be_targeted_as_though_not_hexproof", who=CREATURE_AN_OPPONENT_CONTROLS),
    Cannot(deed="trigger_ward", who=CREATURE_AN_OPPONENT_CONTROLS),
    cost="{1}{B}",
)
