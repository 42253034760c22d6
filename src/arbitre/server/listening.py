"""How the server listens: not for ever to who says nothing, with as many files as it may, quietly."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from socket import IPPROTO_TCP, TCP_NODELAY, socket
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .hub import Hub
from .limits import Limits
from .logs import complaint

FRAME_BYTES = 65_536
"""A frame larger than this ends the connection before anybody reads it."""
REPEATED_SECONDS = 10.0


def impatient(seconds: float) -> type[asyncio.Protocol]:
    """The HTTP of uvicorn, which waits only so long for the head of a request."""

    class Impatient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        """One connection."""

        _hurry: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._wait()

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
            return self.cycle is None or bool(self.cycle.response_complete)

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


def config(app: Starlette, limits: Limits) -> uvicorn.Config:
    """How it listens: quiet, with small frames, patient for two seconds with those who are leaving."""
    return uvicorn.Config(
        app,
        http=impatient(limits.header_seconds),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        limit_concurrency=limits.connections + limits.requests,
        timeout_graceful_shutdown=2,
        server_header=False,
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
        self._said: dict[str, float] = {}

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        what = str(context.get("message", ""))[:100]
        now = time.monotonic()
        if now - self._said.get(what, -REPEATED_SECONDS) < REPEATED_SECONDS:
            return
        self._said[what] = now
        while len(self._said) > 100:
            del self._said[next(iter(self._said))]
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
