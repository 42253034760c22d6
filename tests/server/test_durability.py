"""What was acknowledged is on disk: the process is killed in mid-game, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import arbitre
from arbitre.kernel.pieces import freeze
from arbitre.server.database import StoreTrouble
from arbitre.server.store import Store

from .player import Client, choose, http, play, text
from .postgres import start_postgres
from .process import Process


def seats(url: str, made: dict[str, Any]) -> list[Client]:
    """Everybody at the table."""
    clients = [Client(url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    return clients


def record(url: str, made: dict[str, Any]) -> tuple[arbitre.Game, list[Any]]:
    """The game of a room at its beginning, and its answers."""
    return arbitre.replay(text(url, f"/api/rooms/{made['room']}/record", token=made["places"][0]["token"]))


def say(clients: list[Client], luck: random.Random, name: str) -> tuple[Client, Any]:
    """Whoever is asked sends an answer by chance."""
    asked = next(client for client in clients if client.question)
    question = asked.question
    assert question is not None
    answer = choose(question, luck)
    asked.send(type="answer", id=name, decision=question["id"], answer=answer)
    return asked, freeze(answer)


def talk(clients: list[Client], luck: random.Random, acknowledged: list[Any], number: int) -> None:
    """Answer by chance so many times; what was accepted is written down."""
    for _ in range(number):
        name = f"n{len(acknowledged)}"
        asked, answer = say(clients, luck, name)
        assert asked.until("accepted")["id"] == name
        acknowledged.append(answer)
        for client in clients:
            client.until("table")


def run_and_kill(start: Callable[..., Process], store: str, game: str, times: int) -> None:
    """Play, kill while an answer is on its way, start again and compare, several times over one game."""
    process = start(store)
    made = http(process.url, "/api/rooms", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    for client in seats(process.url, made):
        assert client.say(type="stops", pays=False, passes=[])["type"] == "accepted"
        client.close()
    acknowledged: list[Any] = []
    luck = random.Random(11)
    for _ in range(times):
        clients = seats(process.url, made)
        talk(clients, luck, acknowledged, 7)
        killer = threading.Timer(luck.uniform(0, 0.02), process.kill)
        killer.start()
        asked, answer = say(clients, luck, f"n{len(acknowledged)}")
        try:
            while asked.hear()["type"] != "accepted":
                pass
            acknowledged.append(answer)
        except ConnectionClosed:
            pass
        killer.join()
        for client in clients:
            client.close()
        process.start()
        beginning, answers = record(process.url, made)
        # Nothing acknowledged is lost; at most the one answer that was on its way is there besides.
        assert answers[: len(acknowledged)] == acknowledged
        assert answers in (acknowledged, [*acknowledged, answer])
        acknowledged = list(answers)
        for each in answers:
            beginning.answer(each)
        client = Client(process.url, made["room"], made["places"][0]["token"])
        table = client.until("table")
        assert table["view"]["number"] == beginning.state.count
        assert table["view"]["waiting_for"] == (beginning.pending.seat if beginning.pending else -1)
        client.close()
    process.end()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["quarriors", "seven_fallen"])
def test_killed_in_mid_game_nothing_acknowledged_is_lost(
    process: Callable[..., Process], tmp_path: Path, game: str
) -> None:
    run_and_kill(process, f"sqlite:///{tmp_path / 'rooms.sqlite'}", game, 3)


def test_ends_cleanly_when_told_to(process: Callable[..., Process]) -> None:
    running = process()
    seats_asked = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = http(running.url, "/api/rooms", {"game": "noxilia", "seats": seats_asked, "pace": 0})
    client = Client(running.url, made["room"], made["places"][0]["token"])
    client.until("table")
    assert running.end() in (0, -15)
    assert client.until("closing")["code"] == "shutdown"


def test_what_the_store_does_not_take_is_refused_and_changes_nothing(
    serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving()
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    clients = seats(server.url, made)
    asked = next(client for client in clients if client.question)
    question = asked.question
    assert question is not None
    answer = choose(question, random.Random(1))
    room = server.hub.rooms[made["room"]].room
    before = room.game.save(), room.number, room.decision

    async def broken(self: Store, *about: object) -> None:
        raise StoreTrouble("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", broken)
        reply = asked.say(type="answer", decision=question["id"], answer=answer)
        assert reply["reason"] == "not_stored"
        assert (room.game.save(), room.number, room.decision) == before
    assert asked.say(type="answer", decision=question["id"], answer=answer)["type"] == "accepted"


def test_a_store_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    for address in ("nonsense", "mysql://x", f"sqlite:///{tmp_path}/no/such/folder/x.db"):
        with pytest.raises(StoreTrouble) as trouble:
            Store(address)
        assert "Traceback" not in str(trouble.value) and "psycopg" not in str(trouble.value)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL started for these tests."""
    with start_postgres() as address:
        yield address


@pytest.mark.slow
def test_the_same_over_postgresql(process: Callable[..., Process], postgres: str) -> None:
    run_and_kill(process, postgres, "noxilia", 2)


@pytest.mark.slow
def test_one_server_at_a_time_keeps_a_postgresql_store(postgres: str) -> None:
    first = Store(postgres)
    with pytest.raises(StoreTrouble, match="Another server"):
        Store(postgres, patience=0.3)
    assert first.lease.held()
    with first.engine.connect() as another:  # the connection that held it is lost
        other = "pid <> pg_backend_pid()"
        another.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {other}"))
    assert not first.lease.held()
    assert first.lease.held()  # and taken again
    asyncio.run(first.probe())
    first.close()
    Store(postgres, patience=0.3).close()


@pytest.mark.slow
def test_a_frozen_postgresql_is_not_waited_for(serving: Callable[..., Any], postgres: str) -> None:
    server = serving(postgres)
    store = server.hub.store
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    clients = seats(server.url, made)
    with store.engine.connect() as connection:
        rows = connection.execute(
            sa.text("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'")
        )
        backends = [int(row[0]) for row in rows]
    patience, store.patience = store.patience, 0.5
    for pid in backends:
        os.kill(pid, signal.SIGSTOP)
    try:
        asked, _ = say(clients, random.Random(1), "frozen")
        assert asked.until("refused")["reason"] == "not_stored"
        assert http(server.url, "/api/health")["ok"]
    finally:
        for pid in backends:
            os.kill(pid, signal.SIGCONT)
    store.patience = patience
    for number in range(100):  # it finds out what became of the answer, and goes on
        asked, _ = say([asked], random.Random(1), f"again{number}")
        reply = asked.hear()
        while reply["type"] not in ("refused", "accepted"):
            reply = asked.hear()
        if reply["type"] == "accepted" or reply["reason"] == "late":
            break
        time.sleep(0.1)
    else:
        raise AssertionError("it never found out")
    play(clients, random.Random(1), 3)
    kept = server.do(store.load(made["room"]))
    assert kept is not None and len(kept[1]) == server.hub.rooms[made["room"]].room.number
