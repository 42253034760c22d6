"""No request costs more than it should: what is too large is refused before anybody reads it."""

from __future__ import annotations

import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from string import ascii_lowercase as LETTERS
from typing import Any

import pytest

from arbitre.server.bounds import bounded_deck
from arbitre.server.refusals import RequestRefused

from .conftest import Running
from .player import Client, http, refusal

TWO = [{"kind": "me"}, {"kind": "me"}]


def room(game: str, **more: Any) -> dict[str, Any]:
    """A room to be for one person at both seats."""
    return {"game": game, "seats": TWO, **more}


@pytest.mark.parametrize(
    "deck",
    [
        {"slug": "x", "main": [["forest", 250]] * 3},
        {"slug": "x", "main": [["forest", 10**9]]},
        {"slug": "x", "main": ["forest"] * 501},
        {"slug": "x", "main": [["forest", -5]] * 1300},
        {"slug": "x" * 200},
        {"slug": [[[[[[["deep"]]]]]]]},
        {str(number): 1 for number in range(2000)},
    ],
)
def test_a_deck_nobody_plays_with_is_refused_at_once(server: Running, deck: dict[str, Any]) -> None:
    seats = [{"kind": "me", "deck": deck}, {"kind": "me"}]
    status, problem = refusal(server.url, "/api/rooms", {"game": "magic", "seats": seats})
    assert (status, problem["reason"]) == (400, "too_large")
    options = {"decks": [deck, deck]}
    assert refusal(server.url, "/api/rooms", room("magic", options=options))[1]["reason"] == "too_large"


def test_every_deck_of_the_lobby_is_within_the_bounds(server: Running) -> None:
    for game in http(server.url, "/api/games")["games"]:
        for deck in game["decks"]:
            forms = [form["slug"] for form in game["formats"] if deck["slug"] in form["decks"]]
            asked = {"format": forms[0]} if forms else {}
            text = {"game": game["slug"], "text": deck["text"]["en"], "options": asked}
            bounded_deck(http(server.url, "/api/decks/check", text)["deck"])
    with pytest.raises(RequestRefused):
        bounded_deck({"main": [["forest", 501]]})


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("magic", {"commander": 1}),
        ("magic", {"copies": 4}),
        ("magic", {"teams": [0, 0]}),
        ("magic", {"deck_size": -1}),
        ("magic", {"starting_life": 10**12}),
        ("magic", {"turn_limit": 10_001}),
        ("quarriors", {"wilds": [1]}),
        ("noxilia", {"turn_limit": 1.5}),
        ("noxilia", {f"x{number}": 1 for number in range(30)}),
    ],
)
def test_an_option_that_is_not_the_lobbys_or_too_large_is_refused_in_words(
    server: Running, game: str, options: dict[str, Any]
) -> None:
    status, problem = refusal(server.url, "/api/rooms", room(game, options=options))
    assert status == 400
    assert "Error" not in problem["text"]


def test_while_names_are_looked_up_everybody_else_is_answered(server: Running) -> None:
    """Twenty kilobytes of names nobody knows used to hold up every table for seconds."""
    made = http(server.url, "/api/rooms", room("noxilia"))
    client = Client(server.url, made["room"], made["places"][0]["token"])
    client.until("table")
    names = "\n".join(f"{first}{second}q" for first in LETTERS for second in LETTERS)
    asked = {"game": "magic", "text": "\n".join([names] * 7)[:19_999], "lang": "fr"}
    http(server.url, "/api/decks/check", {**asked, "text": "x"})
    with ThreadPoolExecutor(3) as aside:
        checks = [aside.submit(http, server.url, "/api/decks/check", asked) for _ in range(3)]
        times = []
        while len(times) < 20 or not all(check.done() for check in checks):
            began = server.spent
            assert client.say(type="ping")["type"] == "pong"
            times.append(server.spent - began)
            time.sleep(0.005)
    assert statistics.median(times) < 0.1 and max(times) < 1
    found = checks[0].result()
    assert len(found["faults"]) == 100 and not found["ok"]
