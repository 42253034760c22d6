"""What holds for a whole run of the tests: which files are read, in which order, what is cleared away."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import pytest

WANT = {"src/arbitre/envs/deals.py": "pyspiel"}
"""Rooms that want an extra which is not installed are not read for examples."""

collect_ignore = [room for room, module in WANT.items() if find_spec(module) is None]

FIRST = ("tests/server/", "tests/cli/", "tests/lab/", "tests/bots/")
"""Where tests are long: they begin early, so that no process waits for another's long ones at the end."""
LAST = ("tests/learning/", "tests/web/")
"""What looks into a browser leaves a loop running in its process, from which no other may be begun."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, browsers last; else they stay as they are, so that those of a file share what they
    set up."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    if item.nodeid.startswith(LAST):
        return len(FIRST) + 1
    return next((at for at, folder in enumerate(FIRST) if item.nodeid.startswith(folder)), len(FIRST))


@contextmanager
def _no_loop(item: pytest.Item, over: bool = False) -> Iterator[None]:
    """Hide the loop of the browser from a test that wants none; not where all is over, the browser too."""
    if over or item.nodeid.startswith(LAST):
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """What a test stands on is made without the browser's loop."""
    with _no_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test runs without the browser's loop."""
    with _no_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """What it stood on is cleared away without it too."""
    with _no_loop(item, nextitem is None):
        return (yield)


def pytest_collection_finish() -> None:
    """All that was read stays to the end: the clearing away of rubbish need not look through it each time
    (with it, one `gc.collect` takes most of a second, and the bench asks for a hundred)."""
    gc.collect()
    gc.freeze()
