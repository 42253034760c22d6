"""How large what somebody brings may be: a deck, the options of a table. Asked before anything is read."""

from __future__ import annotations

from typing import Any

from .refusals import RequestRefused

MOST_CARDS = 500
"""In one deck, all parts together."""
MOST_LINES = 400
MOST_OPTIONS = 16
MOST_PIECES = 2_000
"""In a position somebody brings: every table of it shows them all."""
LARGEST_NUMBER = 10_000
DEEPEST = 5
LONGEST_WORD = 100


class _Measure:
    """Counts what is in a value of JSON, and stops as soon as it is too much."""

    def __init__(self, lines: int) -> None:
        self.left = lines

    def take(self, value: Any, depth: int = 0) -> None:
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise RequestRefused("too_large", "too_much")
        if isinstance(value, str):
            if len(value) > LONGEST_WORD:
                raise RequestRefused("too_large", "too_much")
        elif isinstance(value, int):
            if abs(value) > LARGEST_NUMBER:
                raise RequestRefused("too_large", "too_much")
        elif isinstance(value, list | tuple):
            for each in value:
                self.take(each, depth + 1)
        elif isinstance(value, dict):
            for key, each in value.items():
                self.take(key, depth + 1)
                self.take(each, depth + 1)
        elif isinstance(value, float):
            raise RequestRefused("malformed", what="a whole number is wanted")


def bounded_deck(deck: Any) -> None:
    """Whether a deck is of a size people play with. Raises `RequestRefused`."""
    _Measure(3 * MOST_LINES).take(deck)
    if _cards(deck) > MOST_CARDS:
        raise RequestRefused("too_large", "too_many_cards", most=MOST_CARDS)


def _cards(deck: Any) -> int:
    """How many cards a written deck names: a name alone is one, a name with a number so many."""
    if isinstance(deck, dict):
        return sum(_cards(each) for each in deck.values() if not isinstance(each, str))
    if not isinstance(deck, list | tuple):
        return 1
    if len(deck) == 2 and type(deck[1]) is int:
        return max(1, deck[1])
    return sum(_cards(each) for each in deck)


def bounded_options(options: dict[str, Any], deck_option: str) -> None:
    """Whether the options of a table are of a reasonable size. Raises `RequestRefused`."""
    if len(options) > MOST_OPTIONS:
        raise RequestRefused("bad_options", what=f"{len(options)} > {MOST_OPTIONS}")
    for key, value in options.items():
        if key != deck_option or not isinstance(value, list):
            _Measure(MOST_LINES).take(value)
            continue
        if len(value) > 10:  # a Wilds of ten cards is the longest list there is of one deck
            raise RequestRefused("too_large", "too_much")
        for deck in value:
            bounded_deck(deck)
