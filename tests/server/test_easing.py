"""What goes by without a question: nothing to do against bots, a turn ended beforehand; never what tells."""

from __future__ import annotations

from typing import Any

from tests.magic.arrange import arrange

from .conftest import Running
from .player import Client, http


def table_of(server: Running, mine: dict[str, Any], other: dict[str, Any]) -> list[Client]:
    """Ada in her first main phase, with these cards, against somebody."""
    kept = http(server.url, "/api/replays", raw=arrange(mine, {}).game.save())
    asked = {"game": "magic", "seats": [{"kind": "me"}, other], "replay": {"id": kept["id"], "step": 0}}
    made = http(server.url, "/api/rooms", asked)
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    return clients


def first_question(client: Client) -> dict[str, Any]:
    while not client.question:
        client.until("table")
    return client.question


def turn(client: Client) -> int:
    assert client.table is not None
    return int(client.table["view"]["board"]["turn"])


IDLE = {"lands": "CCC"}
ARMED = {"lands": "GGW", "hand": ["garden-bear"]}
BOT = {"kind": "bot", "bot": "random"}


def test_against_a_bot_only_questions_worth_asking_are_put(server: Running) -> None:
    (one,) = table_of(server, IDLE, BOT)
    question = first_question(one)
    assert turn(one) == 5, "two turns went by in which there was nothing to do"
    assert [o["verb"] for o in question["options"] if not o["trifle"]] == ["pass", "play"]


def test_beside_another_person_nobody_learns_that_there_is_nothing_to_do(server: Running) -> None:
    one, _ = table_of(server, IDLE, {"kind": "me"})
    question = first_question(one)
    assert question["stop"] == "priority-mine-main_1"
    assert all(o["verb"] == "pass" or o["trifle"] for o in question["options"])


def test_who_wants_to_be_asked_everything_is(server: Running) -> None:
    (one,) = table_of(server, ARMED, BOT)
    question = first_question(one)
    assert question["stop"] == "priority-mine-main_1" and question["leads"] == "Go to combat"
    assert one.say(type="stops", eases=False, passes=[])["type"] == "accepted"
    one.table = None
    assert one.say(type="answer", decision=question["id"], answer=["pass"])["type"] == "accepted"
    assert "main_1" not in first_question(one)["stop"], "the next step of the same turn is asked about"
    assert turn(one) == 3


def test_a_turn_is_ended_at_once_and_the_next_one_is_asked_about(server: Running) -> None:
    one, other = table_of(server, ARMED, {"kind": "me"})
    question, now = first_question(one), turn(one)
    one.table = None
    assert one.say(type="skip", decision=question["id"], until="turn")["type"] == "accepted"
    while not other.question or other.question["stop"] == "priority-answer":
        other.until("table")
    asked = other.question
    assert turn(other) >= now
    other.table = None
    assert other.say(type="skip", decision=asked["id"], until="event")["type"] == "accepted"
    while not (one.question or other.question):
        other.until("table")
    assert turn(other) > now, "the first turn has gone by without another question"


def test_what_cannot_go_by_is_not_skipped(server: Running) -> None:
    (one,) = table_of(server, ARMED, BOT)
    question = first_question(one)
    for wrong, reason in (({"until": "never"}, "malformed"), ({"decision": question["id"] - 1}, "late")):
        one.send(**{"type": "skip", "id": f"x{reason}", "decision": question["id"], **wrong})
        assert one.until("refused")["reason"] == reason
    cast = next(o for o in question["options"] if o["verb"] == "cast")
    one.table = None
    assert one.say(type="stops", pays=False, eases=False, passes=[])["type"] == "accepted"
    assert one.say(type="answer", decision=question["id"], answer=cast["answer"])["type"] == "accepted"
    pay = first_question(one)
    assert pay["stop"] == "pay"
    refused = one.say(type="skip", decision=pay["id"])
    assert (refused["type"], refused["reason"]) == ("refused", "not_now")
    assert "answer" in refused["text"]
