"""Ready-made decks: one for each clan, and another list of each for a second game."""

from __future__ import annotations

from typing import Final

from .aubeterre import AUBETERRE
from .brass_ledger import BRASS_LEDGER
from .deck import Deck
from .deep_roots import DEEP_ROOTS
from .embers import EMBERS
from .hollow_court import HOLLOW_COURT
from .plague_ball import PLAGUE_BALL
from .siege_train import SIEGE_TRAIN
from .willow_choir import WILLOW_CHOIR

FIRST: Final = (AUBETERRE, HOLLOW_COURT, WILLOW_CHOIR, BRASS_LEDGER)
"""The deck of each clan, called as the clan."""

OTHERS: Final = (EMBERS, PLAGUE_BALL, DEEP_ROOTS, SIEGE_TRAIN)
"""Another deck of each clan, in the same order."""

READY: Final = (*FIRST, *OTHERS)
"""The decks people play with."""

DECKS: Final[dict[str, Deck]] = {deck.slug: deck for deck in READY}

__all__ = ["DECKS", "FIRST", "OTHERS", "READY", "Deck"]
