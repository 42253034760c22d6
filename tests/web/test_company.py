"""Two people at one screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .browser import Server
from .table import CLICK, Table

TWO = [
    {"kind": "me", "name": "Ada", "deck": "ember-host"},
    {"kind": "me", "name": "Bob", "deck": "drowned-treasury"},
]


def test_at_one_screen_a_curtain_falls_between_two_hands(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("seven_fallen", TWO, seed=4)
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/api/health")
    table.hold(made["room"], made["places"])
    page.goto(f"{server.url}/room/{made['room']}")
    seen = set()
    chance = Random(1)
    for _ in range(30):
        page.wait_for_selector("[data-curtain], [data-prompt][data-ready]")
        if page.query_selector("[data-curtain]"):
            assert page.query_selector("[data-piece]") is None, (
                "nothing is shown while the screen is handed on"
            )
            page.click("[data-curtain]")
            page.wait_for_selector("[data-prompt]")
        seen.add(page.locator(".own .seat").get_attribute("data-seat"))
        if len(seen) == 2:
            break
        page.evaluate(CLICK, chance.random())
    assert seen == {"0", "1"}
