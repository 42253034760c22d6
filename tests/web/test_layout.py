"""The layout holds on a phone, a tablet and a desk with crowded boards: no scrolling sideways, no overlap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from . import positions
from .browser import Server
from .table import Table

CROWDED = sorted((Path(__file__).parent / "crowded").glob("*.yaml"))
SIZES = [(390, 844), (820, 1180), (1440, 900)]
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""After a new size everything is laid out twice: once by the browser, once by what measures itself."""

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


@pytest.mark.parametrize("crowd", CROWDED, ids=[file.stem for file in CROWDED])
def test_nothing_scrolls_sideways_or_overlaps(
    server: Server, open_table: Callable[..., Table], crowd: Path
) -> None:
    number = 4 if crowd.stem in ("magic-4", "quarriors") else 2
    bots = [{"kind": "bot", "bot": "random"}] * (number - 1)
    made = positions.room(server, crowd.read_text(encoding="utf-8"), [{"kind": "me", "name": "Ada"}, *bots])
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    assert table.ready()
    assert table.page.locator("[data-table] [data-piece]").count() > 20, "the board is crowded"
    faults = {}
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(SETTLE)
        table.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        faults[width, "sideways"] = table.page.evaluate(SIDEWAYS)
        faults[width, "spills"] = table.page.evaluate(SPILLS)
        faults[width, "areas"] = table.page.evaluate(OVERLAPS, AREAS)
        faults[width, "panels"] = table.page.evaluate(OVERLAPS, PANELS)
    assert {where: what for where, what in faults.items() if what} == {}


@pytest.mark.parametrize("address", ["/", "/?game=magic", "/?game=seven_fallen", "/rules/noxilia"])
def test_the_pages_around_the_table_do_not_scroll_sideways(
    server: Server, open_table: Callable[..., Table], address: str
) -> None:
    table = open_table(server.url)
    table.page.goto(server.url + address)
    table.page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(SETTLE)
        assert table.page.evaluate(SIDEWAYS) == [], f"at {width} × {height}"


def test_the_script_is_small(server: Server, open_table: Callable[..., Table]) -> None:
    page = open_table(server.url).page
    sizes: list[int] = []

    def weigh(request: object) -> None:
        if getattr(request, "resource_type", "") == "script":
            sizes.append(request.sizes()["responseBodySize"])  # type: ignore[attr-defined]

    page.on("requestfinished", weigh)
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 200_000
