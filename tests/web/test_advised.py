"""A hint at the table: seen with what it speaks of, in nobody's way, and declaring an attack at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from . import positions
from .browser import Server
from .table import Table
from .test_layout import SEEN

ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "beginner"}]
OPEN = """
title: Nobody bars the way
game: magic
rules: ["508.1"]
given:
  step: declare attackers
  Alice: { battlefield: [Garden Bear, Garden Bear, Old Oak] }
  Bob: { life: 30 }
then:
  - over: no
"""
POINTED = f"""() => {{
  const pointed = [...document.querySelectorAll('[data-table] .pointed')];
  return pointed.some({SEEN});
}}"""


def test_a_hint_declares_all_who_attack_at_once(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, OPEN, ALONE)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    page.click("[data-hint]")
    said = page.locator("[data-advice] .what strong")
    expect(said).to_have_text("Attack with 3: Garden Bear ×2, Old Oak")
    assert page.locator(".own .pointed[data-piece]").count() == 3
    page.click("[data-take]")
    expect(page.locator("[data-seat='1']")).to_contain_text("21")


def test_beside_a_hint_all_of_a_long_question_stays_in_sight(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("seven_fallen", ALONE, seed=7)
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    assert table.ready()
    page = table.page
    assert page.locator("[data-option]").count() >= 5
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    table.calm()
    for what in ("[data-confirm]", "[data-take]", "[data-more]", ".hand [data-piece]"):
        assert page.locator(what).first.evaluate(SEEN), f"{what} is out of sight"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page is not longer"


def test_on_a_phone_what_a_hint_speaks_of_is_brought_into_sight(
    server: Server, open_table: Callable[..., Table]
) -> None:
    made = server.room("quarriors", ALONE, seed=3)
    table = open_table(server.url, viewport={"width": 390, "height": 844}, has_touch=True)
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.calm()
    page = table.page
    page.evaluate("document.querySelector('[data-table]').style.paddingTop = '900px'; scrollTo(0, 0)")
    assert not page.evaluate(f"[...document.querySelectorAll('[data-offered]')].some({SEEN})")
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice]")
    page.wait_for_function(POINTED)
