"""A real cluster of four processes on this machine: the same reports as one process, byte for byte."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import msgspec
import pytest

from arbitre import BadInput
from arbitre.cli.main import main
from arbitre.lab.cluster import SETTINGS, here
from arbitre.lab.fuzz import fuzz
from arbitre.lab.jobs import run
from arbitre.lab.simulate import simulate
from arbitre.lab.training import train

GAMES = int(os.environ.get("ARBITRE_GAMES", "200"))
WORKERS = 4


def written(report: Any) -> bytes:
    """A report without how long it took."""
    kept = {
        key: value
        for key, value in report.json().items()
        if key not in ("seconds", "games_per_s", "longest_s")
    }
    return msgspec.json.encode(kept)


def at_work() -> list[int]:
    """The processes of this test's own cluster that are at work now."""
    parents, names = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(") ")[2].split()[1])
                names[int(folder.name)] = (folder / "cmdline").read_text()
            except (OSError, ValueError):
                continue  # it has ended meanwhile

    def ours(pid: int) -> bool:
        while pid in parents and pid != os.getpid():
            pid = parents[pid]
        return pid == os.getpid()

    return [pid for pid, name in names.items() if name.startswith("ray::bundle") and ours(pid)]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster for all tests: to start one takes seconds, on a busy machine many."""
    with here(WORKERS):
        yield


@pytest.fixture(scope="module")
def alone() -> bytes:
    """What one process finds."""
    return written(simulate("quarriors", GAMES, seed=11, seats=("random", "random")))


def test_four_workers_find_what_one_process_finds(alone: bytes) -> None:
    seen: list[tuple[int, int]] = []
    report = simulate(
        "quarriors",
        GAMES,
        seed=11,
        seats=("random", "random"),
        jobs=WORKERS,
        on="ray",
        progress=lambda done, total: seen.append((done, total)),
    )
    assert written(report) == alone
    assert seen == [(done, GAMES) for done in range(1, GAMES + 1)]


def test_the_games_of_a_killed_worker_are_played_again(alone: bytes) -> None:
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if not killed and done >= total // 3 and (busy := at_work()):
            killed.append(busy[0])
            os.kill(busy[0], signal.SIGKILL)

    report = simulate(
        "quarriors",
        GAMES,
        seed=11,
        seats=("random", "random"),
        jobs=WORKERS,
        on="ray",
        progress=kill_one,
    )
    assert len(killed) == 1
    assert written(report) == alone


def test_fuzzing_finds_the_same_wherever_it_is_done() -> None:
    here = fuzz("quarriors", 24, seed=3)
    assert written(fuzz("quarriors", 24, seed=3, jobs=2, on="ray")) == written(here)


def test_training_learns_the_same_wherever_it_is_done() -> None:
    assert train("quarriors", 10, seed=3, jobs=2, on="ray") == train("quarriors", 10, seed=3)


def refuse(task: int) -> int:
    raise BadInput(f"not {task}")


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(BadInput, match="not 1"):
        list(run(2, refuse, [1, 2], on="ray"))


def test_the_command_says_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "quarriors", "--games", "8", "--seed", "11", "--json", "--jobs", "2"]
    assert main([*words, "--on", "ray"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    here = json.loads(capsys.readouterr().out)
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


HEAD = """
import sys, ray
from ray.util.client.server.server import serve
ray.init(num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", log_to_driver=False)
handle = serve("127.0.0.1", int(sys.argv[1]))
print("ready", flush=True)
sys.stdin.read()
handle.stop(0)
ray.shutdown()
"""


def test_a_cluster_at_an_address_finds_the_same() -> None:
    """Another process has the cluster; who joins it needs its token, as any cluster of Ray's wants one."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    guarded = {**os.environ, **SETTINGS, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    order = [sys.executable, "-m", "arbitre", "simulate", "quarriors", "--games", "8", "--json"]
    with Popen([sys.executable, "-c", HEAD, port], stdin=PIPE, stdout=PIPE, env=guarded) as head:
        assert head.stdin is not None and head.stdout is not None
        assert head.stdout.readline() == b"ready\n"
        there = subprocess.run(
            [*order, "--on", f"ray://127.0.0.1:{port}"], env=guarded, capture_output=True, check=True
        )
        head.stdin.close()
    here = subprocess.run(order, env=guarded, capture_output=True, check=True)
    assert {**json.loads(there.stdout), "seconds": 0} == {**json.loads(here.stdout), "seconds": 0}


def test_a_cluster_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "quarriors", "--games", "2", "--on", "ray://127.0.0.1:1"]) == 2
    said = capsys.readouterr().err.strip()
    assert "127.0.0.1:1" in said
    assert len(said.splitlines()) == 1
