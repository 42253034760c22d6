"""One page object: a table in a browser page, and what a person can do there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response

PATIENCE = 60
"""So many seconds anything may take that is waited for: much longer than a busy machine needs."""
READY = "[data-prompt][data-ready], [data-over]"
"""Something is asked of this page, or the game is over."""

CLICK = """(r) => {
  const pick = (list) => list[Math.floor((r * 31 % 1) * list.length)];
  const ready = document.querySelector('[data-prompt][data-ready]');
  if (!ready) return '';
  const menu = [...document.querySelectorAll('[data-menu] .button:not(.quiet)')];
  if (menu.length) { pick(menu).click(); return 'menu'; }
  const confirm = ready.querySelector('[data-confirm]:not(:disabled)');
  const options = [...ready.querySelectorAll('[data-option]:not(:disabled):not([aria-pressed=true])')];
  const pieces = [...document.querySelectorAll('[data-offered]:not([aria-pressed=true])')];
  if (confirm && (r > 0.4 || (!options.length && !pieces.length))) { confirm.click(); return 'confirm'; }
  const list = (r * 97 % 1) > 0.35 && pieces.length ? pieces : options;
  if (!list.length) return '';
  const one = pick(list);
  one.click();
  return one.hasAttribute('data-option') ? 'option' : 'piece';
}"""
"""Click one of the things that can be clicked, chosen by a number; says what sort of thing it was."""
CALM = """(long) => new Promise((done) => {
  const parts = '[data-piece], [data-zone], [data-reader]';
  const places = () => JSON.stringify(
    [...document.querySelectorAll(parts)].map((it) => it.getBoundingClientRect()));
  let last = places();
  let since = performance.now();
  const look = () => {
    const now = places();
    if (now !== last) [last, since] = [now, performance.now()];
    if (performance.now() - since < long) setTimeout(look, 50);
    else done();
  };
  look();
})"""
"""Everything has lain where it lies for so many milliseconds."""


class Table:
    """A page that shows, or will show, a table."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.tables: list[dict[str, Any]] = []
        """Every table this page was sent."""
        self.rooms: list[dict[str, Any]] = []
        """Everything it was told about the room."""
        self.faults: list[str] = []
        self.cards = 0
        """How often the page has fetched the cards of a game."""
        self.loses_server = False
        """A test that kills the server says so: connections that fail are then no fault of the page."""
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heed)
        page.on("response", self._weigh)
        page.on("requestfinished", self._count)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.tables.append(message)
        elif "room" in message:
            self.rooms.append(message["room"])

    def _heed(self, said: ConsoleMessage) -> None:
        """An error in the console is a fault of the page, except that a server which was killed is away."""
        away = self.loses_server and ("ERR_CONNECTION" in said.text or "WebSocket" in said.text)
        if said.type == "error" and not away:
            self.faults.append(f"{said.text} ({said.location.get('url', '')})")

    def _weigh(self, reply: Response) -> None:
        if reply.status >= 400:
            self.faults.append(f"{reply.status} {reply.url}")

    def _count(self, done: Request) -> None:
        self.cards += "/cards?" in done.url

    def heard(self, told: Callable[[], bool]) -> None:
        """Wait until the page was told so: the table comes first, and what else is told of it later."""
        until = time.monotonic() + PATIENCE
        while not told():
            assert time.monotonic() < until, "the page was not told in time"
            self.page.wait_for_timeout(20)

    def calm(self, milliseconds: int = 1200) -> None:
        """Wait until the cards are drawn and lie still: a table that rests for 900 ms finds their size.

        Who moves the mouse to a place, or measures, would else meet something that is about to move away.
        """
        self.heard(lambda: self.cards > 0)
        self.page.evaluate(CALM, milliseconds)

    def sit(self, room: str, places: Sequence[Any]) -> None:
        """Open a room holding these places of it."""
        self.page.goto(f"{self.url}/api/health")
        self.hold(room, places)
        self.page.goto(f"{self.url}/room/{room}")
        self.page.wait_for_selector("[data-table]")

    def hold(self, room: str, places: Sequence[Any]) -> None:
        """Keep the places where the page looks for them; some page of the server must be open."""
        self.page.evaluate(
            "([room, places]) => localStorage.setItem(`arbitre.room.${room}`, places)",
            [room, json.dumps(places)],
        )

    def ready(self) -> bool:
        """Wait until something is asked here; false when the game is over."""
        self.page.wait_for_selector(READY)
        return self.page.query_selector("[data-over]") is None

    @property
    def decision(self) -> int:
        """The number of the question that is asked here, or -1."""
        asked = self.page.get_attribute("[data-prompt]", "data-ready") if self.ready() else None
        return int(asked) if asked else -1

    def click_something(self, chance: Random) -> str:
        """Click any one thing that is offered."""
        if not self.ready():
            return "over"
        return str(self.page.evaluate(CLICK, chance.random()))

    def play(self, chance: Random, clicks: int) -> list[str]:
        """Click offered things until the game is over."""
        done = []
        for _ in range(clicks):
            did = self.click_something(chance)
            if did == "over":
                break
            done.append(did)
        return done

    @property
    def over(self) -> bool:
        """Whether the page says how the game ended."""
        return self.page.query_selector("[data-over]") is not None

    def contents(self) -> str:
        """All of the page: every element with its attributes, and the card names it shows or says."""
        return self.page.content()


def asked(*tables: Table) -> Table:
    """The page something is asked of, as soon as there is one and it shows the newest it was told."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for table in tables:
            shown = table.page.query_selector("[data-prompt][data-ready]")
            told = table.tables[-1]["question"] if table.tables else None
            if shown and told and shown.get_attribute("data-ready") == str(told["id"]):
                return table
    raise AssertionError("nobody was asked anything in time")
