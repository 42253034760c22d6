"""Worker processes: bots never think on the event loop, and nothing long is read there.

Each process is its own pool of one, so that a game always goes to the process that has played it along.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from arbitre.kernel.pieces import Answer

from . import jobs
from .logs import fault

P = ParamSpec("P")
R = TypeVar("R")


class Workers:
    """The processes, started when first needed."""

    def __init__(self, thinkers: int = 0, seconds: float = 30.0) -> None:
        self._thinkers: list[ProcessPoolExecutor | None] = [None] * (
            thinkers or max(1, (os.cpu_count() or 2) - 1)
        )
        self._reader: ProcessPoolExecutor | None = None
        self._seconds = seconds
        self._met: list[set[str]] = [set() for _ in self._thinkers]
        self._closed = False

    def _new(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the workers have been sent home")
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), jobs.prepare)

    async def think(
        self, key: str, start: str, answers: list[Answer], bot: str, seed: int, seat: int
    ) -> Answer:
        """What a bot answers."""
        at = hash(key) % len(self._thinkers)
        met = self._met[at]
        for attempt in (1, 2):
            begin = None if key in met else start
            met.add(key)
            try:
                return await self._run_thinker(at, key, begin, answers, bot, seed, seat)
            except jobs.Unknown:
                met.discard(key)
            except (BrokenProcessPool, TimeoutError):
                fault("a thinking process was lost", kind=bot)
                self._drop(at)
                if attempt == 2:
                    raise
        return await self._run_thinker(at, key, start, answers, bot, seed, seat)

    async def _run_thinker(
        self, at: int, key: str, start: str | None, answers: list[Answer], bot: str, seed: int, seat: int
    ) -> Answer:
        pool = self._thinkers[at]
        if pool is None:
            pool = self._thinkers[at] = self._new()
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(pool, jobs.think, key, start, answers, bot, seed, seat)
        return await asyncio.wait_for(work, self._seconds + 30.0)

    def _drop(self, at: int) -> None:
        pool, self._thinkers[at] = self._thinkers[at], None
        self._met[at].clear()
        if pool is not None:
            _end(pool)

    async def read(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Do something long in the reading process. Raises what it raises, and `TimeoutError`."""
        del more  # jobs take their arguments by place
        if self._reader is None:
            self._reader = self._new()
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._reader, work, *args), self._seconds)
        except (BrokenProcessPool, TimeoutError):
            pool, self._reader = self._reader, None
            if pool is not None:
                _end(pool)
            raise

    def close(self) -> None:
        """Send everybody home."""
        self._closed = True
        for pool in [*self._thinkers, self._reader]:
            if pool is not None:
                _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool at once: a process that thinks too long does not listen."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
