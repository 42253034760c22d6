"""Every address of the house can be opened without an error in the console (`open_table` looks at it)."""

from __future__ import annotations

from collections.abc import Callable

from .browser import Server
from .table import Table

ADDRESSES = [
    "/",
    "/?game=quarriors",
    "/rules/magic",
    "/room/nosuchroomat",
    "/nowhere",
]


def test_pages_open_without_an_error(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, locale="fr-FR")
    for address in (*ADDRESSES, "/api/health"):
        table.page.goto(server.url + address)
        table.page.wait_for_load_state("networkidle")
    assert table.page.inner_text("body").startswith("{")
