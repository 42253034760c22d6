"""Every card of the game, in a fixed order: the three clans, cards without a clan, the board."""

from __future__ import annotations

from typing import Final

from ..language.definitions import Card
from . import aubeterre, board, hollow_court, neutral, willow_choir

CARDS: Final[tuple[Card, ...]] = (
    *aubeterre.CARDS,
    *hollow_court.CARDS,
    *willow_choir.CARDS,
    *neutral.CARDS,
    *board.CARDS,
)

__all__ = ["CARDS"]
