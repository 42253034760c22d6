"""Formats of Magic: chosen by name in the lobby, drawn and played on phone and desktop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import Server
from .table import Table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
OVERLAPS = """() => {
  const drawn = ['[data-seat]', '.zone:not(.fan)', '.pile'].map((part) => `[data-table] ${part}`);
  const all = [...document.querySelectorAll(drawn.join())];
  const boxes = all.map((it) => [it, it.getBoundingClientRect()]);
  const faults = [];
  for (const [a, x] of boxes) for (const [b, y] of boxes) {
    if (a === b || a.contains(b) || b.contains(a)) continue;
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 3 && high > 3) faults.push(`${a.className} ${b.className} ${wide} ${high}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page is wider than the screen');
  return faults;
}"""
"""Seats and zones that lie on one another."""


def lobby(table: Table, server: Server, form: str) -> None:
    """Choose a format by name, against bots that answer at once."""
    page = table.page
    page.goto(f"{server.url}/?game=magic")
    expect(page.locator("[data-format]"), "the usual one is chosen").to_have_value("free-for-all")
    page.select_option("[data-format]", form)
    page.locator(".column details > summary").click()
    page.check("[data-fast]")
    for sitter in page.locator("[data-sitter]").all():
        sitter.select_option("random")


def begin(table: Table) -> None:
    """Start, and click a handful of things."""
    table.page.click("[data-start]")
    table.page.wait_for_selector("[data-table]")
    assert table.play(Random(2), 6)
    assert table.ready()
    assert table.page.evaluate(OVERLAPS) == []


def facts(table: Table, key: str) -> list[str]:
    """What the seats show of one thing."""
    found = table.page.locator(f"[data-seat] [data-fact={key}]").all_inner_texts()
    return [text.strip().splitlines()[-1] for text in found]


def test_commander_is_chosen_and_its_commanders_wait_in_the_command_zone(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, **DESKTOP)
    lobby(table, server, "commander")
    page = table.page
    assert page.locator("[data-deck=house-of-rooms]").count() == 0, "only decks that fit are offered"
    page.locator("[data-deck=house-of-pain]").first.check()
    page.select_option("[data-count]", "2")
    begin(table)
    assert len(facts(table, "life")) == 2
    zones = table.tables[-1]["view"]["zones"]
    assert [len(zone["pieces"]) for zone in zones if zone["name"] == "command"] == [1, 1]
    assert page.get_by_role("region", name="Command zone").count() == 2


def test_teams_of_two_headed_giant_share_one_life_total(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, **PHONE, locale="fr-FR")
    lobby(table, server, "two-headed-giant")
    assert table.page.locator("[data-count]").count() == 0, "four play, no other number"
    begin(table)
    assert facts(table, "side") == ["Équipe 1", "Équipe 2", "Équipe 2", "Équipe 1"]
    assert len(facts(table, "life")) == len(facts(table, "shared")) == 2
    assert len(table.tables[-1]["view"]["board"]["playing"]) == 2


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_archenemy_is_chosen_and_sets_schemes_in_motion(
    server: Server, open_table: Callable[..., Table], size: dict[str, Any]
) -> None:
    table = open_table(server.url, **size)
    lobby(table, server, "archenemy-commander")
    table.page.select_option("[data-alone]", "1")
    begin(table)
    assert sorted(facts(table, "side")) == ["Archenemy", "Heroes", "Heroes", "Heroes"]
    [schemes] = [z for z in table.tables[-1]["view"]["zones"] if z["name"] == "schemes" and z["pieces"]]
    assert schemes["owner"] == 1


def test_everybody_of_a_supervillain_rumble_has_a_scheme_deck(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, **DESKTOP)
    lobby(table, server, "supervillain-rumble")
    table.page.select_option("[data-count]", "3")
    begin(table)
    owners = [z["owner"] for z in table.tables[-1]["view"]["zones"] if z["name"] == "schemes" and z["pieces"]]
    assert owners == [0, 1, 2]
    assert len(facts(table, "life")) == 3


def test_an_archenemy_evening_begins_with_one_click(server: Server, open_table: Callable[..., Table]) -> None:
    table = open_table(server.url, **DESKTOP)
    table.page.goto(f"{server.url}/?game=magic")
    table.page.click("[data-evening=archenemy-evening]")
    table.page.wait_for_selector("[data-table]")
    assert sorted(facts(table, "side")) == ["Archenemy", "Heroes", "Heroes", "Heroes"]
