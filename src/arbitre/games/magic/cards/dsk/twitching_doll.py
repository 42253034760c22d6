"""Twitching Doll."""

from ...language import *

CARD = card(
    "twitching-doll",
    "artifact creature: spider toy",
    Activated(costs=(TapSelf(),), do=Seq((AddMana(any_of=COLOURS), PutCounters(This(), "nest"))), mana=True),
    Activated(
        costs=(TapSelf(), SacrificeSelf()),
        do=CreateTokens("spider-token", CountersOn(This())),
        timing="sorcery",
    ),
    cost="{1}{G}",
    size=(2, 2),
)
