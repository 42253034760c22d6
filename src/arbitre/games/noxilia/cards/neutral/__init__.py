"""Cards without a clan symbol, and what no deck contains: fates of all, treasures, tokens."""

from __future__ import annotations

from . import fates, others, tokens, treasures, units

CARDS = (*units.CARDS, *others.CARDS, *fates.CARDS, *treasures.CARDS, *tokens.CARDS)

__all__ = ["CARDS"]
