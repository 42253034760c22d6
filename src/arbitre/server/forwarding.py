"""What is meant for a room that another server of the house has is handed on to it, and its answer back.

So it does not matter to which server a visitor comes. Servers of one house know each other by a word that is
in their store; what comes with it has been let in by the one it came to first, and is not handed on again.
"""

from __future__ import annotations

import asyncio
import hmac
import http.client
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from .database import StoreTrouble
from .hub import Hub
from .limits import Buckets, Limits
from .logs import log
from .metrics import REFUSALS
from .reach import INSIDE, Reach
from .rest import Problem
from .sentences import say
from .sharing import LEASE_SECONDS

WORD, VISITOR = b"x-arbitre-house", b"x-arbitre-visitor"
KNOWN_SECONDS = 1.0
LOOK_SECONDS = 0.2
"""How often one looks whether a server that does not answer is dead."""
MOST_KNOWN = 10_000
LONGEST_NAME = 32
OWN = {
    b"host",
    b"connection",
    b"upgrade",
    b"content-length",
    b"transfer-encoding",
    b"keep-alive",
    WORD,
    VISITOR,
}
"""Headers of one connection: the next has its own."""
ALONE: dict[str, Any] = {"max_size": None, "open_timeout": 5, "proxy": None}
LOST, TRY_AGAIN = 1006, 1013
UNSAID = (1005, 1006, 1015)
"""How a connection ended of which nobody said how."""


def room_in(scope: Scope) -> str:
    """The room a request is about, or nothing."""
    parts = str(scope.get("path", "")).split("/")
    if scope["type"] == "websocket" and len(parts) == 3 and parts[1] == "ws":
        return parts[2]
    if scope["type"] == "http" and len(parts) >= 4 and parts[1:3] == ["api", "rooms"]:
        return parts[3]
    return ""


class Housemates:
    """Knows what comes from another server of the house: that one has looked at it already."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app, self.hub = app, hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sharing = self.hub.store.sharing
        if sharing is not None and scope["type"] in ("http", "websocket"):
            headers = dict(scope["headers"])
            if hmac.compare_digest(headers.get(WORD, b""), sharing.word.encode()):
                visitor = headers.get(VISITOR, b"").decode("latin-1")
                own = [(name, value) for name, value in scope["headers"] if name not in (WORD, VISITOR)]
                scope = {**scope, "client": (visitor, 0), "headers": own, INSIDE: True}
        await self.app(scope, receive, send)


class HandOn:
    """What is for a room of another server goes there."""

    def __init__(self, app: ASGIApp, hub: Hub, reach: Reach) -> None:
        self.app, self.hub, self.reach = app, hub, reach
        self._known: OrderedDict[str, tuple[float, str | None]] = OrderedDict()
        self._ends: dict[str, asyncio.Task[bool]] = {}
        """Addresses at which nobody answers, and who looks whether that is for good."""
        limits: Limits = hub.limits
        self._looks = Buckets(limits.visitor_reads_per_second, limits.visitor_reads_at_once)
        # Of its own: a server that hangs must not keep rooms from waking here.
        self._threads = ThreadPoolExecutor(64, "arbitre-handing-on")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if INSIDE in scope or not self._asks(room_in(scope)):
            await self.app(scope, receive, send)
        elif not self._looks.take(self.reach.visitor(scope)):
            await self._too_fast(scope, receive, send)
        elif (address := await self._elsewhere(room_in(scope))) is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            # Where somebody waits for a server to be given up, nobody else need try it.
            if address in self._ends or not await self._bridge(address, scope, receive, send):
                await self._find_another(address, scope, receive, send)
        else:
            await self._ask(address, scope, receive, send)

    def _asks(self, room: str) -> bool:
        """Whether this may be a room of another: none that is here, and by a name that could be one."""
        live = self.hub.rooms.get(room)
        named = room.isalnum() and len(room) <= LONGEST_NAME
        return self.hub.store.sharing is not None and named and (live is None or live.closed)

    async def _too_fast(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_AGAIN})
        else:
            await _refuse(send, scope, b"", 429, "too_fast")

    async def _elsewhere(self, room: str) -> str | None:
        """Where the server is that has this room, if it is another."""
        store = self.hub.store
        if not self._asks(room):
            return None
        known = self._known.pop(room, None)
        now = time.monotonic()
        if known is None or now - known[0] > KNOWN_SECONDS:
            try:
                known = (now, await store.where(room))
            except StoreTrouble:
                known = (now, None)
        self._known[room] = known
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return known[1]

    def _headers(self, scope: Scope) -> list[tuple[str, str]]:
        sharing = self.hub.store.sharing
        assert sharing is not None
        own = [
            (name.decode(), value.decode("latin-1")) for name, value in scope["headers"] if name not in OWN
        ]
        kept = [(name, value) for name, value in own if not name.startswith("sec-websocket-")]
        return [*kept, (WORD.decode(), sharing.word), (VISITOR.decode(), self.reach.address(scope))]

    async def _ask(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self._body(receive)
        except TimeoutError:
            await _refuse(send, scope, b"", 408, "too_slow")
            return
        if body is None:
            return
        query = scope.get("query_string", b"").decode("latin-1")
        path = scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        asked = (address, scope["method"], path, self._headers(scope), body)
        try:
            there = asyncio.get_running_loop().run_in_executor(self._threads, _fetched, *asked)
            status, headers, data = await there
        except (OSError, http.client.HTTPException):
            self._known.clear()
            await _refuse(send, scope, body, 503, "busy")
            return
        sent = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers]
        sent = [(name, value) for name, value in sent if name not in OWN]
        await send({"type": "http.response.start", "status": status, "headers": sent})
        await send({"type": "http.response.body", "body": data})

    async def _body(self, receive: Receive) -> bytes | None:
        """What came with a request; nothing where whoever asked has gone. Raises `TimeoutError`."""
        limits: Limits = self.hub.limits
        body = bytearray()
        async with asyncio.timeout(limits.body_seconds):
            while True:
                part = await receive()
                if part["type"] == "http.disconnect":
                    return None
                body += part.get("body", b"")
                if not part.get("more_body") or len(body) > limits.body_bytes:
                    return bytes(body)

    async def _find_another(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever wants a room of a server that does not answer waits until it is known to be dead, instead
        of knocking again and again; then whoever has the room by then has it, or we do."""
        gone = await self._is_gone(address)
        self._known.pop(room_in(scope), None)
        now = await self._elsewhere(room_in(scope))
        if gone and now is None:
            await self.app(scope, receive, send)
        elif now in (None, address) or not await self._bridge(str(now), scope, receive, send):
            await send({"type": "websocket.close", "code": TRY_AGAIN})

    async def _is_gone(self, address: str) -> bool:
        """Whether the server there has died; one looks for all who wait."""
        if address not in self._ends:
            looking = self._ends[address] = asyncio.create_task(self._watch_it_end(address))
            looking.add_done_callback(lambda _: self._ends.pop(address, None))
        return await asyncio.shield(self._ends[address])

    async def _watch_it_end(self, address: str) -> bool:
        log("a server of the house does not answer", url=address)
        until = time.monotonic() + LEASE_SECONDS + 1
        while time.monotonic() < until:
            try:
                if not await self.hub.store.lives(address):
                    return True
            except StoreTrouble:
                return False
            await asyncio.sleep(LOOK_SECONDS)
        return False

    async def _bridge(self, address: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """A websocket to the other server for this one; each hears what the other says until one goes.
        Whether the other answered."""
        url = f"ws{address.removeprefix('http')}{scope['path']}"
        headers = self._headers(scope)
        accepted = False
        try:
            async with connect(url, additional_headers=headers, **ALONE) as there:
                await receive()  # that it wants to connect
                await send({"type": "websocket.accept"})
                accepted = True
                await self._between(there, receive, send)
        except (OSError, TimeoutError, WebSocketException):
            self._known.clear()
            if accepted:
                await send({"type": "websocket.close", "code": TRY_AGAIN})
        return accepted

    async def _between(self, there: ClientConnection, receive: Receive, send: Send) -> None:
        async def out() -> None:
            while (frame := await receive())["type"] == "websocket.receive":
                text = frame.get("text")
                await there.send(text if text is not None else frame.get("bytes") or b"")

        async def back() -> None:
            async for data in there:
                kind = "text" if isinstance(data, str) else "bytes"
                await send({"type": "websocket.send", kind: data})

        tasks = [asyncio.create_task(out()), asyncio.create_task(back())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        gone = there.state is not State.OPEN
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if gone:
            self._known.clear()  # the room may be on its way to another
            code = there.close_code or LOST
            await send({"type": "websocket.close", "code": TRY_AGAIN if code in UNSAID else code})


async def _refuse(send: Send, scope: Scope, body: bytes, status: int, reason: str) -> None:
    """Say why it was not handed on, in the language of whoever asked."""
    french = b"lang=fr" in scope.get("query_string", b"") or b'"lang":"fr"' in body
    problem = msgspec.json.encode(Problem(reason, say(reason, "fr" if french else "en")))
    REFUSALS.add(reason)
    kind = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": problem})


def _fetched(
    address: str, method: str, path: str, headers: list[tuple[str, str]], body: bytes
) -> tuple[int, list[tuple[str, str]], bytes]:
    """What another server answers. Raises `OSError`, `HTTPException`."""
    place: Any = urlsplit(address)
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    connection = kind(place.hostname, place.port, timeout=35)
    try:
        connection.request(method, path, body or None, dict(headers))
        found = connection.getresponse()
        return found.status, found.getheaders(), found.read()
    finally:
        connection.close()
