"""Pictures of the main screens for the documentation: `python -m tests.web.screens docs/screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .browser import FLAGS, Server, chromium, client
from .table import Table

DESK, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
BOT = {"kind": "bot", "bot": "greedy"}
TABLES: list[tuple[str, str, tuple[int, int], str, str, int, dict[str, Any]]] = [
    ("noxilia", "noxilia", DESK, "dark", "fr", 44, {"seed": 21}),
    ("seven-fallen", "seven_fallen", DESK, "light", "en", 60, {"seed": 7}),
    ("quarriors", "quarriors", TABLET, "dark", "en", 9, {"options": {"wilds": "road-to-glory"}, "seed": 5}),
    ("noxilia-phone", "noxilia", PHONE, "dark", "fr", 36, {"seed": 21}),
    ("quarriors-phone", "quarriors", PHONE, "light", "fr", 7, {"seed": 5}),
]
PAGES = [
    ("lobby", "/?game=seven_fallen", DESK, "dark", "fr"),
    ("lobby-phone", "/?game=noxilia", PHONE, "light", "en"),
    ("rulebook", "/rules/quarriors?q=deathdealer", DESK, "light", "en"),
]


def _table(browser: Browser, url: str, size: tuple[int, int], theme: str, lang: str) -> Table:
    locale = "fr-FR" if lang == "fr" else "en-GB"
    viewport = {"width": size[0], "height": size[1]}
    settings: dict[str, Any] = {"viewport": viewport, "color_scheme": theme, "locale": locale}
    return Table(browser.new_context(**settings, reduced_motion="reduce").new_page(), url)


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    client()
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            for name, address, size, theme, lang in PAGES:
                table = _table(browser, server.url, size, theme, lang)
                table.page.goto(server.url + address)
                table.page.wait_for_load_state("networkidle")
                table.page.screenshot(path=folder / f"{name}.png")
                table.page.context.close()
            for name, game, size, theme, lang, clicks, more in TABLES:
                seats = [{"kind": "me", "name": "Ada"}, *[BOT] * (2 if "quarriors" in name else 1)]
                made = server.room(game, seats, **more)
                table = _table(browser, server.url, size, theme, lang)
                table.sit(made["room"], made["places"])
                table.play(Random(3), clicks)
                table.ready()
                table.page.keyboard.press("Escape")
                table.page.mouse.move(2, 2)
                table.page.wait_for_timeout(200)
                table.page.screenshot(path=folder / f"{name}.png")
                if name == "noxilia":
                    table.page.locator(".hand [data-piece]").first.focus()
                    table.page.keyboard.press("i")
                    table.page.wait_for_timeout(100)
                    table.page.screenshot(path=folder / "card.png")
                table.page.context.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
