"""Two people in two browsers: neither is sent, and neither page holds, what its seat may not see."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from .browser import Server
from .table import CLICK, Table, asked

DECKS = {
    "magic": ("house-of-rooms", "restless-graves"),
    "noxilia": ("aubeterre", "hollow-court"),
    "seven_fallen": ("ember-host", "court-without-dawn"),
}


def cards(table: dict[str, Any]) -> dict[int, str]:
    """The pieces this table shows, by number, and the card each is."""
    pieces = (piece for zone in table["view"]["zones"] for piece in zone["pieces"])
    return {piece["id"]: piece["card"] for piece in pieces if "card" in piece}


def hidden(owner: Table, other: Table) -> list[tuple[dict[str, Any], set[str]]]:
    """Each table of `other` with the cards that `owner` saw in the same position and `other` had never seen.

    Only tables of one position number are compared: what one seat was told later does not count.
    """
    known = {table["view"]["number"]: cards(table) for table in owner.tables}
    told: set[str] = set()
    found = []
    for table in other.tables:
        told |= set(cards(table).values())
        seen = known.get(table["view"]["number"], {})
        found.append((table, set(seen.values()) - told))
    return found


def shown_hands(table: dict[str, Any], seat: int) -> list[int]:
    """Cards in other hands that are shown although no line of the story speaks of them."""
    spoken = {piece for line in table["log"] for piece in line["pieces"]}
    return [
        piece["id"]
        for zone in table["view"]["zones"]
        if zone["name"].startswith("hand") and zone["owner"] not in (seat, -1)
        for piece in zone["pieces"]
        if "card" in piece and piece["id"] not in spoken
    ]


@pytest.mark.parametrize("game", sorted(DECKS))
def test_hidden_hands_are_neither_sent_nor_shown(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    mine, theirs = DECKS[game]
    seats = [{"kind": "me", "name": "Ada", "deck": mine}, {"kind": "open", "deck": theirs}]
    made = server.room(game, seats)
    names = {card["slug"]: card["name"] for card in server.get(f"/api/games/{game}/cards?lang=en")["cards"]}
    tables = ada, bob = open_table(server.url), open_table(server.url)
    bob.page.goto(f"{server.url}/room/{made['room']}#join={made['joins'][0][1]}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.click("[data-sit]")
    ada.sit(made["room"], made["places"])
    bob.page.wait_for_selector("[data-table]")
    chance = Random(2)
    clicks = looked = 0
    while clicks < 18:
        clicks += bool(asked(*tables).page.evaluate(CLICK, chance.random()))
        for at, table in enumerate(tables):
            looked += look(table, tables[1 - at], names)
    compared = 0
    for at, table in enumerate(tables):
        for sent, unseen in hidden(tables[1 - at], table):
            assert not [slug for slug in unseen if f'"{slug}"' in json.dumps(sent)]
            assert not shown_hands(sent, at)
            compared += len(unseen)
    assert compared > 20
    assert looked > 100


def look(table: Table, other: Table, names: dict[str, str]) -> int:
    """The page holds no card of the other that it was never told of; how many it might hold.

    The page is read first: what it shows, it was sent before.
    """
    page = table.contents()
    told = {slug for sent in table.tables for slug in cards(sent).values()}
    for name in sorted((names[slug] for slug in told), key=len, reverse=True):
        page = page.replace(name, "")  # one card's name may be part of another's
    held = {slug for sent in other.tables for slug in cards(sent).values()} - told
    assert not [slug for slug in held if names[slug] in page]
    return len(held)
