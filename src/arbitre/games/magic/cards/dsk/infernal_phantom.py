"""Infernal Phantom."""

from ...language import *

CARD = card(
    "infernal-phantom",
    "creature: spirit",
    eerie(Affect(This(), (Gets(2, 0),))),
    Triggered(when=Dies(), do=DealDamage(Target(ANY_TARGET), PowerOf(This()))),
    cost="{3}{R}",
    size=(2, 3),
)
