"""Two people in two browsers: neither page holds, anywhere, what its seat may not see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from .browser import Server
from .table import Table

DECKS = {
    "noxilia": ("aubeterre", "hollow-court"),
    "seven_fallen": ("ember-host", "court-without-dawn"),
}


def _hand(table: Table) -> list[str]:
    """What the cards in one's own hand are called."""
    said = table.page.locator(".hand [data-piece] > .hush").all_inner_texts()
    return [words.split(",")[0] for words in said]


@pytest.mark.parametrize("game", sorted(DECKS))
def test_hidden_hands_are_nowhere_in_the_other_page(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    mine, theirs = DECKS[game]
    seats = [{"kind": "me", "name": "Ada", "deck": mine}, {"kind": "open", "deck": theirs}]
    made = server.room(game, seats)
    slugs = {card["name"]: card["slug"] for card in server.get(f"/api/games/{game}/cards?lang=en")["cards"]}
    heard: dict[str, list[str]] = {"Ada": [], "Bob": []}
    ada, bob = open_table(server.url), open_table(server.url)
    for name, table in (("Ada", ada), ("Bob", bob)):
        _listen(table, heard[name])
    code = made["joins"][0][1]
    bob.page.goto(f"{server.url}/room/{made['room']}?join={code}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.click("[data-sit]")
    ada.sit(made["room"], made["places"])
    bob.page.wait_for_selector("[data-table]")
    chance = Random(2)
    compared = 0
    for _ in range(30):
        for table in (ada, bob):
            if table.page.query_selector("[data-prompt][data-ready]"):
                table.click_something(chance)
        ada.page.wait_for_timeout(30)
        compared += _compare(ada, bob, heard["Bob"], slugs) + _compare(bob, ada, heard["Ada"], slugs)
    assert compared > 40, "hands of several cards were compared"


def _listen(table: Table, heard: list[str]) -> None:
    def hear(frame: str | bytes) -> None:
        heard.append(str(frame))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    table.page.on("websocket", opened)


def _compare(owner: Table, other: Table, heard: list[str], slugs: dict[str, Any]) -> int:
    hand = [name for name in _hand(owner) if name in slugs]
    page = other.contents()
    own = set(_hand(other))
    said = other.page.locator("[data-log]").inner_text()
    for name in hand:
        if name in own or name in said:
            continue  # a card of the same name that this seat holds itself, or has seen played
        assert name not in page, f"{name} is in the other page"
        assert not any(f'"{slugs[name]}"' in frame for frame in heard[-3:]), (
            f"{name} was sent to the other page"
        )
    return len(hand)
