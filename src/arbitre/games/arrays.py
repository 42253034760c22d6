"""How a game's views are written as numbers, for whoever learns from them: named columns, read one by one.

Columns read what a view shows and nothing else. They are only ever added, behind the others: what somebody
trained yesterday reads the same figures at the same places tomorrow. Seats are told from the reader's chair:
1 is the reader, 2 who sits next, 0 nobody; cards, zones, words and verbs are counted from 1, 0 is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from arbitre.kernel.pieces import NOBODY, Option
from arbitre.kernel.view import View, ZoneView

Shown: TypeAlias = Mapping[str, Any]
"""What a view shows of one thing."""


@dataclass(frozen=True)
class Reader:
    """Who reads: the seat, how many there are, and how cards are numbered."""

    seat: int
    seats: int
    cards: Mapping[str, int]

    def chair(self, seat: int) -> int:
        """A seat as the reader counts them."""
        return 0 if seat < 0 else (seat - self.seat) % self.seats + 1


@dataclass(frozen=True)
class Column:
    """One figure: what it is called, and how it is read."""

    name: str
    read: Callable[[Shown, Reader], int]


def whole(*keys: str) -> tuple[Column, ...]:
    """Numbers, and things that are so (1) or not (0)."""

    def column(key: str) -> Column:
        return Column(key, lambda shown, reader: int(shown.get(key) or 0))

    return tuple(column(key) for key in keys)


def chair(*keys: str) -> tuple[Column, ...]:
    """Seats."""

    def column(key: str) -> Column:
        return Column(key, lambda shown, reader: reader.chair(shown.get(key, NOBODY)))

    return tuple(column(key) for key in keys)


def card(*keys: str) -> tuple[Column, ...]:
    """Cards by their number."""

    def column(key: str) -> Column:
        return Column(key, lambda shown, reader: reader.cards.get(shown.get(key, ""), 0))

    return tuple(column(key) for key in keys)


def count(*keys: str) -> tuple[Column, ...]:
    """How many there are in a list."""

    def column(key: str) -> Column:
        return Column(key, lambda shown, reader: len(shown.get(key) or ()))

    return tuple(column(key) for key in keys)


def there(*keys: str) -> tuple[Column, ...]:
    """Whether there is anything at all."""

    def column(key: str) -> Column:
        return Column(key, lambda shown, reader: int(key in shown))

    return tuple(column(key) for key in keys)


def each(key: str, *names: str) -> tuple[Column, ...]:
    """The numbers of a list, each with a name of its own."""

    def column(at: int, name: str) -> Column:
        def read(shown: Shown, reader: Reader) -> int:
            numbers = shown.get(key) or ()
            return int(numbers[at]) if at < len(numbers) else 0

        return Column(name, read)

    return tuple(column(at, name) for at, name in enumerate(names))


def among(key: str, *words: str) -> tuple[Column, ...]:
    """For each of these words how often it stands in a list, or the number a dictionary has for it."""

    def column(word: str) -> Column:
        def read(shown: Shown, reader: Reader) -> int:
            held = shown.get(key)
            if not held:
                return 0
            return int(held.get(word, 0)) if isinstance(held, dict) else int(held.count(word))

        return Column(word, read)

    return tuple(column(word) for word in words)


def word(key: str, words: Sequence[str]) -> tuple[Column, ...]:
    """One of these words, by its place."""
    places = {each: place for place, each in enumerate(words, 1)}
    return (Column(key, lambda shown, reader: places.get(shown.get(key, ""), 0)),)


def _nothing_more(view: View) -> dict[int, dict[str, Any]]:
    return {}


def _nothing_unseen(zone: ZoneView) -> Iterable[Shown]:
    return ()


def _nowhere(view: View, option: Option) -> int:
    return NOBODY


@dataclass(frozen=True)
class Arrays:
    """What is read of a game's views."""

    cards: Mapping[str, int]  # by slug, from 1: rows of the game's names are only ever added
    zones: Sequence[str]  # the names of zones
    verbs: Sequence[str]  # of options
    board: Sequence[Column]
    seat: Sequence[Column]
    piece: Sequence[Column]
    marks: Callable[[View], dict[int, dict[str, Any]]] = _nothing_more  # what the board says of pieces
    unseen: Callable[[ZoneView], Iterable[Shown]] = _nothing_unseen  # what a zone tells of what lies hidden
    about: Callable[[View, Option], int] = _nowhere  # the piece an option is about that names none


def numbered(cards: Iterable[Any]) -> dict[str, int]:
    """Cards by slug, from 1."""
    return {each.slug: number for number, each in enumerate(cards, 1)}
