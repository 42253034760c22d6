"""How the server listens: not for ever to who says nothing, with as many files as it may, quietly."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from socket import IPPROTO_TCP, TCP_NODELAY, socket
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .hub import Hub
from .limits import Bucket, Limits
from .logs import Seldom, complaint
from .reach import Reach

FRAME_BYTES = 65_536
"""A frame larger than this ends the connection before anybody reads it."""
SLICE_BYTES = 4_096
"""So much of what came is read before one looks whether it makes sense to go on."""
TRIFLES_PER_SECOND, TRIFLES_AT_ONCE = 10.0, 200
"""Frames that are no message: a browser answers a ping now and then."""
NOT_TEXT = 1007


class Doors:
    """How many sockets one address holds. This machine's own are not counted: a proxy may stand before us."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, list[Any]] = {}
        self._look_at = 1_000

    def __len__(self) -> int:
        return len(self._held)

    def let_in(self, transport: Any) -> bool:
        """Whether one more may be opened; it counts until it is closed."""
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        if not peer or peer == "::1" or peer.startswith("127."):
            return True
        held = self._held.setdefault(peer, [])
        if len(held) >= self._most:
            held[:] = [each for each in held if not each.is_closing()]
        if len(held) >= self._most:
            return False
        held.append(transport)
        if len(self._held) > self._look_at:
            self._forget()
        return True

    def _forget(self) -> None:
        """Addresses that hold none any more."""
        for peer, held in list(self._held.items()):
            held[:] = [each for each in held if not each.is_closing()]
            if not held:
                del self._held[peer]
        self._look_at = 2 * len(self._held) + 1_000


def impatient(seconds: float, doors: Doors | None = None) -> type[asyncio.Protocol]:
    """The HTTP of uvicorn, which waits only so long for the head of a request. Always the same one: the other
    that may be installed reads a head of any size."""

    class Impatient(H11Protocol):
        """One connection."""

        _hurry: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if doors is None or doors.let_in(transport):
                self._wait()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._listens():
                self._wait()
            else:
                self._stop()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            super().connection_lost(exc)

        def _listens(self) -> bool:
            """Whether the head of a request is still to come."""
            cycle: Any = self.cycle
            return cycle is None or bool(cycle.response_complete)

        def _wait(self) -> None:
            if self._hurry is None:
                self._hurry = self.loop.call_later(seconds, self._too_slow)

        def _stop(self) -> None:
            if self._hurry is not None:
                self._hurry.cancel()
                self._hurry = None

        def _too_slow(self) -> None:
            self._hurry = None
            if self._listens() and self.transport.get_protocol() is self:
                self.transport.close()

    return Impatient


class Frames(WebSocketsSansIOProtocol):
    """A websocket of uvicorn, which does not read pings, parts of messages and nothing at all for ever: they
    cost as much as messages, and nobody counts them."""

    def connection_made(self, transport: Any) -> None:
        self._trifles = Bucket(TRIFLES_PER_SECOND, TRIFLES_AT_ONCE)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE_BYTES])

    def handle_cont(self, event: Any) -> None:
        self._trifle()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._trifle()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._trifle()
        super().handle_pong(event)

    def _trifle(self) -> None:
        if not self._trifles.take():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # anybody can send that: it is not worth a line in the log
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def config(app: Starlette, limits: Limits) -> uvicorn.Config:
    """How it listens: quiet, with small frames, patient for two seconds with those who are leaving."""
    reach: Reach = app.state.reach
    # Behind a proxy everybody comes from one address.
    doors = None if reach.header else Doors(limits.visitor_sockets)
    return uvicorn.Config(
        app,
        http=impatient(limits.header_seconds, doors),
        log_config=None,
        access_log=False,
        ws=Frames,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        limit_concurrency=limits.connections + limits.requests,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=False,  # only the header our own proxy is known to write says who comes: `Reach`
    )


class Server(uvicorn.Server):
    """A server that says goodbye to its rooms before it lets their connections go."""

    def __init__(self, app: Starlette, ready: Callable[[], None]) -> None:
        self._hub: Hub = app.state.hub
        super().__init__(config(app, self._hub.limits))
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        for listening in sockets or []:
            # A small message leaves at once; otherwise it waits up to 40 ms until the last is acknowledged.
            # (asyncio sees to it only for sockets it opened itself; a connection inherits it.)
            listening.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._hub.closing = True
        await asyncio.gather(*(live.close("shutdown") for live in list(self._hub.rooms.values())))
        await super().shutdown(sockets)


class Complaints:
    """What the event loop complains of, in the log: each one once in a while, however often it comes."""

    def __init__(self) -> None:
        self._seldom = Seldom()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        what = str(context.get("message", ""))[:100]
        if self._seldom.news(what):
            complaint("the event loop complains", context.get("exception"), reason=what)


def open_more_files() -> None:
    """Every connection is a file: as many as this process may have at all."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
