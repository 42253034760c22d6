"""Coming back: games of one's own in the lobby, public tables, codes to scan, words at the table, a key."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from .browser import Server
from .table import Table

HELD = "() => Object.keys(localStorage).filter((key) => key.startsWith('arbitre.room.'))"
"""The seats a browser holds."""


def test_the_lobby_knows_ones_games(server: Server, open_table: Callable[..., Table], tmp_path: Path) -> None:
    table = open_table(server.url)
    page = table.page
    page.goto(server.url)
    page.click("[data-quick='quarriors']")
    assert table.ready()
    expect(page).to_have_title(re.compile("Your turn"))
    room = page.url.rsplit("/", 1)[-1]
    page.goto(server.url)
    mine = page.locator(f"[data-mine='{room}']")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Go on").click()
    assert table.ready()
    page.click("[data-more]")
    page.click("[data-concede]")
    page.click("[data-concede]")
    page.wait_for_selector("[data-over]")
    page.goto(f"{server.url}/me")
    page.locator("[data-statistics] tbody tr").first.wait_for()
    with page.expect_download() as kept:
        page.click("[data-key-out]")
    key = tmp_path / "key.json"
    kept.value.save_as(key)
    assert json.loads(key.read_text())["arbitre"] == 1
    other = open_table(server.url).page
    other.goto(f"{server.url}/me")
    other.wait_for_selector("[data-key-in]", state="attached")
    assert other.locator("[data-mine]").count() == 0
    other.set_input_files("[data-key-in]", key)
    other.locator(f"[data-mine='{room}'] [data-watch-mine]").click()
    other.wait_for_selector("[data-table]")
    assert "/replay/" in other.url


def test_a_public_table_is_joined_from_the_lobby_and_talked_at(
    server: Server, open_table: Callable[..., Table]
) -> None:
    ada = open_table(server.url)
    ada.page.goto(f"{server.url}/?game=quarriors")
    ada.page.select_option("[data-sitter='1']", "open")
    ada.page.check("[data-show-all]")
    ada.page.click("[data-start]")
    ada.page.wait_for_selector("[data-qr]")
    room = ada.page.url.rsplit("/", 1)[-1]
    bob = open_table(server.url, locale="fr-FR")
    bob.page.goto(server.url)
    bob.page.click(f"[data-table-of='{room}'] [data-join-public]")
    bob.page.wait_for_selector("[data-invitation]")
    bob.page.click("[data-sit]")
    for each in (ada, bob):
        each.page.wait_for_selector("[data-prompt]")
    bob.page.select_option("[data-phrases]", "luck")
    ada.page.wait_for_selector("[data-chat] li:has-text('Good luck!')")
    ada.page.fill("[data-say]", "Merci bien")
    ada.page.keyboard.press("Enter")
    bob.page.wait_for_selector("[data-chat] li:has-text('Merci bien')")
    bob.page.click("[data-chat] summary")
    bob.page.check("[data-only-phrases]")
    bob.page.wait_for_selector("[data-chat] li:has-text('Merci bien')", state="detached")
    expect(bob.page.locator("[data-chat] li:has-text('Bonne chance')")).to_have_count(1)
    watcher = open_table(server.url).page
    watcher.goto(server.url)
    row = watcher.locator(f"[data-table-of='{room}']")
    row.wait_for()
    assert row.locator("[data-join-public]").count() == 0, "no seat is free any more"
    row.get_by_role("link", name="Watch instead").click()
    watcher.wait_for_selector("[data-table]")
    watcher.wait_for_selector("[data-chat] li:has-text('Good luck!')")
    assert watcher.locator("[data-say]").count() == 0


def test_who_waits_can_take_a_bot_or_cancel(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url)
    page = table.page
    for way in ("[data-cancel-wait]", "[data-to-bot]"):
        page.goto(f"{server.url}/?game=quarriors")
        page.select_option("[data-sitter='1']", "open")
        page.click("[data-start]")
        page.click(way)
        if way == "[data-cancel-wait]":
            page.wait_for_selector("[data-game]")
            assert page.evaluate(HELD) == [], "the seat was given back"
            page.goto(server.url)
            page.wait_for_load_state("networkidle")
            assert page.locator("[data-mine]").count() == 0
    assert table.click_something(Random(1)) != "over"


def test_the_page_can_be_installed(server: Server) -> None:
    manifest = server.get("/arbitre.webmanifest")
    assert manifest["start_url"] == "/"
    assert manifest["icons"]


def test_who_has_not_won_yet_is_offered_the_first_steps(
    server: Server, open_table: Callable[..., Table]
) -> None:
    page = open_table(server.url).page
    page.goto(f"{server.url}/?game=quarriors")
    page.wait_for_selector("[data-deck='first-steps']:checked")
    expect(page.locator("select:visible", has_text="beginner").first).to_have_value("beginner")
    won = {"room": "a", "round": 1, "game": "quarriors", "deck": "", "won": True, "turns": 9, "at": 1}
    page.evaluate("(kept) => localStorage.setItem('arbitre.results', JSON.stringify(kept))", [won])
    page.reload()
    page.wait_for_selector("[data-deck='']:checked")
    expect(page.locator("select:visible", has_text="beginner").first).to_have_value("greedy")
