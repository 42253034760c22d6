"""Phantasmal Image."""

from ...language import *

CARD = card(
    "phantasmal-image",
    "creature: illusion",
    may_enter_as_copy(
        CREATURE,
        IsAlso(subtypes=("illusion",)),
        Has((Triggered(when=BecomesTarget(), do=Sacrifice(This())),)),
    ),
    cost="{1}{U}",
    size=(0, 0),
)
