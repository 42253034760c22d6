"""What is running says which build it is, and the fast build has all it is made of."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import arbitre
from arbitre.kernel import door

ROOT = Path(__file__).parents[1]


def test_the_build_that_runs_is_known() -> None:
    assert arbitre.build == ("python" if door.__file__.endswith(".py") else "compiled")


def test_what_compiles_is_locked_as_the_development_tools_are() -> None:
    """`make play` compiles with requirements/fast.txt: the same mypy that checks the types."""

    def locked(name: str) -> dict[str, str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        blocks = re.split(r"\n(?=[a-z0-9])", text.strip())
        return {block.split("==")[0]: block for block in blocks}

    fast, dev = locked("fast.txt"), locked("dev.txt")
    assert "mypy" in fast
    assert all(dev[package] == block for package, block in fast.items())


def test_a_wheel_leaves_the_compiled_build_alone() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    [wheel] = re.findall(r"^wheel:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    [fast] = re.findall(r"^FAST\s*:= (\S+)/\.built$", makefile, re.MULTILINE)
    removed = [word for line in wheel.splitlines() if "rm -rf" in line for word in line.split()]
    assert "build" in removed
    assert fast not in removed
    assert not fast.startswith("build")


def test_what_is_to_be_compiled_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc meets types in another order than mypy: what it cannot infer there must be said."""
    monkeypatch.setenv("ARBITRE_COMPILE", "1")
    monkeypatch.chdir(ROOT)
    rooms = runpy.run_path("setup.py")
    [*extensions, everything] = rooms["compiled"](str(tmp_path))
    assert len(extensions) > len(rooms["KERNEL"])
    assert len(everything.sources) > 0
    assert len(list(tmp_path.glob("__native*.c"))) > len(rooms["KERNEL"])


def test_nothing_that_is_compiled_adds_two_sums_of_what_need_not_be_whole() -> None:
    """`sum(a) - sum(b)` of floats compiles to a difference of whole numbers, and fails when it is run."""
    added = re.compile(r"\bsum\((?:[^()]|\([^()]*\))*\) [-+] sum\(")
    listed = re.findall(
        r'^        "([a-z_/]+)",$', (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert "bot/value" in listed
    rooms = [*(ROOT / "src/arbitre/bots").glob("*.py"), *(ROOT / "src/arbitre/kernel").glob("*.py")]
    rooms += [room for name in set(listed) for room in (ROOT / "src/arbitre/games").glob(f"*/{name}.py")]
    assert [room.name for room in rooms if added.search(room.read_text(encoding="utf-8"))] == []
