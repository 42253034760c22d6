"""Overgrown Zealot."""

from ...language import *

CARD = card(
    "overgrown-zealot",
    "creature: elf druid",
    Activated(costs=(TapSelf(),), do=AddMana(any_of=COLOURS), mana=True),
    Activated(
        costs=(TapSelf(),), do=AddMana(any_of=COLOURS, amount=2, only_for=(ToTurnFaceUp(),)), mana=True
    ),
    cost="{1}{G}",
    size=(0, 4),
)
