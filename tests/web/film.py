"""The moving picture of the README: a turn of Magic at the real table.

`python -m tests.web.film docs/turn.webp` makes it.
It wants Pillow, which nothing else here does: `pip install pillow`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from io import BytesIO
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.needs import chromium

from . import positions
from .browser import FLAGS, Server, client
from .table import Table

POSITION = """\
title: A turn
game: magic
given:
  step: main 1
  turn: 7
  Alice:
    life: 14
    battlefield: [3 Plains, Mountain, Acrobatic Cheerleader, Optimistic Scavenger]
    hand: [Mountain, Midnight Mayhem, Acrobatic Cheerleader, Splitskin Doll]
  Bob:
    life: 11
    battlefield: [4 Forest, House Cartographer, Cautious Survivor]
    hand: [House Cartographer, Forest]
then:
  - over: no
"""
WIDTH, HEIGHT = 1280, 800
SHOWN = (960, 600)
WHOLE = 30
"""So many seconds."""
LONGEST = 900
"""A picture that stands longer than this many milliseconds is cut to it."""
POINTER = """() => {
  const dot = document.createElement('div');
  dot.style.cssText = 'position:fixed;z-index:99;width:22px;height:22px;border-radius:50%;'
    + 'pointer-events:none;background:rgb(255 255 255/.55);border:2px solid #fff;'
    + 'box-shadow:0 0 8px #000;translate:-50% -50%;transition:scale .15s';
  document.body.append(dot);
  addEventListener('pointermove', (e) => {
    dot.style.left = e.clientX + 'px';
    dot.style.top = e.clientY + 'px';
  }, true);
  addEventListener('pointerdown', () => { dot.style.scale = '.6'; }, true);
  addEventListener('pointerup', () => { dot.style.scale = '1'; }, true);
}"""


class Film:
    """Pictures of a page, each with the moment it was taken at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken: list[tuple[float, bytes]] = []

    def roll(self, seconds: float) -> None:
        """Take pictures for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.taken.append((time.monotonic(), self.page.screenshot(type="jpeg", quality=90)))

    def go(self, where: str, seconds: float, *, click: bool = True) -> None:
        """Move to a thing, as a hand does, click it, and look on."""
        place = self.page.locator(where).first
        place.wait_for()
        box = place.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for part in range(1, 4):
            self.page.mouse.move(self._x + (x - self._x) * part / 3, self._y + (y - self._y) * part / 3)
            self.roll(0.05)
        self._x, self._y = x, y
        if click:
            self.page.mouse.down()
            self.page.mouse.up()
        self.roll(seconds)

    _x, _y = WIDTH * 0.6, HEIGHT * 0.5

    def lasts(self) -> float:
        """How long it is, in seconds."""
        return self.taken[-1][0] - self.taken[0][0]

    def write(self, file: Path) -> None:
        """One picture that moves."""
        from PIL import Image  # type: ignore[import-not-found, unused-ignore]

        frames: list[Any] = []
        lasts: list[int] = []
        for at, (moment, data) in enumerate(self.taken):
            later = self.taken[at + 1][0] if at + 1 < len(self.taken) else moment + 2
            image = Image.open(BytesIO(data)).convert("RGB").resize(SHOWN, Image.LANCZOS)
            if frames and frames[-1].tobytes() == image.tobytes():
                lasts[-1] += min(LONGEST, round(1000 * (later - moment)))
                continue
            frames.append(image)
            lasts.append(min(LONGEST, round(1000 * (later - moment))))
        frames[0].save(
            file,
            save_all=True,
            append_images=frames[1:],
            duration=lasts,
            loop=0,
            quality=58,
            method=4,
            minimize_size=True,
        )
        print(f"{file}: {len(frames)} pictures, {sum(lasts) / 1000:.1f} s, {file.stat().st_size // 1000} kB")


def main(file: Path) -> None:
    """Play the turn and write it down."""
    client()
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB", color_scheme="dark"
            )
            table = Table(context.new_page(), server.url)
            people = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bob"}]
            kept = server.send("/api/replays", positions.record(POSITION).encode())
            asked = {"game": "magic", "seats": people, "lang": "en", "replay": {"id": kept["id"], "step": 0}}
            made = server.post("/api/rooms", asked)
            table.sit(made["room"], made["places"])
            table.ready()
            table.page.wait_for_selector(".hand [data-piece] .card")
            table.page.wait_for_timeout(2500)
            table.page.evaluate(POINTER)
            film = Film(table.page)
            film.roll(1)
            film.go(".hand [data-piece]:has-text('Midnight Mayhem')", 2.4, click=False)
            film.go(".hand [data-piece]:has-text('Mountain')", 2)
            film.go(".hand [data-piece]:has-text('Midnight Mayhem')", 3)
            table.ready()
            if not table.page.locator("[data-every]").count():
                film.go("[data-option].pass", 1.6)
            film.go("[data-every]", 1.2)
            film.go("[data-confirm]", 0.3)
            film.go("[data-table] .own", 3.5, click=False)
            while film.lasts() < WHOLE:
                film.roll(0.5)
                asked_for = [
                    ".hand [data-offered]",
                    "[data-confirm]:not(:disabled)",
                    "[data-end-turn]",
                    "[data-option].pass",
                ]
                wanted = next(
                    (it for it in asked_for if table.page.locator(f"{it} >> visible=true").count()), None
                )
                if wanted and table.page.locator("[data-prompt][data-ready]").count():
                    film.go(wanted, 1.5)
            film.write(file)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
