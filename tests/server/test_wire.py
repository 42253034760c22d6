"""What is sent beneath the messages: frames that never become one, lengths that contradict each other,
addresses of any length. None of it is dear, and none of it is written into the log."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from arbitre.server import pages
from arbitre.server.forwarding import HandOn
from arbitre.server.limits import Limits
from arbitre.server.reach import Reach

from .conftest import Running
from .player import Client, http, text, two_seats
from .process import Process

PING, CONT, TEXT = 0x9, 0x0, 0x1


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    assert len(data) < 126
    return struct.pack("!BB", (0x80 if last else 0) | opcode, 0x80 | len(data)) + bytes(4) + data


@contextmanager
def raw(port: int, room: str = "nowhere") -> Iterator[socket.socket]:
    """A websocket of which every byte is ours."""
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        key = base64.b64encode(os.urandom(16)).decode()
        wire.sendall(
            f"GET /ws/{room} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert wire.recv(1000).startswith(b"HTTP/1.1 101")
        yield wire


def flood(wire: socket.socket, data: bytes, times: int) -> bool:
    """Send it again and again without reading; whether the other side hangs up."""
    wire.settimeout(10)
    try:
        for _ in range(times):
            wire.sendall(data)
    except ConnectionError:
        return True
    return False


def talks(port: int, room: str, token: str, data: bytes) -> bool:
    """Say hello, then flood; whether the other side hangs up."""
    with raw(port, room) as wire:
        wire.sendall(frame(TEXT, b'{"type":"hello","token":"%s"}' % token.encode()))
        return flood(wire, data, 200)


def test_pings_by_the_thousand_end_the_connection(server: Running) -> None:
    """Each used to be answered, and the answers kept in memory for who does not read them; and nobody else
    was heard meanwhile."""
    room, one, _, tokens = two_seats(server.url, "quarriors")
    many = frame(PING, b"x" * 125) * 500  # 65 kB
    assert talks(server.port, room, tokens[0], many)
    assert one.say(type="ping")["type"] == "pong"


def test_a_message_in_countless_empty_parts_ends_the_connection(server: Running) -> None:
    room, one, _, tokens = two_seats(server.url, "quarriors")
    begun, empty = frame(TEXT, b"{", last=False), frame(CONT, last=False) * 10_000
    assert talks(server.port, room, tokens[0], begun + empty)
    assert one.say(type="ping")["type"] == "pong"


def test_others_are_heard_while_somebody_floods(server: Running) -> None:
    room, one, _, tokens = two_seats(server.url, "quarriors")
    worst = 0.0
    for _ in range(10):
        with raw(server.port, room) as wire:
            wire.sendall(frame(TEXT, b'{"type":"hello","token":"%s"}' % tokens[0].encode()))
            flood(wire, frame(CONT, last=False) * 40_000, 1)
            began = server.spent
            assert one.say(type="ping")["type"] == "pong"
            worst = max(worst, server.spent - began)
    assert worst < 1.0


def answered(port: int, head: bytes) -> bytes:
    """The first line that comes back."""
    with socket.create_connection(("127.0.0.1", port), 10) as wire:
        wire.sendall(head)
        wire.settimeout(10)
        return wire.recv(4000)


def test_a_request_has_one_length(server: Running) -> None:
    """A proxy that believes the other length takes what follows for another request."""
    body = b"0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    start = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for lengths in (
        b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n" % len(body),
        b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n" % len(body),
        b"Content-Length: 3\r\nContent-Length: 4\r\n",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        b"Transfer-Encoding: xchunked\r\nContent-Length: 3\r\n",
        b"Content-Length: +3\r\n",
    ):
        said = answered(server.port, start + lengths + b"\r\n" + body)
        assert said.split(b"\r\n")[0].split()[1] in (b"400", b"501"), (lengths, said[:200])
        assert said.count(b"HTTP/1.1") == 1 and b"connection: close" in said.lower(), (lengths, said)


def test_bytes_that_are_no_text_leave_no_trace(process: Callable[..., Process]) -> None:
    server = process()
    asked = {"game": "quarriors", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = http(server.url, "/api/rooms", asked)
    for _ in range(3):
        with raw(server.port, made["room"]) as wire:
            wire.sendall(frame(TEXT, b'{"type":"hello","token":"\xff\xfe"}'))
            wire.settimeout(5)
            while wire.recv(4000):
                pass
    client = Client(server.url, made["room"], made["places"][0]["token"])
    client.until("table")
    log = server.log.read_text(encoding="utf-8")
    assert all(line.startswith("{") for line in log.splitlines() if line.strip() and "http://" not in line)
    assert "Traceback" not in log


def test_nonsense_fills_no_log(process: Callable[..., Process]) -> None:
    """Every request that was none used to be a line of its own."""
    server = process()
    for _ in range(60):
        assert answered(server.port, b"\x01\x02 nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    lines = [line for line in server.log.read_text(encoding="utf-8").splitlines() if "nvalid" in line]
    assert 1 <= len(lines) <= 6 and all(line.startswith("{") for line in lines)


def test_the_pages_are_not_looked_up_for_every_visitor(
    serving: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their folder used to be read through for each request, and nobody counted these."""
    (tmp_path / "index.html").write_text("<title>table</title>")
    monkeypatch.setattr(pages, "PLACES", (tmp_path,))
    limits = Limits(visitor_pages_at_once=20, visitor_pages_per_second=0.1)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    pages._listed.cache_clear()
    for _ in range(20):
        assert text(server.url, "/", x_real_ip="10.0.0.7") == b"<title>table</title>"
    assert pages._listed.cache_info().misses == 1
    with pytest.raises(urllib.error.HTTPError, match="429"):
        text(server.url, "/", x_real_ip="10.0.0.7")
    assert text(server.url, "/", x_real_ip="10.0.0.8")
    (tmp_path / "index.html").write_text("<title>new</title>")
    os.utime(tmp_path / "index.html", (1, 1))
    assert text(server.url, "/", x_real_ip="10.0.0.8") == b"<title>new</title>"


def test_rooms_of_others_are_looked_up_within_limits() -> None:
    """With several servers any name in an address, however long, was asked of the database and remembered."""
    asked: list[str] = []

    class Store:
        sharing = object()

        async def where(self, room: str) -> None:
            asked.append(room)

    class Hub:
        store = Store()
        rooms: ClassVar[dict[str, object]] = {}
        limits = Limits(visitor_reads_at_once=5, visitor_reads_per_second=0.1)

    reached: list[str] = []
    answers: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["path"])

    async def send(message: Any) -> None:
        answers.append(message.get("status", 0))

    async def flood() -> None:
        hand_on = HandOn(app, cast("Any", Hub()), Reach(header="x-real-ip"))
        for at in range(20):
            for name in (f"room{at}", "x" * 60_000):
                scope = {
                    "type": "http",
                    "path": f"/api/rooms/{name}",
                    "headers": [(b"x-real-ip", b"10.0.0.7")],
                }
                await hand_on(scope, cast("Any", None), send)
        assert len(hand_on._known) == 5

    asyncio.run(flood())
    assert asked == [f"room{at}" for at in range(5)]
    assert answers.count(429) == 15 and len(reached) == 25
