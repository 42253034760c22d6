"""Decks of sample cards; only tests use them, until the real decks are there."""

from __future__ import annotations

from ..cards.sample import FIRE, MIXED, WATER
from ..definitions import Deck

REGISTER = (("sample-monk", 3), ("sample-nun", 3), ("sample-beggar", 2), ("sample-scribe", 1))
LONG_REGISTER = (("sample-monk", 3), ("sample-nun", 3), ("sample-beggar", 2), ("sample-scribe", 2))


def _book(names: str, size: int) -> tuple[tuple[str, int], ...]:
    """Three of each until the book is full."""
    book: list[tuple[str, int]] = []
    for name in names.split():
        left = size - sum(number for _, number in book)
        if left:
            book.append((f"sample-{name}", min(3, left)))
    return tuple(book)


DECKS = (
    Deck(
        slug="sample-fire",
        divinity="sample-sun",
        temple="sample-forge",
        archangel="sample-herald",
        register=REGISTER,
        book=_book(" ".join(reversed(FIRE.split())), 42),
    ),
    Deck(
        slug="sample-water",
        divinity="sample-tide",
        temple="sample-hive",
        archangel="sample-leviathan",
        register=REGISTER,
        book=_book(" ".join(reversed(WATER.split())), 42),
    ),
    Deck(
        slug="sample-mixed",
        divinity="sample-gloom",
        temple="sample-forge",
        archangel="sample-leviathan",
        register=REGISTER,
        book=_book(MIXED, 42),
    ),
    Deck(
        slug="sample-fire-50",
        divinity="sample-sun",
        temple="sample-forge",
        archangel="sample-herald",
        register=LONG_REGISTER,
        book=_book(FIRE, 50),
        format="constructed",
    ),
    Deck(
        slug="sample-water-50",
        divinity="sample-tide",
        temple="sample-hive",
        archangel="sample-leviathan",
        register=LONG_REGISTER,
        book=_book(WATER, 50),
        format="constructed",
    ),
)
