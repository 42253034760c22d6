"""Who is away has not agreed to anything: a bot plays for him, and does not decide what others may do."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from arbitre.server import handlers

from .conftest import ROOMY, Running
from .player import Client, play, text, two_seats


def left_to_a_bot(server: Running) -> tuple[Any, Client, list[str]]:
    """A room in which both have answered, and the second has gone; a bot plays for him."""
    room, one, other, tokens = two_seats(server.url, "quarriors", pace=0)
    live = server.hub.rooms[room]
    luck = random.Random(3)
    while live.room.deciders[-1:] != [1] or 0 not in live.room.deciders or live.room.asked != 0:
        play([one, other], luck, 1)
    other.close()
    while not live.can_replace(0, 1):
        one.say(type="ping")
    for weak in ("random", "beginner"):  # whoever plays against him chooses
        assert one.say(type="replace", seat=1, bot=weak)["reason"] == "not_now"
    assert one.say(type="replace", seat=1, bot="greedy")["type"] == "accepted"
    one.until("room")
    return live, one, tokens


def test_nothing_of_who_is_away_is_taken_back(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, absent_seconds=0.3))
    live, one, tokens = left_to_a_bot(server)
    before = live.room.deciders[:]
    refused = one.say(type="undo")
    assert (refused["type"], refused.get("reason")) == ("refused", "not_now")
    assert "Blaise" in refused["text"]
    assert live.room.deciders == before
    back = Client(server.url, live.room.name, tokens[1])
    back.until("table")
    assert back.say(type="replace", seat=1, bot="")["type"] == "accepted"
    assert one.say(type="undo")["type"] == "accepted"  # now he can be asked
    assert live.room.wish is not None and live.room.wish.asked == [1]


def test_no_bot_agrees_to_a_draw_for_who_is_away(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, absent_seconds=0.3))
    live, one, _ = left_to_a_bot(server)
    monkeypatch.setattr(handlers, "agree", lambda game: True)
    refused = one.say(type="draw")
    assert (refused["type"], refused.get("reason")) == ("refused", "not_now")
    assert "Blaise" in refused["text"] and not live.room.over


def test_hints_want_the_consent_of_who_is_away(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, absent_seconds=0.3))
    live, one, _ = left_to_a_bot(server)
    assert one.say(type="hints", allow=True)["type"] == "accepted"
    assert not live.room.hints
    assert one.say(type="hint", decision=live.room.decision)["reason"] == "not_now"


def test_a_record_does_not_tell_how_the_bots_of_the_next_game_choose(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "quarriors")
    seeds = []
    for _ in range(2):
        assert one.say(type="concede")["type"] == "accepted"
        record = text(server.url, f"/api/rooms/{room}/record", token=tokens[0])
        seeds.append(json.loads(record.split(b"\n")[1])["notes"]["bot_seed"])
        for client in (one, other):
            assert client.say(type="rematch")["type"] == "accepted"
        other.until("table", whole=True)
        assert server.hub.rooms[room].room.bot_seed not in seeds
    assert seeds[0] != seeds[1]
