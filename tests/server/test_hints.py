"""What would the apprentice do? Answered where hints are given, from what the seat may know alone."""

from __future__ import annotations

import random

import pytest

import arbitre
from arbitre.bots import Glimpse, by_name, play_out
from arbitre.kernel.chance import twist
from arbitre.server.advising import advise

from .conftest import Running
from .player import Client, http, play, settle, two_seats
from .test_company import rebuilt


def alone(server: Running, game: str) -> Client:
    """Ada against a bot, asked something."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    made = http(server.url, "/api/rooms", {"game": game, "seats": seats, "seed": 3, "pace": 0})
    client = Client(server.url, made["room"], made["places"][0]["token"])
    while not client.question:
        client.until("table")
    return client


def test_against_a_bot_a_hint_is_an_answer_one_can_give_and_says_why(server: Running) -> None:
    one = alone(server, "quarriors")
    assert one.question is not None
    number = one.question["id"]
    advice = one.say(type="hint", decision=number)
    assert advice["type"] == "advice" and advice["decision"] == number and 0 <= advice["chance"] <= 1
    assert advice["label"] and all(advice["reasons"])
    assert one.say(type="hint", decision=number - 1)["reason"] == "late"
    assert one.say(type="answer", decision=number, answer=advice["answer"])["type"] == "accepted"


def test_among_people_hints_are_given_where_all_allow_them(server: Running) -> None:
    room, one, two, _ = two_seats(server.url, "quarriors", seed=None)
    settle([one, two])
    asked, other = (one, two) if one.question else (two, one)
    assert asked.question is not None
    number = asked.question["id"]
    refused = asked.say(type="hint", decision=number)
    assert refused["reason"] == "not_now" and "everybody" in refused["text"]
    assert asked.say(type="hints", allow=True)["type"] == "accepted"
    assert asked.say(type="hint", decision=number)["reason"] == "not_now", "the other one has not said so"
    assert other.say(type="hints", allow=True)["type"] == "accepted"
    assert other.until("room")["room"]["hints"] is True
    assert other.say(type="hint", decision=number)["reason"] == "foreign"
    assert asked.say(type="hint", decision=number)["type"] == "advice"
    assert rebuilt(server, room).hints
    assert other.say(type="hints", allow=False)["type"] == "accepted"
    assert asked.say(type="hint", decision=number)["reason"] == "not_now"
    play([one, two], random.Random(1), 2)


@pytest.mark.parametrize("name", arbitre.games)
def test_a_hint_does_not_depend_on_what_the_seat_may_not_know(name: str) -> None:
    game = arbitre.new(name, seed=23)
    play_out(game, [by_name("greedy", 5, seat) for seat in range(2)], most=25)
    assert game.pending is not None
    before = advise(game, "en", ["Ada", "Bo"], by="greedy")
    otherwise = game.fork()
    for state in {id(it): it for it in (otherwise.state, otherwise.checkpoint)}.values():
        twist(state, game.dream(game.pending.seat, 99))
    assert Glimpse(otherwise).seat == game.pending.seat
    after = advise(otherwise, "en", ["Ada", "Bo"], by="greedy")
    assert after == before


ATTACK = """
title: Nobody bars the way
game: magic
rules: ["508.1"]
given:
  step: declare attackers
  Alice: { battlefield: [Garden Bear, Old Oak, Acrobatic Cheerleader] }
then:
  - over: no
"""


def test_a_hint_declares_all_attackers_of_one_declaration() -> None:
    game = arbitre.scenario(ATTACK)
    found = advise(game, "en", ["Ada", "Bo"])
    assert found.declares[0] == found.answer
    parts = [part for part in found.declares if isinstance(part, tuple)]
    assert {part[0] for part in parts} == {"attack"} and len({part[1] for part in parts}) == 3
    for answer in found.declares:
        assert game.pending is not None and game.pending.refuse(answer) is None
        game.answer(answer)


def test_what_a_hint_has_begun_the_next_goes_on_with_as_greedy_does() -> None:
    game = arbitre.new("noxilia", seed=4)
    told = 0
    for _ in range(60):
        assert game.pending is not None
        glimpse = Glimpse(game)
        greedy = by_name("greedy", 0, glimpse.seat).choose(glimpse)
        if glimpse.begun:
            assert advise(game, "en", ["Ada", "Bo"]).answer == greedy
            told += 1
        game.answer(greedy)
        if told == 3:
            return
    raise AssertionError("no action had a second question")
