"""What the tests of the server share: one running in this process, and one in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from arbitre.server.app import make_app
from arbitre.server.limits import Limits
from arbitre.server.listening import Server
from arbitre.server.reach import Reach

from .player import EVERYBODY
from .process import Process

T = TypeVar("T")

ROOMY = Limits(
    messages_per_second=5000,
    messages_at_once=5000,
    room_messages_per_second=5000,
    room_messages_at_once=5000,
    posts_per_second=5000,
    posts_at_once=5000,
)
"""Limits no test reaches by being quick."""


class Running:
    """A server on a free port of the loopback, in a thread of this process."""

    def __init__(self, store: str, limits: Limits = ROOMY, reach: Reach | None = None) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = make_app(store, limits, thinkers=1, reach=reach)
        self.hub = self.app.state.hub
        ready = threading.Event()
        self.server = Server(self.app, ready.set)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert ready.wait(60)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.listening])
        # Whoever had no time to say goodbye within the two seconds there are would be complained of in some
        # later test, when it happens to clear away what nobody holds any more.
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0.01)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @property
    def spent(self) -> float:
        """Processor time its thread has had; by the clock anything may take longer on a busy machine."""
        assert self._thread.ident is not None
        return time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._thread.is_alive()

    def stop(self) -> None:
        """As Ctrl+C does."""
        self.server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()
        self.listening.close()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers; they are stopped when the test is over."""
    started: list[Running] = []

    def start(store: str = "", limits: Limits = ROOMY, reach: Reach | None = None) -> Running:
        started.append(Running(store or f"sqlite:///{tmp_path / 'rooms.sqlite'}", limits, reach))
        return started[-1]

    yield start
    for running in started:
        if running.alive:
            running.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file that do not mind the rooms of others."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('store') / 'rooms.sqlite'}")
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def see_everybody_off() -> Iterator[None]:
    """Whoever is still connected after a test is shown out."""
    yield
    for client in EVERYBODY[:]:
        client.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Start servers in processes of their own; what they wrote is shown where the test fails."""
    started: list[Process] = []

    def start(store: str = "", shared: bool = False) -> Process:
        log = tmp_path / f"server-{len(started)}.log"
        started.append(Process(store or f"sqlite:///{tmp_path / 'rooms.sqlite'}", log, shared))
        return started[-1]

    yield start
    for each in started:
        print(f"left with {each.process.poll()}:", each.log.read_text(encoding="utf-8")[-4000:])
        if each.process.poll() is None:
            each.kill()
