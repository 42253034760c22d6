"""What is promised about chance stands on the page, and everybody may add words to it before the game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .browser import Server
from .table import Table


def test_the_promise_is_shown_and_words_are_added(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("quarriors", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ada, bob = open_table(server.url), open_table(server.url)
    ada.page.goto(f"{server.url}/api/health")
    ada.hold(made["room"], made["places"])
    ada.page.goto(f"{server.url}/room/{made['room']}")
    ada.page.get_by_label("Words of your own").fill("fair is fair")
    ada.page.locator("[data-chance] button").click()
    ada.page.get_by_text("Added by players: fair is fair").wait_for()
    bob.page.goto(f"{server.url}/room/{made['room']}#join={made['joins'][0][1]}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_text("Chance you can check").click()
    code = bob.page.locator("details code")
    expect(code).to_have_text(re.compile(r"^\s*\w{64}\s*$"))
    promised = code.inner_text().strip()
    bob.page.get_by_label("Words of your own").fill("and square")
    bob.page.click("[data-sit]")
    bob.page.wait_for_selector("[data-table]")
    bob.page.click("[data-more]")
    shown = bob.page.locator("dialog[open] [data-chance]")
    expect(shown).to_contain_text(promised)
    expect(shown).to_contain_text("fair is fair · and square")
    expect(shown.locator("input"), "it is too late for words").to_have_count(0)
    assert bob.rooms[-1]["promise"] == promised
