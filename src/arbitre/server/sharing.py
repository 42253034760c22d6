"""Several servers on one PostgreSQL: each room is leased to one of them, and to another when that one dies.

A server says every second and a half that it lives, by the clock of the database. Whoever wants a room whose
holder has been silent for six seconds takes its lease and raises its fence. Every entry is written under the
lease with the fence it was taken with, in the same transaction: a holder that only slept finds out when it
writes, and nothing of it is kept.
"""

from __future__ import annotations

import secrets
import threading
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
BEAT_SECONDS = 1.5
LEASE_SECONDS = 6.0
GONE_SECONDS = 3_600.0
NOW = sa.text("extract(epoch from clock_timestamp())")


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
        while not self._over.wait(BEAT_SECONDS):
            try:
                with self._engine.begin() as connection:
                    mine = SERVERS.update().where(SERVERS.c.id == self.name).values(beat=NOW)
                    if not connection.execute(mine).rowcount:
                        self._enter(connection)
            except sa.exc.SQLAlchemyError as error:
                fault("the store does not hear that this server lives", reason=trouble(error)[:200])

    def begin(self, connection: Connection, room: str) -> None:
        """A new room is ours."""
        connection.execute(LEASES.insert().values(room=room, holder=self.name, fence=1))
        self.fences[room] = 1

    def claim(self, connection: Connection, room: str) -> None:
        """Make a room ours, if nobody who lives has it. Raises `Elsewhere`."""
        there = sa.text(
            "INSERT INTO leases (room, holder, fence) SELECT id, '', 0 FROM rooms WHERE id = :room "
            "ON CONFLICT DO NOTHING"
        )
        connection.execute(there, {"room": room})
        row = connection.execute(
            sa.select(LEASES.c.holder, LEASES.c.fence).where(LEASES.c.room == room).with_for_update()
        ).first()
        if row is None:
            return  # there is no such room
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
        """Where a server is, if it lives."""
        lives = SERVERS.c.beat > NOW - sa.literal(LEASE_SECONDS)
        found = connection.execute(sa.select(SERVERS.c.address).where(SERVERS.c.id == server, lives)).scalar()
        return None if found is None else str(found)

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
