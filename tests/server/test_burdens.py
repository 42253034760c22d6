"""What one room, one connection or one visitor asks for costs nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.server import jobs
from arbitre.server.limits import Limits, Share, Shares
from arbitre.server.listening import Doors
from arbitre.server.reach import Reach
from arbitre.server.showing import Showing, Story
from arbitre.server.stream import OUTBOX_BYTES, Stream
from arbitre.server.workers import Workers

from .conftest import Running
from .player import Client, http, refusal

HEAVY = """\
title: Everything is a creature many times over
game: magic
given:
  step: main 1
  Alice:
    battlefield: [50 March of the Machines, 40 Forest, 40 Swamp, 40 Mountain]
    hand: [4 March of the Machines]
    library: [40 Forest]
  Bob:
    battlefield: [20 Toy, 20 Island]
    library: [40 Forest]
then:
  - over: no
"""
"""A position somebody wrote so that to find out who can do what takes a second."""


def heavy_room(url: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A room somebody makes of it."""
    laid = http(url, "/api/positions", {"game": "magic", "text": HEAVY, "keep": True})
    assert not laid["faults"]
    asked = {"game": "magic", "seats": seats, "replay": {"id": laid["replay"], "step": 0}}
    return dict(http(url, "/api/rooms", asked))


def waits(server: Running, client: Client, over: Callable[[], bool]) -> list[tuple[float, float]]:
    """How long a client waits for an answer, again and again until it is over; and for how long of it the
    server was at work."""
    times = []
    while not over():
        began, spent = time.monotonic(), server.spent
        assert client.say(type="ping")["type"] == "pong"
        times.append((time.monotonic() - began, server.spent - spent))
        time.sleep(0.01)
    return times


def test_while_a_table_is_heavy_everybody_else_is_answered(server: Running) -> None:
    other = http(server.url, "/api/rooms", {"game": "magic", "seats": [{"kind": "me"}, {"kind": "me"}]})
    honest = Client(server.url, other["room"], other["places"][0]["token"])
    honest.until("table")
    worked: list[float] = []
    lasted: list[float] = []

    def burden() -> None:
        for _ in range(2):
            made = heavy_room(server.url, [{"kind": "me"}, {"kind": "me"}])
            began = time.monotonic()
            hostile = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
            for client in hostile:
                client.until("table", timeout=60)
            live = server.hub.rooms[made["room"]]
            worked.append(live.effort.worked)
            lasted.append(time.monotonic() - began)
            assert live.effort.slow

    burdening = threading.Thread(target=burden)
    burdening.start()
    times = waits(server, honest, lambda: not burdening.is_alive())
    burdening.join()
    assert len(worked) == 2 and min(worked) > 0.3, "the table was not heavy"
    assert statistics.median(spent for _, spent in times) < 0.1
    assert max(spent for _, spent in times) < min(worked) / 2
    # By the clock both are longer where the processor has other things to do.
    assert max(waited for waited, _ in times) < min(lasted) / 2


def test_a_room_that_uses_more_than_its_share_waits(server: Running) -> None:
    share = Share(0.25, 1.0)
    share.spend(0.9)
    assert share.wait() == 0
    share.spend(0.6)
    assert 1.5 < share.wait() <= 2.0


def test_a_hint_takes_no_bots_time() -> None:
    """Somebody who asks for hints in twenty rooms used to hold up every bot of the house."""
    game = arbitre.new("magic", seed=4)
    assert game.pending is not None
    start, seat = game.save().decode(), game.pending.seat

    async def ask() -> tuple[int, list[Any]]:
        workers = Workers(1)
        try:
            await workers.think("warm", start, [], "greedy", 1, seat)
            wanted = [
                asyncio.create_task(workers.advise(f"visitor {at % 2}", f"{at}", start, [], "en", ["A", "B"]))
                for at in range(6)
            ]
            await asyncio.sleep(0.1)
            await workers.think("another", start, [], "greedy", 1, seat)
            before = sum(each.done() for each in wanted)
            return before, await asyncio.gather(*wanted, return_exceptions=True)
        finally:
            workers.close()

    before, advised = asyncio.run(ask())
    assert before < 2, "the bot waited for somebody's hints"
    assert all(isinstance(each, jobs.Advised) for each in advised)


def test_a_bot_in_a_position_of_somebodys_own_holds_up_no_other_bot() -> None:
    game = arbitre.new("noxilia", seed=4)
    assert game.pending is not None
    start, seat = game.save().decode(), game.pending.seat

    async def ask() -> set[int]:
        workers = Workers(1)
        try:
            await workers.think("a", start, [], "random", 1, seat)
            await workers.think("b", start, [], "random", 1, seat, apart=True)
            return {pid for pool in workers._thinkers if pool is not None for pid in pool._processes}
        finally:
            workers.close()

    assert len(asyncio.run(ask())) == 2


def test_a_bot_that_thinks_for_ever_answers_by_chance(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving()

    async def never(*about: object) -> Any:
        raise TimeoutError

    monkeypatch.setattr(server.hub.workers, "think", never)
    asked = {"game": "noxilia", "seats": [{"kind": "bot"}, {"kind": "bot"}], "pace": 0}
    client = Client(server.url, http(server.url, "/api/rooms", asked)["room"])
    first = client.until("table")["view"]["number"]
    while client.until("table")["view"]["number"] < first + 20:
        pass


@pytest.mark.parametrize("game", ["quarriors", "noxilia", "seven_fallen", "magic"])
def test_a_story_gone_back_is_the_story_told_from_the_beginning(game: str) -> None:
    """After taking back, nothing is told again from the start of a long game, and yet it reads the same."""
    names = ["Ada", "Bo"]
    played = arbitre.new(game, seed=11)
    stories = {seat: Story() for seat in (-1, 0, 1)}
    for step in range(70):
        for seat, story in stories.items():
            if step % 3 != 1:  # what is answered of itself is told together
                story.go_on(Showing(played, seat, "fr", names))
        if step in (40, 60):
            played = played.undo(13)
            for story in stories.values():
                assert story.go_back(played.state.count)
        if played.pending is None:
            break
        played.answer(one(played.pending, Luck(5, step)))
    fresh = {seat: Story() for seat in stories}
    beginning, answers = arbitre.replay(played.save())
    for answer in [None, *answers]:
        if answer is not None:
            beginning.answer(answer)
        for seat, story in fresh.items():
            story.go_on(Showing(beginning, seat, "fr", names))
    for seat, story in stories.items():
        story.go_on(Showing(played, seat, "fr", names))
        assert " ".join(line.text for line in story.lines) == " ".join(
            line.text for line in fresh[seat].lines
        )


def test_a_story_forgets_how_it_was_long_ago() -> None:
    played, story = arbitre.new("noxilia", seed=3), Story()
    for step in range(120):
        story.go_on(Showing(played, 0, "en", ["Ada", "Bo"]))
        assert played.pending is not None
        played.answer(one(played.pending, Luck(2, step)))
    assert not story.go_back(1)


def test_what_is_kept_for_a_connection_is_bounded_in_bytes() -> None:
    """Two dozen spectators of a large table who did not read used to cost a gigabyte."""
    stream = Stream(-1, "en", keep=128, keep_bytes=50_000)
    outbox = stream.attach()
    table = b'{"type":"table","number":0,"x":"' + b"x" * 20_000 + b'"}'
    for _ in range(400):
        stream.post(table)
    assert sum(len(data) for _, data in stream.kept) <= 50_000
    assert stream.since(stream.number - 1) is not None and stream.since(1) is None
    assert outbox.bytes <= OUTBOX_BYTES + 2 * len(table) and not stream.here


def test_looking_has_a_limit_too(serving: Callable[..., Running]) -> None:
    limits = Limits(visitor_reads_at_once=30, visitor_reads_per_second=0.1)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    for _ in range(30):
        http(server.url, "/api/tables", x_real_ip="203.0.113.5")
    assert refusal(server.url, "/api/tables", x_real_ip="203.0.113.5")[0] == 429
    assert http(server.url, "/api/tables", x_real_ip="203.0.113.6") == {"tables": []}


def test_being_ready_is_tried_once_for_all_who_ask(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    probe = server.hub.store.probe

    async def counted() -> None:
        nonlocal tried
        tried += 1
        await probe()

    monkeypatch.setattr(server.hub.store, "probe", counted)
    began = time.monotonic()
    for _ in range(20):
        assert http(server.url, "/api/ready")["ok"]
    assert tried <= 2 + 5 * (time.monotonic() - began)


class Socket:
    """As much of a transport as the doors look at."""

    def __init__(self, peer: str) -> None:
        self.peer, self.closed = peer, False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return (self.peer, 1)

    def is_closing(self) -> bool:
        return self.closed


def test_one_address_holds_so_many_sockets_and_no_more() -> None:
    doors = Doors(3)
    held = [Socket("203.0.113.5") for _ in range(4)]
    assert [doors.let_in(each) for each in held] == [True, True, True, False]
    assert doors.let_in(Socket("203.0.113.6"))
    held[0].closed = True
    assert doors.let_in(Socket("203.0.113.5"))
    assert not doors.let_in(Socket("203.0.113.5"))
    assert all(doors.let_in(Socket("127.0.0.1")) for _ in range(10)), "whoever stands before us comes often"
    for at in range(30_000):
        gone = Socket(f"10.{at >> 16}.{at >> 8 & 255}.{at & 255}")
        assert doors.let_in(gone)
        gone.closed = True
    assert len(doors) < 20_000


def test_a_report_that_is_none_is_refused(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    about = (f"/api/rooms/{made['room']}/export",)
    for raw in (b"x", b'{"note":5}', b'{"note":"' + b"x" * 400 + b'"}', b"\xff"):
        status, problem = refusal(server.url, *about, raw=raw, token=made["places"][0]["token"])
        assert (status, problem["reason"]) == (400, "malformed")
    assert http(server.url, *about, raw=b"", token=made["places"][0]["token"])["record"]


def test_a_position_of_too_many_pieces_is_refused_in_words(server: Running) -> None:
    crowd = ", ".join(["900 Forest", "900 Plains", "900 Island", "900 Swamp"])
    text = f"title: x\ngame: magic\ngiven:\n  Alice:\n    battlefield: [{crowd}]\nthen:\n  - over: no\n"
    laid = http(server.url, "/api/positions", {"game": "magic", "text": text, "keep": True, "lang": "fr"})
    assert "replay" not in laid or not laid["replay"]
    assert "2000" in laid["faults"][0]["text"].replace("\u202f", "").replace("\xa0", "")


def test_who_goes_while_he_speaks_is_no_fault_of_ours(
    caplog: pytest.LogCaptureFixture, server: Running
) -> None:
    head = "POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\nhal"
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(head.encode())
            time.sleep(0.05)
    for _ in range(20):
        http(server.url, "/api/health")
    assert not [each for each in caplog.records if "a request failed" in each.getMessage()]


def test_coming_again_and_again_has_a_limit(serving: Callable[..., Running]) -> None:
    limits = Limits(visitor_arrivals_at_once=8, visitor_arrivals_per_second=0.01)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    made = http(
        server.url,
        "/api/rooms",
        {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        x_real_ip="203.0.113.9",
    )

    def arrive(address: str) -> str:
        about = f"ws{server.url[4:]}/ws/{made['room']}"
        with connect(about, additional_headers={"X-Real-Ip": address}) as ws:
            try:
                ws.send('{"type":"hello"}')
                return str(json.loads(ws.recv(10))["type"])
            except ConnectionClosed:  # before hello was said
                return "closing"

    assert [arrive("203.0.113.5") for _ in range(9)] == ["welcome"] * 8 + ["closing"]
    assert arrive("203.0.113.6") == "welcome"


def test_one_visitor_at_many_tables_has_one_share(serving: Callable[..., Running]) -> None:
    """What is worked out for him at all his tables counts together, and he waits for himself alone."""
    shares = Shares(0.25, 0.5)
    mine, other = shares.of("203.0.113.5"), shares.of("203.0.113.6")
    assert mine is not None and other is not None and shares.of("") is None
    assert shares.of("203.0.113.5") is mine
    mine.spend(1.0)
    assert mine.wait() > 1 and other.wait() == 0
    server = serving(reach=Reach(header="X-Real-Ip"))
    made = http(server.url, "/api/rooms", {"game": "magic", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    live = server.hub.rooms[made["room"]]
    share = server.hub.shares.of("203.0.113.5")
    assert share is not None
    share.spend(2.5)  # all of it, and more

    async def arrive(visitor: str) -> float:
        began = time.monotonic()
        await live.rest(server.hub.shares.of(visitor))
        return time.monotonic() - began

    assert server.do(arrive("203.0.113.5")) < 0.5, "nobody else is there"
    Client(server.url, made["room"]).until("welcome")
    other_room = http(server.url, "/api/rooms", {"game": "magic", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    Client(server.url, other_room["room"]).until("welcome")
    share.spend(2.5)  # whatever has come back meanwhile
    assert server.do(arrive("203.0.113.5")) > 0.8
    assert server.do(arrive("203.0.113.6")) < 0.5


def test_a_table_that_was_slow_once_is_quick_again(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    live = server.hub.rooms[made["room"]]

    async def work() -> tuple[bool, bool, bool]:
        before = live.effort.slow
        ends = time.thread_time() + 0.3

        def long() -> None:
            while time.thread_time() < ends:
                pass

        await live.effort.apart(long)
        then = live.effort.slow
        for _ in range(100):
            await live.effort.apart(lambda: None)
        return before, then, live.effort.slow

    assert server.do(work()) == (False, True, False)
