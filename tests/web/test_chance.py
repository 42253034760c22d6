"""What is promised about chance stands on the page, and everybody may add words to it before the game."""

from __future__ import annotations

from collections.abc import Callable

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
    promised = bob.page.locator("details code").inner_text()
    assert len(promised) == 64
    bob.page.get_by_label("Words of your own").fill("and square")
    bob.page.click("[data-sit]")
    bob.page.wait_for_selector("[data-table]")
    bob.page.click("[data-more]")
    shown = bob.page.locator("dialog[open] [data-chance]")
    assert promised in shown.inner_text() and "fair is fair · and square" in shown.inner_text()
    assert shown.locator("input").count() == 0, "it is too late for words"
    assert bob.rooms[-1]["promise"] == promised
