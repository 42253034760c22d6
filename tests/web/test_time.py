"""Clocks that run out, and moments that go by unless one wants them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .browser import Server
from .table import CLICK, Table

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
RUNS = "(begun) => parseFloat(document.querySelector('.own [role=timer]').innerText) < begun"
UPKEEP = "priority-mine-upkeep"


def test_a_clock_runs_and_ends_the_game(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("noxilia", PEOPLE, seed=5, clock={"minutes": 0.1, "increment": 0})
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    page = table.page
    timer = page.locator(".own [role=timer]")
    begun = float(timer.inner_text())
    assert 0 < begun <= 6
    page.wait_for_function(RUNS, arg=begun)
    page.wait_for_selector("[data-over]")
    ending = table.tables[-1]["ending"]
    assert (ending["reason"], ending["winners"]) == ("out_of_time", [1])
    assert ending["text"] in page.inner_text("[data-over]")


def moments(table: Table, chance: Random, turns: int) -> list[str]:
    """Pass, or click anything where one cannot, for so many turns; what one was asked about."""
    asked: list[str] = []
    until = table.tables[-1]["view"]["board"]["turn"] + turns
    while table.ready() and table.tables[-1]["view"]["board"]["turn"] < until:
        question = table.tables[-1]["question"]
        if question:
            asked.append(question["stop"])
        passing = table.page.locator("[data-ready] [data-option].pass:not(:disabled)")
        if passing.count():
            passing.first.click()
        else:
            table.page.evaluate(CLICK, chance.random())
    return asked


def test_a_stop_is_kept_where_moments_would_go_by(server: Server, open_table: Callable[..., Table]) -> None:
    decks = ("house-of-rooms", "restless-graves")
    seats = [{**seat, "deck": deck} for seat, deck in zip(PEOPLE, decks, strict=True)]
    made = server.room("magic", seats, seed=3, options={"mulligans": False, "starting_life": 60})
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    chance = Random(1)
    before = moments(table, chance, 3)
    assert UPKEEP not in before
    assert "priority-mine-main 1" in before or any(moment.startswith("priority-mine") for moment in before)
    table.page.click("[data-more]")
    table.page.check(f"[data-moment='{UPKEEP}']")
    table.page.keyboard.press("Escape")
    assert UPKEEP in moments(table, chance, 3)
    table.page.reload()
    assert table.ready()
    table.page.click("[data-more]")
    assert table.page.is_checked(f"[data-moment='{UPKEEP}']"), "a stop outlasts the page"
