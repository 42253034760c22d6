"""Balustrade Wurm."""

from ...language import *

CARD = card(
    "balustrade-wurm",
    "creature: wurm",
    Cannot(deed="be_countered"),
    Trample(),
    Haste(),
    Activated(
        costs=(Mana("{2}{G}{G}"),),
        do=PutOntoBattlefield(which=This(), counters=(("finality", 1),)),
        timing="sorcery",
        if_=DELIRIUM,
        zones=GRAVEYARD,
        word="delirium",
    ),
    cost="{3}{G}{G}",
    size=(5, 5),
)
