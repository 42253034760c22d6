"""The layout holds on a phone, a tablet and a desk: no scrolling sideways, nothing over anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from .browser import Server
from .table import Table

SIZES = [(390, 844), (820, 1180), (1440, 900)]
OVERLAPS = """() => {
  const drawn = '.board :is(.zone, .cell, .seat, .pile, .slot)';
  const boxes = [...document.querySelectorAll(drawn)]
    .filter((e) => !e.closest('.inside'))
    .map((e) => [e, e.getBoundingClientRect()]);
  const found = [];
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, p] = boxes[i], [b, q] = boxes[j];
    if (a.contains(b) || b.contains(a)) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2) found.push([a.className, b.className, wide, high]);
  }
  return found;
}"""
SPILLS = """() => [...document.querySelectorAll('.board [data-piece], .hand [data-piece]')]
  .filter((e) => !e.closest('.inside') && e.getBoundingClientRect().right > innerWidth + 1).length"""


@pytest.mark.parametrize("game", ["noxilia", "quarriors", "seven_fallen"])
def test_nothing_scrolls_sideways_or_overlaps(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * (3 if game == "quarriors" else 1)
    made = server.room(game, [{"kind": "me", "name": "Ada"}, *bots], seed=6)
    table = open_table(server.url)
    table.sit(made["room"], made["places"])
    table.play(Random(5), 30)
    table.page.keyboard.press("Escape")
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_timeout(120)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width
        assert table.page.evaluate(SPILLS) == 0
        assert table.page.evaluate(OVERLAPS) == []


def test_the_pages_around_the_table_do_not_scroll_sideways(
    server: Server, open_table: Callable[..., Table]
) -> None:
    page = open_table(server.url).page
    for address in ("/?game=seven_fallen", "/rules/noxilia"):
        page.goto(server.url + address)
        page.wait_for_load_state("networkidle")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            assert page.evaluate("document.documentElement.scrollWidth") <= width


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
