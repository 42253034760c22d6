"""The layout holds on a phone, a tablet and a desk with crowded boards: no scrolling sideways, no overlap."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request

from . import positions
from .around import go
from .browser import Server
from .table import Table

CROWDED = sorted((Path(__file__).parent / "crowded").glob("*.yaml"))
SIZES = [(390, 844), (820, 1180), (1440, 900), (1920, 1080)]
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""After a new size everything is laid out twice: once by the browser, once by what measures itself."""
HURRY = "const real = setTimeout; window.setTimeout = (then, after) => real(then, Math.min(after ?? 0, 50))"
"""The page waits for nothing longer than 50 ms: what it does when a table has rested it does at once."""
REST = 120
"""Milliseconds after which nothing of such a page moves any more."""

OVERLAPS = """(drawn) => {
  const boxes = [...document.querySelectorAll(drawn)]
    .filter((e) => !e.closest('.inside') && e.checkVisibility())
    .map((e) => [e, e.getBoundingClientRect()]);
  const found = [];
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, p] = boxes[i], [b, q] = boxes[j];
    if (a.contains(b) || b.contains(a)) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2) found.push([a.className, b.className, Math.round(wide), Math.round(high)]);
  }
  return found;
}"""
AREAS = ".board :is(.zone, .cell, .seat, .pile, .slot)"
PANELS = "header.bar, .board, .decision, .hand, main > aside"

SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll('body :not(textarea)')]
  .filter((e) => e === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
  .map((e) => [e.tagName, String(e.className), e.scrollWidth, e.clientWidth])"""

SPILLS = """() => [...document.querySelectorAll('[data-table] [data-piece]')]
  .filter((e) => !e.closest('.inside') && e.checkVisibility())
  .map((e) => [e, e.getBoundingClientRect(), e.closest('[data-zone]')])
  .filter(([e, p, zone]) => {
    if (p.right > innerWidth + 1 || p.left < -1) return true;
    if (!zone) return false;
    const z = zone.getBoundingClientRect();
    const deep = zone.classList.contains('fan') ? 14 : 9;  // the outer cards of a fan hang a little lower
    return p.right > z.right + 8 || p.left < z.left - 8 || p.bottom > z.bottom + deep || p.top < z.top - deep;
  })
  .map(([e, p, zone]) => [e.innerText.slice(0, 30), String(zone?.className), Math.round(p.left)])"""


SEEN = """(it) => {
  const box = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


@pytest.mark.parametrize("crowd", CROWDED, ids=[file.stem for file in CROWDED])
def test_nothing_scrolls_sideways_or_overlaps(
    server: Server, open_table: Callable[..., Table], crowd: Path
) -> None:
    number = 4 if crowd.stem in ("magic-4", "quarriors") else 2
    bots = [{"kind": "bot", "bot": "random"}] * (number - 1)
    made = positions.room(server, crowd.read_text(encoding="utf-8"), [{"kind": "me", "name": "Ada"}, *bots])
    table = open_table(server.url)
    table.page.add_init_script(HURRY)
    table.sit(made["room"], made["places"])
    assert table.ready()
    assert table.page.locator("[data-table] [data-piece]").count() > 20, "the board is crowded"
    faults = {}
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(SETTLE)
        for _ in range(2):  # what is measured while one scrolls may make the page longer
            table.calm(REST)
            table.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        faults[width, "sideways"] = table.page.evaluate(SIDEWAYS)
        faults[width, "spills"] = table.page.evaluate(SPILLS)
        faults[width, "areas"] = table.page.evaluate(OVERLAPS, AREAS)
        faults[width, "panels"] = table.page.evaluate(OVERLAPS, PANELS)
    assert {where: what for where, what in faults.items() if what} == {}


def test_what_one_can_always_do_stays_in_sight(server: Server, open_table: Callable[..., Table]) -> None:
    crowd = next(file for file in CROWDED if file.stem == "magic-4").read_text(encoding="utf-8")
    bots = [{"kind": "bot", "bot": "random"}] * 3
    made = positions.room(server, crowd, [{"kind": "me", "name": "Ada"}, *bots])
    table = open_table(server.url, viewport={"width": 1440, "height": 900})
    table.sit(made["room"], made["places"])
    assert table.ready()
    if table.page.locator("[data-all]").count():
        table.page.click("[data-all]")
    table.page.click("[data-why-mode]")
    table.page.wait_for_selector(".decision .strip")
    for tool in ("[data-undo]", "[data-why-mode]", "[data-lists]", "[data-more]"):
        assert table.page.locator(tool).evaluate(SEEN), f"{tool} is out of sight"


AROUND = (
    *("/", "/?game=magic", "/?game=seven_fallen", "/rules/noxilia", "/learn/noxilia", "/how/magic"),
    *("/decks/magic", "/editor/noxilia", "/me", "/lab"),
)


def test_the_pages_around_the_table_do_not_scroll_sideways(
    server: Server, open_table: Callable[..., Table]
) -> None:
    table = open_table(server.url, locale="fr-FR")
    faults = {}
    for address in AROUND:
        go(table, server, address)
        for width, height in SIZES:
            table.page.set_viewport_size({"width": width, "height": height})
            table.page.evaluate(SETTLE)
            faults[address, width] = table.page.evaluate(SIDEWAYS)
    assert {where: what for where, what in faults.items() if what} == {}


def test_the_first_load_is_small(server: Server, open_table: Callable[..., Table]) -> None:
    page = open_table(server.url).page
    begun: list[str] = []
    done: list[tuple[str, Request]] = []
    page.on("request", lambda request: begun.append(request.url))
    page.on("requestfinished", lambda request: done.append((request.url, request)))
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    until = time.monotonic() + 20
    while len(done) < len(begun) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert len(done) == len(begun)
    sizes: dict[str, int] = {}
    for url, request in done:
        sort = url.rpartition(".")[2]
        sizes[sort] = sizes.get(sort, 0) + request.sizes()["responseBodySize"]
    assert sizes["woff2"] > 30_000, "its own fonts are among it"
    assert 0 < sizes["js"] < 200_000
    assert sum(sizes.values()) < 250_000


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_cards_of_a_hand_are_all_as_large(
    server: Server, open_table: Callable[..., Table], width: int, height: int
) -> None:
    made = server.room("magic", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    table = open_table(server.url, viewport={"width": width, "height": height})
    table.sit(made["room"], made["places"])
    assert table.ready()
    table.page.evaluate(SETTLE)
    sizes = table.page.evaluate(
        "[...document.querySelectorAll('.hand [data-piece]')].map((it) => it.offsetWidth)"
    )
    assert len(sizes) == 7
    assert max(sizes) - min(sizes) <= 2
