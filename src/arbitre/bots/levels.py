"""Bots by how well they play: the names a player chooses an opponent by."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.pieces import Answer

from .advice import advice
from .glimpse import Glimpse
from .greedy import ANSWERS, GreedyBot
from .luck import Luck
from .search import SearchBot

SLIPS: Final = 2
"""A beginner does not think about one answer in so many."""


class Level(msgspec.Struct, frozen=True):
    """How long a bot thinks about one answer: iterations, and in no case longer than the milliseconds."""

    iterations: int
    milliseconds: int


LEVELS: Final = {
    "club": Level(24, 300),
    "strong": Level(120, 1200),
    "expert": Level(600, 3000),
}
"""Those that search, the weakest first."""


class BeginnerBot:
    """Looks one action ahead, and now and then does not look at all."""

    name = "beginner"

    __slots__ = ("_greedy", "_seat", "_seed")

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed
        self._seat = seat
        self._greedy = GreedyBot(seed, seat)

    def choose(self, glimpse: Glimpse) -> Answer:
        """The answer that looks best, or any that makes sense."""
        luck = Luck(self._seed, self._seat, glimpse.answered, SLIPS)
        if luck.below(SLIPS):
            return self._greedy.choose(glimpse)
        return luck.pick(advice(glimpse.game).answers(glimpse.decision, luck, ANSWERS))


def at_level(name: str, seed: int, seat: int, crowd: int = 1) -> SearchBot:
    """A bot that searches; where several think on one core, each has a part of the time."""
    level = LEVELS[name]
    return SearchBot(seed, seat, level.iterations, level.milliseconds / max(1, crowd), name)


def with_budget(name: str, seed: int, seat: int) -> SearchBot | None:
    """The bot that `search:400` (iterations) or `search:50ms` (or in two processes `search:50ms:2`) names;
    nothing where that is no such name."""
    kind, _, rest = name.partition(":")
    budget, several, number = rest.partition(":")
    amount, timed = budget.removesuffix("ms"), budget.endswith("ms")
    if kind != "search" or not _within(amount, MOST) or (several and not _within(number, MOST_PROCESSES)):
        return None
    processes = int(number) if several else 1
    return SearchBot(seed, seat, 0 if timed else int(amount), int(amount) if timed else 0, name, processes)


def _within(number: str, most: int) -> bool:
    return number.isascii() and number.isdecimal() and 0 < int(number) <= most


MOST: Final = 1_000_000
MOST_PROCESSES: Final = 64
