"""Doing again what one just did: the server answers while it fits, tells everybody, and asks otherwise."""

from __future__ import annotations

from typing import Any

from tests.magic.arrange import arrange

from .conftest import Running
from .player import Client, http

DELIRIUM = ["garden-bear", "plains", "unholy-heat", "cursed-recording"]


def table_of(server: Running, other: dict[str, Any], lands: str = "C" * 12) -> tuple[str, list[Client]]:
    """Alice can gain 2 life for {1} as often as she has lands; another person could deal damage."""
    armed = other["kind"] == "me"
    s = arrange(
        {"play": ["fever-dreamer"], "graveyard": DELIRIUM, "lands": lands},
        {"hand": ["unholy-heat"], "lands": "R"} if armed else {},
    )
    kept = http(server.url, "/api/replays", raw=s.game.save())
    asked = {"game": "magic", "seats": [{"kind": "me"}, other], "replay": {"id": kept["id"], "step": 0}}
    made = http(server.url, "/api/rooms", asked)
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    return made["room"], clients


def dream(client: Client) -> None:
    """Activate once."""
    assert client.question is not None
    question, client.table = client.question, None
    option = next(o for o in question["options"] if "Fever" in o["label"])
    assert client.say(type="answer", decision=question["id"], answer=option["answer"])["type"] == "accepted"


def asked_again(client: Client) -> dict[str, Any]:
    """The next question at an empty stack."""
    while True:
        question = client.question
        if question and question["stop"] == "priority-mine-main_1":
            return question
        client.until("table")


def life(client: Client) -> int:
    assert client.table is not None
    return int(client.table["view"]["seats"][0]["life"])


def test_it_is_done_so_many_times_against_a_bot(server: Running) -> None:
    room, (one,) = table_of(server, {"kind": "bot", "bot": "random"}, lands="CCCCC")
    assert asked_again(one)["again"] == ""
    dream(one)
    question = asked_again(one)
    assert "Fever Dreamer" in question["again"] and life(one) == 22
    answers = len(server.hub.rooms[room].room.game.history)
    assert one.say(type="again", decision=question["id"], times=3)["type"] == "accepted"
    one.until("notice", code="again")
    while life(one) < 28:
        one.until("table")
    question = asked_again(one)
    assert one.say(type="undo")["type"] == "accepted"  # one wish, one step back
    assert len(server.hub.rooms[room].room.game.history) == answers


def test_it_ends_where_it_no_longer_fits(server: Running) -> None:
    _, (one,) = table_of(server, {"kind": "bot", "bot": "random"}, lands="CCC")
    assert one.say(type="stops", eases=False, passes=one.heard[0]["passes"])["type"] == "accepted"
    dream(one)
    assert one.say(type="again", decision=asked_again(one)["id"], times=100)["type"] == "accepted"
    while life(one) < 26:
        one.until("table")
    assert asked_again(one)["again"] == ""
    refused = one.say(type="again", decision=asked_again(one)["id"], times=1)
    assert (refused["type"], refused["reason"]) == ("refused", "not_now")


def test_another_person_is_asked_every_time_and_may_step_in(server: Running) -> None:
    _, (one, other) = table_of(server, {"kind": "me"})

    def passes() -> None:
        while not other.question:
            other.until("table")
        assert other.question["stop"] == "priority-answer"
        assert other.say(type="answer", decision=other.question["id"], answer=["pass"])["type"] == "accepted"
        other.table = None

    dream(one)
    passes()
    assert one.say(type="again", decision=asked_again(one)["id"], times=50)["type"] == "accepted"
    for _ in range(3):
        passes()
    while life(one) < 28:
        one.until("table")
    while not other.question:
        other.until("table")
    heat = next(o for o in other.question["options"] if o["verb"] == "cast")
    assert (
        other.say(type="answer", decision=other.question["id"], answer=heat["answer"])["type"] == "accepted"
    )
    while not (one.question and one.question["stop"] == "priority-answer"):
        one.until("table")
    assert life(one) == 28, "the round waits: Alice is asked about the new spell"


def test_a_late_a_strangers_and_a_boundless_wish_are_refused(server: Running) -> None:
    room, (one, other) = table_of(server, {"kind": "me"})
    before = server.hub.rooms[room].room.game.save()
    moment = asked_again(one)["id"]
    watcher = Client(server.url, room)
    watcher.until("table")
    for client, about, reason in (
        (one, {"decision": moment, "times": 1}, "not_now"),
        (one, {"decision": moment - 1, "times": 1}, "late"),
        (one, {"decision": moment, "times": 0}, "malformed"),
        (one, {"decision": moment, "times": 101}, "malformed"),
        (one, {"decision": moment, "times": "often"}, "malformed"),
        (other, {"decision": moment, "times": 1}, "foreign"),
        (watcher, {"decision": moment, "times": 1}, "foreign"),
    ):
        client.send(type="again", id=f"x{reason}{about}"[:40], **about)
        assert client.until("refused")["reason"] == reason
    assert server.hub.rooms[room].room.game.save() == before
