"""Pictures of the main screens for the documentation: `python -m tests.web.screens docs/screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.needs import chromium

from .browser import FLAGS, Server, client
from .table import Table

DEVELOP = """() => {
  const ready = document.querySelector('[data-prompt][data-ready]');
  const first = (where) => document.querySelector(where);
  const next = first('[data-menu] .button:not(.quiet)')
    || first('.hand [data-offered]')
    || ready?.querySelector('[data-confirm]:not(:disabled)')
    || first('[data-option].main')
    || first('[data-option].pass')
    || first('[data-table] [data-offered]')
    || ready?.querySelector('[data-option]');
  if (ready) next?.click();
}"""
"""Play whatever is in the hand, keep everybody home, and pass."""
NEAR = """() => {
  const army = document.querySelector('.own .front').getBoundingClientRect();
  const hand = document.querySelector('.hand').getBoundingClientRect();
  scrollBy(0, army.bottom - hand.top + 8);
}"""
"""Where the page scrolls, one's own army lies just above the hand."""

DESK, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
CALM = 1500
"""After so many milliseconds the cards of a table have the size they keep."""
TRIES = 8
"""Bots do not play alike each time: a game that was over too soon is tried again with another seed."""
BOT = {"kind": "bot", "bot": "greedy"}
TABLES: list[tuple[str, str, tuple[int, int], str, str, int, dict[str, Any]]] = [
    ("noxilia", "noxilia", DESK, "dark", "fr", 40, {"seed": 22}),
    ("seven-fallen", "seven_fallen", DESK, "light", "en", 60, {"seed": 7}),
    ("quarriors", "quarriors", TABLET, "dark", "en", 9, {"options": {"wilds": "road-to-glory"}, "seed": 5}),
    ("magic", "magic", DESK, "dark", "en", 0, {"seed": 3}),
    ("noxilia-phone", "noxilia", PHONE, "dark", "fr", 40, {"seed": 22}),
    ("quarriors-phone", "quarriors", PHONE, "light", "fr", 7, {"seed": 5}),
    ("magic-phone", "magic", PHONE, "dark", "fr", 0, {"seed": 3}),
]
PAGES = [
    ("lobby", "/?game=seven_fallen", DESK, "dark", "fr"),
    ("lobby-phone", "/?game=noxilia", PHONE, "light", "en"),
    ("rulebook", "/rules/quarriors?q=deathdealer", DESK, "light", "en"),
    ("deck", "/decks/seven_fallen", DESK, "dark", "fr"),
    ("editor", "/editor/quarriors", DESK, "dark", "en"),
]


def _table(browser: Browser, url: str, size: tuple[int, int], theme: str, lang: str) -> Table:
    locale = "fr-FR" if lang == "fr" else "en-GB"
    viewport = {"width": size[0], "height": size[1]}
    settings: dict[str, Any] = {"viewport": viewport, "color_scheme": theme, "locale": locale}
    return Table(browser.new_context(**settings, reduced_motion="reduce").new_page(), url)


def _to_battle(table: Table, clicks: int = 300) -> bool:
    """Play on until an army can attack, and mark two of it; false where the game was over before."""
    army = table.page.locator(".own [data-piece][data-offered]")
    for _ in range(clicks):
        if not table.ready():
            return False
        if table.page.locator("[data-every]").count() and army.count() >= 4:
            for attacker in range(2):
                army.nth(attacker).click()
            table.page.evaluate(NEAR)
            return True
        table.page.evaluate(DEVELOP)
    return False


def main(folder: Path, only: list[str]) -> None:
    """Take them all, or only some tables."""
    folder.mkdir(parents=True, exist_ok=True)
    client()
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            for name, address, size, theme, lang in () if only else PAGES:
                table = _table(browser, server.url, size, theme, lang)
                table.page.goto(server.url + address)
                table.page.wait_for_load_state("networkidle")
                table.page.screenshot(path=folder / f"{name}.png")
                table.page.context.close()
            for name, game, size, theme, lang, clicks, more in TABLES:
                if only and name not in only:
                    continue
                table = _table(browser, server.url, size, theme, lang)
                for again in range(TRIES):
                    bots = [BOT] * (2 if "quarriors" in name else 1)
                    begun = {**more, "seed": more["seed"] + again}
                    made = server.room(game, [{"kind": "me", "name": "Ada"}, *bots], **begun)
                    table.sit(made["room"], made["places"])
                    if game == "magic" and _to_battle(table):
                        break
                    if game != "magic":
                        table.play(Random(3), clicks)
                        if table.ready():
                            table.page.keyboard.press("Escape")
                            break
                if game == "noxilia":
                    table.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
                table.page.mouse.move(2, 2)
                table.page.wait_for_timeout(CALM)
                table.page.screenshot(path=folder / f"{name}.png")
                if name == "noxilia":
                    table.page.locator(".hand [data-piece]").first.focus()
                    table.page.keyboard.press("i")
                    table.page.wait_for_timeout(100)
                    table.page.screenshot(path=folder / "card.png")
                if name == "magic":
                    table.page.locator(".own [data-piece]").first.focus()
                    table.page.keyboard.press("i")
                    table.page.wait_for_timeout(100)
                    table.page.screenshot(path=folder / "magic-card.png")
                table.page.context.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
