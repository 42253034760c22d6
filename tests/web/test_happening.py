"""One sees what happened: whose turn begins, what others play, who attacks whom, how it ended."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from .browser import Server
from .table import Table


def test_turns_and_plays_of_others_are_shown(server: Server, open_table: Callable[..., Table]) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    made = server.room("seven_fallen", seats, seed=5)
    table = open_table(server.url)
    page = table.page
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => { window.shown = [];
        new MutationObserver(() => { for (const e of document.querySelectorAll('[data-banner],[data-played]'))
          window.shown.push(e.dataset.played ?? e.textContent); })
          .observe(document, { subtree: true, childList: true }); })"""
    )
    table.sit(made["room"], made["places"])
    page.wait_for_selector("[data-table] [data-face] svg.card")
    chance = Random(3)
    for _ in range(60):
        if table.click_something(chance) == "over" or table.page.evaluate(
            "shown.includes('Your turn') && shown.some((it) => /^[a-z-]+$/.test(it))"
        ):
            break
    shown = set(page.evaluate("shown"))
    assert "Your turn" in shown
    played = {it for it in shown if re.fullmatch("[a-z-]+", it)}
    assert played, "a card another plays is shown"
    assert page.locator("[data-log] [data-turn]").count() >= 1
    assert page.locator("[data-log] .theirs").count() > 0


def test_the_end_is_worth_reaching_and_the_score_goes_on(
    server: Server, open_table: Callable[..., Table]
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    made = server.room("quarriors", seats, seed=2)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    page = table.page
    for number in (1, 2):
        assert table.ready()
        page.click("[data-more]")
        page.click("[data-concede]")
        page.click("[data-concede]")
        expect(page.locator("[data-finale]")).to_have_text("You have lost.")
        page.wait_for_selector("[data-over] [data-final]")
        table.heard(lambda number=number: bool(table.rooms[-1]["score"] == [0, number]))
        if number == 2:
            expect(page.locator("[data-score='1']")).to_contain_text("2")
            page.reload()
            page.wait_for_selector("[data-over]")
            assert page.locator("[data-finale]").count() == 0, "whoever comes later has missed the moment"
        else:
            page.click("[data-rematch]")
            page.wait_for_selector("[data-over]", state="detached")


@pytest.mark.parametrize(("scene", "steps"), [("noxilia/ability-dodge.1", 1), ("seven_fallen/b-ambush.4", 1)])
def test_an_attack_is_an_arrow(
    server: Server, open_table: Callable[..., Table], scene: str, steps: int
) -> None:
    page = open_table(server.url).page
    page.goto(f"{server.url}/rules/{scene}")
    page.wait_for_selector("[data-table] [data-piece]")
    assert page.locator("svg.lines path.attack").count() == 0
    for _ in range(steps):
        page.click("[data-on]")
    page.wait_for_selector("svg.lines path.attack[marker-end]", state="attached")
    for _ in range(steps):
        page.click("[data-back]")
    page.wait_for_selector("svg.lines path.attack", state="detached")
