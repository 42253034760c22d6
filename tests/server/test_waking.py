"""Where many rooms wake at once, as when a server has died, people are at their tables first; what happened
before is told when there is time for it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from arbitre.server import accounts, hub
from arbitre.server.jobs import retell
from arbitre.server.room import Room

from .conftest import Running
from .player import Client, play, settle, two_seats


def whole_story(room: Room, seat: int) -> str:
    """The story of a room's game as it is told from its beginning."""
    assert room.game is not None
    told = retell(room.start, list(room.game.history), seat, "en", room.names)
    return " ".join(line.text for line in told.lines)


@pytest.mark.parametrize("game", ["quarriors", "seven_fallen"])
def test_in_a_crowd_the_table_comes_first_and_the_story_later(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    first = serving()
    name, one, other, tokens = two_seats(first.url, game)
    play([one, other], random.Random(1), 30)
    for client in (one, other):
        client.close()
    first.stop()
    monkeypatch.setattr(hub, "WAKES", (0.0, 0))
    monkeypatch.setattr(accounts, "LATER_SECONDS", (1.5, 1.5))
    again = serving()
    clients = [Client(again.url, name, token) for token in tokens]
    for client in clients:
        table = client.until("table")
        assert table["whole"] and table["log"] == []
    play(clients, random.Random(2), 4)
    room = again.hub.rooms[name].room
    for seat, client in enumerate(clients):
        told = next(
            (m for m in reversed(client.heard) if m["type"] == "table" and m["whole"] and m["log"]), None
        )
        told = told or client.until("table", whole=True)
        settle(clients)
        said = [line["text"] for line in told["log"]]
        for message in client.heard[client.heard.index(told) + 1 :]:
            said += [line["text"] for line in message["log"]] if message["type"] == "table" else []
        assert " ".join(said) == whole_story(room, seat)
    # And what was told late can be gone back into.
    asked = next(client for client in clients if client.table and client.table["can_undo"])
    asked.say(type="undo")
    again.do(again.hub.rooms[name].tell())
    key = (0, "en")
    story = again.hub.rooms[name].stories[key]
    assert " ".join(line.text for line in story.lines) == whole_story(room, 0)


def test_where_few_wake_the_story_is_told_at_once(serving: Callable[..., Running]) -> None:
    first = serving()
    name, one, other, tokens = two_seats(first.url, "quarriors")
    play([one, other], random.Random(1), 6)
    for client in (one, other):
        client.close()
    first.stop()
    again = serving()
    table = Client(again.url, name, tokens[0]).until("table")
    assert " ".join(line["text"] for line in table["log"]) == whole_story(again.hub.rooms[name].room, 0)
