"""What the server says is said in the reader's language: rules, reasons, decks, moments."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from arbitre.bots import BOTS
from arbitre.games import GAMES, spec
from arbitre.games.stops import passing, stop
from arbitre.rulebook import index
from arbitre.server import lobby
from arbitre.server.sentences import SENTENCES, bot_name

from .conftest import Running
from .player import Client, http, refusal

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_read_in_either_language(server: Running, game: str) -> None:
    for lang in LANGUAGES:
        found = http(server.url, f"/api/games/{game}/rules?lang={lang}")
        assert found["lang"] == lang
        assert [rule["text"] for rule in found["rules"]] == [
            entry.said(lang)  # type: ignore[arg-type]
            for entry in index(game).values()
        ]
    topics = [
        {rule["topic"] for rule in http(server.url, f"/api/games/{game}/rules?lang={lang}")["rules"]}
        for lang in LANGUAGES
    ]
    assert topics[0] != topics[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_quotes_its_rule_in_the_reader_s_language(server: Running, lang: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats, "seed": 1})
    clients = [Client(server.url, made["room"], place["token"], lang) for place in made["places"]]
    tables = [client.until("table") for client in clients]
    question = next(table["question"] for table in tables if table["question"])
    assert question["rule"]
    assert question["rule_text"] == index("noxilia")[question["rule"]].said(lang)


PASTED = {
    "quarriors": ("1 Portal\n1 Death Spell", 0, "Q-003", "créatures"),
    "noxilia": ("1 Oath of Aubeterre\n3 Oath Pikeman", 0, "N-017", "Monarque"),
    "seven_fallen": ("3 Spark Drake", 0, "F-006", "Divinité"),
    "magic": ("60 Plains\n5 Jump Scare", 2, "100.2a", "Petite frayeur\u00a0: "),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_with_a_deck_is_said_in_french_too(server: Running, game: str) -> None:
    text, line, rule, french = PASTED[game]
    said = {
        lang: http(server.url, "/api/decks/check", {"game": game, "text": text, "lang": lang})["faults"]
        for lang in LANGUAGES
    }
    found = next(fault for fault in said["fr"] if french in fault["text"])
    assert (found["line"], found["rule"]) == (line, rule)
    assert len(said["en"]) == len(said["fr"])
    assert not {fault["text"] for fault in said["en"]} & {fault["text"] for fault in said["fr"]}


def test_a_list_of_another_program_is_understood(server: Running) -> None:
    main = "Deck\n4 Jump Scare (DSK) 17\n2 Mirror Room // Fractured Realm\n// ours\n54 Plaine"
    text = f"{main}\n\nSideboard\n1 Forest"
    found = http(server.url, "/api/decks/check", {"game": "magic", "text": text})
    assert found["ok"] and found["cards"] == 61
    assert found["deck"]["sideboard"] == [["forest", 1]]
    assert dict(found["deck"]["main"])["mirror-room-fractured-realm"] == 2


def test_a_deck_is_judged_by_the_options_of_its_table(server: Running) -> None:
    seats = [{"kind": "me", "deck": "ember-host"}, {"kind": "bot"}]
    room: dict[str, Any] = {"game": "seven_fallen", "seats": seats, "options": {"format": "constructed"}}
    status, problem = refusal(server.url, "/api/rooms", {**room, "lang": "fr"})
    assert status == 400 and "Le format du deck est Starter" in problem["text"]
    http(server.url, "/api/rooms", {**room, "options": {}})
    seats[0]["deck"] = "rising-reef"
    http(server.url, "/api/rooms", {**room, "options": {}})


@pytest.mark.parametrize(
    ("game", "options", "french"),
    [
        ("noxilia", {"turn_limit": 0}, "Limite de tours"),
        ("noxilia", {"turn_limit": "many"}, "nombre entier de 1 à 10000"),
        ("seven_fallen", {"format": "vintage"}, "starter, constructed, any"),
        ("seven_fallen", {"realm_limit": 1}, "oui ou non"),
        ("quarriors", {"boxes": []}, "base, qladiator"),
        ("magic", {"first": 2}, "de 0 à 1"),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_french(
    server: Running, game: str, options: dict[str, Any], french: str
) -> None:
    room = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "options": options}
    status, problem = refusal(server.url, "/api/rooms", {**room, "lang": "fr"})
    assert (status, problem["reason"]) == (400, "bad_options")
    assert problem["text"].startswith("Option «") and french in problem["text"]
    _, problem = refusal(server.url, "/api/rooms", {**room, "lang": "en"})
    assert problem["text"].startswith("Option “")


@pytest.mark.parametrize("game", GAMES)
def test_moments_that_may_go_by_have_names(game: str) -> None:
    found = spec(game).table.stops.all
    assert found and len({each.key for each in found}) == len(found)
    assert set(spec(game).table.stops.quiet) <= {each.key for each in found}
    for each in found:
        assert each.label.en and each.label.fr and each.group.en and each.group.fr


def test_every_moment_of_priority_has_its_name() -> None:
    import arbitre

    keys = {each.key for each in spec("magic").table.stops.all}
    game = arbitre.new("magic", 3)
    for _ in range(150):
        if game.over or game.pending is None:
            break
        way = passing(game)
        if stop(game).startswith("priority"):
            assert stop(game) in keys
        game.answer(way if way is not None else next(iter(game.pending.answers())))


def test_a_seat_is_told_what_may_go_by(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "magic", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    welcome = Client(server.url, made["room"], made["places"][0]["token"]).until("welcome")
    assert welcome["usual"] == welcome["passes"] == list(spec("magic").table.stops.quiet)
    upkeep = next(each for each in welcome["stops"] if each["key"] == "priority-mine-upkeep")
    assert upkeep["label"] == {"en": "Upkeep", "fr": "Entretien"}


@pytest.mark.parametrize("game", GAMES)
def test_apostrophes_are_curved_in_all_a_lobby_shows(game: str) -> None:
    shown = msgspec.to_builtins(lobby.game_info(game))
    for deck in shown["decks"]:
        del deck["text"]  # a list to be pasted anywhere, as other programs write it
    texts = [msgspec.json.encode(shown).decode()]
    texts += [entry.said(lang) for entry in index(game).values() for lang in LANGUAGES]
    texts += [spec(game).speech.name(slug, lang) for slug in spec(game).speech.names for lang in LANGUAGES]
    assert not [text[found.start() - 20 :][:40] for text in texts for found in re.finditer(r"\w'\w", text)]


def test_every_bot_has_a_name_in_either_language() -> None:
    assert {f"bot_{bot}" for bot in BOTS} <= set(SENTENCES)
    assert (bot_name("beginner", "en"), bot_name("beginner", "fr")) == ("Beginner", "Débutant")
