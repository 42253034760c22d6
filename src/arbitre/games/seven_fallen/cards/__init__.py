"""Every card of the game, in a fixed order: three realms and the visitors."""

from __future__ import annotations

from typing import Final

from ..language.definitions import Card
from . import endless_night, eondra, poseidia, visitors

CARDS: Final[tuple[Card, ...]] = (
    *eondra.CARDS,
    *poseidia.CARDS,
    *endless_night.CARDS,
    *visitors.CARDS,
)

__all__ = ["CARDS"]
