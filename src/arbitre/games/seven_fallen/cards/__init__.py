"""Every card of the game, in a fixed order: three realms, the visitors, and the samples of the tests."""

from __future__ import annotations

from typing import Final

from ..definitions import Card
from . import endless_night, eondra, poseidia, sample, visitors

HOUSE: Final[tuple[Card, ...]] = (
    *eondra.CARDS,
    *poseidia.CARDS,
    *endless_night.CARDS,
    *visitors.CARDS,
)
"""The house set: every card people play with."""

CARDS: Final[tuple[Card, ...]] = (*HOUSE, *sample.CARDS)

__all__ = ["CARDS", "HOUSE"]
