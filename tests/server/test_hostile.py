"""Malformed and hostile messages, many of them: none changes anything, leaks anything or crashes anything.

`ROUNDS` says how many (`make hostile`: 20,000)."""

from __future__ import annotations

import contextlib
import json
import os
import random
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from .conftest import ROOMY, Running
from .player import Client, http, play, two_seats

ROUNDS = int(os.environ.get("ROUNDS", "800"))
SCRIPT = "<script>alert(1)</script>"
PATHS = (
    "../../../etc/passwd",
    "..\\..\\x",
    "/etc/passwd",
    "%2e%2e%2f",
    "file:///etc/passwd",
    "a\x00b",
    "~root",
)
WORDS = (SCRIPT, *PATHS, "' OR 1=1 --", "{{7*7}}", "${jndi:ldap://x}", "\ud83d\ude00", "é" * 30, "", "null")


def junk(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    sort = luck.randrange(8 if depth < 3 else 5)
    if sort == 0:
        return luck.choice([True, False, None])
    if sort == 1:
        return luck.choice([0, -1, 1, 2**31, 2**63, -(2**63), 10**30, luck.randrange(500)])
    if sort == 2:
        return luck.choice([0.5, 1e308, -0.0, 1.0])
    if sort in (3, 4):
        return luck.choice(WORDS)
    if sort in (5, 6):
        return [junk(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(["type", "id", "seat", "token", SCRIPT]): junk(luck, depth + 1) for _ in range(2)}


KINDS = (
    "hello", "answer", "whynot", "again", "undo", "consent", "concede", "draw", "rematch", "swap", "language",
    "stops", "ping", "table", "welcome", "admin", "", "leave", "kick", "abort", "replace", "mute", "invite",
)  # fmt: skip


def hostile(luck: random.Random, decision: int, pieces: int, options: list[Any]) -> str | bytes:
    """One message that must not be taken. What would be legal is left out: giving up, taking back, stops and
    the offered answers."""
    sort = luck.randrange(10)
    if sort == 0:
        return luck.choice(
            ["", "{", "[[[[", "nul", "\x00", "{}", '{"type":', "[" * 3000, '"' + "x" * 200 + '"']
        )
    if sort == 1:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if sort == 2:
        return json.dumps({"type": "ping", "id": "p", "pad": "x" * luck.choice([100, 17_000, 40_000])})
    if sort == 3:  # for another seat than one's own: no message has such a field
        return json.dumps({"type": luck.choice(KINDS), "id": "x", "seat": 1, "answer": junk(luck)})
    if sort == 4:
        return json.dumps(junk(luck))
    name = f"h{luck.randrange(10**9)}"
    if sort == 5:  # an old or a future question
        old = luck.choice([decision - 1, decision + 1, 0, 2**40, -1])
        return json.dumps(
            {"type": "answer", "id": name, "decision": old, "answer": luck.choice([*options, 1])}
        )
    if sort == 6:  # the open question, with what was not offered
        verb = luck.choice(["play", "cast", "capture", "summon", "attack", "pass?", "move", SCRIPT])
        answer = [verb, luck.randrange(-3, pieces + 5), luck.randrange(pieces)]
        return json.dumps({"type": "answer", "id": name, "decision": decision, "answer": answer})
    if sort == 7:
        about = {luck.choice(["piece", "zone"]): luck.randrange(-1, pieces + 50)}
        return json.dumps({"type": "whynot", "id": name, **about, "option": junk(luck)})
    if sort == 8:
        return json.dumps({"type": "consent", "id": name, "ask": luck.randrange(9), "yes": True})
    if luck.random() < 0.3:  # of the company, while the game is played by people who are there
        kind = luck.choice(["leave", "kick", "abort", "replace"])
        about = {"seat": luck.randrange(-1, 9)} if kind in ("kick", "replace") else {}
        bot = {"bot": luck.choice(["", "greedy", SCRIPT])} if kind == "replace" else {}
        return json.dumps({"type": kind, "id": name, **about, **bot})
    deck = luck.choice(["ember-host", SCRIPT, {"slug": "x"}, {"book": [["x", 10**9]]}])
    return json.dumps({"type": luck.choice(["rematch", "swap"]), "id": name, "deck": deck})


def test_no_hostile_message_changes_leaks_or_crashes_anything(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, refusals_before_closing=10**9))
    room, one, other, tokens = two_seats(server.url, "seven_fallen")
    luck = random.Random(6)
    play([one, other], luck, 30)
    it = server.hub.rooms[room].room
    before = it.game.save(), it.decision, it.number, it.wish, it.end
    decision, pieces = it.decision, len(it.game.state.pieces)
    options = list(it.game.pending.options)
    asked = it.asked
    clients = {0: one, 1: other, -1: Client(server.url, room)}
    replies = 0
    for round_ in range(ROUNDS):
        seat = luck.choice([0, 1, -1])
        client = clients[seat]
        message = hostile(luck, decision, pieces, options if seat != asked else [])
        client.socket.send(message)
        if round_ % 50 == 49:
            for each in clients.values():
                reply = each.say(type="ping")  # it still listens
                assert reply["type"] == "pong"
            replies += sum(
                heard["type"] in ("refused", "reasons") for each in clients.values() for heard in each.heard
            )
            for each in clients.values():
                assert not [m for m in each.heard if m["type"] == "refused" and m["reason"] == "fault"]
                each.heard.clear()
    now = it.game.save(), it.decision, it.number, it.wish, it.end
    assert now == before
    assert replies > ROUNDS * 0.8
    said = b"".join(client.bytes for client in clients.values()).decode()
    for token in tokens:
        assert token not in said
    play([one, other], luck, 5)  # and the game goes on
    assert http(server.url, "/api/health")["ok"]


def test_hostile_requests_are_refused_and_the_house_stands(serving: Callable[..., Running]) -> None:
    server = serving()
    luck = random.Random(7)
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "open"}]})
    paths = [
        "/api/rooms",
        f"/api/rooms/{made['room']}/join",
        "/api/decks/check",
        "/api/replays",
        f"/api/rooms/{made['room']}/export",
    ]
    statuses: dict[int, int] = {}
    for _ in range(max(200, ROUNDS // 10)):
        path = luck.choice(paths)
        body = json.dumps(junk(luck)).encode() if luck.random() < 0.8 else luck.randbytes(50)
        status = _status(server.url + path, body)
        statuses[status] = statuses.get(status, 0) + 1
    for name in PATHS:
        quoted = urllib.request.quote(name, safe="")
        for path in (
            "/",
            "/assets/",
            "/api/replays/",
            "/api/scenarios/noxilia/",
            "/api/games/",
            "/api/rooms/",
        ):
            status = _status(server.url + path + quoted)
            assert status in (200, 400, 404), (path, name, status)
            statuses[status] = statuses.get(status, 0) + 1
    assert 500 not in statuses
    assert server.hub.rooms[made["room"]].room.game is None
    assert http(server.url, "/api/health")["ok"]


def _status(address: str, body: bytes | None = None) -> int:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body), timeout=60) as reply:
            data = reply.read()
            assert b"root:" not in data
            return int(reply.status)
    except urllib.error.HTTPError as error:
        assert b"Traceback" not in error.read()
        return error.code


def test_a_script_in_a_name_stays_a_name(server: Running) -> None:
    seats = [{"kind": "me", "name": "<b>\u202ex</b>"}, {"kind": "me", "name": "a\nb\x00c"}]
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats})
    names = [seat["name"] for seat in http(server.url, f"/api/rooms/{made['room']}")["seats"]]
    assert names == ["<b> x</b>", "a b c"]
    with urllib.request.urlopen(f"{server.url}/api/rooms/{made['room']}") as reply:
        assert reply.headers["content-type"] == "application/json"


def test_garbage_instead_of_a_handshake(server: Running) -> None:
    import socket

    for data in (
        b"\x00" * 200,
        b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), 10) as raw, contextlib.suppress(OSError):
            raw.sendall(data)
            raw.settimeout(2)
            raw.recv(1000)
    with contextlib.suppress(ConnectionClosed):
        assert http(server.url, "/api/health")["ok"]
