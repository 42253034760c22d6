"""Who clicks what is marked comes to the end of every guided first game, and plays on from there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import arbitre

from .browser import Server
from .table import PATIENCE, Table
from .test_access import serious

STEP = """() => {
  const drawn = (at) => [...document.querySelectorAll(at)].find((it) => it.getBoundingClientRect().width > 0);
  if (document.querySelector('[data-go-on]')) return 'end';
  if (document.querySelector('[data-nudge]')) return 'nudge';
  const next = document.querySelector('[data-next]');
  if (next) { next.click(); return 'read'; }
  const ring = document.querySelector('.ring.strong');
  const place = ring && drawn(ring.dataset.spot);
  if (!place) return '';
  place.click();
  return 'done';
}"""
"""Click on, or click what is marked; says which."""
TO_A_PILE = f"""() => new Promise((then) => {{
  const step = {STEP};
  const go = () => {{
    if (document.querySelector('.pile .inside')) return then();
    step();
    setTimeout(go, 60);
  }};
  go();
}})"""
"""The same until a pile is opened for something to be chosen from it."""


def _walk(table: Table, seconds: float = 4 * PATIENCE) -> list[str]:
    """Click through the lesson until its end."""
    did: list[str] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        now: Any = table.page.evaluate(STEP)
        if now in ("end", "nudge"):
            return [*did, now]
        if now:
            did.append(now)
        table.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 60)))")
    raise AssertionError(f"the lesson did not end: {did}")


@pytest.mark.parametrize("game", arbitre.games)
def test_whoever_clicks_what_is_marked_comes_to_the_end(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    table = open_table(server.url)
    table.page.goto(f"{server.url}/learn/{game}")
    table.page.wait_for_selector("[data-coach]")
    did = _walk(table)
    assert did[-1] == "end"
    assert did.count("done") >= 8
    table.page.click("[data-go-on]")
    table.page.wait_for_selector("[data-prompt]")
    assert "/room/" in table.page.url
    assert table.ready() or table.over


def test_another_answer_is_met_with_a_word_and_changes_nothing(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, viewport={"width": 390, "height": 844}, locale="fr-FR")
    table.page.goto(f"{server.url}/learn/quarriors")
    table.page.click("[data-next]")
    table.page.click("[data-next]")
    table.page.wait_for_selector("[data-coach][data-moment='2'] .row")
    table.page.click("[data-option='2']")
    expect(table.page.locator("[data-nudge]")).to_contain_text("entouré")
    assert table.page.get_attribute("[data-coach]", "data-moment") == "2"
    assert serious(table) == []
    table.page.click("[data-option='1']")
    table.page.wait_for_selector("[data-coach][data-moment='3']")
    assert table.page.query_selector("[data-nudge]") is None
    table.page.click("[data-back]")
    table.page.wait_for_selector("[data-coach][data-moment='2']")
    table.page.click("[data-leave-lesson]")
    table.page.wait_for_selector("[data-game='quarriors']")


def test_what_lies_under_an_open_pile_is_not_ringed(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, viewport={"width": 390, "height": 844})
    page = table.page
    page.goto(f"{server.url}/learn/quarriors")
    page.wait_for_selector("[data-coach]")
    pointed = ".ring:not(.strong)"
    page.wait_for_selector(pointed)
    page.evaluate(TO_A_PILE)
    page.wait_for_selector(".ring.strong")
    expect(page.locator(pointed)).to_have_count(0)


def test_a_lesson_can_be_done_with_keys_alone(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url)
    table.page.goto(f"{server.url}/learn/quarriors")
    table.page.wait_for_selector("[data-next]:focus")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector("[data-coach][data-moment='1'] [data-next]:focus")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector("[data-coach][data-moment='2'] ~ [data-prompt][data-ready]")
    table.page.keyboard.press("1")
    table.page.wait_for_selector("[data-coach][data-moment='3']")
