"""What one sees and hears of what happens: a number on who is hurt, and sounds that go with one click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from . import positions
from .browser import Server
from .table import Table

ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "beginner"}]
FIRE = """
title: A creature to be hurt
game: magic
rules: ["117.1"]
given:
  step: main 1
  Alice: { hand: [Scorching Dragonfire, Mountain], battlefield: [2 Mountain] }
  Bob: { battlefield: [Old Oak] }
then:
  - over: no
"""
NUMBERS = """addEventListener('DOMContentLoaded', () => {
  window.numbers = [];
  new MutationObserver((news) => news.forEach((one) => one.addedNodes.forEach((it) => {
    if (it.dataset?.float !== undefined) window.numbers.push(it.textContent);
  }))).observe(document, { subtree: true, childList: true });
});"""
"""Keeps the numbers that rise from the table."""
HEARD = """(() => {
  window.heard = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  }
})();"""
"""Counts what is made to sound."""


def test_who_is_hurt_shows_by_how_much(server: Server, open_table: Callable[..., Table]) -> None:
    made = positions.room(server, FIRE, ALONE)
    table = open_table(server.url, reduced_motion="no-preference")
    page = table.page
    page.add_init_script(NUMBERS)
    table.sit(made["room"], made["places"])
    assert table.ready()
    page.click(".hand [data-piece]:has-text('Scorching Dragonfire')")
    page.wait_for_function("() => window.numbers.some((it) => /3$/.test(it))")


def test_sounds_go_with_one_click_and_motion(server: Server, open_table: Callable[..., Table]) -> None:
    made = server.room("quarriors", ALONE, seed=3)
    table = open_table(server.url, reduced_motion="no-preference")
    page = table.page
    page.add_init_script(HEARD)
    table.sit(made["room"], made["places"])
    assert table.ready()
    switch = page.locator("[data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.click("[data-option]")
    page.wait_for_function("() => window.heard > 0")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.evaluate("window.heard = 0")
    before = table.decision
    page.click("[data-option]")
    page.wait_for_function(
        "(was) => Number(document.querySelector('[data-prompt]')?.dataset.ready ?? was) !== was", arg=before
    )
    assert page.evaluate("window.heard") == 0
    calm = open_table(server.url)
    calm.page.goto(server.url)
    expect(calm.page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
