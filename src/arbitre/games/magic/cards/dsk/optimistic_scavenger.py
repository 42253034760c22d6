"""Optimistic Scavenger."""

from ...language import *

CARD = card(
    "optimistic-scavenger",
    "creature: human scout",
    eerie(PutCounters(Target(CREATURE), "+1/+1")),
    cost="{W}",
    size=(1, 1),
)
