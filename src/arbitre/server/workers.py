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
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar

from arbitre.kernel.pieces import Answer
from arbitre.words.phrase import Language

from . import jobs
from .advising import Advised
from .logs import fault
from .metrics import BOTS
from .refusals import RequestRefused

P = ParamSpec("P")
R = TypeVar("R")
PATIENCE = 4
LaneName = Literal["house", "guests", "hints"]


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

    def used(self) -> float | None:
        """Seconds of processor time the process has had, where the system tells."""
        for pid in self._pool._processes if self._pool is not None else ():
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            except (OSError, UnicodeDecodeError):
                return None
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return None

    def end(self) -> None:
        """Stop it at once; what it was doing fails with `BrokenProcessPool`."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)


class Watch:
    """Ends a reader that has used its time: of the processor, so that nobody pays for a busy machine; by the
    clock it may take a few times as long."""

    def __init__(self, reader: Reader, seconds: float) -> None:
        self._reader, self._seconds = reader, seconds
        self._loop = asyncio.get_running_loop()
        self._until = self._loop.time() + PATIENCE * seconds
        self._before = reader.used()
        self._timer = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        now, used = self._loop.time(), self._reader.used()
        left = 0.0 if used is None or self._before is None else self._seconds - (used - self._before)
        if left <= 0 or now >= self._until:
            self._reader.end()
        else:
            self._timer = self._loop.call_later(min(max(left, 0.2), self._until - now), self._look)

    def stop(self) -> None:
        """It was done in time."""
        self._timer.cancel()


class Lane:
    """Some readers, and those who wait for one."""

    def __init__(self, readers: int, seconds: float, waiting: int, waiting_each: int) -> None:
        self._free = [Reader() for _ in range(readers)]
        self._all = self._free[:]
        self._turn = asyncio.Semaphore(readers)
        self._seconds = seconds
        self._most = waiting
        self._most_each = waiting_each
        self._closed = False
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
            watch = Watch(reader, self._seconds)
            job.add_done_callback(lambda done: self._done(reader, watch, done))
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

    def _done(self, reader: Reader, watch: Watch, job: asyncio.Future[R]) -> None:
        watch.stop()
        if not job.cancelled() and isinstance(job.exception(), BrokenProcessPool):
            if not self._closed:
                fault("a reading process was lost")
            reader.end()
        self._free.append(reader)
        self._turn.release()

    def close(self) -> None:
        """Send the readers home."""
        self._closed = True
        for reader in self._all:
            reader.end()


class Workers:
    """The processes, started when first needed."""

    def __init__(self, thinkers: int = 0, seconds: float = 30.0, read_seconds: float = 10.0) -> None:
        usual = thinkers or max(1, (os.cpu_count() or 2) - 1)
        # One more than that: for games somebody may have made to be thought about for ever.
        self._thinkers: list[ProcessPoolExecutor | None] = [None] * (usual + 1)
        self._threads = {
            False: ThreadPoolExecutor(4, "arbitre-room"),
            True: ThreadPoolExecutor(1, "arbitre-slow"),
        }
        """For what is worked out beside the event loop; what has taken long before waits for its like."""
        self._lanes: dict[LaneName, Lane] = {
            # The first visitor after a start waits for the cards of every game to be read.
            "house": Lane(1, seconds, 1_000, 1_000),
            "guests": Lane(2, read_seconds, 60, 12),
            "hints": Lane(1, read_seconds, 60, 3),
        }
        self.later = asyncio.Semaphore(2)
        """For what has time: it stands before nobody."""
        self._seconds = seconds
        self._met: list[set[str]] = [set() for _ in self._thinkers]
        self._closed = False
        self._asked = [0] * len(self._thinkers)
        self.connections = 0
        """Of the whole house: where there are no others, nobody waits for anybody."""

    async def beside(self, work: Callable[[], R], slow: bool) -> R:
        """Do something in a thread: the event loop goes on meanwhile."""
        self._open()
        return await asyncio.get_running_loop().run_in_executor(self._threads[slow], work)

    async def think(
        self, key: str, start: str, answers: list[Answer], bot: str, seed: int, seat: int, apart: bool = False
    ) -> Answer:
        """What a bot answers; `apart`: in a game that may be any, so that no other bot waits for it."""
        usual = len(self._thinkers) - 1
        at = usual if apart else hash(key) % usual
        self._asked[at] += 1
        try:
            with BOTS.measured(bot):
                return await self._along(at, key, start, answers, bot, seed, seat, self._asked[at])
        finally:
            self._asked[at] -= 1

    async def advise(
        self, who: str, key: str, start: str, answers: list[Answer], lang: Language, names: list[str]
    ) -> Advised:
        """What the apprentice would do for the seat that is asked. It has a process of its own, where every
        visitor has one question at a time. Raises `RequestRefused`."""
        self._open()
        return await self._lanes["hints"].read(who, jobs.advise, key, start, answers, lang, names)

    @property
    def thinking(self) -> int:
        """Bots that wait for a process, or think."""
        return sum(self._asked)

    @property
    def reading(self) -> int:
        """What waits to be read, or is being read."""
        return sum(lane.waiting for lane in self._lanes.values())

    async def _along(self, at: int, key: str, start: str, answers: list[Answer], *about: object) -> Answer:
        """Think about a game, in the process that has played it along."""
        met = self._met[at]
        for attempt in (1, 2):
            begin = None if key in met else start
            met.add(key)
            try:
                return await self._run_thinker(at, key, begin, answers, *about)
            except jobs.Unknown:
                met.discard(key)
            except (BrokenProcessPool, TimeoutError) as error:
                fault("a thinking process was lost")
                self._drop(at)
                if attempt == 2 or (isinstance(error, TimeoutError) and self._apart(at)):
                    raise
        return await self._run_thinker(at, key, start, answers, *about)

    async def _run_thinker(
        self, at: int, key: str, start: str | None, answers: list[Answer], *about: Any
    ) -> Answer:
        self._open()
        pool = self._thinkers[at]
        if pool is None:
            pool = self._thinkers[at] = _new(jobs.prepare)
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(pool, jobs.think, key, start, answers, *about)
        return await asyncio.wait_for(doing, self._seconds / 2 if self._apart(at) else self._seconds + 30.0)

    def _apart(self, at: int) -> bool:
        return at == len(self._thinkers) - 1

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
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
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
