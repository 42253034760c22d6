"""The rulebook that plays, and replays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from .browser import Server
from .table import Table


def _pieces(page: Page) -> object:
    """Every piece with what is said of it, and the zone it lies in."""
    return page.locator("[data-table] [data-piece]").evaluate_all(
        "all => all.map(e => [e.dataset.piece, e.innerText, e.closest('[data-zone]')?.dataset.zone])"
    )


def test_a_ruling_is_found_stepped_through_and_played_on(
    server: Server, open_table: Callable[..., Table]
) -> None:
    rules = server.get("/api/games/quarriors/rules?lang=en")
    shown = next(rule for rule in rules["rules"] if rule["scenarios"])
    table = open_table(server.url)
    page = table.page
    page.goto(f"{server.url}/rules/quarriors")
    page.fill("[data-search]", shown["id"])
    page.locator(f"[id='{shown['id']}'] [data-scenario]").first.click()
    page.wait_for_selector("[data-step='0']")
    table.calm()
    start = _pieces(page)
    page.click("[data-on]")
    page.wait_for_selector("[data-step='1']")
    assert page.inner_text("[data-now]")
    page.click("[data-back]")
    page.wait_for_selector("[data-step='0']")
    assert _pieces(page) == start, "back is where one was"
    page.click("[data-play-on]")
    page.wait_for_selector("[data-prompt]")
    assert "/room/" in page.url


def test_search_finds_rules_and_cards_without_accents(
    server: Server, open_table: Callable[..., Table]
) -> None:
    page = open_table(server.url, locale="fr-FR").page
    page.goto(f"{server.url}/rules/seven_fallen")
    page.wait_for_selector("[data-chapter]")
    page.fill("[data-search]", "drac de siege")
    found = page.locator(".cards [role=img]").first
    expect(found).to_have_attribute("aria-label", re.compile("Drac de siège"))
    page.fill("[data-search]", "plume")
    page.wait_for_selector("li.panel")
    everything = server.get("/api/games/seven_fallen/rules?lang=fr")["rules"]
    assert page.locator("li.panel").count() < len(everything)


def test_the_rulebook_opens_by_mechanic_and_by_card(server: Server, open_table: Callable[..., Table]) -> None:
    """The general part first, then the cards from A to Z, each with its picture, its text and its rulings."""
    page = open_table(server.url, locale="fr-FR").page
    page.goto(f"{server.url}/rules/magic")
    page.wait_for_selector("[data-chapter=room]")
    keys = page.locator("[data-chapter]").evaluate_all("all => all.map(it => it.dataset.chapter)")
    assert keys[0] == "room" and keys.index("impending") < keys.index("casting") < keys.index(
        "abhorrent-oculus"
    )
    page.click("[data-chapter=room]")
    page.wait_for_selector("h2:text-is('Pièces')")
    page.wait_for_selector("[id='room/1'] [data-scenario]")
    page.click("[data-next]")
    page.wait_for_selector("[id='impending/1']")
    page.click("[data-contents]")
    page.click("[data-chapter=abhorrent-oculus]")
    page.wait_for_selector("article svg.card")
    expect(page.locator("article h2")).to_contain_text("Oculus abject")
    expect(page.locator("article .card").first).to_contain_text(
        "Au début de l’entretien de chaque adversaire"
    )
    page.wait_for_selector("[id^='abhorrent-oculus/'] [data-scenario]")
    page.go_back()
    page.wait_for_selector("[data-chapter=room]")


def test_a_finished_game_is_watched_again_and_kept_as_a_file(
    server: Server, open_table: Callable[..., Table], tmp_path: Path
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = server.room("quarriors", seats, seed=8)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    table.play(Random(3), 3)
    page.click("[data-more]")
    page.click("[data-concede]")
    page.click("[data-concede]")
    page.wait_for_selector("[data-over]")
    page.click("[data-watch]")
    page.wait_for_selector("[data-step='0']")
    page.click("[data-on]")
    page.wait_for_selector("[data-step='1']")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    page.goto(server.url)
    page.set_input_files("[data-replay-file]", file)
    page.wait_for_selector("[data-step='0']")
    assert "/replay/" in page.url
