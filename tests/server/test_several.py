"""Several servers on one PostgreSQL: a room is at one of them, whoever one asks; if that dies, at another."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arbitre.server.database import StoreTrouble, open_engine
from arbitre.server.entries import Chair, Setup
from arbitre.server.sharing import LEASE_SECONDS, LEASES, SERVERS, Elsewhere
from arbitre.server.store import Store

from .player import Client, choose, http, play, refusal, settle
from .postgres import start_postgres
from .process import Process

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with start_postgres() as address:
        yield address


TRIES = 4
"""What is too slow each time is slow; once it may be another program that had the processor."""


@pytest.fixture
def house(database: str, process: Callable[..., Process]) -> tuple[Process, Process]:
    """Two servers on one store."""
    return process(database, shared=True), process(database, shared=True)


def made(server: Process, game: str = "quarriors") -> tuple[str, list[str]]:
    """A room, and the tokens of its seats."""
    answer = http(server.url, "/api/rooms", {"game": game, "seats": SEATS})
    return answer["room"], [place["token"] for place in answer["places"]]


def history(server: Process, room: str, token: str) -> list[Any]:
    """The answers in a room's record."""
    import json

    from .player import text

    record = text(server.url, f"/api/rooms/{room}/record", token=token)
    return list(json.loads(record.split(b"\n")[1])["history"])


def come(server: Process, room: str, token: str, seconds: float = 60) -> Client:
    """Connect, as a browser does: again and again until it is let in."""
    until = time.monotonic() + seconds
    while True:
        try:
            client = Client(server.url, room, token)
            client.until("table")
            return client
        except (ConnectionClosed, InvalidStatus, OSError, TimeoutError):
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_it_does_not_matter_to_which_server_one_comes(house: tuple[Process, Process]) -> None:
    here, there = house
    room, tokens = made(here)
    clients = [come(here, room, tokens[0]), come(there, room, tokens[1])]
    assert play(clients, random.Random(1), 12) == 12
    assert history(there, room, tokens[0]) == history(here, room, tokens[0])
    assert http(there.url, f"/api/rooms/{room}")["status"] == "playing"
    assert refusal(there.url, f"/api/rooms/{room}/record")[0] == 403
    stranger = Client(there.url, room, "not-a-token")
    assert stranger.until("closing")["code"] == "foreign"
    with pytest.raises(ConnectionClosed):
        stranger.hear()


def test_nobody_gets_in_by_the_word_of_the_house(house: tuple[Process, Process]) -> None:
    here, _ = house
    headers = {"x_arbitre_house": "guessed", "x_arbitre_visitor": "1.2.3.4"}
    asked = {"game": "quarriors", "seats": SEATS}
    assert refusal(here.url, "/api/rooms", asked, origin="http://evil", **headers)[0] == 403


def _first(rooms: list[tuple[str, list[str]]]) -> tuple[str, str]:
    return rooms[0][0], rooms[0][1][0]


def test_killed_its_rooms_go_on_elsewhere_and_nothing_is_lost(house: tuple[Process, Process]) -> None:
    here, there = house
    rooms = [made(here) for _ in range(5)]
    known = {}
    for room, tokens in rooms:
        clients = [come(here, room, token) for token in tokens]
        play(clients, random.Random(room), 6)
        known[room] = history(here, room, tokens[0])
        assert len(known[room]) >= 6
    died = time.monotonic()
    here.kill()
    come(there, *_first(rooms)).close()
    assert time.monotonic() - died < 10, "within ten seconds"
    for room, tokens in rooms:
        clients = [come(there, room, token) for token in tokens]
        assert history(there, room, tokens[0])[: len(known[room])] == known[room]
        assert play(clients, random.Random(room), 3) == 3


def test_a_server_that_only_slept_writes_nothing_more(house: tuple[Process, Process], database: str) -> None:
    here, there = house
    room, tokens = made(here)
    clients = [come(here, room, token) for token in tokens]
    play(clients, random.Random(1), 4)
    before = history(here, room, tokens[0])
    os.killpg(here.process.pid, signal.SIGSTOP)
    try:
        taken = [come(there, room, token) for token in tokens]
        settle(taken)
        play(taken, random.Random(2), 3)
    finally:
        os.killpg(here.process.pid, signal.SIGCONT)
    # The one that slept still believes it has the room: an answer to it must not be kept.
    late = next(client for client in clients if client.question)
    question = late.question
    assert question is not None
    try:
        reply = late.say(type="answer", decision=question["id"], answer=choose(question, random.Random(9)))
        assert reply["type"] == "refused"
    except ConnectionClosed:
        pass
    after = history(there, room, tokens[0])
    assert after[: len(before)] == before and len(after) >= len(before) + 3
    assert history(here, room, tokens[0]) == after, "it hands on what it no longer has"
    engine = open_engine(database)
    with engine.connect() as connection:
        assert connection.execute(sa.select(LEASES.c.fence).where(LEASES.c.room == room)).scalar() == 2
    engine.dispose()


def test_a_rolling_restart_is_a_reconnect(house: tuple[Process, Process]) -> None:
    here, there = house
    took = []
    while not took or (took[-1] >= 4 and len(took) < TRIES):
        room, tokens = made(here)
        clients = [come(here, room, token) for token in tokens]
        play(clients, random.Random(1), 4)
        before = history(here, room, tokens[0])
        here.end()
        left = time.monotonic()
        clients = [come(there, room, token) for token in tokens]
        took.append(time.monotonic() - left)
        assert history(there, room, tokens[0]) == before
        here.start()
    assert min(took) < 4, "nobody waits for a lease that was given back"
    again = come(here, room, tokens[0])
    assert play([again, clients[1]], random.Random(2), 4) == 4
    there.end()
    clients = [come(here, room, token) for token in tokens]
    assert play(clients, random.Random(3), 2) == 2


def test_who_does_not_share_keeps_the_store_alone(
    database: str, process: Callable[..., Process], tmp_path: Path
) -> None:
    process(database, shared=True)
    with pytest.raises(StoreTrouble, match="Another server"):
        Store(database, patience=0.3)
    with pytest.raises(StoreTrouble, match="PostgreSQL"):
        Store(f"sqlite:///{tmp_path / 'rooms.sqlite'}", address="http://127.0.0.1:1")


def test_those_who_take_over_many_rooms_do_not_wait_for_each_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Two servers that took the same rooms in different orders used to stand in each other's way until the
    database threw one of them out, and every answer there waited as long."""
    with start_postgres() as address:
        stores = [Store(address, address=f"http://127.0.0.1:{port}") for port in (1, 2, 3)]
        dead, *alive = stores
        rooms = [f"room{at:02}" for at in range(60)]

        async def take(store: Store, room: str) -> bool:
            try:
                return await store.load(room) is not None
            except Elsewhere:
                return False

        async def evening() -> list[list[bool]]:
            setup = Setup("noxilia", [Chair("bot"), Chair("bot")], {})
            for room in rooms:
                await dead.create(room, setup, [])
            await asyncio.to_thread(dead.sharing._over.set)  # type: ignore[union-attr]
            with dead.engine.begin() as connection:
                connection.execute(SERVERS.delete().where(SERVERS.c.id == dead.sharing.name))  # type: ignore[union-attr]
            orders = rooms, rooms[::-1]
            turns = [
                asyncio.gather(*(take(store, room) for room in order))
                for store, order in zip(alive, orders, strict=True)
            ]
            return [list(found) for found in await asyncio.gather(*turns)]

        began = time.monotonic()
        first, second = asyncio.run(evening())
        took = time.monotonic() - began
        for store in stores:
            store.close()
    assert [one + other for one, other in zip(first, second[::-1], strict=True)] == [1] * len(rooms)
    assert not [each for each in caplog.records if "failed" in each.getMessage()]
    assert took < 20


def test_no_answer_waits_for_a_lease() -> None:
    """Somebody holds the lease of a room in his hands: whoever wants it is told so at once."""
    with start_postgres() as address:
        holder = Store(address, address="http://127.0.0.1:1")
        other = Store(address, address="http://127.0.0.1:2")

        async def wait() -> float:
            await holder.create("room", Setup("noxilia", [Chair("bot"), Chair("bot")], {}), [])
            with holder.engine.begin() as connection:
                connection.execute(sa.select(LEASES).where(LEASES.c.room == "room").with_for_update())
                began = time.monotonic()
                with pytest.raises(Elsewhere):
                    await other.load("room")
                return time.monotonic() - began

        assert asyncio.run(wait()) < 2
        for store in (holder, other):
            store.close()


def test_who_comes_when_a_server_has_just_died_waits_at_the_door(house: tuple[Process, Process]) -> None:
    """One knock is enough, and it is answered as soon as the dead one's lock is gone: its lease need not run
    out."""
    here, there = house
    took = []
    while not took or (took[-1] >= LEASE_SECONDS and len(took) < TRIES):
        room, tokens = made(here)
        clients = [come(here, room, token) for token in tokens]
        play(clients, random.Random(1), 3)
        before = history(here, room, tokens[0])
        here.kill()
        died = time.monotonic()
        again = [Client(there.url, room, token) for token in tokens]
        for client in again:
            client.until("table")
        took.append(time.monotonic() - died)
        assert history(there, room, tokens[0]) == before
        assert play(again, random.Random(2), 3) == 3
        here.start()
    assert min(took) < LEASE_SECONDS


def test_a_server_whose_connection_was_cut_keeps_its_rooms(
    house: tuple[Process, Process], database: str
) -> None:
    """The database ends all its connections, as when it is started again: nobody takes that for a death."""
    here, there = house
    room, tokens = made(here)
    clients = [come(here, room, token) for token in tokens]
    play(clients, random.Random(1), 3)
    engine = open_engine(database)
    with engine.begin() as connection:
        everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(sa.text(f"{everybody} AND datname = current_database()"))
    clients[1].close()
    clients[1] = come(there, room, tokens[1])
    assert play(clients, random.Random(2), 3) == 3
    with engine.connect() as connection:
        assert connection.execute(sa.select(LEASES.c.fence).where(LEASES.c.room == room)).scalar() == 1
    engine.dispose()
