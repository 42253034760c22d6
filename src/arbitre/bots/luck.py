"""Luck of one's own: a bot's randomness, apart from the game's.

It is made anew for each choice from the seed, the seat and the number of answers given, so a bot keeps
nothing in mind: a game taken back or loaded in another process goes on exactly as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from arbitre.kernel.chance import MASK, seeded

T = TypeVar("T")

STRIDE = 0x9E3779B97F4A7C15


class Luck:
    """A small generator (splitmix64), cheap enough to make for a single choice."""

    __slots__ = ("_at", "drawn")

    def __init__(self, *salt: int) -> None:
        at = 0
        for grain in salt:
            at = seeded(at ^ (grain & MASK))
        self._at = at
        self.drawn = False
        """Whether anything was drawn from it."""

    def next(self) -> int:
        """The next 64 bits."""
        self.drawn = True
        self._at = (self._at + STRIDE) & MASK
        return seeded(self._at)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (n may be larger than 64 bits)."""
        if n <= MASK:
            return (self.next() * n) >> 64
        wide = 0
        for _ in range(n.bit_length() // 64 + 2):
            wide = wide << 64 | self.next()
        return wide % n

    def pick(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]

    def sample(self, n: int, k: int) -> list[int]:
        """`k` different numbers below `n`, in rising order, each set as likely (Floyd's way)."""
        chosen: set[int] = set()
        for top in range(n - k, n):
            drawn = self.below(top + 1)
            chosen.add(top if drawn in chosen else drawn)
        return sorted(chosen)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them in an order of chance."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed
