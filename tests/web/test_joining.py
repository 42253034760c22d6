"""Whoever comes by a link: brings a deck, gets the one that was chosen for him, or only watches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import Server
from .table import Table


def invite(server: Server, open_table: Callable[..., Table], deck: str) -> tuple[Any, Table]:
    """A room with an open seat, and the page of somebody who follows its link."""
    seats = [{"kind": "me", "name": "Ada", "deck": "ember-host"}, {"kind": "open", "deck": deck}]
    made = server.room("seven_fallen", seats)
    table = open_table(server.url)
    table.page.goto(f"{server.url}/room/{made['room']}#join={made['joins'][0][1]}")
    table.page.get_by_label("Your name").fill("Bob")
    return made, table


def test_who_joins_by_link_brings_a_deck(server: Server, open_table: Callable[..., Table]) -> None:
    _, bob = invite(server, open_table, "")
    bob.page.check("[data-deck=drowned-treasury]")
    bob.page.click("[data-sit]")
    bob.page.wait_for_selector("[data-table]")
    assert bob.rooms[-1]["seats"][1]["name"] == "Bob"
    assert bob.rooms[-1]["seats"][1]["deck"] == "drowned-treasury"


def test_who_joins_by_link_gets_the_deck_that_was_chosen_for_him(
    server: Server, open_table: Callable[..., Table]
) -> None:
    _, bob = invite(server, open_table, "court-without-dawn")
    bob.page.wait_for_selector("[data-deck-given]")
    assert bob.page.query_selector("[data-deck]") is None
    bob.page.click("[data-sit]")
    bob.page.wait_for_selector("[data-table]")
    assert bob.rooms[-1]["seats"][1]["deck"] == "court-without-dawn"


def hands(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that lies in anybody's hand."""
    zones = [zone for zone in table["view"]["zones"] if zone["name"] == "hand"]
    assert len(zones) == 2
    return [piece for zone in zones for piece in zone["pieces"]]


@pytest.mark.parametrize("game", ["magic", "noxilia", "seven_fallen"])
def test_a_spectator_is_sent_no_hand_and_asked_nothing(
    server: Server, open_table: Callable[..., Table], game: str
) -> None:
    made = server.room(game, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed=4)
    ada, watching = open_table(server.url), open_table(server.url)
    ada.sit(made["room"], made["places"])
    watching.page.goto(f"{server.url}/room/{made['room']}")
    watching.page.wait_for_selector("[data-table]")
    assert ada.ready()
    chance = Random(3)
    for _ in range(40):  # until there are hands to be seen, and a little longer
        if sum(bool(hands(sent)) for sent in watching.tables) > 3:
            break
        ada.click_something(chance)
    expect(watching.page.get_by_text("You are watching").first).to_be_visible()
    watching.heard(lambda: any(hands(sent) for sent in watching.tables))
    assert watching.page.query_selector("[data-prompt], [data-offered], .hand") is None
    held = 0
    for sent in watching.tables:
        assert sent["question"] is None
        assert [piece for piece in hands(sent) if "card" in piece] == []
        held += len(hands(sent))
    assert held > 0


def test_a_guest_is_shown_out_leaves_and_a_bot_takes_his_seat(
    server: Server, open_table: Callable[..., Table]
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = server.room("quarriors", seats)
    ada, bob = open_table(server.url), open_table(server.url)
    ada.page.goto(f"{server.url}/api/health")
    ada.hold(made["room"], made["places"])
    kept = f"arbitre.room.{made['room']}.joins"
    ada.page.evaluate(
        "([key, joins]) => localStorage.setItem(key, JSON.stringify(joins))", [kept, made["joins"]]
    )
    ada.page.goto(f"{server.url}/room/{made['room']}")
    first = f"{server.url}/room/{made['room']}#join={made['joins'][0][1]}"
    bob.page.goto(first)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.click("[data-sit]")
    bob.page.wait_for_selector("[data-leave]")
    ada.page.click("[data-kick='1']")
    link = ada.page.locator("[data-join='1']")
    expect(link).not_to_have_value(first)
    again = link.input_value()
    assert "#join=" in again
    bob.page.get_by_text("This seat is no longer yours.").wait_for()
    bob.page.goto(server.url)
    bob.page.goto(again)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.click("[data-sit]")
    bob.page.click("[data-leave]")
    bob.page.get_by_text("This seat is no longer yours.").wait_for()
    for seat in (1, 2):
        ada.page.click(f"[data-to-bot='{seat}']")
    ada.page.wait_for_selector("[data-table]")
    ada.page.click("[data-more]")
    ada.page.click("[data-abort]")
    ada.page.wait_for_selector("[data-over]")
    assert ada.tables[-1]["ending"]["reason"] == "aborted"
