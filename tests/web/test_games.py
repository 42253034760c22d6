"""For each game, a whole game against a bot, played by clicking what is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import Server
from .table import Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
SHORT: dict[str, dict[str, Any]] = {
    "magic": {"options": {"starting_life": 3, "turn_limit": 12}},
    "noxilia": {"options": {"turn_limit": 2}},
    "quarriors": {"options": {"wilds": "first-steps"}},
    "seven_fallen": {"options": {"turn_limit": 4}},
}
"""Turn limits where the game has one: a game that nobody has won by then is over all the same."""


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_whole_game_is_played_by_clicking(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    made = server.room(game, PEOPLE, seed=11, **SHORT[game])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    clicks = table.play(Random(4), 400)
    assert table.over, f"not over after {len(clicks)} clicks"
    assert "piece" in clicks, "something lying on the table was clicked"
    assert "option" in clicks, "a button was clicked"
    assert table.page.locator("[data-log] :is(p, button)").count() > 10
    expect(table.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_the_lobby_leads_to_a_table(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(server.url)
    page.click("[data-game=noxilia]")
    page.check("[data-deck=willow-choir]")
    page.get_by_text("Options", exact=True).click()
    page.check("[data-fast]")
    page.select_option("[data-sitter='1']", "random")
    page.click("[data-start]")
    page.wait_for_selector("[data-prompt]")
    assert "/room/" in page.url
    assert table.ready()
    page.reload()
    assert table.ready(), "the seat is still mine after a reload"


def test_a_pasted_deck_is_checked_line_by_line(server: Server, open_table: Callable[..., Table]) -> None:
    page = open_table(server.url).page
    page.goto(f"{server.url}/?game=noxilia")
    page.locator("details:has([data-paste]) > summary").first.click()
    page.locator("[data-paste]").first.fill("3 Oath Pikeman\n2 A Card That Never Was")
    page.locator("[data-check]").first.click()
    expect(page.locator("[data-faults]").first).to_contain_text("A Card That Never Was")
