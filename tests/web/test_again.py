"""Doing the same again, and playing again with another deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import positions
from .browser import Server
from .table import Table


def given_up(server: Server, open_table: Callable[..., Table]) -> Table:
    """A game of Seven Fallen that Ada has just given up."""
    seats = [{"kind": "me", "name": "Ada", "deck": "ember-host"}, {"kind": "bot", "bot": "random"}]
    made = server.room("seven_fallen", seats, seed=8)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.page.click("[data-more]")
    table.page.click("[data-concede]")
    table.page.click("[data-concede]")
    return table


def plays_on_with(table: Table, called: str, deck: dict[str, Any]) -> None:
    """The next game begins, and Ada's cards are of this deck."""
    table.page.click("[data-rematch]")
    table.page.wait_for_selector("[data-over]", state="detached")
    assert table.ready()
    table.heard(lambda: bool(table.rooms[-1]["round"] == 2))
    assert table.rooms[-1]["seats"][0]["deck"] == called
    mine = [zone for zone in table.tables[-1]["view"]["zones"] if zone["owner"] == 0]
    seen = {piece["card"] for zone in mine for piece in zone["pieces"] if "card" in piece}
    assert seen
    assert seen <= {slug for slug, _ in deck["cards"]}


def decks(server: Server) -> list[dict[str, Any]]:
    games = {game["slug"]: game for game in server.get("/api/games")["games"]}
    ready: list[dict[str, Any]] = games["seven_fallen"]["decks"]
    return ready


def test_another_deck_for_the_next_game(server: Server, open_table: Callable[..., Table]) -> None:
    table = given_up(server, open_table)
    table.page.select_option("[data-over] select", "drowned-treasury")
    plays_on_with(
        table, "drowned-treasury", next(deck for deck in decks(server) if deck["slug"] == "drowned-treasury")
    )


def test_a_deck_of_ones_own_for_the_next_game(server: Server, open_table: Callable[..., Table]) -> None:
    table = given_up(server, open_table)
    page = table.page
    page.locator("[data-over] summary").click()
    page.fill("[data-paste]", "3 Nobody At All")
    page.click("[data-check]")
    page.locator("[data-faults] .bad").first.wait_for()
    page.locator("[data-over] details .button.quiet").nth(1).click()  # as the second ready deck is written
    page.click("[data-check]")
    page.locator("[data-faults] .good").wait_for()
    plays_on_with(table, "pasted", decks(server)[1])


DREAM = """
title: As often as there are lands
game: magic
rules: ["602.2"]
given:
  step: main 1
  Alice:
    battlefield: [Fever Dreamer, 6 Wastes]
    graveyard: [Garden Bear, Plains, Unholy Heat, Cursed Recording]
then:
  - over: no
"""


def test_the_same_is_done_again_so_many_times(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, DREAM, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    assert table.ready()
    assert page.query_selector("[data-again]") is None
    page.get_by_role("button", name="Fever Dreamer").locator("visible=true").first.click()
    again = page.locator("[data-again]")
    again.wait_for()
    again.get_by_label("How many times").fill("4")
    again.get_by_role("button").click()
    page.wait_for_function("() => !document.querySelector('[data-again] button:disabled')")
    assert table.ready()
    table.heard(lambda: bool(table.tables[-1]["view"]["seats"][0]["life"] == 30))
