"""What there is is shared: nobody's flood keeps another from making a room and playing."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
import urllib.parse
from collections.abc import Callable

import msgspec
import pytest

from arbitre.server.limits import Buckets, Limits
from arbitre.server.listening import Complaints
from arbitre.server.reach import Reach

from .conftest import ROOMY, Running
from .player import Client, http, play, refusal, two_seats

TWO = {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]}
PROXIED = Reach(header="X-Real-Ip")


def test_under_a_flood_from_ten_addresses_an_honest_player_makes_a_room_and_plays(
    serving: Callable[..., Running],
) -> None:
    server = serving(limits=Limits(visitor_posts_at_once=12, visitor_rooms_at_once=4), reach=PROXIED)
    over = threading.Event()
    refused: list[int] = []

    def flood(address: str) -> None:
        while not over.is_set():
            for body in (TWO, {"game": "chess", "seats": []}):
                try:
                    http(server.url, "/api/rooms", body, x_real_ip=address)
                except Exception as error:
                    refused.append(getattr(error, "code", 0))

    floods = [threading.Thread(target=flood, args=(f"203.0.113.{at}",)) for at in range(10)]
    for each in floods:
        each.start()
    try:
        until = time.monotonic() + 60
        while 429 not in refused and time.monotonic() < until:
            time.sleep(0.05)
        made = http(server.url, "/api/rooms", TWO, x_real_ip="198.51.100.7")
        clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
        for client in clients:
            client.until("table")
        assert play(clients, random.Random(1), 10) == 10
    finally:
        over.set()
        for each in floods:
            each.join()
    assert 429 in refused


def test_one_address_makes_so_many_rooms_and_connections(serving: Callable[..., Running]) -> None:
    limits = msgspec.structs.replace(
        ROOMY, visitor_rooms_at_once=2, visitor_rooms_per_second=0.001, visitor_connections=1
    )
    server = serving(limits=limits, reach=PROXIED)
    for _ in range(2):
        made = http(server.url, "/api/rooms", TWO, x_real_ip="2001:db8::1")
    # Somebody with a whole network of addresses is still one visitor.
    assert refusal(server.url, "/api/rooms", TWO, x_real_ip="2001:db8::2")[0] == 429
    assert http(server.url, "/api/rooms", TWO, x_real_ip="2001:db8:1::2")
    here = Client(server.url, made["room"], made["places"][0]["token"])  # from this machine
    here.until("table")
    assert server.hub.visitors == {"127.0.0.1": 1}
    here.close()
    assert Reach().visitor({"client": ("127.0.0.1", 1), "headers": []}) == ""


def test_the_longest_unseen_visitors_are_forgotten() -> None:
    buckets = Buckets(0.0001, 1, most=3)
    assert buckets.take("a") and not buckets.take("a")
    for other in "bcd":
        assert buckets.take(other)
    assert buckets.take("a") and not buckets.take("d")


def test_a_full_house_lets_the_emptiest_room_sleep(serving: Callable[..., Running]) -> None:
    """Rooms with a clock too, whose game never began: they used to stay for good."""
    server = serving(limits=msgspec.structs.replace(ROOMY, rooms=3))
    waits = {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"minutes": 5}}
    rooms = [http(server.url, "/api/rooms", waits) for _ in range(8)]
    assert len(server.hub.rooms) == 3
    clients = [Client(server.url, made["room"], made["places"][0]["token"]) for made in rooms[:3]]
    for client in clients:
        assert client.until("welcome")["room"]["status"] == "waiting"
    assert refusal(server.url, "/api/rooms", waits)[1]["reason"] == "full_house"
    late = Client(server.url, rooms[4]["room"], rooms[4]["places"][0]["token"])
    assert late.hear()["code"] == "full_house"  # there is such a room, only no place


def test_a_game_with_a_clock_sleeps_and_its_clock_with_it(serving: Callable[..., Running]) -> None:
    server = serving()
    room, one, other, tokens = two_seats(server.url, "noxilia", clock={"minutes": 5, "increment": 1})
    play([one, other], random.Random(1), 3)
    one.close()
    other.close()
    live = server.hub.rooms[room]
    until = time.monotonic() + 30
    while live.here and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.3)
    assert server.do(server.hub._unload(live))
    assert room not in server.hub.rooms
    left = list(live.room.clock)
    assert sum(left) < 2 * 300_000 + 3_000 - 300
    time.sleep(3)  # longer than a busy machine takes to wake the room
    again = Client(server.url, room, tokens[0])
    table = again.until("table")
    assert [abs(now - then) < 2_000 for now, then in zip(table["clock"]["left"], left, strict=True)] == [
        True,
        True,
    ]


def test_stops_that_are_so_already_are_not_written(server: Running) -> None:
    room, one, _, _ = two_seats(server.url, "noxilia")
    it = server.hub.rooms[room].room
    before = it.number
    for _ in range(30):
        assert one.say(type="stops", pays=False, passes=["b", "a", "a"])["type"] == "accepted"
    assert it.number == before + 1
    said = {one.say(type="stops", pays=at % 2 == 0, passes=[])["type"] for at in range(40)}
    assert said == {"accepted", "refused"} and it.number < before + 25


def test_who_speaks_too_slowly_is_not_waited_for(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, header_seconds=1.0, body_seconds=1.0))
    beginnings = [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api",  # a second one on the same line
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
    ]
    slow = []
    for beginning in beginnings:
        slow.append(socket.create_connection(("127.0.0.1", server.port), 20))
        slow[-1].sendall(beginning)
    said = []
    for each in slow:
        heard = b""
        while data := each.recv(4096):
            heard += data
        said.append(heard)
        each.close()
    assert said[:2] == [b"", b""]
    assert b"200 OK" in said[2] and b"408" in said[3]
    _, one, other, _ = two_seats(server.url, "noxilia")  # a websocket is no request that never ends
    time.sleep(1.3)
    assert play([one, other], random.Random(1), 2) == 2


def test_the_log_says_the_same_complaint_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    complaints = Complaints()
    loop = asyncio.new_event_loop()
    for _ in range(1000):
        complaints(loop, {"message": "out of files", "exception": OSError(24, "EMFILE")})
    complaints(loop, {"message": "something else"})
    loop.close()
    assert len(caplog.records) == 2


def test_a_number_that_is_none_is_no_fault_of_ours(server: Running) -> None:
    for wrong in ("--5", "-", "x", "9" * 40, "", "٣٣٣"):
        status = refusal(server.url, f"/api/scenarios/noxilia/x?seat={urllib.parse.quote(wrong)}")[0]
        assert status in (400, 404)
