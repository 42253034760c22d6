"""What was allowed when somebody asked, and no longer is when it is his turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from arbitre.server.live import Live

from .conftest import Running
from .player import Client, http, refusal, two_seats


def in_turn(server: Running, live: Live, *doings: Callable[[], Any]) -> list[Any]:
    """Let these wait for a busy room, each after the one before; what came of them once it is free."""

    async def hold() -> None:
        await live.lock.acquire()

    async def waiting(number: int) -> None:
        while len(live.lock._waiters or ()) < number:
            await asyncio.sleep(0.01)

    async def free() -> None:
        live.lock.release()

    server.do(hold())
    with ThreadPoolExecutor(len(doings)) as threads:
        begun = []
        for number, doing in enumerate(doings, 1):
            begun.append(threads.submit(doing))
            server.do(waiting(number))
        server.do(free())
        return [each.result(30) for each in begun]


@pytest.mark.parametrize("what", ["record", "export", "replay"])
def test_no_record_of_a_game_that_began_while_somebody_asked_for_the_last_one(
    server: Running, what: str
) -> None:
    room, one, other, tokens = two_seats(server.url, "magic")
    live = server.hub.rooms[room]
    assert one.say(type="concede")["type"] == "accepted"
    assert one.say(type="rematch")["type"] == "accepted"
    path = f"/api/rooms/{room}/{what}"
    body = None if what == "record" else {}

    def ask() -> tuple[int, dict[str, Any]]:
        return refusal(server.url, path, body, token=tokens[1])

    began, refused = in_turn(server, live, lambda: other.say(type="rematch"), ask)
    assert began["type"] == "accepted" and live.room.playing
    assert (refused[0], refused[1]["reason"]) == (403, "secret")


def test_who_is_shown_out_while_he_comes_in_does_not_sit_down(server: Running) -> None:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 2]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats})
    path, code = f"/api/rooms/{made['room']}/join", made["joins"][0][1]
    token = http(server.url, path, {"code": code})["token"]
    live = server.hub.rooms[made["room"]]
    host = Client(server.url, made["room"], made["places"][0]["token"])
    host.until("welcome")
    shown_out, first = in_turn(
        server,
        live,
        lambda: host.say(type="kick", seat=1),
        lambda: Client(server.url, made["room"], token).hear(),
    )
    assert shown_out["type"] == "accepted"
    assert (first["type"], first.get("code")) == ("closing", "foreign")
    assert not [stream for stream in live.streams.values() if stream.seat == 1]
