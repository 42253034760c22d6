"""The Lab draws the report of a tournament, in the reader's language, with nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import expect

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
    drawn.locator("svg").nth(6).wait_for(state="attached")
    page.get_by_role("button", name="FR").click()
    drawn.get_by_role("heading", name="Chacun contre chacun").wait_for()
    file.write_text("{}")
    page.set_input_files("[data-lab-file]", file)
    expect(page.get_by_role("alert")).to_contain_text("simulate")
    table.heard(lambda: bool(table.faults))
    assert all("/api/lab" in fault for fault in table.faults)  # the refusal, as browsers note it
    table.faults.clear()
