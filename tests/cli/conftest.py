"""What the tests of the command line share: running it, in this process or in another."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from arbitre.cli.main import main


@dataclass
class Ran:
    """What a run gave."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def arbitre(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in this process, with `typed` as what the person types."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ARBITRE_TRACE", "1")

    def run(*words: str, typed: str = "", env: dict[str, str] | None = None) -> Ran:
        for name, value in (env or {}).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


def arbitre_process(*words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run it as a person would, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "arbitre.cli.main", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
    )
