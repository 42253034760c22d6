"""Worker processes: bots never think on the event loop, and nothing long is read there.

Each process is its own pool of one. Thinkers: a game always goes to the process that has played it along.
Readers work in two lanes, so that strangers' uploads never stand before a player's own story; in a lane every
visitor has one job at work at a time, and a job that takes too long or too much loses its process, alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Literal, ParamSpec, TypeVar

from arbitre.kernel.pieces import Answer
from arbitre.words.phrase import Language

from . import jobs
from .advising import Advised
from .logs import fault
from .metrics import BOTS
from .refusals import RequestRefused

P = ParamSpec("P")
R = TypeVar("R")
LaneName = Literal["house", "guests"]


def _new(prepare: Callable[[], None]) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare)


class Reader:
    """One reading process, started when first needed and again when it was lost."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ready(self) -> None:
        """Wait until the process runs: the time it takes is nobody's."""
        if self._pool is None:
            self._pool = _new(jobs.prepare_reader)
            await asyncio.get_running_loop().run_in_executor(self._pool, jobs.awake)

    def run(self, work: Callable[..., R], *about: object) -> asyncio.Future[R]:
        """Begin the work there."""
        assert self._pool is not None
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *about)

    def end(self) -> None:
        """Stop it at once; what it was doing fails with `BrokenProcessPool`."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)


class Lane:
    """Some readers, and those who wait for one."""

    def __init__(self, readers: int, seconds: float, waiting: int, waiting_each: int) -> None:
        self._free = [Reader() for _ in range(readers)]
        self._all = self._free[:]
        self._turn = asyncio.Semaphore(readers)
        self._seconds = seconds
        self._most = waiting
        self._most_each = waiting_each
        self._here: dict[str, int] = {}
        self._working: dict[str, asyncio.Lock] = {}

    @property
    def waiting(self) -> int:
        """What waits here, or is at work."""
        return sum(self._here.values())

    @contextlib.asynccontextmanager
    async def _queued(self, who: str) -> AsyncIterator[None]:
        """A place in the queue; refused where there are too many, of one visitor or of all."""
        if self.waiting >= self._most:
            raise RequestRefused("busy", status=503)
        if who and self._here.get(who, 0) >= self._most_each:
            raise RequestRefused("too_fast", status=429)
        self._here[who] = self._here.get(who, 0) + 1
        lock = self._working.setdefault(who, asyncio.Lock()) if who else None
        try:
            if lock is None:
                yield
            else:
                async with lock:
                    yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]
                self._working.pop(who, None)

    async def read(self, who: str, work: Callable[..., R], *about: object) -> R:
        """Do something long. Raises what it raises, and `RequestRefused` where it is too long or too much."""
        async with self._queued(who):
            reader = await self._reader()
            job = reader.run(work, *about)
            # The reader is free again when the job is done, not when whoever asked for it has gone.
            loop = asyncio.get_running_loop()
            watchdog = loop.call_later(self._seconds, reader.end)
            job.add_done_callback(lambda done: self._done(reader, watchdog, done))
            try:
                return await asyncio.shield(job)
            except BrokenProcessPool:
                raise RequestRefused("too_long", status=503) from None
            except MemoryError:
                reader.end()
                raise RequestRefused("too_large", "too_much", status=413) from None

    async def _reader(self) -> Reader:
        """A free reader whose process runs."""
        await self._turn.acquire()
        reader = self._free.pop()
        try:
            await reader.ready()
        except BaseException:
            reader.end()
            self._free.append(reader)
            self._turn.release()
            raise
        return reader

    def _done(self, reader: Reader, watchdog: asyncio.TimerHandle, job: asyncio.Future[R]) -> None:
        watchdog.cancel()
        if not job.cancelled() and isinstance(job.exception(), BrokenProcessPool):
            fault("a reading process was lost")
            reader.end()
        self._free.append(reader)
        self._turn.release()

    def close(self) -> None:
        """Send the readers home."""
        for reader in self._all:
            reader.end()


class Workers:
    """The processes, started when first needed."""

    def __init__(self, thinkers: int = 0, seconds: float = 30.0, read_seconds: float = 10.0) -> None:
        self._thinkers: list[ProcessPoolExecutor | None] = [None] * (
            thinkers or max(1, (os.cpu_count() or 2) - 1)
        )
        self._lanes = {
            # The first visitor after a start waits for the cards of every game to be read.
            "house": Lane(1, seconds, 1_000, 1_000),
            "guests": Lane(2, read_seconds, 60, 12),
        }
        self._seconds = seconds
        self._met: list[set[str]] = [set() for _ in self._thinkers]
        self._closed = False
        self.thinking = 0
        """Bots that wait for a process, or think."""

    async def think(
        self, key: str, start: str, answers: list[Answer], bot: str, seed: int, seat: int
    ) -> Answer:
        """What a bot answers."""
        self.thinking += 1
        crowd = -(-self.thinking // len(self._thinkers))
        try:
            with BOTS.measured(bot):
                return await self._along(jobs.think, key, start, answers, bot, seed, seat, crowd)
        finally:
            self.thinking -= 1

    async def advise(
        self, key: str, start: str, answers: list[Answer], lang: Language, names: list[str]
    ) -> Advised:
        """What the apprentice would do for the seat that is asked."""
        return await self._along(jobs.advise, key, start, answers, lang, names)

    @property
    def reading(self) -> int:
        """What waits to be read, or is being read."""
        return sum(lane.waiting for lane in self._lanes.values())

    async def _along(
        self, work: Callable[..., R], key: str, start: str, answers: list[Answer], *about: object
    ) -> R:
        """Work on a game, in the process that has played it along."""
        at = hash(key) % len(self._thinkers)
        met = self._met[at]
        for attempt in (1, 2):
            begin = None if key in met else start
            met.add(key)
            try:
                return await self._run_thinker(at, work, key, begin, answers, *about)
            except jobs.Unknown:
                met.discard(key)
            except (BrokenProcessPool, TimeoutError):
                fault("a thinking process was lost", kind=work.__name__)
                self._drop(at)
                if attempt == 2:
                    raise
        return await self._run_thinker(at, work, key, start, answers, *about)

    async def _run_thinker(
        self,
        at: int,
        work: Callable[..., R],
        key: str,
        start: str | None,
        answers: list[Answer],
        *about: object,
    ) -> R:
        self._open()
        pool = self._thinkers[at]
        if pool is None:
            pool = self._thinkers[at] = _new(jobs.prepare)
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(pool, work, key, start, answers, *about)
        return await asyncio.wait_for(doing, self._seconds + 30.0)

    def _drop(self, at: int) -> None:
        pool, self._thinkers[at] = self._thinkers[at], None
        self._met[at].clear()
        if pool is not None:
            _end(pool)

    def _open(self) -> None:
        if self._closed:
            raise RuntimeError("the workers have been sent home")

    async def read(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Do something long of our own in a reading process. Raises what it raises, and `RequestRefused`."""
        del more  # jobs take their arguments by place
        self._open()
        return await self._lanes["house"].read("", work, *args)

    async def read_for(self, who: str, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """The same with what a visitor brought: one at a time for each of them, within a budget."""
        del more
        self._open()
        return await self._lanes["guests"].read(who, work, *args)

    def close(self) -> None:
        """Send everybody home."""
        self._closed = True
        for lane in self._lanes.values():
            lane.close()
        for pool in self._thinkers:
            if pool is not None:
                _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool at once: a process that thinks too long does not listen."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
