"""The database itself: its tables, how an older one is brought up to date, and who holds it.

Time in it is the age of the store: the seconds servers have run on it, counted by a clock nobody can set. So
a wrong date makes nothing old.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import time
from pathlib import Path
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

META = sa.MetaData()
ROOMS = sa.Table(
    "rooms",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),  # dates, for people to read
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("age", sa.Float, nullable=False, server_default="0"),  # of the store, when it was last touched
    sa.Column("begun", sa.Integer, nullable=False, server_default="1"),
    sa.Column("gone", sa.Float),  # the age at which it was put away, to be dropped later
    sa.Column("damaged", sa.Text),  # why it cannot be read
    sa.Column("start", sa.String(64)),  # the record it begins with
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
    sa.Column("age", sa.Float, nullable=False, server_default="0"),
    sa.Column("gone", sa.Float),
)
RECORDS = sa.Table(
    "records",
    META,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
)
SERVICE = sa.Table(
    "arbitre_service",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seconds", sa.Float, nullable=False),
)
SCHEMA = sa.Table(
    "arbitre_schema", META, sa.Column("version", sa.Integer, primary_key=True, autoincrement=False)
)
SQLITE = b"SQLite format 3\x00"
VERSION = 2
ROOMS_SINCE_2 = (ROOMS.c.age, ROOMS.c.begun, ROOMS.c.gone, ROOMS.c.damaged, ROOMS.c.start)
SINCE_2 = (*ROOMS_SINCE_2, REPLAYS.c.age, REPLAYS.c.gone)
LEASE_KEY = 0x41_52_42_49_54_52_45
PATIENCE = 10.0
"""Seconds the database may take for anything, and a server that was killed to be gone."""


class StoreTrouble(Exception):
    """The store cannot be opened or written, and why."""


def open_engine(url: str) -> Engine:
    """A connection to the database of this address. Raises `StoreTrouble` in plain words."""
    try:
        address = sa.engine.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() not in ("sqlite", "postgresql") or _nowhere(address):
            raise sa.exc.ArgumentError
        more: dict[str, Any] = {}
        if address.get_backend_name() == "postgresql":
            more = {"connect_args": _impatient(), "pool_timeout": PATIENCE}
        engine = sa.create_engine(address, pool_pre_ping=True, **more)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError) as error:
        raise StoreTrouble(f"'{url}' is no address of a store: sqlite:///file or postgresql://… .") from error
    except ModuleNotFoundError as error:
        raise StoreTrouble(
            "PostgreSQL wants the package psycopg: pip install 'arbitre[postgres]'."
        ) from error
    if engine.dialect.name == "sqlite":
        _other(str(address.database))
        _private(str(address.database))
        sa.event.listen(engine, "connect", _careful)
    return engine


def _nowhere(address: sa.engine.URL) -> bool:
    """Whether this is SQLite in memory: every thread would have a store of its own."""
    file = address.database or ""
    return address.get_backend_name() == "sqlite" and (file in ("", ":memory:") or file.startswith("file:"))


def _other(file: str) -> None:
    """Refuse a file that is something else: SQLite takes a short one for an empty store, and writes over it.
    Raises `StoreTrouble`."""
    with contextlib.suppress(OSError), Path(file).open("rb") as found:  # who opens it says why it cannot be
        begins = found.read(len(SQLITE))
        if begins and begins != SQLITE:
            raise StoreTrouble(f"{file} is no store.")


def _private(file: str) -> None:
    """A new file that nobody else on the machine reads: it tells what everybody holds, and will be dealt."""
    if not Path(file).exists():
        with contextlib.suppress(OSError):  # whoever opens it says why it cannot be
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def _impatient() -> dict[str, Any]:
    """A PostgreSQL connection that does not wait for ever, neither for the server nor for the network."""
    wait = round(PATIENCE * 1000)
    return {
        "connect_timeout": round(PATIENCE),
        "options": f"-c statement_timeout={wait} -c lock_timeout={wait}",
        "keepalives_idle": 5,
        "keepalives_interval": 3,
        "keepalives_count": 3,
        "tcp_user_timeout": wait,
    }


def _careful(connection: Any, _: Any) -> None:
    """A SQLite connection that loses nothing it has acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def trouble(error: Exception) -> str:
    """What a database says of an error, on one line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def prepare(engine: Engine) -> None:
    """Make the tables, or bring older ones up to date. Raises `StoreTrouble`."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # servers that start together do not do it twice
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LEASE_KEY + 1})"))
            META.create_all(connection)
            found = connection.execute(sa.select(SCHEMA.c.version)).scalar()
            if found is None:
                connection.execute(SCHEMA.insert().values(version=VERSION))
            elif found == 1:
                _bring_up(connection)
            if connection.execute(sa.select(SERVICE.c.id)).scalar() is None:
                connection.execute(SERVICE.insert().values(id=1, seconds=0.0))
    except sa.exc.SQLAlchemyError as error:
        raise StoreTrouble(f"The store cannot be opened: {trouble(error)}.") from error
    if found not in (None, 1, VERSION):
        raise StoreTrouble(f"The store has schema {found}; this Arbitre reads {VERSION}.")


def _bring_up(connection: Connection) -> None:
    """From the first schema to the second: some columns more. Those that are there already were made by a
    server that ended in the midst of it: SQLite keeps each at once."""
    there = {
        (name, column["name"])
        for name in (ROOMS.name, REPLAYS.name)
        for column in sa.inspect(connection).get_columns(name)
    }
    for column in SINCE_2:
        if (column.table.name, column.name) in there:
            continue
        made = sa.schema.CreateColumn(column).compile(dialect=connection.dialect)
        connection.execute(sa.text(f"ALTER TABLE {column.table.name} ADD COLUMN {made}"))
    connection.execute(SCHEMA.update().values(version=VERSION))


class Lease(Protocol):
    """What says that a store is ours: lost with the process that holds it, however it ends."""

    def held(self) -> bool:
        """Whether it still is."""

    def release(self) -> None:
        """Let another have it."""


class FileLease:
    """Of a SQLite store: a lock on a file beside it, by whatever name one came to it."""

    def __init__(self, file: str) -> None:
        self._lock = sqlite3.connect(f"{Path(file).resolve()}.lease", timeout=0, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._lock.close()
            raise

    def held(self) -> bool:
        return True

    def release(self) -> None:
        self._lock.close()


class SessionLease:
    """Of a PostgreSQL store: an advisory lock of a connection kept for it, alone or with others who share."""

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self._engine = engine
        self._lock = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._connection = self._take()
        if self._connection is None:
            raise sa.exc.OperationalError("", {}, Exception("held by another"))

    def held(self) -> bool:
        try:
            if self._connection is None:
                self._connection = self._take()
            else:
                self._connection.execute(sa.text("SELECT 1"))
        except sa.exc.SQLAlchemyError:
            self._drop()
        return self._connection is not None

    def _take(self) -> Connection | None:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if connection.execute(sa.text(f"SELECT {self._lock}({LEASE_KEY})")).scalar():
            return connection
        connection.close()
        return None

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
        self._connection = None

    def release(self) -> None:
        self._drop()


HELD: Final = re.compile("held by another|locked")
"""What is said where the lease is another's; whatever else goes wrong will not pass by waiting."""


def take_lease(engine: Engine, seconds: float = PATIENCE, shared: bool = False) -> Lease:
    """Make the store ours (`shared`: and that of others who share), waiting a little for one who is just
    leaving. Raises `StoreTrouble`."""
    until = time.monotonic() + seconds
    while True:
        try:
            if engine.dialect.name == "postgresql":
                return SessionLease(engine, shared)
            if shared:
                raise StoreTrouble("Several servers share a PostgreSQL store; a file has one.")
            return FileLease(str(engine.url.database))
        except (sqlite3.OperationalError, sa.exc.OperationalError) as error:
            if not HELD.search(trouble(error)):
                raise StoreTrouble(f"The store cannot be opened: {trouble(error)}.") from error
            if time.monotonic() > until:
                raise StoreTrouble("Another server keeps this store; two would spoil it.") from error
            time.sleep(0.2)
