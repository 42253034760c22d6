"""What outlives the process: rooms, their journals, replays. SQLite or PostgreSQL, one schema.

One thread writes. It takes everything that waits into one transaction, and tells those who wait only after
the commit: with SQLite that is WAL and a full sync, so what was acknowledged is on disk. Where the answer to
a commit is lost, what is there is read before anything is written again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arbitre.kernel.shapes import reader

from .database import (
    JOURNAL,
    PATIENCE,
    RECORDS,
    REPLAYS,
    ROOMS,
    SERVICE,
    StoreTrouble,
    open_engine,
    prepare,
    take_lease,
    trouble,
)
from .entries import Entry, Setup
from .logs import fault
from .metrics import STORE
from .sharing import Fenced, Sharing

R = TypeVar("R")
Work = Callable[[Connection], Any]
AT_ONCE = 256
TAKEN = "another server has taken the store"
READERS = 8


class Unsure(StoreTrouble):
    """Nobody knows yet whether it was kept; `pending` is done when the database has answered."""

    def __init__(self, reason: str, pending: Future[Any]) -> None:
        super().__init__(reason)
        self.pending = pending


class Damaged(Exception):
    """What is kept of a room cannot be read, and why; `known` where that was found out before."""

    def __init__(self, why: str, known: bool = False) -> None:
        super().__init__(why)
        self.known = known


class Job(NamedTuple):
    """Something to write, and how to do it again where it may have been done already."""

    work: Work
    again: Work
    future: Future[Any]


class Store:
    """The database, as the server uses it."""

    def __init__(self, url: str, patience: float = PATIENCE, address: str = "") -> None:
        """`address` is where others who share the store reach this server; "": nobody shares it."""
        self.engine = open_engine(url)
        with contextlib.ExitStack() as undone:
            undone.callback(self.engine.dispose)
            # First: nobody changes the tables of a store that another server keeps.
            self.lease = take_lease(self.engine, patience, bool(address))
            undone.callback(self.lease.release)
            prepare(self.engine)
            self._age = self._kept_age()
            self.sharing = Sharing(self.engine, address) if address else None
            undone.pop_all()
        self.ours = True
        """False once the lease was lost: then nothing is written until it is ours again."""
        self.patience = patience
        self._opened = time.monotonic()
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(READERS, "arbitre-reading")
        self._writer = threading.Thread(target=self._write_all, name="arbitre-store", daemon=True)
        self._writer.start()

    def _kept_age(self) -> float:
        try:
            with self.engine.connect() as connection:
                return float(connection.execute(sa.select(SERVICE.c.seconds)).scalar() or 0.0)
        except sa.exc.SQLAlchemyError as error:
            raise StoreTrouble(f"The store cannot be opened: {trouble(error)}.") from error

    def age(self) -> float:
        """For how many seconds servers have run on this store: a clock that nobody can set."""
        return self._age + time.monotonic() - self._opened

    # Writing

    def _write_all(self) -> None:
        """The life of the writing thread."""
        open_still = True
        while open_still:
            batch = [self._waiting.get()]
            while len(batch) < AT_ONCE:
                try:
                    batch.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            if None in batch:
                open_still = False
            # Whoever gave up waiting before its turn came has been told that it was not kept.
            jobs = [job for job in batch if job is not None and job.future.set_running_or_notify_cancel()]
            if jobs and not self._together(jobs):
                # One of them spoilt the transaction, or the answer to the commit was lost: each on its own,
                # looking first whether it is there.
                for job in jobs:
                    self._alone(job)

    def _together(self, jobs: list[Job]) -> bool:
        try:
            with self.engine.begin() as connection:
                done = [job.work(connection) for job in jobs]
        except Exception:
            return False
        for job, result in zip(jobs, done, strict=True):
            job.future.set_result(result)
        return True

    def _alone(self, job: Job) -> None:
        try:
            with self.engine.begin() as connection:
                result = job.again(connection)
        except Exception as error:
            if isinstance(error, Fenced):
                job.future.set_exception(error)
                return
            fault("a write to the store failed", reason=trouble(error)[:200])
            job.future.set_exception(StoreTrouble(type(error).__name__))
        else:
            job.future.set_result(result)

    async def write(
        self, work: Callable[[Connection], R], again: Callable[[Connection], R] | None = None
    ) -> R:
        """Do this in a transaction; it is on disk when this returns. `again` is done where it may have been
        done already. Raises `StoreTrouble`; `Unsure` where the database does not say."""
        if not self.ours:
            raise StoreTrouble(TAKEN)
        future: Future[R] = Future()
        self._waiting.put(Job(work, again or work, future))
        try:
            with STORE.measured("write"):
                kept = asyncio.shield(asyncio.wrap_future(future))
                return await asyncio.wait_for(kept, 1.5 * self.patience)
        except TimeoutError:
            if future.cancel():
                raise StoreTrouble("the database does not answer") from None
            raise Unsure("the database does not answer", future) from None
        except Fenced:
            raise
        except StoreTrouble as error:
            raise Unsure(str(error), future) from None

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Ask something, off the event loop. Raises `StoreTrouble`."""

        def run() -> R:
            with self.engine.connect() as connection:
                return work(connection)

        return await self._off(run)

    async def _apart(self, work: Callable[[Connection], R]) -> R:
        """Something small in a transaction of its own. Raises `StoreTrouble`, and what it raises."""
        if not self.ours:
            raise StoreTrouble(TAKEN)

        def run() -> R:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._off(run)

    async def _off(self, run: Callable[[], R]) -> R:
        loop = asyncio.get_running_loop()
        try:
            with STORE.measured("read"):
                return await asyncio.wait_for(loop.run_in_executor(self._reading, run), 1.5 * self.patience)
        except TimeoutError:
            raise StoreTrouble("the database does not answer") from None
        except sa.exc.SQLAlchemyError as error:
            fault("the store could not be read", reason=trouble(error)[:200])
            raise StoreTrouble(type(error).__name__) from None

    async def probe(self) -> None:
        """Whether an answer could be kept now: the age of the store is. Raises `StoreTrouble`."""
        held = asyncio.get_running_loop().run_in_executor(self._reading, self.lease.held)
        try:
            ours = await asyncio.wait_for(held, self.patience)
        except TimeoutError:
            raise StoreTrouble("the database does not answer") from None
        self.ours = ours
        if not ours:
            raise StoreTrouble(TAKEN)
        now = self.age()
        older = SERVICE.update().where(SERVICE.c.seconds < now).values(seconds=now)
        await self.write(lambda connection: connection.execute(older))

    async def create(self, room: str, setup: Setup, entries: list[Entry]) -> None:
        """A new room with what has happened in it so far. The record it begins with is kept once for all
        rooms that begin with it."""
        now, start = time.time(), setup.start
        digest = sha256(start.encode()).hexdigest() if start else None
        row = {
            "id": room,
            "game": setup.game,
            "created": now,
            "touched": now,
            "age": self.age(),
            "begun": 0,
            "start": digest,
            "setup": msgspec.json.encode(msgspec.structs.replace(setup, start="")).decode(),
        }

        def work(connection: Connection) -> None:
            if digest is not None and not _has(connection, RECORDS.c.digest, digest):
                connection.execute(RECORDS.insert().values(digest=digest, record=start))
            connection.execute(ROOMS.insert().values(row))
            if self.sharing is not None:
                self.sharing.begin(connection, room)
            _append(connection, room, entries)

        def again(connection: Connection) -> None:
            if not _has(connection, ROOMS.c.id, room):
                work(connection)

        await self.write(work, again)

    async def append(self, room: str, entries: list[Entry]) -> None:
        """What was accepted in a room."""
        touch = {"touched": time.time(), "age": self.age(), "gone": None}
        if any(entry.kind == "started" for entry in entries):
            touch["begun"] = 1

        def work(connection: Connection) -> None:
            if self.sharing is not None:
                self.sharing.hold(connection, room)
            _append(connection, room, entries)
            connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(touch))

        def again(connection: Connection) -> None:
            there = _entries(connection, room, entries[0].number)
            if there != [written(entry) for entry in entries]:
                work(connection)

        await self.write(work, again)

    async def touch(self, room: str) -> None:
        """Somebody came to a room: it is not old any more."""
        touch = {"age": self.age(), "gone": None}
        await self.write(
            lambda connection: connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(touch))
        )

    async def set_aside(self, room: str, why: str) -> None:
        """A room that cannot be read is left as it is, and not tried again."""
        await self.write(
            lambda connection: connection.execute(
                ROOMS.update().where(ROOMS.c.id == room).values(damaged=why[:500])
            )
        )

    async def forget(self, seconds: float, waiting: float, purge: float) -> int:
        """Put away rooms and replays nobody has touched for so many seconds of service (`waiting`: rooms
        whose game never began), and drop what was put away `purge` seconds ago. How many were dropped."""
        now = self.age()

        def work(connection: Connection) -> int:
            old = sa.or_(
                ROOMS.c.age < now - seconds, sa.and_(ROOMS.c.begun == 0, ROOMS.c.age < now - waiting)
            )
            connection.execute(ROOMS.update().where(ROOMS.c.gone.is_(None), old).values(gone=now))
            aged = REPLAYS.c.age < now - seconds
            connection.execute(REPLAYS.update().where(REPLAYS.c.gone.is_(None), aged).values(gone=now))
            dropped = sa.select(ROOMS.c.id).where(ROOMS.c.gone < now - purge)
            connection.execute(JOURNAL.delete().where(JOURNAL.c.room.in_(dropped)))
            connection.execute(REPLAYS.delete().where(REPLAYS.c.gone < now - purge))
            number = connection.execute(ROOMS.delete().where(ROOMS.c.gone < now - purge)).rowcount
            used = sa.select(ROOMS.c.start).where(ROOMS.c.start.is_not(None))
            connection.execute(RECORDS.delete().where(RECORDS.c.digest.not_in(used)))
            return number

        return await self.write(work)

    async def keep_replay(self, name: str, record: str, most: int) -> bool:
        """Keep a record for looking at; false if there are too many."""
        now, age = time.time(), self.age()

        def work(connection: Connection) -> bool:
            if _count(connection, REPLAYS, REPLAYS.c.gone) >= most:
                return False
            connection.execute(REPLAYS.insert().values(id=name, created=now, record=record, age=age))
            return True

        return await self.write(work, lambda found: _has(found, REPLAYS.c.id, name) or work(found))

    # Reading

    async def load(self, room: str) -> tuple[Setup, list[Entry]] | None:
        """A room and its journal, or nothing. Raises `Damaged`, `StoreTrouble`, `Elsewhere`."""
        sharing = self.sharing
        if sharing is not None:
            # Not with what waits to be written: no answer waits for a lease.
            await self._apart(lambda connection: sharing.claim(connection, room))

        def work(connection: Connection) -> tuple[Any, ...] | None:
            wanted = sa.select(ROOMS.c.setup, ROOMS.c.damaged, RECORDS.c.record).outerjoin_from(
                ROOMS, RECORDS, ROOMS.c.start == RECORDS.c.digest
            )
            row = connection.execute(wanted.where(ROOMS.c.id == room)).first()
            rows = sa.select(JOURNAL.c.number, JOURNAL.c.entry).where(JOURNAL.c.room == room)
            lines = connection.execute(rows.order_by(JOURNAL.c.number)).all()
            return None if row is None else (*row, [line[0] for line in lines], [line[1] for line in lines])

        found = await self.read(work)
        if found is None:
            return None
        setup, damaged, start, numbers, entries = found
        if damaged:
            raise Damaged(damaged, known=True)
        try:
            kept = reader(Setup).decode(setup)
            if start is not None:
                kept.start = sys.intern(start)  # rooms that begin alike share it in memory too
            journal = [reader(Entry).decode(entry) for entry in entries]
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Damaged(f"{type(error).__name__}: {error}") from None
        if not [entry.number for entry in journal] == numbers == list(range(1, len(journal) + 1)):
            raise Damaged("an entry of its journal is missing")
        return kept, journal

    async def where(self, room: str) -> str | None:
        """Where the server is that has a room, if that is another than this one."""
        sharing = self.sharing
        return None if sharing is None else await self.read(lambda found: sharing.where(found, room))

    async def lives(self, address: str) -> bool:
        """Whether another server that shares the store lives at this address."""
        sharing = self.sharing
        return sharing is not None and await self.read(lambda found: sharing.lives(found, address))

    async def release(self, room: str) -> None:
        """A room sleeps: whoever shares the store may have it."""
        sharing = self.sharing
        if sharing is not None:
            await self.write(lambda connection: sharing.release(connection, room))

    async def entry(self, room: str, number: int) -> str | None:
        """One entry of a journal, as it is written there."""
        found = await self.read(lambda connection: _entries(connection, room, number))
        return found[0] if found else None

    async def count_rooms(self) -> int:
        """How many rooms are kept."""
        return await self.read(lambda connection: _count(connection, ROOMS, ROOMS.c.gone))

    async def replay(self, name: str) -> str | None:
        """A record kept for looking at."""
        return await self.read(
            lambda connection: connection.execute(
                sa.select(REPLAYS.c.record).where(REPLAYS.c.id == name)
            ).scalar()
        )

    def close(self) -> None:
        """Write what waits, then close."""
        self._waiting.put(None)
        self._writer.join(timeout=30)
        self._reading.shutdown(wait=False, cancel_futures=True)
        if self.sharing is not None:
            self.sharing.leave()
        self.lease.release()
        self.engine.dispose()


def written(entry: Entry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def _append(connection: Connection, room: str, entries: list[Entry]) -> None:
    rows = [{"room": room, "number": entry.number, "entry": written(entry)} for entry in entries]
    if rows:
        connection.execute(JOURNAL.insert(), rows)


def _entries(connection: Connection, room: str, first: int) -> list[str]:
    wanted = sa.select(JOURNAL.c.entry).where(JOURNAL.c.room == room, JOURNAL.c.number >= first)
    return [row[0] for row in connection.execute(wanted.order_by(JOURNAL.c.number))]


def _has(connection: Connection, column: sa.Column[Any], value: str) -> bool:
    return connection.execute(sa.select(column).where(column == value)).scalar() is not None


def _count(connection: Connection, table: sa.Table, gone: sa.Column[Any]) -> int:
    wanted = sa.select(sa.func.count()).select_from(table).where(gone.is_(None))
    return int(connection.execute(wanted).scalar() or 0)
