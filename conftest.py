"""What holds for a whole run of the tests: which files are read, in which order, what is cleared away."""

from __future__ import annotations

import gc
from importlib.util import find_spec

import pytest

WANT = {"src/arbitre/envs/deals.py": "pyspiel"}
"""Rooms that want an extra which is not installed are not read for examples."""

collect_ignore = [room for room, module in WANT.items() if find_spec(module) is None]

LONG = ("tests/web/", "tests/server/", "tests/learning/", "tests/cli/", "tests/lab/", "tests/bots/")
"""Where tests are long, the longest first: they begin early, so that no process waits for another's long
ones at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first; else they stay as they are, so that those of a file share what they set up."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    return next((at for at, folder in enumerate(LONG) if item.nodeid.startswith(folder)), len(LONG))


def pytest_collection_finish() -> None:
    """All that was read stays to the end: the clearing away of rubbish need not look through it each time
    (with it, one `gc.collect` takes most of a second, and the bench asks for a hundred)."""
    gc.collect()
    gc.freeze()
