"""Acrobatic Cheerleader."""

from ...language import *

CARD = card(
    "acrobatic-cheerleader",
    "creature: human survivor",
    survival(PutCounters(This(), "flying"), once=True),
    cost="{1}{W}",
    size=(2, 2),
)
