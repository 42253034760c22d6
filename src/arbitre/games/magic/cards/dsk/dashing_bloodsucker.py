"""Dashing Bloodsucker."""

from ...language import *

CARD = card(
    "dashing-bloodsucker",
    "creature: vampire warrior",
    eerie(Affect(This(), (Gets(2, 0), Has((Lifelink(),))))),
    cost="{3}{B}",
    size=(2, 5),
)
