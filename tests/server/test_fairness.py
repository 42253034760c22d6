"""Nobody can take what is not his: others' decisions, time, seats that are done, places, names, decks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arbitre.server.names import clean, look, unlike

from .conftest import Running
from .player import Client, choose, http, play, two_seats, wished


def table(server: Running, number: int, **more: Any) -> tuple[Any, list[Client]]:
    """A room of Quarriors with so many people, all there; the server's own room, and the clients."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (number - 1)]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats, **more})
    tokens = [made["places"][0]["token"]]
    for _, code in made["joins"]:
        tokens.append(http(server.url, f"/api/rooms/{made['room']}/join", {"code": code})["token"])
    clients = [Client(server.url, made["room"], token) for token in tokens]
    for client in clients:
        client.until("table")
    return server.hub.rooms[made["room"]].room, clients


def test_whoever_has_answered_since_is_asked_before_his_answer_is_taken_back(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "noxilia")
    live = server.hub.rooms[room]
    luck = random.Random(5)
    for _ in range(200):
        play([one, other], luck, 1)
        it = live.room
        seat = it.deciders[-1]
        back = it.back_to(1 - seat)
        if seat < 0 or back is None or it.reveals(it.position(back)):
            continue
        mine, theirs = (one, other) if seat == 1 else (other, one)
        before = list(it.game.history)
        assert mine.say(type="undo")["type"] == "accepted"
        wish = wished(theirs)
        assert wish["asked"] == [seat]
        assert it.game.history == before
        assert theirs.say(type="consent", ask=wish["ask"], yes=True)["type"] == "accepted"
        theirs.until("table", whole=True)
        assert it.game.history == before[:back]
        return
    raise AssertionError("nobody answered without revealing anything")


def test_going_back_gives_no_time(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "noxilia", clock={"minutes": 1, "increment": 10})
    it = server.hub.rooms[room].room
    luck = random.Random(2)
    went_back = 0
    for _ in range(60):
        play([one, other], luck, 1)
        seat = it.deciders[-1]
        back = it.back_to(seat) if seat >= 0 else None
        if back is None or it.concerned(seat, back):
            continue
        mine, theirs = (one, other) if seat == 0 else (other, one)
        had = it.clocks[back][:]
        assert it.clock[seat] > had[seat] + 5_000  # what an answer adds
        assert mine.say(type="undo")["type"] == "accepted"
        for client in (mine, theirs):
            client.until("table", whole=True)
        went_back += 1
        assert it.clock[1 - seat] == had[1 - seat]
        assert 0 < had[seat] - it.clock[seat] < 5_000  # what was thought stays thought
        again = server.do(server.hub.store.load(room))
        assert again is not None and again[1][-1].clock == it.clock
        if went_back == 4:
            return
    raise AssertionError(f"went back {went_back} times only")


def test_a_seat_that_gave_up_is_done(server: Running) -> None:
    it, clients = table(server, 3, pace=5000)
    seat = it.asked
    mine = clients[seat]
    question = mine.question
    assert question is not None
    assert mine.say(type="concede")["type"] == "accepted"
    after = mine.until("table")
    assert after["question"] is None and not after["can_undo"]
    before = it.number, it.game.save()
    answer = choose(question, random.Random(1))
    late = mine.say(type="answer", decision=it.decision, answer=answer)
    assert (late["reason"], it.number, it.game.save()) == ("over", *before)
    for message in ({"type": "undo"}, {"type": "again", "decision": it.decision}, {"type": "concede"}):
        assert mine.say(**message)["reason"] == "over"
    assert it.number == before[0]


def test_names_can_be_seen_and_told_apart(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "\u2800\u3164\u200b"}, {"kind": "open"}]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats})
    joining = {"code": made["joins"][0][1], "name": " Аdа\u200d "}  # the first letter is Cyrillic
    http(server.url, f"/api/rooms/{made['room']}/join", joining)
    names = [seat["name"] for seat in http(server.url, f"/api/rooms/{made['room']}")["seats"]]
    assert names[:2] == ["Ada", "Player 2"]
    assert names[2] == "Аdа (2)"
    assert unlike("Ada", ["Bob"]) == "Ada"
    assert unlike("x" * 24, ["x" * 24]) == "x" * 20 + " (2)"
    assert look("Iolanda") == look("lo1anda") != look("Yolanda")
    assert clean("a\ufe0f\n\tb") == "a b"
    assert clean("Z" + "\u0308\u0316\u0321\u0334" * 5) == "Z\u0334\u0334"  # no more marks than two
    for alike in ("A\u034fda", "ᴀᴅᴀ", "ᎪᎠᎪ", "Ad\u180ba", "\u202eAda", "A\u2066da", "Ａｄａ"):
        assert look(clean(alike)) == look("Ada"), ascii(alike)


def test_nobody_is_called_like_who_has_no_name(server: Running) -> None:
    seats = [{"kind": "me", "name": "Player 2"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats})
    room = f"/api/rooms/{made['room']}"
    bot = http(server.url, room)["seats"][2]["name"]
    http(server.url, f"{room}/join", {"code": made["joins"][0][1], "name": bot.upper()})
    names = [seat["name"] for seat in http(server.url, room)["seats"]]
    assert names == ["Player 2 (2)", f"{bot.upper()[:20]} (2)", bot]


def test_a_deck_that_was_given_is_not_swapped(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open", "deck": "ember-host"}]
    made = http(server.url, "/api/rooms", {"game": "seven_fallen", "seats": seats})
    path = f"/api/rooms/{made['room']}/join"
    token = http(server.url, path, {"code": made["joins"][0][1]})["token"]
    guest = Client(server.url, made["room"], token)
    guest.until("table")
    assert guest.say(type="concede")["type"] == "accepted"
    assert guest.say(type="swap", deck="drowned-treasury")["reason"] == "deck_given"
    assert server.hub.rooms[made["room"]].room.sitters[1].deck == "ember-host"


@pytest.mark.parametrize("mark", ["\u0301", "\u0e47", "\u0489", "\u20dd", "\u1ab0"])
def test_marks_do_not_pile_up_on_a_letter(mark: str) -> None:
    """Some of them are of no combining class, and covered the lines above and below."""
    assert len(clean("a" + mark * 20)) <= 3
    assert look(clean(f"Ad{mark}a")) == look("Ada")
