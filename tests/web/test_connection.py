"""A page survives its connection: reloads, and a server killed in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from .browser import Server
from .table import Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def test_a_reloaded_page_goes_on_with_the_same_question(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("quarriors", PEOPLE, seed=3)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.play(Random(1), 6)
    assert table.ready()
    before = (table.decision, table.page.inner_text("[data-prompt] .ask"))
    table.page.reload()
    assert (table.decision, table.page.inner_text("[data-prompt] .ask")) == before


def test_a_killed_server_loses_nothing(own_server: Server, open_table: Callable[..., Table]) -> None:
    made = own_server.room("quarriors", PEOPLE, seed=3)
    table = open_table(own_server.url)
    table.sit(made["room"], made["places"])
    table.play(Random(1), 6)
    assert table.ready()
    before = (table.decision, table.page.inner_text("[data-prompt] .ask"))
    table.loses_server = True
    own_server.kill()
    table.page.wait_for_selector("text=Connection lost")
    own_server.start()
    table.page.wait_for_selector("text=Connection lost", state="detached")
    assert (table.decision, table.page.inner_text("[data-prompt] .ask")) == before
    table.play(Random(1), 2)
    assert table.decision != before[0], "the game goes on"


def test_what_does_not_reach_the_server_is_tried_again_and_said_in_words(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, locale="fr-FR")
    table.loses_server = True
    page = table.page
    page.route("**/api/games", lambda route: route.abort("connectionrefused"))
    page.goto(server.url)
    expect(page.locator("[role=alert]")).to_contain_text("Le serveur ne répond pas")
    page.unroute("**/api/games")
    page.click("[data-try-again]")
    page.wait_for_selector("[data-game]")
    page.route("**/api/games", lambda route: route.abort("connectionrefused"), times=1)
    page.reload()
    page.wait_for_selector("[data-game]")
    assert page.locator("[role=alert]").count() == 0
