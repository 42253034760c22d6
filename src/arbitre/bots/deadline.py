"""How long a bot may think."""

from __future__ import annotations

from time import perf_counter


class TimeUp(Exception):
    """The time for a choice is over."""


class Deadline:
    """When thinking must end; never, where no time is given."""

    __slots__ = ("_at",)

    def __init__(self, milliseconds: float = 0.0) -> None:
        self._at = perf_counter() + milliseconds / 1000 if milliseconds > 0 else 0.0

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self._at > 0 and perf_counter() >= self._at

    def check(self) -> None:
        """Raise `TimeUp` once the time is over."""
        if self._at > 0 and perf_counter() >= self._at:
            raise TimeUp
