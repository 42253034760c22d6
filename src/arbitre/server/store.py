"""What outlives the process: rooms, their journals, replays. SQLite or PostgreSQL, one schema.

One thread writes. It takes everything that waits into one transaction, and tells those who wait only after
the commit: with SQLite that is WAL and a full sync, so what was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .entries import Entry, Setup
from .logs import fault

META = sa.MetaData()
ROOMS = sa.Table(
    "rooms",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("setup", sa.Text, nullable=False),
)
JOURNAL = sa.Table(
    "journal",
    META,
    sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
REPLAYS = sa.Table(
    "replays",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)
SCHEMA = sa.Table(
    "arbitre_schema", META, sa.Column("version", sa.Integer, primary_key=True, autoincrement=False)
)
VERSION = 1

R = TypeVar("R")
Work = Callable[[Connection], Any]
AT_ONCE = 256


class StoreTrouble(Exception):
    """The store cannot be opened or written, and why."""


def open_engine(url: str) -> Engine:
    """A connection to the database of this address. Raises `StoreTrouble` in plain words."""
    try:
        address = sa.engine.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        engine = sa.create_engine(address, pool_pre_ping=True)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError) as error:
        raise StoreTrouble(f"'{url}' is no address of a store: sqlite:///file or postgresql://… .") from error
    except ModuleNotFoundError as error:
        raise StoreTrouble(
            "PostgreSQL wants the package psycopg: pip install 'arbitre[postgres]'."
        ) from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: Any) -> None:
    """A SQLite connection that loses nothing it has acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """The database, as the server uses it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            with self.engine.begin() as connection:
                META.create_all(connection)
                found = connection.execute(sa.select(SCHEMA.c.version)).scalar()
                if found is None:
                    connection.execute(SCHEMA.insert().values(version=VERSION))
        except sa.exc.SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise StoreTrouble(f"The store cannot be opened: {reason}.") from error
        if found not in (None, VERSION):
            raise StoreTrouble(f"The store has schema {found}; this Arbitre reads {VERSION}.")
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="arbitre-store", daemon=True)
        self._writer.start()

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
            jobs = [job for job in batch if job is not None]
            if jobs and not self._together(jobs):
                # One of them spoilt the transaction: each on its own, so that only that one fails.
                for job in jobs:
                    self._together([job], alone=True)

    def _together(self, jobs: list[tuple[Work, Future[Any]]], alone: bool = False) -> bool:
        try:
            with self.engine.begin() as connection:
                done = [work(connection) for work, _ in jobs]
        except Exception as error:
            if alone:
                fault("a write to the store failed")
                jobs[0][1].set_exception(StoreTrouble(type(error).__name__))
            return False
        for (_, future), result in zip(jobs, done, strict=True):
            future.set_result(result)
        return True

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Do this in a transaction; it is on disk when this returns. Raises `StoreTrouble`."""
        future: Future[R] = Future()
        self._waiting.put((work, future))
        return await asyncio.wrap_future(future)

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Ask something, off the event loop."""

        def run() -> R:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def create(self, room: str, setup: Setup, entries: list[Entry]) -> None:
        """A new room with what has happened in it so far."""
        now = time.time()
        row = {
            "id": room,
            "game": setup.game,
            "created": now,
            "touched": now,
            "setup": msgspec.json.encode(setup).decode(),
        }

        def work(connection: Connection) -> None:
            connection.execute(ROOMS.insert().values(row))
            _append(connection, room, entries)

        await self.write(work)

    async def append(self, room: str, entries: list[Entry]) -> None:
        """What was accepted in a room."""

        def work(connection: Connection) -> None:
            _append(connection, room, entries)
            connection.execute(ROOMS.update().where(ROOMS.c.id == room).values(touched=time.time()))

        await self.write(work)

    # Reading

    async def load(self, room: str) -> tuple[Setup, list[Entry]] | None:
        """A room and its journal, or nothing."""

        def work(connection: Connection) -> tuple[str, list[str]] | None:
            setup = connection.execute(sa.select(ROOMS.c.setup).where(ROOMS.c.id == room)).scalar()
            if setup is None:
                return None
            rows = connection.execute(
                sa.select(JOURNAL.c.entry).where(JOURNAL.c.room == room).order_by(JOURNAL.c.number)
            )
            return setup, [row[0] for row in rows]

        found = await self.read(work)
        if found is None:
            return None
        setup, entries = found
        return msgspec.json.decode(setup, type=Setup), [
            msgspec.json.decode(entry, type=Entry) for entry in entries
        ]

    async def count_rooms(self) -> int:
        """How many rooms are kept."""
        return await self.read(
            lambda connection: int(
                connection.execute(sa.select(sa.func.count()).select_from(ROOMS)).scalar() or 0
            )
        )

    async def forget(self, before: float) -> int:
        """Drop rooms and replays nobody has touched since."""

        def work(connection: Connection) -> int:
            old = sa.select(ROOMS.c.id).where(ROOMS.c.touched < before)
            connection.execute(JOURNAL.delete().where(JOURNAL.c.room.in_(old)))
            connection.execute(REPLAYS.delete().where(REPLAYS.c.created < before))
            return connection.execute(ROOMS.delete().where(ROOMS.c.touched < before)).rowcount

        return await self.write(work)

    async def keep_replay(self, name: str, record: str, most: int) -> bool:
        """Keep a record for looking at; false if there are too many."""

        def work(connection: Connection) -> bool:
            have = connection.execute(sa.select(sa.func.count()).select_from(REPLAYS)).scalar() or 0
            if have >= most:
                return False
            connection.execute(REPLAYS.insert().values(id=name, created=time.time(), record=record))
            return True

        return await self.write(work)

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
        self.engine.dispose()


def _append(connection: Connection, room: str, entries: list[Entry]) -> None:
    rows = [
        {"room": room, "number": entry.number, "entry": msgspec.json.encode(entry).decode()}
        for entry in entries
    ]
    if rows:
        connection.execute(JOURNAL.insert(), rows)
