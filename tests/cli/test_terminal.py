"""At a real terminal: colours where they are wanted, a bar during work, keys to step through a record."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

import arbitre as engine

pty = pytest.importorskip("pty")


def at_terminal(*words: str, typed: tuple[str, ...] = (), **env: str) -> tuple[int, str]:
    """Run it with a terminal of 80 columns on all three streams; each thing is typed when it is asked for."""
    ours, theirs = pty.openpty()
    given = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    given |= {"LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "24", **env}
    process = subprocess.Popen(
        [sys.executable, "-m", "arbitre.cli.main", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=given,
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    waiting = list(typed)
    while select.select([ours], [], [], 300)[0]:
        try:
            part = os.read(ours, 4096)
        except OSError:  # the other end has been closed: how Linux ends it
            break
        if not part:
            break
        shown += part
        if waiting and shown.endswith(b"\n> "):
            os.write(ours, waiting.pop(0).encode())
    else:
        process.kill()
    os.close(ours)
    return process.wait(timeout=300), shown.decode()


def test_colours_at_a_terminal_unless_they_are_not_wanted() -> None:
    game = ("play", "quarriors", "--seed", "5", "--name", "Ada")
    code, shown = at_terminal(*game, typed=("quit\n",))
    assert code == 0
    assert "\x1b[1;32m" in shown and "Ada" in shown
    for wish in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        code, shown = at_terminal(*game, typed=("quit\n",), **wish)
        assert code == 0
        assert "\x1b[1;32m" not in shown and "Ada" in shown


def test_end_of_file_leaves_the_game() -> None:
    code, shown = at_terminal("play", "quarriors", "--seed", "7", typed=("\x04",))
    assert code == 0
    assert "Goodbye" in shown and "Traceback" not in shown


def test_work_shows_a_bar() -> None:
    code, shown = at_terminal("simulate", "quarriors", "--games", "2", "--seats", "random,random")
    assert code == 0
    assert "2 of 2 games" in shown


def test_stepping_through_a_record(tmp_path: Path) -> None:
    game = engine.new("quarriors", seed=7)
    for _ in range(3):
        game.answer(game.pending.options[0])  # type: ignore[union-attr]
    path = tmp_path / "game.arb"
    path.write_bytes(game.save())
    code, shown = at_terminal("replay", str(path), "--name", "Ada,Bob", typed=("n\n", "p\n", "3\n", "n\n"))
    assert code == 0
    steps = [line for line in shown.splitlines() if line.lstrip("\x1b[2m").startswith("After answer")]
    assert [line.split("answer ")[1][0] for line in steps] == ["0", "1", "0", "3"]
