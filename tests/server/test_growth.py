"""What a room may grow to: nobody fills the database by taking back, asking again or beginning anew."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.kernel.game import Game
from arbitre.lab.mutate import _signed
from arbitre.server.limits import Limits
from arbitre.server.reach import Reach
from arbitre.server.room import Room, rebuild

from .conftest import ROOMY, Running
from .player import Client, choose, http, refusal, settle, two_seats


def journal(server: Running, room: str) -> tuple[Any, list[Any]]:
    """What is kept of a room."""
    found = server.do(server.hub.store.load(room))
    assert found is not None
    return found


def alone(server: Running, game: str = "quarriors", **more: Any) -> tuple[Room, list[Client]]:
    """A room in which one person holds both seats."""
    made = http(server.url, "/api/rooms", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], **more})
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    settle(clients)
    return server.hub.rooms[made["room"]].room, clients


def to_and_fro(clients: list[Client], times: int) -> None:
    """Answer and take back, again and again."""
    luck = random.Random(3)
    for _ in range(times):
        asked = next(client for client in clients if client.question)
        asked.answer(luck)
        assert asked.say(type="undo")["type"] == "accepted"
        settle(clients)


def test_wanting_another_game_is_written_once(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "quarriors")
    assert other.say(type="concede")["type"] == "accepted"
    before = server.hub.rooms[room].room.number
    for _ in range(5):
        assert one.say(type="rematch")["type"] == "accepted"
    assert server.hub.rooms[room].room.number == before + 1


def test_games_are_not_begun_by_the_hundred(serving: Callable[..., Running]) -> None:
    """Each keeps the record it begins with: a room used to grow by as many of them as one asked for."""
    limits = msgspec.structs.replace(ROOMY, room_games_at_once=6, room_games_per_second=0.001)
    room, clients = alone(serving(limits=limits))
    for _ in range(3):
        assert clients[0].say(type="abort")["type"] == "accepted"
        for client in clients:
            assert client.say(type="rematch")["type"] == "accepted"
        settle(clients)
    assert clients[0].say(type="abort")["type"] == "accepted"
    before = room.number
    assert clients[0].say(type="rematch")["reason"] == "too_fast"
    assert (room.round, room.number) == (4, before)


def test_a_journal_has_its_length(serving: Callable[..., Running]) -> None:
    """Beyond it the game can be played to its end, and nothing else is written."""
    limits = msgspec.structs.replace(ROOMY, room_bytes=30_000, settings_at_once=10_000)
    server = serving(limits=limits)
    room, clients = alone(server)
    luck, taken_back = random.Random(4), 0
    for _ in range(300):
        asked = next(client for client in clients if client.question)
        asked.answer(luck)
        reply = asked.say(type="undo")
        if reply["type"] == "refused":
            break
        taken_back += 1
        settle(clients)
    assert (reply["reason"], taken_back > 10) == ("not_now", True)
    assert "new one" in reply["text"]
    settle(clients)
    kept = sum(len(msgspec.json.encode(entry)) for entry in journal(server, room.name)[1])
    assert 29_000 < kept < 31_000
    assert clients[0].say(type="stops", pays=False, passes=[])["reason"] == "not_now"
    next(client for client in clients if client.question).answer(luck)
    assert clients[0].say(type="concede")["type"] == "accepted"
    assert clients[0].say(type="rematch")["reason"] == "not_now"
    assert rebuild(room.name, *journal(server, room.name)).over
    server.do(server.hub._unload(server.hub.rooms[room.name]))
    for client in clients:
        client.close()


def test_a_game_has_its_length(serving: Callable[..., Running]) -> None:
    """A record that could not be shown is not played on; bots stop too."""
    server = serving(limits=msgspec.structs.replace(ROOMY, game_answers=40))
    room, clients = alone(server)
    luck = random.Random(5)
    while room.game is not None and len(room.game.history) < 40:
        next(client for client in clients if client.question).answer(luck)
        settle(clients)
    asked = next(client for client in clients if client.question)
    assert asked.question is not None
    given = choose(asked.question, luck)
    reply = asked.say(type="answer", decision=asked.question["id"], answer=given)
    assert (reply["reason"], "too long" in reply["text"]) == ("not_now", True)
    assert asked.say(type="undo")["type"] == "accepted"
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats, "pace": 0})
    watcher = Client(server.url, made["room"])
    live = server.hub.rooms[made["room"]]
    while len(live.room.game.history) < 40:
        watcher.until("table")
    assert not live.goes_on_by_itself()


@pytest.mark.parametrize("clock", [None, {"minutes": 10, "increment": 2}])
def test_what_was_taken_back_is_not_played_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    """A room woken after a night of answering and taking back used to play all of it again."""
    room, clients = alone(server, clock=clock)
    to_and_fro(clients, 20)
    luck = random.Random(6)
    for _ in range(3):
        next(client for client in clients if client.question).answer(luck)
        settle(clients)
    to_and_fro(clients, 5)
    played = 0
    answer = Game.answer

    def counted(self: Game, *given: Any) -> Any:
        nonlocal played
        played += 1
        return answer(self, *given)

    found = journal(server, room.name)
    assert room.game is not None
    monkeypatch.setattr(Game, "answer", counted)
    again = rebuild(room.name, *found)
    monkeypatch.undo()
    assert again.game is not None and played == len(room.game.history) < 15
    assert again.game.save() == room.game.save()
    for field in ("number", "decision", "deciders", "clock", "clocks", "thought", "_stopped", "wishes"):
        assert getattr(again, field) == getattr(room, field), field
    assert [each.save() for each in again.positions][-1:] == [each.save() for each in room.positions][-1:]
    assert list(again._requests) == list(room._requests)


def test_nobody_fills_the_shelf_of_replays(serving: Callable[..., Running]) -> None:
    """All of it could be filled within the hour, for sixty days and for everybody."""
    limits = Limits(visitor_replays_at_once=5, visitor_replays_per_second=0.001)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    record = arbitre.new("quarriors", seed=1).save()
    for _ in range(5):
        http(server.url, "/api/replays", raw=record, x_real_ip="10.0.0.7")
    status, problem = refusal(server.url, "/api/replays?lang=fr", raw=record, x_real_ip="10.0.0.7")
    assert (status, "patientez" in problem["text"]) == (429, True)
    laid = {"game": "quarriors", "text": "", "keep": True}
    assert refusal(server.url, "/api/positions", laid, x_real_ip="10.0.0.7")[0] == 429
    assert http(server.url, "/api/replays", raw=record, x_real_ip="10.0.0.8")["id"]


def test_nobody_fills_the_disk_with_long_replays(serving: Callable[..., Running]) -> None:
    """Their number was bounded, and each might have two megabytes: forty gigabytes, eight in a day."""
    record = arbitre.new("magic", seed=1).save()
    limits = Limits(visitor_replay_bytes_at_once=2 * len(record) + 10, visitor_replay_bytes_per_second=0.001)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    for _ in range(2):
        http(server.url, "/api/replays", raw=record, x_real_ip="10.0.0.7")
    status, problem = refusal(server.url, "/api/replays?lang=fr", raw=record, x_real_ip="10.0.0.7")
    assert (status, "patientez" in problem["text"]) == (429, True)
    assert http(server.url, "/api/replays", raw=record, x_real_ip="10.0.0.8")["id"]


def test_nobody_alone_fills_the_house_before_rooms_are_forgotten() -> None:
    usual = Limits()
    made = usual.visitor_rooms_at_once + usual.visitor_rooms_per_second * usual.forget_days * 86_400
    assert made < usual.stored_rooms
    kept = usual.visitor_replay_bytes_per_second * usual.forget_days * 86_400
    assert kept + usual.visitor_replay_bytes_at_once < 6_000_000_000


def test_a_record_is_not_kept_with_any_amount_of_nothing_in_it(server: Running) -> None:
    _, body = arbitre.new("quarriors", seed=1).save().split(b"\n", 1)
    sound = json.loads(body)
    noted = json.dumps({**sound, "notes": {"x": "x" * 1_500_000}}).encode()
    for spoilt in (body.strip() + b" " * 1_500_000, noted):
        status, problem = refusal(server.url, "/api/replays", raw=_signed(spoilt))
        assert (status, problem["reason"]) == (400, "bad_record")
    assert http(server.url, "/api/replays", raw=_signed(body.strip()))["id"]
