"""One page object: a table in a browser page, and what a person can do there."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Response

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
        self.loses_server = False
        """A test that kills the server says so: connections that fail are then no fault of the page."""
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heed)
        page.on("response", self._weigh)
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
    """The page something is asked of, as soon as there is one."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for table in tables:
            if table.page.query_selector("[data-prompt][data-ready]"):
                return table
    raise AssertionError("nobody was asked anything in half a minute")
