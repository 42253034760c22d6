"""Many positions of random games are drawn, and every piece of them is read, by a client that complains.

The client is built once more with the checks of Svelte in it: a list that has one key twice stops the
page in earnest, and says nothing of it unless it is built so."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.needs import lacking

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games import GAMES, spec
from arbitre.games.magic.rules.formats import ARCHENEMY, FORMATS

from .browser import WEB, Server
from .table import Table

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, 2, {}) for game in GAMES),
    ("quarriors", 4, {"wilds": "road-to-glory"}),
    *(("magic", 4, {"format": form, **({"archenemy": 0} if form in ARCHENEMY else {})}) for form in FORMATS),
]
ANSWERS = 240
"""So far each game is played by chance."""
LOOKS = 8
"""So many positions of it are looked at."""
GO = """(part) => {
  const line = document.querySelector('input[type=range]');
  line.value = Math.round(part * line.max);
  line.dispatchEvent(new Event('input', { bubbles: true }));
  return line.valueAsNumber;
}"""
"""Go to a part of the game."""
READ = """async () => {
  let read = 0;
  for (const piece of document.querySelectorAll('[data-piece]')) {
    piece.focus();
    await Promise.resolve();
    if (document.querySelector('[data-reader]')) read += 1;
  }
  return read;
}"""
"""Every piece is read by whoever goes from one to the next with the keys."""


@pytest.fixture(scope="session")
def wary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client with Svelte's checks in it."""
    npm = shutil.which("npm")
    if npm is None:
        lacking("there is no npm to build a client that complains")
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "wary"
    with folder.with_suffix(".lock").open("w") as lock:  # one of several processes builds for all
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").is_file():
            _build(npm, folder)
    return folder


def _build(npm: str, folder: Path) -> None:
    how = [
        "--mode",
        "development",
        "--minify",
        "false",
        "--outDir",
        str(folder),
        "--emptyOutDir",
        "--logLevel",
        "warn",
    ]
    build = [npm, "run", "--silent", "build", "--", *how]
    subprocess.run(build, cwd=WEB, check=True, timeout=300, env={**os.environ, "NODE_ENV": "development"})


def served(table: Table, folder: Path) -> None:
    """Let the page have this client instead of the server's."""

    def file(route: Any) -> None:
        asked = folder / route.request.url.split("/", 3)[3].split("?")[0]
        if asked.is_file():
            route.fulfill(path=asked)
        elif route.request.resource_type == "document":
            route.fulfill(path=folder / "index.html")
        else:
            route.continue_()

    table.page.route(lambda url: "/api/" not in url, file)


def record(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """A game played by chance, as it is kept."""
    played = arbitre.new(game, seed, seats, **options)
    for turn in range(ANSWERS):
        if played.pending is None:
            break
        played.answer(one(played.pending, Luck(seed, turn)))
    return played.save().decode()


def test_the_words_a_table_is_drawn_by_are_told_apart() -> None:
    twice = []
    for game in GAMES:
        layout = spec(game).table.layout
        for part in ("board", "seat", "marks", "zones"):
            keys = [getattr(word, "key", None) or getattr(word, "name", "") for word in getattr(layout, part)]
            twice += [(game, part, key) for key in set(keys) if keys.count(key) > 1]
    assert twice == []


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_positions_of_random_games_are_drawn_and_read(
    server: Server,
    open_table: Callable[..., Table],
    wary: Path,
    game: str,
    seats: int,
    options: dict[str, Any],
) -> None:
    kept = server.send("/api/replays", record(game, seats, options, 5).encode())
    table = open_table(server.url, viewport={"width": 1700, "height": 900})
    page = table.page
    served(table, wary)
    page.goto(f"{server.url}/replay/{kept['id']}?step={2 * ANSWERS}")
    page.wait_for_selector("[data-frame]")
    page.wait_for_selector("[data-reader]")
    page.keyboard.press("Tab")
    read = 0
    for look in range(LOOKS):
        step = page.evaluate(GO, 1 - look / LOOKS)
        page.wait_for_selector(f"[data-frame='{step}']")
        read += page.evaluate(READ)
        assert table.faults == []
    assert read > LOOKS * 4
