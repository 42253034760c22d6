"""A server in a process of its own, which can be killed and started again on the same store."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from .player import http

PORTS = range(20_000, 30_000)
"""Ports no client is given by the system: one that asks for a port where nobody listens could be given that
very port, and would then talk to itself."""


def free_port() -> int:
    """A port of the loopback where a server can be started, and started again."""
    for port in random.sample(PORTS, 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


class Process:
    """It begins on a free port of the loopback and keeps it; what it writes goes to `log`."""

    def __init__(self, store: str, log: Path = Path(os.devnull), shared: bool = False) -> None:
        self.store = store
        self.shared = shared
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Run it until it answers."""
        order = [sys.executable, "-m", "arbitre.cli.main", "serve", "--port", str(self.port)]
        if self.shared:
            order += ["--shared", self.url]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [*order, "--store", self.store],
                stdout=out,
                stderr=out,
                env={**os.environ, "PYTHONUTF8": "1"},
                start_new_session=True,
            )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended by itself"
            with contextlib.suppress(OSError):
                http(self.url, "/api/health")
                return
            time.sleep(0.05)
        raise AssertionError("the server did not answer in a minute")

    def kill(self) -> None:
        """As a power cut would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)

    def end(self) -> int:
        """As a service manager does; the code it leaves with."""
        self.process.terminate()
        return self.process.wait(60)
