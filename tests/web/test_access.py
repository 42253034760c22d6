"""An automatic look at accessibility (axe), and the same table as lists."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.needs import lacking

from .browser import WEB, Server
from .table import Table

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def serious(table: Table) -> list[Any]:
    if not AXE.is_file():
        lacking("no axe-core here: `npm install` in web/ brings it")
    table.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = table.page.evaluate("async () => (await axe.run(document)).violations")
    return [
        (fault["id"], fault["help"], [node["target"] for node in fault["nodes"][:3]])
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "address",
    ["/?game=noxilia", "/rules/quarriors", "/rules/quarriors/*", "/me", "/decks/seven_fallen", "/editor/noxilia"],
)
def test_pages_have_no_serious_fault(
    server: Server, open_table: Callable[..., Table], theme: str, address: str
) -> None:
    if address.endswith("*"):
        rules = server.get("/api/games/quarriors/rules?lang=en")
        address = address.replace("*", rules["scenarios"][0]["id"])
    table = open_table(server.url, color_scheme=theme)
    table.page.goto(server.url + address)
    table.page.wait_for_load_state("networkidle")
    assert serious(table) == []


@pytest.mark.parametrize(
    ("game", "theme"), [("noxilia", "dark"), ("quarriors", "light"), ("seven_fallen", "light")]
)
def test_tables_have_no_serious_fault(
    server: Server, open_table: Callable[..., Table], game: str, theme: str
) -> None:
    made = server.room(game, PEOPLE, seed=2)
    table = open_table(server.url, color_scheme=theme)
    table.sit(made["room"], made["places"])
    table.play(Random(9), 14)
    table.page.keyboard.press("Escape")
    table.ready()
    assert serious(table) == []
    table.page.click("[data-lists]")
    table.page.wait_for_selector(".lists")
    assert table.page.locator(".lists h3").count() > 2
    assert serious(table) == []
