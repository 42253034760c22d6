"""Cynical Loner."""

from ...language import *

CARD = card(
    "cynical-loner",
    "creature: human survivor",
    Cannot(deed="be_blocked", by=Permanents(subtypes=("glimmer",))),
    survival(May(Search(to="graveyard"))),
    cost="{1}{B}",
    size=(3, 1),
)
