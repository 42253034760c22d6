"""What the browser tests share: one server and one browser for each test process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright
from tests.needs import chromium

from .browser import FLAGS, Server, client
from .table import PATIENCE, Table


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One browser."""
    path = chromium()
    client()
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=1000 * PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("rooms"))
    yield running
    running.stop()


@pytest.fixture
def own_server(browser: Any, tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def open_table(browser: Any) -> Iterator[Callable[..., Table]]:
    """Pages, each as of a person of his own; no page may have had an error."""
    contexts: list[Any] = []
    tables: list[Table] = []

    def open_one(url: str, **more: Any) -> Table:
        settings = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "locale": "en-GB"}
        context = browser.new_context(**{**settings, **more})
        contexts.append(context)
        tables.append(Table(context.new_page(), url))
        return tables[-1]

    yield open_one
    faults = [fault for table in tables for fault in table.faults]
    for context in contexts:
        context.close()
    assert faults == []
