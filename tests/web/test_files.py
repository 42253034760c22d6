"""What is saved at the table is read by the command: the position as a scenario, the game as a record."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from .browser import Server
from .table import Table


def arbitre(*order: str) -> subprocess.CompletedProcess[str]:
    """The command, run as a person runs it."""
    return subprocess.run(
        [sys.executable, "-m", "arbitre", *order], capture_output=True, text=True, timeout=300, check=False
    )


def test_saved_files_are_read_by_the_command(
    server: Server, open_table: Callable[..., Table], tmp_path: Path
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = server.room("magic", seats, seed=14)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    table.play(Random(7), 10)
    assert table.ready()
    page.keyboard.press("Escape")
    saved = {}
    for button in ("Save as scenario", "Save the record"):
        page.click("[data-more]")
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        saved[button] = tmp_path / download.value.suggested_filename
        download.value.save_as(saved[button])
    scenario, record = saved.values()
    assert (scenario.suffix, record.suffix) == (".yaml", ".json")
    told = arbitre("scenario", str(scenario))
    assert told.returncode == 0, told.stdout + told.stderr
    told = arbitre("replay", str(record))
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.strip()
