"""Who comes and goes: leaving, showing out, calling off, a bot that stands in, not wanting to be asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from arbitre.server.reach import Reach
from arbitre.server.room import rebuild

from .conftest import ROOMY, Running
from .player import Client, http, play, refusal, two_seats

THREE = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def waiting(server: Running) -> tuple[dict[str, Any], Client, Client, str]:
    """A room for three with its host and one guest, who waits for the third."""
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": THREE})
    path = f"/api/rooms/{made['room']}/join"
    token = http(server.url, path, {"code": made["joins"][0][1], "name": "Bo"})["token"]
    host = Client(server.url, made["room"], made["places"][0]["token"])
    guest = Client(server.url, made["room"], token)
    for client in (host, guest):
        client.until("welcome")
    return made, host, guest, token


def rebuilt(server: Running, room: str) -> Any:
    """The room as its journal makes it."""
    found = server.do(server.hub.store.load(room))
    assert found is not None
    return rebuild(room, *found)


def test_who_leaves_before_the_game_frees_his_seat(server: Running) -> None:
    made, host, guest, token = waiting(server)
    assert host.say(type="leave")["reason"] == "not_now"
    assert guest.say(type="leave")["type"] == "accepted"
    assert guest.until("closing")["code"] == "removed"
    host.until("notice", code="left")
    assert not host.until("room")["room"]["seats"][1]["taken"]
    assert Client(server.url, made["room"], token).hear()["code"] == "foreign"
    path = f"/api/rooms/{made['room']}/join"
    assert http(server.url, path, {"code": made["joins"][0][1], "name": "Cy"})["seat"] == 1
    assert [sitter.name for sitter in rebuilt(server, made["room"]).sitters] == ["Ada", "Cy", ""]


def test_who_made_the_room_may_show_a_guest_out_before_the_game(server: Running) -> None:
    made, host, guest, token = waiting(server)
    assert guest.say(type="kick", seat=0)["reason"] == "foreign"
    assert host.say(type="kick", seat=0)["reason"] == "not_now"
    assert host.say(type="kick", seat=2)["reason"] == "not_now"
    assert host.say(type="kick", seat=7)["reason"] == "malformed"
    assert host.say(type="kick", seat=1)["type"] == "accepted"
    invite = host.until("invite")
    assert guest.until("closing")["code"] == "removed"
    path = f"/api/rooms/{made['room']}/join"
    assert refusal(server.url, path, {"code": made["joins"][0][1]})[1]["reason"] == "bad_code"
    assert Client(server.url, made["room"], token).hear()["code"] == "foreign"
    assert http(server.url, path, {"code": invite["code"], "name": "Cy"})["seat"] == invite["seat"] == 1
    http(server.url, path, {"code": made["joins"][1][1], "name": "Di"})
    host.until("table")
    assert host.say(type="kick", seat=1)["reason"] == "not_now"
    assert rebuilt(server, made["room"]).names == ["Ada", "Cy", "Di"]


def test_a_game_is_called_off_while_somebody_has_not_played(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "quarriors")
    it = server.hub.rooms[room].room
    luck = random.Random(1)
    play([one, other], luck, 1)
    assert it.can_abort
    assert other.say(type="abort")["type"] == "accepted"
    ending = one.until("table")["ending"]
    assert (ending["winners"], ending["reason"]) == ([], "aborted")
    assert rebuilt(server, room).end == it.end
    for client in (one, other):
        assert client.say(type="rematch")["type"] == "accepted"
    one.until("table", whole=True)
    other.until("table", whole=True)
    while it.can_abort:
        play([one, other], luck, 1)
    assert one.say(type="abort")["reason"] == "not_now"
    assert not it.over


def test_a_bot_stands_in_for_who_is_away_until_he_is_back(serving: Callable[..., Running]) -> None:
    server = serving(limits=msgspec.structs.replace(ROOMY, absent_seconds=0.3))
    room, one, other, tokens = two_seats(server.url, "quarriors", pace=0)
    it = server.hub.rooms[room].room
    assert one.say(type="replace", seat=1)["reason"] == "not_now"  # he is there
    other.close()
    live = server.hub.rooms[room]
    while live.away(1) < 0.3:
        one.say(type="ping")
    server.do(told_absences(live))
    while not one.until("room")["room"]["seats"][1]["can_replace"]:
        pass
    assert one.say(type="replace", seat=1, bot="deep")["reason"] == "not_now"
    assert one.say(type="replace", seat=1, bot="greedy")["type"] == "accepted"
    one.until("table")
    luck = random.Random(1)
    turns = set()
    while len(turns) < 2:  # the bot plays its own turns
        if one.question:
            one.answer(luck)
        else:
            one.until("table")
        turns |= {decider for decider in it.deciders if decider >= 0}
    assert rebuilt(server, room).sitters[1].stand_in == "greedy"
    back = Client(server.url, room, tokens[1])
    table = back.until("table")
    assert table["question"] is None
    assert back.say(type="answer", decision=it.decision, answer=1)["reason"] in ("not_now", "late")
    assert back.say(type="replace", seat=1, bot="")["type"] == "accepted"
    play([one, back], luck, 6)
    assert it.sitters[1].person and not rebuilt(server, room).sitters[1].stand_in


async def told_absences(live: Any) -> None:
    """What the sweeping does every now and then."""
    live.tell_absences()


def test_a_seat_nobody_takes_becomes_a_bots(server: Running) -> None:
    made, host, guest, _ = waiting(server)
    assert guest.say(type="replace", seat=2)["reason"] == "not_now"
    assert host.say(type="replace", seat=1)["reason"] == "not_now"
    assert host.say(type="replace", seat=2, bot="random")["type"] == "accepted"
    guest.until("table")
    it = server.hub.rooms[made["room"]].room
    assert it.playing and it.sitters[2].chair.kind == "bot"
    again = rebuilt(server, made["room"])
    assert again.names == it.names and again.sitters[2].bot == "random"


def test_who_does_not_want_to_be_asked_is_not(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "quarriors")
    it = server.hub.rooms[room].room
    luck = random.Random(5)
    assert other.say(type="mute", seat=0)["type"] == "accepted"
    assert other.until("room")["room"]["muted"] == [0]
    while not (it.back_to(0) is not None and it.concerned(0, it.back_to(0))):
        play([one, other], luck, 1)
    assert one.say(type="undo")["reason"] == "not_now" and it.wish is None
    assert other.say(type="mute", seat=0, mute=False)["type"] == "accepted"
    assert one.say(type="undo")["type"] == "accepted"
    assert it.wish is not None


def test_who_is_muted_is_not_heard_and_who_comes_after_him_is(server: Running) -> None:
    made = http(
        server.url, "/api/rooms", {"game": "quarriors", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    )
    path, code = f"/api/rooms/{made['room']}", made["joins"][0][1]
    guest = Client(server.url, made["room"], http(server.url, f"{path}/join", {"code": code})["token"])
    host = Client(server.url, made["room"], made["places"][0]["token"])
    for client in (guest, host):
        client.until("welcome")
    assert host.say(type="mute", seat=1)["type"] == "accepted"
    assert guest.say(type="say", text="listen to me")["type"] == "accepted"
    host.say(type="ping")
    again = Client(server.url, made["room"], made["places"][0]["token"])
    again.say(type="ping")
    assert not any(message["type"] == "chat" for message in [*host.heard, *again.heard])
    assert guest.until("chat")["text"] == "listen to me"
    assert host.say(type="kick", seat=1)["type"] == "accepted"
    code = host.until("invite")["code"]
    other = Client(server.url, made["room"], http(server.url, f"{path}/join", {"code": code})["token"])
    other.until("welcome")
    assert other.say(type="say", text="good evening")["type"] == "accepted"
    assert host.until("chat")["text"] == "good evening"


def test_who_was_shown_out_of_a_public_table_stays_out(serving: Callable[..., Running]) -> None:
    """Its seats need no code: whoever had been shown out used to sit down again at once, for ever."""
    limits = msgspec.structs.replace(ROOMY, visitor_rooms_at_once=4, visitor_rooms_per_second=0.001)
    server = serving(limits=limits, reach=Reach(header="X-Real-Ip"))
    asked = {"game": "quarriors", "seats": THREE, "public": True}
    made = http(server.url, "/api/rooms", asked, x_real_ip="10.0.0.1")
    host = Client(server.url, made["room"], made["places"][0]["token"])
    host.until("welcome")
    path = f"/api/rooms/{made['room']}/join"
    seat = http(server.url, path, {}, x_real_ip="10.0.0.7")["seat"]
    assert host.say(type="kick", seat=seat)["type"] == "accepted"
    code = host.until("invite")["code"]
    status, problem = refusal(server.url, path, {"lang": "fr"}, x_real_ip="10.0.0.7")
    assert (status, problem["reason"], "invitation" in problem["text"]) == (403, "foreign", True)
    assert http(server.url, path, {"code": code}, x_real_ip="10.0.0.7")["seat"] == seat
    assert host.say(type="kick", seat=seat)["type"] == "accepted"
    assert http(server.url, path, {}, x_real_ip="10.0.0.8")["seat"] == seat
    for _ in range(3):  # nor does anybody sit down and leave for ever
        refused = refusal(server.url, path, {"code": code}, x_real_ip="10.0.0.7")
    assert refused[0] == 429
