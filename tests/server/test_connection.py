"""Connections: lost and taken up again; late, duplicate, foreign and malformed messages; limits; goodbye."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arbitre.server.limits import Limits

from .conftest import ROOMY, Running
from .player import Client, choose, http, play, two_seats


def fingerprint(server: Running, room: str) -> tuple[Any, ...]:
    """All of a room that a message could have changed."""
    it = server.hub.rooms[room].room
    return it.game.save(), it.number, it.decision, it.wish, it.end, list(it.clock)


def test_what_was_missed_comes_again_in_order(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "quarriors")
    luck = random.Random(1)
    play([one, other], luck, 5)
    welcome = next(message for message in one.heard if message["type"] == "welcome")
    seen = one.heard[-1]["number"]
    one.close()
    stranded = 0
    while other.question and stranded < 3:
        other.answer(luck)
        stranded += 1
    again = Client(server.url, room, tokens[0], stream=welcome["stream"], seen=seen)
    back = again.until("welcome")
    assert back["resumed"] and back["stream"] == welcome["stream"]
    numbers = [message["number"] for message in again.heard]
    assert numbers == list(range(seen + 1, seen + 1 + len(numbers)))
    assert sum(message["type"] == "table" for message in again.heard) == stranded
    again.table = again.table or one.table
    play([again, other], luck, 3)


def test_a_stream_that_is_not_kept_begins_with_the_whole_table(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, kept_messages=2))
    room, one, other, tokens = two_seats(server.url, "quarriors")
    play([one, other], random.Random(1), 6)
    stream = one.heard[0]["stream"]
    one.close()
    again = Client(server.url, room, tokens[0], stream=stream, seen=1)
    assert not again.until("welcome")["resumed"]
    assert again.until("table")["whole"]


def test_anothers_stream_cannot_be_taken_up(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "seven_fallen")
    stream = other.heard[0]["stream"]
    thief = Client(server.url, room, tokens[0], stream=stream, seen=0)
    welcome = thief.until("welcome")
    assert not welcome["resumed"] and welcome["seat"] == 0
    assert one.heard[0]["stream"] != welcome["stream"]


def test_two_connections_of_one_seat_hear_the_same(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "noxilia")
    second = Client(server.url, room, tokens[0], lang="fr")
    second.until("table")
    play([one, other], random.Random(1), 2)
    for _ in range(2):
        second.until("table")
    assert one.table is not None and second.table is not None
    assert one.table["view"]["number"] == second.table["view"]["number"]


def test_late_duplicate_and_foreign_messages_change_nothing(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "quarriors")
    luck = random.Random(3)
    play([one, other], luck, 4)
    asked, waiting = (one, other) if one.question else (other, one)
    question = asked.question
    assert question is not None
    answer = choose(question, luck)
    before = fingerprint(server, room)
    late = asked.say(type="answer", decision=question["id"] - 1, answer=answer)
    assert late["reason"] == "late"
    assert asked.say(type="answer", decision=question["id"] + 1, answer=answer)["reason"] == "late"
    foreign = waiting.say(type="answer", decision=question["id"], answer=answer)
    assert foreign["reason"] == "foreign"
    illegal = asked.say(type="answer", decision=question["id"], answer=["capture", 99])
    assert illegal["reason"] == "illegal"
    assert asked.say(type="answer", decision=question["id"], answer={"a": 1})["reason"] == "malformed"
    assert fingerprint(server, room) == before
    assert asked.say(id="once", type="answer", decision=question["id"], answer=answer)["type"] == "accepted"
    after = fingerprint(server, room)
    assert (
        asked.say(id="once", type="answer", decision=question["id"], answer=answer)["reason"] == "duplicate"
    )
    assert asked.say(id="twice", type="answer", decision=question["id"], answer=answer)["reason"] == "late"
    assert fingerprint(server, room) == after


def test_a_refusal_names_nothing_the_seat_may_not_know(server: Running) -> None:
    """Playing another's hidden card is refused in the same words, whatever the card is."""
    room, one, other, _ = two_seats(server.url, "seven_fallen")
    luck = random.Random(3)
    state = server.hub.rooms[room].room.game.state
    while not (one.question and one.question["stop"] == "word"):
        play([one, other], luck, 1)
    assert one.question is not None
    theirs = [zone for zone in state.zones if zone.name in ("hand", "book") and zone.owner == 1]
    said = set()
    for piece in [piece for zone in theirs for piece in zone.ids][:25]:
        for verb in ("play", "miracle", "hide"):
            reply = one.say(type="answer", decision=one.question["id"], answer=[verb, piece])
            said.add((reply["reason"], reply["text"], reply["rule"]))
            why = one.say(type="whynot", option=[verb, piece])
            assert why["reasons"] == []
    assert len(said) == 1


def test_a_message_leaves_at_once(server: Running) -> None:
    """Otherwise each waits until the one before it is acknowledged."""
    assert server.listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("first", ["", "{", '{"type":"undo","id":"a"}', '{"type":"hello","token":5}', "[1]"])
def test_who_does_not_say_hello_is_shown_out(server: Running, first: str) -> None:
    with connect(f"ws{server.url[4:]}/ws/abc") as socket:
        socket.send(first)
        assert json.loads(socket.recv(20))["type"] == "closing"
        with pytest.raises(ConnectionClosed):
            socket.recv(20)


@pytest.mark.parametrize("room", ["nowhere", "..", "a" * 40])
def test_a_room_that_does_not_exist(server: Running, room: str) -> None:
    client = Client(server.url, room)
    assert client.hear()["code"] == "no_room"


def test_a_foreign_token_opens_nothing(server: Running) -> None:
    made = [
        http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
        for _ in range(2)
    ]
    wrong = [made[1]["places"][0]["token"], "x", made[0]["places"][0]["token"][:-1]]
    for token in wrong:
        assert Client(server.url, made[0]["room"], token).hear()["code"] == "foreign"


def test_who_talks_too_fast_is_told_so_and_then_shown_out(serving: Callable[..., Running]) -> None:
    server = serving(limits=Limits(messages_per_second=0.01, messages_at_once=5, refusals_before_closing=10))
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    client = Client(server.url, made["room"], made["places"][0]["token"])
    client.until("table")
    for number in range(30):
        client.send(type="ping", id=str(number))
    refused = client.until("refused")
    assert refused["reason"] == "too_fast" and refused["id"].isdecimal()
    assert client.until("closing")["code"] == "too_fast"
    pongs = [message for message in client.heard if message["type"] == "pong"]
    assert len(pongs) <= 6


def test_a_large_message_is_refused_and_a_huge_one_ends_the_connection(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    client = Client(server.url, made["room"], made["places"][0]["token"])
    client.until("table")
    client.send(type="ping", id="x", more="y" * 30_000)
    assert client.until("refused")["reason"] == "too_large"
    assert client.say(type="ping")["type"] == "pong"
    client.send(type="ping", id="y" * 200_000)
    with pytest.raises(ConnectionClosed):
        while True:
            client.hear()
    assert http(server.url, "/api/health")["ok"]


def test_the_house_is_full_at_some_point(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, rooms=1, connections=1))
    asked = {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = http(server.url, "/api/rooms", asked)
    from .player import refusal

    first = Client(server.url, made["room"], made["places"][0]["token"])
    first.until("table")
    assert refusal(server.url, "/api/rooms", asked)[0] == 503
    with connect(f"ws{server.url[4:]}/ws/{made['room']}") as socket:
        assert json.loads(socket.recv(20))["code"] == "too_many"


def test_spectators_lock_nobody_out_of_his_seat(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, spectators_per_room=2, connections_per_seat=2))
    room, one, other, tokens = two_seats(server.url, "noxilia")
    watchers = [Client(server.url, room) for _ in range(2)]
    for watcher in watchers:
        watcher.until("table")
    assert Client(server.url, room).hear()["code"] == "too_many"
    second = Client(server.url, room, tokens[0])
    second.until("table")
    third = Client(server.url, room, tokens[0])  # one's own connections do not lock one out either
    third.until("table")
    assert one.until("closing")["code"] == "elsewhere"
    other.close()
    again = Client(server.url, room, tokens[1])
    again.until("table")
    play([third, again], random.Random(1), 2)


def test_the_last_places_of_the_house_are_for_those_who_play(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, connections=4, connections_for_seats=2))
    room, one, other, _ = two_seats(server.url, "noxilia")
    assert Client(server.url, room).hear()["code"] == "too_many"
    play([one, other], random.Random(1), 1)


def test_everybody_is_told_when_the_server_stops(serving: Callable[..., Running]) -> None:
    server = serving()
    _, one, other, _ = two_seats(server.url, "noxilia")
    server.stop()
    for client in (one, other):
        assert client.until("closing")["code"] == "shutdown"
        with pytest.raises(ConnectionClosed):
            client.hear()


def test_a_room_nobody_is_in_sleeps_and_wakes_as_it_was(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "noxilia")
    play([one, other], random.Random(2), 9)
    before = fingerprint(server, room)
    one.close()
    other.close()
    live = server.hub.rooms.pop(room)
    server.do(live.close())
    again = Client(server.url, room, tokens[1])
    again.until("table")
    assert fingerprint(server, room) == before
    assert server.hub.rooms[room] is not live


def test_coming_back_again_and_again_leaves_nothing_behind(server: Running) -> None:
    """News used to go to every stream that was gone, and every comer made one more of them."""
    room, _, other, tokens = two_seats(server.url, "noxilia")
    live = server.hub.rooms[room]
    for _ in range(12):
        again = Client(server.url, room, tokens[0])
        again.until("table")
        again.close()
        watcher = Client(server.url, room)
        watcher.until("table")
        watcher.close()
    assert len(live.streams) <= 2 + 2 * (live.limits.kept_streams + 1)
    other.say(type="ping")
    news = [message for message in other.heard if message["type"] == "room"]
    assert len(news) <= 50
