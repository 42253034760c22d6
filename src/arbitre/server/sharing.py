"""Several servers on one PostgreSQL: each room is leased to one of them, and to another when that one dies.

A server says twice a second that it lives, by the clock of the database, on a connection that holds a lock of
its name. The lock goes with the process: whoever wants a room whose holder has neither lock nor a fresh word
takes its lease at once and raises its fence; where a whole machine went and the lock has stayed, after four
seconds of silence. Every entry is written under the lease with the fence it was taken with, in the same
transaction: a holder that only slept finds out when it writes, and nothing of it is kept.
"""

from __future__ import annotations

import secrets
import threading
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .database import META, StoreTrouble, trouble
from .logs import fault, log

SERVERS = sa.Table(
    "servers",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),
    sa.Column("beat", sa.Float, nullable=False),  # by the clock of the database
)
LEASES = sa.Table(
    "leases",
    META,
    sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False),  # "" where nobody has it
    sa.Column("fence", sa.Integer, nullable=False),
)
HOUSE = sa.Table(
    "arbitre_house",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("word", sa.String(64), nullable=False),  # by which servers of one house know each other
)
BEAT_SECONDS = 0.5
LOCK_SECONDS = 1.5
"""Silence after which a server without its lock is taken for dead; a lost connection is made anew before."""
LEASE_SECONDS = 4.0
"""And a server that still has its lock: it hangs, or its machine has gone."""
GONE_SECONDS = 3_600.0
DEAD_SECONDS = 1.0
"""For so long one that was found dead is taken to be: it may have slept, and then says that it lives."""
MOST_DEAD = 100
NOW: sa.ColumnElement[float] = sa.literal_column("extract(epoch from clock_timestamp())", sa.Float)


class Fenced(StoreTrouble):
    """The room is another server's now; nothing was written."""


class Elsewhere(Exception):
    """A room that another server holds, and where that one is."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Sharing:
    """One server among several."""

    def __init__(self, engine: Engine, address: str) -> None:
        """Raises `StoreTrouble`."""
        self.name = secrets.token_hex(8)
        self.address = address
        self.fences: dict[str, int] = {}
        """Of the rooms that are ours."""
        self._engine = engine
        self._line: Connection | None = None
        self._locked = False
        self._dead: dict[str, float] = {}
        """Servers that were found dead, and when."""
        self._over = threading.Event()
        try:
            with engine.begin() as connection:
                self._enter(connection)
                connection.execute(SERVERS.delete().where(SERVERS.c.beat < NOW - sa.literal(GONE_SECONDS)))
                first = "INSERT INTO arbitre_house (id, word) VALUES (1, :word) ON CONFLICT DO NOTHING"
                connection.execute(sa.text(first), {"word": secrets.token_hex(32)})
                self.word = str(connection.execute(sa.select(HOUSE.c.word)).scalar())
        except sa.exc.SQLAlchemyError as error:
            raise StoreTrouble(f"The store cannot be shared: {trouble(error)}.") from error
        self._beating = threading.Thread(target=self._beat_on, name="arbitre-beat", daemon=True)
        self._beating.start()
        log("one of several servers", url=address)

    def _enter(self, connection: Connection) -> None:
        connection.execute(SERVERS.insert().values(id=self.name, address=self.address, beat=NOW))

    def _beat_on(self) -> None:
        """The life of a thread of its own: a server that is busy still lives."""
        while True:
            try:
                self._beat()
            except sa.exc.SQLAlchemyError as error:
                fault("the store does not hear that this server lives", reason=trouble(error)[:200])
                self._hang_up()
            if self._over.wait(BEAT_SECONDS):
                self._hang_up()
                return

    def _beat(self) -> None:
        if self._line is None:
            self._line = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            # A beat that a database forgets when it falls is made again.
            self._line.execute(sa.text("SET synchronous_commit TO off"))
        if not self._locked:  # where somebody just looked whether it is free, the next time
            wanted = sa.text("SELECT pg_try_advisory_lock(:key)")
            self._locked = bool(self._line.execute(wanted, {"key": _key(self.name)}).scalar())
        mine = SERVERS.update().where(SERVERS.c.id == self.name).values(beat=NOW)
        if not self._line.execute(mine).rowcount:
            self._enter(self._line)

    def _hang_up(self) -> None:
        """The lock goes with the connection."""
        if self._line is not None:
            self._line.invalidate()
            self._line.close()
        self._line, self._locked = None, False

    def begin(self, connection: Connection, room: str) -> None:
        """A new room is ours."""
        connection.execute(LEASES.insert().values(room=room, holder=self.name, fence=1))
        self.fences[room] = 1

    def claim(self, connection: Connection, room: str) -> None:
        """Make a room ours, if nobody who lives has it. Raises `Elsewhere`.

        Nobody waits for anybody here: where a server died the others take hundreds of rooms at once, and
        whoever finds one in another's hands leaves it to him.
        """
        row = _lease(connection, room)
        if row is None:  # a room from before the store was shared, or none
            there = sa.text(
                "INSERT INTO leases (room, holder, fence) SELECT id, '', 0 FROM rooms WHERE id = :room "
                "ON CONFLICT DO NOTHING"
            )
            connection.execute(there, {"room": room})
            row = _lease(connection, room)
        if row is None:
            return
        if row.holder != self.name:
            address = self._alive(connection, row.holder)
            if address is not None:
                raise Elsewhere(address)
            if row.holder:
                log("a room is taken over", room=room)
        fence = row.fence + 1
        connection.execute(LEASES.update().where(LEASES.c.room == room).values(holder=self.name, fence=fence))
        self.fences[room] = fence

    def _alive(self, connection: Connection, server: str) -> str | None:
        """Where a server is, if it lives. One that does not is not looked for again at once: where it had
        hundreds of rooms, as many ask."""
        if not server or time.monotonic() - self._dead.get(server, -DEAD_SECONDS) < DEAD_SECONDS:
            return None
        address = self._found_alive(connection, server)
        if address is None:
            self._dead[server] = time.monotonic()
            while len(self._dead) > MOST_DEAD:
                self._dead.pop(next(iter(self._dead)), None)
        return address

    def _found_alive(self, connection: Connection, server: str) -> str | None:
        silent = (NOW - SERVERS.c.beat).label("silent")
        found = connection.execute(sa.select(SERVERS.c.address, silent).where(SERVERS.c.id == server)).first()
        if found is None or found.silent > LEASE_SECONDS:
            return None
        if found.silent > LOCK_SECONDS and _free(connection, server):
            return None
        return str(found.address)

    def lives(self, connection: Connection, address: str) -> bool:
        """Whether a server that others reach at this address lives."""
        there = sa.select(SERVERS.c.id).where(SERVERS.c.address == address, SERVERS.c.id != self.name)
        return any(self._alive(connection, name) is not None for (name,) in connection.execute(there).all())

    def hold(self, connection: Connection, room: str) -> None:
        """Nobody can take the room until this transaction is over. Raises `Fenced` where somebody has."""
        mine: Any = sa.and_(
            LEASES.c.room == room,
            LEASES.c.holder == self.name,
            LEASES.c.fence == self.fences.get(room, -1),
        )
        if (
            connection.execute(sa.select(LEASES.c.fence).where(mine).with_for_update(read=True)).first()
            is None
        ):
            raise Fenced("the room is another server's")

    def where(self, connection: Connection, room: str) -> str | None:
        """Where the server is that has a room, if it lives and is another than this one."""
        holder = connection.execute(sa.select(LEASES.c.holder).where(LEASES.c.room == room)).scalar()
        return None if not holder or holder == self.name else self._alive(connection, holder)

    def release(self, connection: Connection, room: str) -> None:
        """Whoever wants the room may have it."""
        mine = sa.and_(LEASES.c.room == room, LEASES.c.holder == self.name)
        connection.execute(LEASES.update().where(mine).values(holder=""))
        self.fences.pop(room, None)

    def leave(self) -> None:
        """All rooms are free for the others, at once."""
        self._over.set()
        self._beating.join(5)
        try:
            with self._engine.begin() as connection:
                connection.execute(LEASES.update().where(LEASES.c.holder == self.name).values(holder=""))
                connection.execute(SERVERS.delete().where(SERVERS.c.id == self.name))
        except sa.exc.SQLAlchemyError as error:
            fault("the rooms could not be given back", reason=trouble(error)[:200])


def _lease(connection: Connection, room: str) -> Any:
    """Who has a room, and its fence, ours to change; nothing where nobody ever had it. Raises `Elsewhere`
    where another is just changing it."""
    lease = sa.select(LEASES.c.holder, LEASES.c.fence).where(LEASES.c.room == room)
    row = connection.execute(lease.with_for_update(skip_locked=True)).first()
    if row is None and connection.execute(lease).first() is not None:
        raise Elsewhere("")
    return row


def _key(server: str) -> int:
    """The lock of a server that lives."""
    return int.from_bytes(bytes.fromhex(server), signed=True)


def _free(connection: Connection, server: str) -> bool:
    """Whether a server's connection, and its lock with it, is gone. Any number may look at once."""
    wanted = sa.text("SELECT pg_try_advisory_xact_lock_shared(:key)")
    return bool(connection.execute(wanted, {"key": _key(server)}).scalar())
