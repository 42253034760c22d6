"""The built client and a server of its own for the tests in a browser."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.needs import lacking
from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def _stale() -> bool:
    built = WEB / "dist" / "index.html"
    if not built.is_file():
        return True
    sources = [WEB / "package.json", WEB / "index.html", WEB / "vite.config.ts"]
    sources += [file for file in (WEB / "src").rglob("*") if file.is_file() and file.name != "protocol.ts"]
    return max(file.stat().st_mtime for file in sources) > built.stat().st_mtime


def client() -> Path:
    """The built client, built now if it is stale; only one process builds, the others wait."""
    if not _stale():
        return WEB / "dist"
    npm = shutil.which("npm")
    if npm is None:
        lacking("the client is not built and there is no npm: install Node 20, then `make web`")
    with (WEB / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _stale():
            if not (WEB / "node_modules" / "vite").is_dir():
                subprocess.run([npm, "install", "--silent"], cwd=WEB, check=True, timeout=300)
            types = subprocess.run(
                [sys.executable, "-m", "arbitre.server.schema"], check=True, capture_output=True, text=True
            )
            (WEB / "src" / "protocol.ts").write_text(types.stdout, encoding="utf-8")
            build = [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
            subprocess.run(build, cwd=WEB, check=True, timeout=300)
    return WEB / "dist"


class Server:
    """`arbitre serve` in a process of its own, which can be killed and started again on the same rooms."""

    def __init__(self, folder: Path) -> None:
        self.store = f"sqlite:///{folder / 'rooms.sqlite'}"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Run it until it answers."""
        order = [sys.executable, "-m", "arbitre", "serve", "--port", str(self.port), "--store", self.store]
        self.process = subprocess.Popen(
            order,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        until = time.monotonic() + 120
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended by itself"
            with contextlib.suppress(OSError):
                self.get("/api/health")
                return
            time.sleep(0.05)
        raise AssertionError("the server did not answer in time")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)

    def stop(self) -> None:
        """As a service manager does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)

    def get(self, path: str) -> Any:
        """A JSON answer."""
        with urllib.request.urlopen(self.url + path, timeout=60) as reply:
            return json.load(reply)

    def post(self, path: str, body: object) -> Any:
        """A JSON answer to a JSON body."""
        return self.send(path, json.dumps(body).encode())

    def send(self, path: str, data: bytes) -> Any:
        """A JSON answer to whatever is sent."""
        asked = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as reply:
            return json.load(reply)

    def room(self, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        """A new room with bots that do not dawdle; with nobody to wait for, chance is the same each time."""
        if all(seat["kind"] != "open" for seat in seats):
            more.setdefault("seed", 1)
        return self.post("/api/rooms", {"game": game, "seats": seats, "pace": 0, "lang": "en", **more})
