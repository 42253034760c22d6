"""Who is invited: what the code tells, and which deck may be brought."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Running
from .player import Client, http, refusal


def invite(server: Running, game: str, **seat: Any) -> tuple[str, str, str]:
    """A room with one open seat: its name, the creator's token, the code."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open", **seat}]
    made = http(server.url, "/api/rooms", {"game": game, "seats": seats})
    return made["room"], made["places"][0]["token"], made["joins"][0][1]


def invitation(server: Running, room: str, code: str) -> dict[str, Any]:
    found: dict[str, Any] = http(server.url, f"/api/rooms/{room}/invitation", {"code": code})
    return found


def divinity(server: Running, room: str, token: str, seat: int) -> str:
    """The Divinity a seat plays, which everybody sees."""
    table = Client(server.url, room, token).until("table")
    zone = next(z for z in table["view"]["zones"] if z["name"] == "divine" and z["owner"] == seat)
    return str(next(piece["card"] for piece in zone["pieces"] if "card" in piece))


@pytest.mark.parametrize("game", ["noxilia", "seven_fallen", "magic"])
def test_whoever_joins_brings_a_deck_where_everybody_has_one(server: Running, game: str) -> None:
    room, _, code = invite(server, game)
    found = invitation(server, room, code)
    assert found["game"] == game and found["seat"] == 1 and found["names"] == ["Ada"]
    assert found["brings_deck"] and not found["taken"] and found["deck"] == ""


def test_where_all_share_one_wilds_nobody_brings_a_deck(server: Running) -> None:
    room, _, code = invite(server, "quarriors")
    assert not invitation(server, room, code)["brings_deck"]
    status, problem = refusal(
        server.url, f"/api/rooms/{room}/join", {"code": code, "deck": "first-steps", "lang": "fr"}
    )
    assert status == 400 and problem["reason"] == "shared_deck" and "Étendues" in problem["text"]


def test_the_deck_chosen_when_joining_is_played(server: Running) -> None:
    room, token, code = invite(server, "seven_fallen")
    http(server.url, f"/api/rooms/{room}/join", {"code": code, "deck": "drowned-treasury"})
    decks = {d["slug"]: d for g in http(server.url, "/api/games")["games"] for d in g["decks"]}
    wanted = {slug for slug, _ in decks["drowned-treasury"]["cards"]}
    assert divinity(server, room, token, 1) in wanted


def test_the_deck_the_creator_chose_stays(server: Running) -> None:
    room, token, code = invite(server, "seven_fallen", deck="ember-host")
    found = invitation(server, room, code)
    assert not found["brings_deck"] and found["deck"] == "ember-host"
    status, problem = refusal(
        server.url, f"/api/rooms/{room}/join", {"code": code, "deck": "drowned-treasury"}
    )
    assert status == 409 and problem["reason"] == "deck_given"
    http(server.url, f"/api/rooms/{room}/join", {"code": code})
    decks = {d["slug"]: d for g in http(server.url, "/api/games")["games"] for d in g["decks"]}
    assert divinity(server, room, token, 1) in {slug for slug, _ in decks["ember-host"]["cards"]}


def test_a_deck_that_may_not_be_played_is_refused_in_the_language_of_the_guest(server: Running) -> None:
    room, _, code = invite(server, "magic")
    deck = {"slug": "pasted", "main": [["jump-scare", 5], ["plains", 60]]}
    path = f"/api/rooms/{room}/join"
    status, problem = refusal(server.url, path, {"code": code, "deck": deck, "lang": "fr"})
    assert status == 400 and "Petite frayeur\u00a0: le deck en a 5 exemplaires" in problem["text"]
    _, problem = refusal(server.url, path, {"code": code, "deck": deck, "lang": "en"})
    assert "Jump Scare: the deck has 5 copies" in problem["text"]
    assert not invitation(server, room, code)["taken"]


def test_a_wrong_code_tells_nothing(server: Running) -> None:
    room, _, _ = invite(server, "noxilia")
    status, problem = refusal(server.url, f"/api/rooms/{room}/invitation", {"code": "x" * 20})
    assert status == 403 and set(problem) == {"reason", "text", "faults"}


def test_a_seat_that_is_taken_says_so_and_hides_the_deck(server: Running) -> None:
    room, _, code = invite(server, "noxilia")
    http(server.url, f"/api/rooms/{room}/join", {"code": code, "name": "Bob", "deck": "hollow-court"})
    found = invitation(server, room, code)
    assert found["taken"] and found["names"] == ["Ada", "Bob"] and found["deck"] == ""
