"""Building a deck: found, counted, judged by the rules, tried, kept, shared, played."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from .browser import Server
from .table import Table


def test_a_deck_is_built_judged_kept_shared_and_played(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    page = table.page
    page.goto(f"{server.url}/decks/seven_fallen")
    page.wait_for_selector("[data-add]")
    every = page.locator("[data-found]").inner_text()
    page.fill("[data-find]", "phoenix dragon")
    page.wait_for_selector(f"[data-found]:not(:text-is('{every}'))")
    page.fill("[data-find]", "spark drake")
    page.click("[data-add='spark-drake']")
    page.wait_for_selector("[data-verdict='bad'] a[href*='rule=']")
    assert page.locator("[data-play-deck]").is_disabled(), "what may not be played is not played"
    page.click("aside summary")
    page.click("[data-begin='ember-host']")
    page.wait_for_selector("[data-verdict='good']")
    page.click("[data-less='spark-drake']")
    page.wait_for_selector("[data-verdict='bad']")
    page.click("[data-add='spark-drake']")
    page.wait_for_selector("[data-verdict='good']")
    page.click("[data-test-hand]")
    page.wait_for_selector("[data-hand] svg")
    page.fill("[data-deck-name]", "Mine")
    page.click("[data-save-deck]")
    page.wait_for_selector("[data-saved='Mine']")
    page.click("[data-share-deck]")
    page.wait_for_url("**#deck=*")
    link = page.url
    other = open_table(server.url).page
    other.goto(link)
    other.wait_for_selector("[data-verdict='good']")
    page.goto(f"{server.url}/?game=seven_fallen")
    page.check("[data-mine-deck='Mine']")
    page.goto(link)
    page.wait_for_selector("[data-verdict='good']")
    page.click("[data-play-deck]")
    assert table.ready()


def test_a_verdict_on_an_older_list_is_not_shown(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    page = table.page
    page.goto(f"{server.url}/decks/seven_fallen")
    page.click("aside summary")
    page.click("[data-begin='ember-host']")
    page.fill("[data-find]", "spark drake")
    page.wait_for_selector("[data-verdict='good']")
    asked: list[Route] = []

    def ask(route: Route) -> None:
        asked.append(route)

    page.route("**/api/decks/check", ask)
    page.click("[data-less='spark-drake']")
    table.heard(lambda: len(asked) == 1)
    page.click("[data-add='spark-drake']")
    table.heard(lambda: len(asked) == 2)
    for each in reversed(asked):
        with page.expect_response("**/api/decks/check"):
            each.continue_()
        page.evaluate("() => fetch('/api/health').then((reply) => reply.json())")  # the answer has come
    expect(page.locator("[data-verdict='good']")).to_be_attached()
