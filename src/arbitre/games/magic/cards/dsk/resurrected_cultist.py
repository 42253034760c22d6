"""Resurrected Cultist."""

from ...language import *

CARD = card(
    "resurrected-cultist",
    "creature: human cleric",
    Activated(
        costs=(Mana("{2}{B}{B}"),),
        do=PutOntoBattlefield(which=This(), counters=(("finality", 1),)),
        timing="sorcery",
        if_=DELIRIUM,
        zones=GRAVEYARD,
        word="delirium",
    ),
    cost="{2}{B}",
    size=(4, 1),
)
