"""Rite of the Moth."""

from ...language import *

CARD = card(
    "rite-of-the-moth",
    "sorcery",
    Flashback("{3}{W}{W}{B}"),
    cost="{1}{W}{B}{B}",
    effect=PutOntoBattlefield(which=Target(CREATURE_CARD_IN_YOUR_GRAVEYARD), counters=(("finality", 1),)),
)
