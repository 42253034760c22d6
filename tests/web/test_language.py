"""The other language, at once and everywhere, with the text of the cards."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from . import positions
from .browser import Server
from .table import Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
HAND = """
title: Cards with words
game: magic
rules: ["305.1"]
given:
  step: main 1
  Alice: { hand: [Jump Scare, Mountain], battlefield: [Plains, Inquisitive Glimmer] }
then:
  - over: no
"""
OTHER = "(was) => ![null, was].includes(document.querySelector('[data-prompt] .ask')?.innerText ?? null)"
# The story comes after the question.
RETOLD = "(was) => document.querySelector('[data-log]').innerText !== was"
ASKED = "(was) => document.querySelector('[data-prompt] .ask').innerText === was"
TOLD = "(was) => document.querySelector('[data-log]').innerText === was"


def switch(page: Page, lang: str) -> None:
    """Press the button of the language and wait until the question is asked in it."""
    was = page.inner_text("[data-prompt] .ask")
    page.get_by_role("button", name=lang.upper(), exact=True).click()
    page.wait_for_selector(f"html[lang={lang}]")
    page.wait_for_function(OTHER, arg=was)


def test_the_other_language_at_once_and_everywhere(server: Server, open_table: Callable[..., Table]) -> None:
    decks = ["aubeterre", "hollow-court"]
    seats = [{**seat, "deck": deck} for seat, deck in zip(PEOPLE, decks, strict=True)]
    made = server.room("noxilia", seats, seed=5)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    asked = table.decision
    page.locator("[data-option]").first.click()
    page.wait_for_selector(f"[data-ready]:not([data-ready='{asked}'])")
    assert table.decision == table.tables[-1]["question"]["id"]
    english = page.inner_text("[data-prompt] .ask")
    story = page.inner_text("[data-log]")
    switch(page, "fr")
    page.wait_for_function(RETOLD, arg=story)
    expect(page.get_by_role("button", name="Reprendre")).to_have_count(1)
    page.wait_for_function(
        "[...document.querySelectorAll('[data-table] [data-piece]')]"
        ".some((e) => /carte cachée|corps à corps/i.test(e.innerText))"
    )
    switch(page, "en")
    page.wait_for_function(ASKED, arg=english)
    page.wait_for_function(TOLD, arg=story)


def test_cards_are_read_in_the_other_language(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, HAND, PEOPLE)
    table = open_table(server.url)
    page = table.page
    table.sit(made["room"], made["places"])
    assert table.ready()
    zones = table.tables[-1]["view"]["zones"]
    scare = next(p["id"] for zone in zones for p in zone["pieces"] if p.get("card") == "jump-scare")
    for lang in ("en", "fr"):
        cards = server.get(f"/api/games/magic/cards?lang={lang}")["cards"]
        card = next(card for card in cards if card["slug"] == "jump-scare")
        if lang == "fr":
            switch(page, "fr")
        page.locator(f".hand [data-piece='{scare}']").focus()
        page.keyboard.press("i")
        page.get_by_role("dialog").get_by_role("heading", name=card["name"], exact=True).wait_for()
        read = page.locator("dialog[open]").inner_text()
        assert all(line in read for line in card["text"] if "{" not in line), read
        assert card["type"].split("} ")[-1] in read  # the cost before it is drawn
        page.keyboard.press("Escape")
