"""Cards can be read where they lie: beside the table, in the hand, and under a finger that only looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from . import positions
from .browser import Server
from .table import Table

ME = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
SHOP = """
title: Enough for an Assistant
game: quarriors
rules: [Q-015]
given:
  phase: ready
  Alice: { pool: [Assistant level 1, 3x Basic Quiddity 1], bag: [], used: [] }
  Bob: { bag: [] }
then:
  - over: no
"""
HAND = """
title: A hand to read
game: magic
rules: ["117.1"]
given:
  step: main 1
  Alice: { hand: ["Bottomless Pool // Locker Room", Plains] }
  Bob: {}
then:
  - over: no
"""

COUNTED = """
title: A creature with counters
game: magic
rules: ["122.1"]
given:
  step: main 1
  Alice: { battlefield: [Hired Hand with 2 +1/+1 counters] }
  Bob: {}
then:
  - over: no
"""

LONG = """
title: A card with much to say
game: magic
rules: ["117.1"]
given:
  step: main 1
  Alice: { battlefield: [3 Plains, 2 Island], hand: [Niko, Plains, Optimistic Scavenger] }
  Bob: {}
then:
  - over: no
"""


def _box(table: Table, where: str) -> dict[str, float]:
    found: Any = table.page.locator(where).first.bounding_box()
    assert found is not None, where
    return dict(found)


def _apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_a_card_is_read_beside_the_table(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, SHOP, ME)
    for width, height in ((1440, 900), (1920, 1080)):
        table = open_table(server.url, viewport={"width": width, "height": height})
        table.sit(made["room"], made["places"])
        assert table.ready()
        table.calm()
        page = table.page
        slot = page.locator(".slots .slot:has-text('Assistant')").first
        slot.hover()
        page.wait_for_selector("[data-reader='assistant'] [data-sides]")
        expect(page.locator("[data-reader] [data-sides] li")).to_have_count(6)
        assert _apart(_box(table, "[data-reader]"), _box(table, "[data-prompt]"))
        before = table.decision
        slot.click()
        page.locator("dialog[open] .button.main").click()
        page.mouse.move(5, 5)
        if width < 1600:  # it goes when the pointer has gone
            page.wait_for_selector("[data-reader]", state="detached")
        assert table.decision == before


def test_a_finger_looks_before_it_acts(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, SHOP, ME)
    table = open_table(server.url, viewport={"width": 390, "height": 844}, has_touch=True)
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.calm()
    page, before = table.page, table.decision
    die = page.locator("[data-table] [data-piece][data-offered]").first
    die.tap()
    page.wait_for_selector("[data-reader='assistant'] [data-touched]")
    assert table.decision == before, "one touch does nothing"
    assert _apart(_box(table, "[data-reader]"), _box(table, "[data-prompt]"))
    die.tap()
    page.wait_for_selector(f"[data-prompt][data-ready='{before + 1}']")
    page.wait_for_selector("[data-reader]", state="detached")
    table.calm()
    life = _box(table, "[data-own-facts]")
    assert 0 < life["y"] < 844, "what one has stays in sight"


def test_the_hand_is_large_enough_to_be_read(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, HAND, ME)
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.wait_for_selector(".hand [data-piece] svg text:has-text('When you unlock')")
    table.calm()
    assert _box(table, ".hand [data-piece]")["width"] >= 150
    room = page.locator(".hand [data-piece]", has_text="Bottomless Pool").first
    assert "Enchantment — Room" in (room.locator("svg").first.text_content() or "")
    assert room.locator("svg circle").count() >= 3, "what both doors cost is on the card"


def test_counters_are_read_once_by_number_and_kind(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, COUNTED, ME)
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.calm()
    table.page.locator("[data-table] [data-piece]", has_text="Hired Hand").first.hover()
    figures = table.page.locator("[data-reader] ul.figures li", has_text="Counters")
    figures.first.wait_for()
    assert [text.split("Counters")[1].strip() for text in figures.all_inner_texts()] == ["2 +1/+1"]


def test_a_long_card_is_read_whole_and_never_over_the_question(
    server: Server, open_table: Callable[..., Table]
) -> None:
    alone = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "beginner"}]
    made = positions.room(server, LONG, alone)
    table = open_table(server.url, viewport={"width": 1440, "height": 900}, locale="fr-FR")
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    table.calm()
    card = page.locator(".hand [data-piece]", has_text="Niko").first
    assert "étape de fin." in (card.locator("svg").first.text_content() or ""), "its last word stands on it"
    card.hover()
    page.wait_for_selector("[data-reader]")
    reader = _box(table, "[data-reader]")
    assert _apart(reader, _box(table, "[data-prompt]"))
    last = _box(table, "[data-reader] p:has-text('Exilez')")
    assert last["y"] + last["height"] <= reader["y"] + reader["height"], "none of its words are cut"
    expect(page.locator("[data-reader]")).to_contain_text("Crée")
