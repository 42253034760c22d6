"""A real PostgreSQL for the tests, on a socket in a folder of its own; skipped with the reason where not."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

USER = "arbitre"


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).is_file():
            return str(folder / name)
    pytest.skip(f"there is no {name} here: install PostgreSQL to run this")


def _as_somebody(order: list[str]) -> list[str]:
    """PostgreSQL does not run as root: somebody else has to."""
    if os.geteuid() != 0:
        return order
    runuser = shutil.which("runuser")
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("this runs as root, and there is no user `postgres` to run PostgreSQL as")
    if runuser is None:
        pytest.skip("this runs as root, and there is no `runuser` to run PostgreSQL as somebody else")
    return [runuser, "-u", "postgres", "--", *order]


@contextlib.contextmanager
def start_postgres() -> Iterator[str]:
    """A database that is gone afterwards; its address."""
    initdb, pg_ctl = _tool("initdb"), _tool("pg_ctl")
    home = Path(tempfile.mkdtemp(prefix="arbitre-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(home, "postgres")
        data = home / "data"
        made = subprocess.run(
            _as_somebody([initdb, "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]),
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        if made.returncode:
            pytest.skip(f"initdb failed: {made.stderr.strip().splitlines()[-1:]}")
        options = f"-k {home} -c listen_addresses='' -c max_connections=40"
        started = subprocess.run(
            _as_somebody([pg_ctl, "-D", str(data), "-w", "-l", str(home / "log"), "-o", options, "start"]),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
            cwd="/",
        )
        if started.returncode:
            pytest.skip(f"PostgreSQL did not start: {(home / 'log').read_text()[-300:]}")
        try:
            yield f"postgresql://{USER}@/postgres?host={home}"
        finally:
            stop = _as_somebody([pg_ctl, "-D", str(data), "-m", "immediate", "stop"])
            subprocess.run(stop, capture_output=True, check=False, cwd="/")
    finally:
        shutil.rmtree(home, ignore_errors=True)
