"""Time, disk and database fail without loss: wrong clocks, lost answers, silence, damage, a second server."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import logging
import random
import sqlite3
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import arbitre
from arbitre.server import driving
from arbitre.server.backup import put_back, take
from arbitre.server.database import RECORDS, StoreTrouble
from arbitre.server.store import Store

from .conftest import Running
from .player import Client, choose, http, play, refusal, settle, two_seats

DAY = 86_400.0
TWO = {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]}


class Faulty:
    """An engine whose commits are made, but whose answers are lost, so many times; or that is silent."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self.loses = 0
        self.speaks = threading.Event()
        self.speaks.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    @contextlib.contextmanager
    def begin(self) -> Iterator[Any]:
        self.speaks.wait(30)
        with self.engine.begin() as connection:
            yield connection
        if self.loses:
            self.loses -= 1
            raise sa.exc.OperationalError("COMMIT", {}, Exception("the server closed the connection"))


@pytest.fixture
def faulty(serving: Callable[..., Running]) -> tuple[Running, Faulty]:
    """A server and the engine under it."""
    server = serving()
    store = server.hub.store
    store.engine = Faulty(store.engine)
    return server, store.engine


def seats(server: Running) -> tuple[Any, list[Client]]:
    """A room for one person at both seats, who is asked."""
    made = http(server.url, "/api/rooms", TWO)
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    return server.hub.rooms[made["room"]], clients


def answer(clients: list[Client]) -> tuple[Client, dict[str, Any]]:
    """Whoever is asked answers by chance; what he hears."""
    asked = next(client for client in clients if client.question)
    question = asked.question
    assert question is not None
    reply = asked.say(type="answer", decision=question["id"], answer=choose(question, random.Random(1)))
    return asked, reply


def test_a_wrong_date_deletes_nothing(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving()
    room, *_ = two_seats(server.url, "noxilia")
    store = server.hub.store
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 70 * DAY)
    server.do(store.forget(60 * DAY, 3 * DAY, 30 * DAY))
    assert server.do(store.load(room)) is not None and server.do(store.count_rooms()) == 1


def test_what_nobody_touches_is_put_away_then_dropped(serving: Callable[..., Running]) -> None:
    server = serving()
    store = server.hub.store
    room, *_ = two_seats(server.url, "noxilia")
    waits = http(server.url, "/api/rooms", {**TWO, "seats": [{"kind": "me"}, {"kind": "open"}]})["room"]

    def forget() -> list[bool]:
        server.do(store.forget(60 * DAY, 3 * DAY, 30 * DAY))
        return [server.do(store.load(each)) is not None for each in (room, waits)]

    store._age += 4 * DAY
    assert forget() == [True, True] and server.do(store.count_rooms()) == 1  # put away, not gone
    store._age += 31 * DAY
    assert forget() == [True, False]
    store._age += 30 * DAY
    assert forget() == [True, False] and server.do(store.count_rooms()) == 0
    server.do(store.touch(room))  # somebody comes: it is a room like any other
    store._age += 31 * DAY
    assert forget() == [True, False] and server.do(store.count_rooms()) == 1


def test_the_age_of_a_store_goes_on_after_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    store = Store(address)
    store._age += 1000
    asyncio.run(store.probe())
    store.close()
    again = Store(address)
    assert 1000 <= again.age() < 1010
    again.close()


def test_a_commit_whose_answer_is_lost_was_made(faulty: tuple[Running, Faulty]) -> None:
    server, engine = faulty
    here, clients = seats(server)
    before = here.room.number
    engine.loses = 1
    assert answer(clients)[1]["type"] == "accepted"
    assert here.room.number == before + 1
    play(clients, random.Random(1), 3)


def test_where_nobody_knows_the_room_finds_out_before_it_goes_on(faulty: tuple[Running, Faulty]) -> None:
    """This used to wedge a room until the server was started again."""
    server, engine = faulty
    here, clients = seats(server)
    engine.loses = 2
    asked, reply = answer(clients)
    assert reply["reason"] == "not_stored"
    assert answer([asked])[1]["reason"] == "late"  # it was kept: everybody has been told so now
    play(clients, random.Random(1), 3)
    kept = server.do(server.hub.store.load(here.room.name))
    assert kept is not None and len(kept[1]) == here.room.number


def test_a_database_that_says_nothing_is_not_waited_for(faulty: tuple[Running, Faulty]) -> None:
    server, engine = faulty
    here, clients = seats(server)
    before = here.room.number, here.room.game.save()
    patience, server.hub.store.patience = server.hub.store.patience, 0.4
    engine.speaks.clear()
    asked, reply = answer(clients)
    assert reply["reason"] == "not_stored"
    status, problem = refusal(server.url, "/api/ready")
    assert (status, problem["reason"]) == (503, "not_stored")
    assert refusal(server.url, "/api/rooms", TWO)[0] == 503
    assert http(server.url, "/api/health")["ok"]  # alive all the same
    assert (here.room.number, here.room.game.save()) == before
    engine.speaks.set()
    server.hub.store.patience = patience
    until = time.monotonic() + 60
    while answer([asked])[1]["reason"] == "not_stored" and time.monotonic() < until:
        time.sleep(0.05)  # it finds out as soon as the database speaks again
    play(clients, random.Random(1), 3)
    assert http(server.url, "/api/ready")["ok"]


def test_a_second_server_says_that_the_store_is_taken(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    first = Store(address)
    with pytest.raises(StoreTrouble, match="Another server"):
        Store(address, patience=0.1)
    first.close()
    Store(address, patience=0.1).close()


def test_a_second_server_is_told_so_by_whatever_name_it_came(tmp_path: Path) -> None:
    """A link to the store had a lease of its own: two servers wrote one journal."""
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "rooms.sqlite")
    first = Store(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    with pytest.raises(StoreTrouble, match="Another server"):
        Store(f"sqlite:///{tmp_path / 'link.sqlite'}", patience=0.1)
    first.close()


def test_a_second_server_changes_nothing_in_the_store_of_the_first(tmp_path: Path) -> None:
    """It used to make the tables as it wants them, and then to find out."""
    file = tmp_path / "rooms.sqlite"
    first = Store(f"sqlite:///{file}")
    with sqlite3.connect(file) as old:
        old.execute("DROP TABLE replays")
    with pytest.raises(StoreTrouble, match="Another server"):
        Store(f"sqlite:///{file}", patience=0.1)
    with sqlite3.connect(file) as old:
        assert not old.execute("SELECT name FROM sqlite_master WHERE name = 'replays'").fetchall()
    first.close()


@pytest.mark.parametrize("data", [b"Dear diary,\n", b"x" * 100_000])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, data: bytes) -> None:
    """SQLite takes a short one for an empty store."""
    file = tmp_path / "diary.txt"
    file.write_bytes(data)
    with pytest.raises(StoreTrouble, match="is no store"):
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    "address", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"]
)
def test_a_store_in_memory_is_none(address: str) -> None:
    """It was served, and every room refused: each thread had one of its own."""
    with pytest.raises(StoreTrouble, match="is no address of a store"):
        Store(address)


def test_a_store_that_cannot_be_opened_is_told_so_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(seconds: float) -> None:
        raise AssertionError("nothing is gained by waiting")

    monkeypatch.setattr(time, "sleep", wait)
    nowhere = [f"sqlite:///{tmp_path / 'nowhere' / 'rooms.sqlite'}"]
    if importlib.util.find_spec("psycopg") is not None:
        nowhere.append("postgresql://nobody@127.0.0.1:1/nothing")
    for address in nowhere:
        with pytest.raises(StoreTrouble, match="cannot be opened"):
            Store(address)


def test_who_lost_the_store_writes_nothing_until_it_is_his_again(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving()
    here, clients = seats(server)
    before = here.room.number
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.store.lease, "held", lambda: False, raising=False)
        assert refusal(server.url, "/api/ready")[0] == 503
        assert answer(clients)[1]["reason"] == "not_stored"
        assert here.room.number == before
    assert http(server.url, "/api/ready")["ok"]
    assert answer(clients)[1]["type"] == "accepted"


def test_a_damaged_room_is_named_and_set_aside_and_the_rest_serves(
    serving: Callable[..., Running], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "arbitre.server")
    server = serving()
    rooms = [http(server.url, "/api/rooms", TWO) for _ in range(4)]
    for made in rooms:
        live = server.hub.rooms[made["room"]]
        assert server.do(server.hub._unload(live))
    names = [made["room"] for made in rooms]
    with sqlite3.connect(tmp_path / "rooms.sqlite") as spoil:
        spoil.execute("UPDATE journal SET entry = '{' WHERE room = ?", (names[0],))
        spoil.execute("UPDATE journal SET number = 7 WHERE room = ?", (names[1],))
        entry = json.dumps({"number": 1, "at": 0, "kind": "started", "data": {"record": "nonsense"}})
        spoil.execute("UPDATE journal SET entry = ? WHERE room = ?", (entry, names[2]))
    for name in (*names[:3], names[0]):
        status, problem = refusal(server.url, f"/api/rooms/{name}")
        assert (status, problem["reason"]) == (500, "damaged")
        assert Client(server.url, name).hear()["code"] == "damaged"
    assert http(server.url, f"/api/rooms/{names[3]}")["status"] == "playing"
    said = [record.about for record in caplog.records if "damaged" in record.message]  # type: ignore[attr-defined]
    assert {about["room"] for about in said} == set(names[:3])
    with sqlite3.connect(tmp_path / "rooms.sqlite") as look:
        marked = look.execute("SELECT id FROM rooms WHERE damaged IS NOT NULL").fetchall()
    assert {row[0] for row in marked} == set(names[:3])


def test_rooms_that_begin_with_one_record_share_it(serving: Callable[..., Running]) -> None:
    server = serving()
    game = arbitre.new("noxilia", seed=3)
    request = urllib.request.Request(f"{server.url}/api/replays", game.save())
    with urllib.request.urlopen(request, timeout=60) as reply:
        uploaded = json.loads(reply.read())["id"]
    asked = {**TWO, "replay": {"id": uploaded, "step": 0}}
    names = [http(server.url, "/api/rooms", asked)["room"] for _ in range(3)]
    store = server.hub.store
    assert server.do(store.read(lambda found: len(found.execute(sa.select(RECORDS.c.digest)).all()))) == 1
    loaded = [server.do(store.load(name)) for name in names]
    assert all(kept is not None and len(kept[1][-1].data) == 0 for kept in loaded)
    starts = [kept[0].start for kept in loaded if kept is not None]
    assert starts[0] and starts[0] is starts[1] is starts[2]


def make_first(file: Path) -> None:
    """Make of an empty store one of the first schema, with a room in it."""
    with sqlite3.connect(file) as old:
        for table, columns in (
            ("rooms", ("age", "begun", "gone", "damaged", "start")),
            ("replays", ("age", "gone")),
        ):
            for column in columns:
                old.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        old.execute("DROP TABLE records")
        old.execute("DROP TABLE arbitre_service")
        old.execute("UPDATE arbitre_schema SET version = 1")
        setup = json.dumps({"game": "noxilia", "chairs": [], "options": {}})
        old.execute(
            "INSERT INTO rooms (id, game, created, touched, setup) VALUES ('x', 'noxilia', 1, 1, ?)", (setup,)
        )


def test_a_store_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    first = Store(f"sqlite:///{file}")
    first.close()
    make_first(file)
    now = Store(f"sqlite:///{file}")
    found = asyncio.run(now.load("x"))
    assert found is not None and found[0].game == "noxilia"
    assert asyncio.run(now.forget(60 * DAY, 3 * DAY, 30 * DAY)) == 0
    assert asyncio.run(now.count_rooms()) == 1
    now.close()


def test_a_backup_of_the_first_schema_is_put_back(tmp_path: Path) -> None:
    file, other = tmp_path / "first.sqlite", tmp_path / "now.sqlite"
    Store(f"sqlite:///{file}").close()
    make_first(file)
    kept = {"records": 0, "rooms": 1, "journal": 0, "replays": 0}
    assert take(f"sqlite:///{file}", tmp_path / "kept.sqlite") == kept
    assert put_back(file, f"sqlite:///{other}") == kept
    now = Store(f"sqlite:///{other}")
    found = asyncio.run(now.load("x"))
    assert found is not None and found[0].game == "noxilia"
    now.close()


def test_a_backup_that_is_newer_than_this_is_refused_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "later.sqlite"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as later:
        later.execute("UPDATE arbitre_schema SET version = 3")
    with pytest.raises(StoreTrouble, match="schema 3, known is 2"):
        put_back(file, f"sqlite:///{tmp_path / 'now.sqlite'}")


def test_bringing_up_to_date_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    """SQLite keeps each column at once: a server killed meanwhile left a store nobody could open."""
    file = tmp_path / "rooms.sqlite"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as old:
        old.execute("ALTER TABLE replays DROP COLUMN gone")
        old.execute("UPDATE arbitre_schema SET version = 1")
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as now:
        assert now.execute("SELECT version FROM arbitre_schema").fetchall() == [(2,)]
        assert now.execute("SELECT gone FROM replays").fetchall() == []


class Lame:
    """A store that does not take anything, so many times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.times = times
        real = Store.append

        async def append(store: Store, *about: Any) -> None:
            if self.times:
                self.times -= 1
                raise StoreTrouble("the disk is full")
            await real(store, *about)

        monkeypatch.setattr(Store, "append", append)


def test_a_bot_tries_again_what_the_store_did_not_take(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "AGAIN_SECONDS", 0.1)
    server = serving()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": bots, "pace": 0})
    lame = Lame(monkeypatch, 3)
    watcher = Client(server.url, made["room"])
    for _ in range(6):
        watcher.until("table")  # nobody says anything, and the game goes on
    assert lame.times == 0


def test_time_that_is_up_is_up_though_the_store_did_not_take_it_at_first(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "AGAIN_SECONDS", 0.1)
    server = serving()
    _, one, _, _ = two_seats(server.url, "noxilia", clock={"minutes": 0.04})
    lame = Lame(monkeypatch, 2)
    assert one.until("table")["ending"]["reason"] == "out_of_time"
    assert lame.times == 0


def test_on_a_full_disk_the_server_is_alive_not_ready_and_refuses_with_the_reason(
    serving: Callable[..., Running],
) -> None:
    """The real refusal of SQLite, not a stand-in: no page more than there is."""
    server = serving()
    here, clients = seats(server)
    before = here.room.number
    full = True

    def limit(connection: Any, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else 1_000_000
        connection.execute(f"PRAGMA max_page_count={pages}")

    sa.event.listen(server.hub.store.engine, "checkout", limit)
    padding = {"game": "noxilia", "seats": [{"kind": "me", "name": "x" * 24}] * 2}
    refused = 0
    for _ in range(40):
        try:
            http(server.url, "/api/rooms", padding)
        except urllib.error.HTTPError as error:
            assert error.code == 503 and json.loads(error.read())["reason"] == "not_stored"
            refused += 1
    assert refused
    assert http(server.url, "/api/health")["ok"]
    replies = []
    for _ in range(40):
        settle(clients)
        replies.append(answer(clients)[1])
    taken = sum(reply["type"] == "accepted" for reply in replies)
    assert {reply["reason"] for reply in replies if reply["type"] == "refused"} == {"not_stored"}
    assert taken < 40 and here.room.number >= before + taken
    full = False
    assert http(server.url, "/api/ready")["ok"]
    settle(clients)
    assert answer(clients)[1]["type"] == "accepted"
