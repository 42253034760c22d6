"""Cult Healer."""

from ...language import *

CARD = card(
    "cult-healer",
    "creature: human doctor",
    eerie(Affect(This(), (Has((Lifelink(),)),))),
    cost="{2}{W}",
    size=(3, 3),
)
