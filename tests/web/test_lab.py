"""The Lab draws the report of a tournament, in the reader's language, with nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from arbitre.lab.tournament import tournament

from .browser import Server
from .table import Table


def test_a_report_is_drawn_in_the_language_of_the_reader(
    server: Server, open_table: Callable[..., Table], tmp_path: Path
) -> None:
    file = tmp_path / "clans.json"
    clans = ["aubeterre", "hollow-court", "willow-choir"]
    file.write_bytes(msgspec.json.encode(tournament("noxilia", 6, seed=4, bot="random", decks=clans)))
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/")
    page.get_by_role("link", name="Lab").click()
    page.set_input_files("[data-lab-file]", file)
    drawn = page.frame_locator("[data-lab]")
    drawn.get_by_role("heading", name="Each against each").wait_for()
    assert drawn.locator("svg").count() > 6
    page.get_by_role("button", name="FR").click()
    drawn.get_by_role("heading", name="Chacun contre chacun").wait_for()
    file.write_text("{}")
    page.set_input_files("[data-lab-file]", file)
    assert "simulate" in (page.get_by_role("alert").text_content() or "")
    assert all("/api/lab" in fault for fault in table.faults)  # the refusal, as browsers note it
    table.faults.clear()
