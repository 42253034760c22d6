"""The pages around the table: what stands on each when it has come."""

from __future__ import annotations

from .browser import Server
from .table import Table

LOBBY = "[data-game]"
SETUP = "[data-deck]"
CHAPTERS = "[data-chapter]"
SCENE = "[data-table] [data-piece] [data-face] svg"
LAID = "[data-position] [data-piece] [data-face] svg"
PAGES = {
    "/": LOBBY,
    "/?game=magic": SETUP,
    "/?game=noxilia": SETUP,
    "/?game=seven_fallen": SETUP,
    "/learn/magic": "[data-coach]",
    "/learn/noxilia": "[data-coach]",
    "/how/magic": ":nth-match([data-picture]:has([data-piece]), 3)",
    "/rules/quarriors": CHAPTERS,
    "/rules/noxilia": CHAPTERS,
    "/rules/magic": CHAPTERS,
    "/me": "[data-key-in]",
    "/lab": "[data-lab-file]",
    "/decks/magic": "[data-add]",
    "/decks/seven_fallen": "[data-add]",
    "/editor/noxilia": LAID,
    "/editor/magic": LAID,
    "/room/nosuchroomat": "main.curtain p a",
    "/nowhere": "main.nothing",
}


def go(table: Table, server: Server, address: str) -> None:
    """Open a page and wait until what it was opened for is there."""
    table.page.goto(server.url + address)
    table.page.wait_for_selector(PAGES.get(address, SCENE), state="attached")
