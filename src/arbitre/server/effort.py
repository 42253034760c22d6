"""What is worked out for a room: how long it takes, who waits for it, and who goes on meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from .limits import Limits, Share
from .workers import Workers

P = ParamSpec("P")
R = TypeVar("R")
LONG_SECONDS = 0.2
"""What takes longer is worked out beside the event loop, until so many things in a row were quick."""
QUICK_AGAIN = 100
LONGEST_REST = 5.0


class Effort:
    """Of one room."""

    def __init__(self, workers: Workers, limits: Limits, foreign: bool) -> None:
        self._workers = workers
        self._share = Share(limits.room_share, limits.room_ahead)
        self.foreign = foreign
        """Whether the room began with a position of somebody's own: it may be any."""
        self._quick = QUICK_AGAIN
        """How many things in a row took no long time in it."""
        self.worked = 0.0
        """Seconds that were worked for it."""

    @property
    def slow(self) -> bool:
        """Whether something took long in it lately."""
        return self._quick < QUICK_AGAIN

    async def apart(self, work: Callable[P, R], *about: P.args, **more: P.kwargs) -> R:
        """Work something out for this room, and count how long it took. Where that may be long everybody
        else goes on meanwhile: in a thread, and where it has been long before, after others like it."""
        took = 0.0

        def counted() -> R:
            nonlocal took
            began = time.thread_time()
            try:
                return work(*about, **more)
            finally:
                took = time.thread_time() - began

        try:
            if not self.slow and not self.foreign:
                return counted()
            return await self._workers.beside(counted, self.slow)
        finally:
            self.worked += took
            self._share.spend(took)
            self._quick = 0 if took > LONG_SECONDS else self._quick + 1

    @contextlib.contextmanager
    def charged(self, visitor: Share | None) -> Iterator[None]:
        """What is worked out inside is at the cost of a visitor's share, if he has one."""
        before = self.worked
        try:
            yield
        finally:
            if visitor is not None:
                visitor.spend(self.worked - before)

    async def rest(self, here: int, visitor: Share | None) -> None:
        """A room in which more is worked out than its share waits until everybody else has had theirs, and so
        does a visitor who keeps many rooms at work. Where only those are connected who are `here`, nobody
        waits."""
        if self._workers.connections <= here:
            return
        seconds = max(self._share.wait(), visitor.wait() if visitor is not None else 0.0)
        if seconds > 0:
            await asyncio.sleep(min(seconds, LONGEST_REST))
