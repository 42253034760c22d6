"""Rooms over real websockets: games to the end, hidden hands, joining, spectators, undo, giving up, again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import arbitre
from arbitre.games import GAMES
from arbitre.kernel.view import sees

from .conftest import Running
from .player import Client, http, play, refusal, text, two_seats, wished


def known(table: dict[str, Any]) -> set[int]:
    """The pieces of a table message whose card the client was told."""
    zones = table["view"]["zones"]
    return {piece["id"] for zone in zones for piece in zone["pieces"] if "card" in piece or "kind" in piece}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_between_two_people(server: Running, game: str) -> None:
    room, one, other, tokens = two_seats(server.url, game)
    luck = random.Random(4)
    given = 0
    while not (one.table and one.table["ending"]) and given < 250:
        given += play([one, other], luck, 25)
        state = server.hub.rooms[room].room.game.state
        for client, seat in ((one, 0), (other, 1)):
            assert client.table is not None
            assert client.table["view"]["seat"] == seat
            # Exactly what the referee says this seat sees, no piece more.
            lying = [piece for zone in state.zones for piece in zone.ids]
            assert known(client.table) == {piece for piece in lying if sees(state, seat, piece)}
    game_now = server.hub.rooms[room].room.game
    record = arbitre.replay(game_now.save())[1]
    assert record == game_now.history
    if one.table and one.table["ending"]:
        assert one.table["ending"]["winners"] == list(game_now.result.winners)
        data = text(server.url, f"/api/rooms/{room}/record", token=tokens[0])
        assert arbitre.load(data).result == game_now.result


@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_hidden_cards_are_in_nothing_that_was_sent(server: Running, game: str) -> None:
    """Cards that only the other has ever seen are looked for in every byte a client got."""
    room, one, other, _ = two_seats(server.url, game)
    luck = random.Random(9)
    seen: list[set[int]] = [set(), set()]
    ever: set[int] = set()
    live = server.hub.rooms[room]
    for _ in range(60):
        if one.table and one.table["ending"]:
            break
        play([one, other], luck, 1)
        state = live.room.game.state
        for seat in (0, 1):
            now = {piece for piece in range(len(state.pieces)) if sees(state, seat, piece)}
            seen[seat] |= {state.pieces[piece].what for piece in now}
        ever |= {piece.what for piece in state.pieces}
    from arbitre.games import spec

    cards = spec(game).cards
    lexicon = spec(game).speech
    checked = 0
    for client, seat in ((one, 0), (other, 1)):
        if game == "quarriors":
            continue  # every card of the Wilds lies open; what is hidden is the order of a bag
        # Welcome holds the layout only; everything else is about this game.
        said = client.bytes.decode()
        public = {event.what for event in live.room.game.events(seat) if event.what >= 0}
        public |= {what for event in live.room.game.events(seat) for what in event.whats}
        for what in ever - seen[seat] - public:
            checked += 1
            assert f'"{cards[what].slug}"' not in said
            assert lexicon.name(cards[what].slug, "en") not in _beside(
                said, lexicon, cards, seen[seat] | public
            )
    assert checked or game == "quarriors"


def _beside(said: str, lexicon: Any, cards: Any, known_whats: set[int]) -> str:
    """What was said, without the names of cards the seat knows: one name may be part of another."""
    for what in sorted(known_whats, key=lambda what: -len(lexicon.name(cards[what].slug, "en"))):
        if what >= 0:
            said = said.replace(lexicon.name(cards[what].slug, "en"), "")
    return said


def test_a_seat_is_told_its_deck_and_nobody_elses(server: Running) -> None:
    made = http(
        server.url,
        "/api/rooms",
        {
            "game": "seven_fallen",
            "seats": [{"kind": "me", "deck": "ember-host"}, {"kind": "open"}],
        },
    )
    joined = {"code": made["joins"][0][1], "deck": "drowned-treasury"}
    http(server.url, f"/api/rooms/{made['room']}/join", joined)
    client = Client(server.url, made["room"], made["places"][0]["token"])
    welcome = client.until("welcome")
    assert [seat["deck"] for seat in welcome["room"]["seats"]] == ["ember-host", ""]
    client.until("table")
    assert "drowned-treasury" not in client.bytes.decode()


def test_nobody_joins_without_the_code_or_twice(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats})
    path = f"/api/rooms/{made['room']}/join"
    assert refusal(server.url, path, {"code": "guess"})[0] == 403
    assert refusal(server.url, path, {"code": made["places"][0]["token"]})[0] == 403
    first = Client(server.url, made["room"], made["places"][0]["token"])
    assert first.until("welcome")["room"]["status"] == "waiting"
    assert first.say(type="concede")["reason"] == "not_now"
    assert http(server.url, path, {"code": made["joins"][0][1], "name": "Bo"})["seat"] == 1
    first.until("table")
    status, problem = refusal(server.url, path, {"code": made["joins"][0][1]})
    assert (status, problem["reason"]) == (409, "seat_taken")


def test_a_spectator_sees_what_everybody_sees_and_cannot_act(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "seven_fallen")
    watcher = Client(server.url, room)
    table = watcher.until("table")
    assert table["view"]["seat"] == -1
    assert table["question"] is None
    hands = [zone for zone in table["view"]["zones"] if zone["name"] == "hand"]
    assert hands and not any("card" in piece for zone in hands for piece in zone["pieces"])
    assert watcher.say(type="answer", decision=1, answer=1)["reason"] == "foreign"
    assert watcher.say(type="undo")["reason"] == "foreign"
    assert watcher.say(type="whynot", piece=3)["reason"] == "foreign"
    play([one, other], random.Random(1), 2)
    assert watcher.until("table")["view"]["number"] > table["view"]["number"]


def test_a_room_without_spectators_lets_none_in(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats, "spectators": False})
    assert Client(server.url, made["room"]).hear()["code"] == "no_spectators"


def test_hot_seat_two_tokens_two_views(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    assert play(clients, random.Random(2), 12) == 12
    assert made["joins"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_against_a_person(server: Running, game: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = http(server.url, "/api/rooms", {"game": game, "seats": seats, "pace": 0, "seed": 3})
    client = Client(server.url, made["room"], made["places"][0]["token"], lang="fr")
    luck = random.Random(3)
    given = 0
    while given < 15 and not (client.table and client.table["ending"]):
        if client.question is None:
            client.until("table")
        else:
            reply = client.answer(luck)
            given += 1
            assert reply["number"] > 0
    assert given == 15
    assert [seat["name"] for seat in http(server.url, f"/api/rooms/{made['room']}")["seats"]] == [
        "Ada",
        "Random bot",
    ]


def test_why_not_answers_with_the_rule(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"wilds": "first-steps"}
    made = http(
        server.url, "/api/rooms", {"game": "quarriors", "seats": seats, "seed": 5, "options": options}
    )
    client = Client(server.url, made["room"], made["places"][0]["token"])
    table = client.until("table")
    slot = next(at for at, zone in enumerate(table["view"]["zones"]) if zone["name"] == "wilds-5")
    reply = client.say(type="whynot", zone=slot)
    assert [reason["rule"] for reason in reply["reasons"]] == ["Q-048"]
    assert reply["reasons"][0]["rule_text"]
    assert client.say(type="whynot", option=["capture", 5])["reasons"] == reply["reasons"]
    assert client.say(type="whynot", option=["dance", 5])["reasons"] == []


def test_undo_is_free_where_nothing_was_revealed_and_asks_where_it_was(server: Running) -> None:
    room, one, other, _ = two_seats(server.url, "quarriors")
    luck = random.Random(5)
    live = server.hub.rooms[room]
    asked = granted = 0
    for _ in range(120):
        play([one, other], luck, 1)
        seat = live.room.deciders[-1]
        if seat < 0:
            continue
        mine, theirs = (one, other) if seat == 0 else (other, one)
        before = len(live.room.game.history)
        back = live.room.back_to(seat)
        reveals = live.room.reveals(live.room.position(back))
        if granted and not reveals:
            continue
        assert mine.say(type="undo")["type"] == "accepted"
        if not reveals:
            granted += 1
            assert mine.until("table")["whole"] and theirs.until("table")["whole"]
            assert len(live.room.game.history) == back < before
            continue
        asked += 1
        wish = wished(theirs)
        assert wish["seat"] == seat
        assert len(live.room.game.history) == before
        assert mine.say(type="consent", ask=wish["ask"], yes=True)["reason"] == "not_now"
        yes = asked % 2 == 0
        assert theirs.say(type="consent", ask=wish["ask"], yes=yes)["type"] == "accepted"
        if yes:
            mine.until("table")
            theirs.until("table")
            assert len(live.room.game.history) == back
        else:
            mine.until("notice", code="undo_refused")
            assert len(live.room.game.history) == before
        if asked >= 2 and granted >= 1:
            return
    raise AssertionError(f"too little happened: {asked} asked, {granted} granted")


def test_giving_up_ends_it_and_a_rematch_begins_when_both_want_it(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "seven_fallen")
    assert one.say(type="rematch")["reason"] == "not_now"
    assert refusal(server.url, f"/api/rooms/{room}/record", token=tokens[0])[1]["reason"] == "secret"
    assert one.say(type="concede")["type"] == "accepted"
    ending = other.until("table")["ending"]
    assert ending["winners"] == [1] and ending["reason"] == "conceded"
    one.until("table")
    question = one.say(type="answer", decision=2, answer=1)
    assert question["reason"] == "over"
    assert arbitre.replay(text(server.url, f"/api/rooms/{room}/record", token=tokens[0]))
    assert one.say(type="swap", deck="unheard-of")["reason"] == "bad_deck"
    assert one.say(type="swap", deck="drowned-treasury")["type"] == "accepted"
    assert one.say(type="rematch")["type"] == "accepted"
    assert server.hub.rooms[room].room.round == 1
    assert other.say(type="rematch")["type"] == "accepted"
    table = one.until("table")
    assert table["whole"] and table["ending"] is None
    assert server.hub.rooms[room].room.round == 2
    assert table["view"]["seats"][0]["deck"] == "drowned-treasury"


def test_among_several_a_bot_plays_on_for_one_who_gives_up(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": [{"kind": "me"}] * 3, "pace": 0})
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    assert clients[0].say(type="concede")["type"] == "accepted"
    assert clients[1].until("notice")["code"] == "plays_on"
    assert clients[1].until("table")["ending"] is None
    info = http(server.url, f"/api/rooms/{made['room']}")
    assert info["status"] == "playing" and info["seats"][0]["gave_up"]


def test_the_clock_ends_a_game(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"minutes": 0.05, "increment": 0}
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats, "clock": clock})
    one = Client(server.url, made["room"], made["places"][0]["token"])
    one.until("welcome")
    http(server.url, f"/api/rooms/{made['room']}/join", {"code": made["joins"][0][1]})
    table = one.until("table")
    late = table["view"]["waiting_for"]
    assert table["clock"]["running"] == late
    assert 0 < table["clock"]["left"][late] <= 3000
    ending = one.until("table")["ending"]
    assert ending["reason"] == "out_of_time" and ending["winners"] == [1 - late]


def test_the_language_changes_everything(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "me"}]})
    clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
    for client in clients:
        client.until("table")
    play(clients, random.Random(8), 40)
    one = clients[0]
    one.send(type="language", lang="fr")
    french = one.until("table", whole=True)
    one.send(type="language", lang="en")
    english = one.until("table", whole=True)
    assert len(french["log"]) == len(english["log"]) > 20
    assert [line["number"] for line in french["log"]] == [line["number"] for line in english["log"]]
    different = sum(a["text"] != b["text"] for a, b in zip(french["log"], english["log"], strict=True))
    assert different == len(french["log"])
    assert french["prompt"] != english["prompt"]


def test_payments_are_made_of_themselves_unless_the_seat_wants_to_be_asked(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    paid = []
    for pays in (True, False):
        made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats, "seed": 5})
        clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
        for client in clients:
            client.until("table")
            assert client.say(type="stops", pays=pays, passes=[])["type"] == "accepted"
        asked = 0
        for _ in range(60):
            asked += any(client.question and client.question["stop"] == "pay" for client in clients)
            play(clients, random.Random(5), 1)
        paid.append(asked)
    assert paid[0] == 0 < paid[1]


def test_a_seed_is_refused_where_it_would_show_anothers_hand(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, problem = refusal(server.url, "/api/rooms", {"game": "noxilia", "seats": seats, "seed": 1})
    assert (status, problem["reason"]) == (400, "bad_seed")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no_game"),
        ({"game": "noxilia", "seats": [{"kind": "me"}] * 3}, "bad_seats"),
        ({"game": "noxilia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "bad_bot"),
        ({"game": "noxilia", "seats": [{"kind": "me"}] * 2, "options": {"x": 1}}, "bad_options"),
        ({"game": "noxilia", "seats": [{"kind": "me"}] * 2, "options": {"layout": []}}, "bad_options"),
        (
            {"game": "noxilia", "seats": [{"kind": "me", "deck": {"slug": "x"}}, {"kind": "me"}]},
            "bad_deck",
        ),
        ({"game": "noxilia", "seats": "me"}, "malformed"),
        ({"game": "noxilia", "seats": [{"kind": "me", "name": "x" * 25}] * 2}, "malformed"),
        ({"game": "noxilia", "seats": [{"kind": "me"}] * 2, "admin": True}, "malformed"),
    ],
)
def test_a_room_that_cannot_be_is_refused_with_the_reason(
    server: Running, asked: dict[str, Any], reason: str
) -> None:
    status, problem = refusal(server.url, "/api/rooms", asked)
    assert 400 <= status < 500
    assert problem["reason"] == reason
    assert problem["text"] and "Traceback" not in json.dumps(problem)


def test_a_draw_takes_everybodys_consent(server: Running) -> None:
    room, one, other, tokens = two_seats(server.url, "seven_fallen")
    assert one.say(type="draw")["type"] == "accepted"
    wish = wished(other)
    assert wish["draw"] and wish["seat"] == 0 and wish["asked"] == [1]
    assert one.say(type="consent", ask=wish["ask"], yes=True)["reason"] == "not_now"
    assert other.say(type="consent", ask=wish["ask"], yes=False)["type"] == "accepted"
    one.until("notice", code="draw_declined")
    assert other.say(type="draw")["type"] == "accepted"
    assert one.say(type="consent", ask=wished(one)["ask"], yes=True)["type"] == "accepted"
    ending = other.until("table")["ending"]
    assert ending["winners"] == [] and ending["reason"] == "agreed"
    assert arbitre.replay(text(server.url, f"/api/rooms/{room}/record", token=tokens[0]))


def test_a_bot_agrees_to_no_draw_while_things_change(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = http(server.url, "/api/rooms", {"game": "seven_fallen", "seats": seats})
    client = Client(server.url, made["room"], made["places"][0]["token"])
    assert client.say(type="draw")["reason"] == "not_now"
