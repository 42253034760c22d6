"""What is read rather than played: games, cards, decks, the rulebook, replays, exported files, the pages."""

from __future__ import annotations

import json
import random
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.bots import Glimpse, by_name
from arbitre.games import GAMES, spec
from arbitre.kernel import scenario
from arbitre.kernel.deeds import Piece
from arbitre.lab.mutate import _signed
from arbitre.lab.simulate import simulate
from arbitre.rulebook import index, scenario_files, words_of
from arbitre.server import lobby, pages, replays, scenarios
from arbitre.server.exports import scenario as as_scenario
from arbitre.server.showing import Showing

from .conftest import Running
from .player import Client, http, play, refusal, text


def played(game: str, answers: int, seed: int = 3) -> arbitre.Game:
    """A game after some answers by chance."""
    it = arbitre.new(game, seed=seed)
    while it.pending is not None and len(it.history) < answers:
        it.answer(by_name("random", len(it.history), it.pending.seat).choose(Glimpse(it)))
    return it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_its_words_and_its_face(server: Running, game: str, lang: str) -> None:
    found = http(server.url, f"/api/games/{game}/cards?lang={lang}")
    cards = found["cards"]
    assert [card["slug"] for card in cards] == [card.slug for card in spec(game).cards]
    known = {figure.key for figure in spec(game).table.layout.figures}
    for card in cards:
        assert card["name"] and card["type"] and card["face"]["kind"]
        assert "[[" not in " ".join([card["name"], card["type"], *card["text"]])
        assert len(" ".join(card["bare"])) <= len(" ".join(card["text"]))  # the same without reminders
        assert card["face"]["figures"].keys() <= known, card["slug"]


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_knows_every_zone_and_field_of_a_real_game(game: str) -> None:
    """Whatever a view shows is drawn: no zone without a place, no number without a name."""
    layout = spec(game).table.layout
    marks = {mark.key for mark in layout.marks}
    facts = {fact.key for fact in layout.seat}
    unnamed: set[str] = set()
    for answers in (1, 20, 60, 120, 200):
        for seat in (0, 1, -1):
            view = Showing(played(game, answers), seat, "fr", ["Ada", "Bo"]).sight
            for zone in view.zones:
                fits = [
                    known
                    for known in layout.zones
                    if known.name == zone.name
                    or (known.name.endswith("*") and zone.name.startswith(known.name[:-1]))
                ]
                assert len(fits) == 1, zone.name
                for piece in zone.pieces:
                    unnamed |= piece.keys()
            assert not view.seats[0].keys() - facts - SEAT_FIELDS
    assert not unnamed - marks - PIECE_FIELDS


PIECE_FIELDS = {
    "id", "card", "kind", "face", "figures", "as", "as_face", "type", "controller", "skills", "gained",
    "class", "way", "types", "subtypes", "size", "colours", "keywords", "abilities", "owner", "door", "doors",
    "counters", "copy_of", "marks", "chosen",
}  # fmt: skip
"""Fields that are no mark: what the piece is, and what the table says in other words."""
SEAT_FIELDS = {
    "seat", "passed", "allowance", "deck", "adoration", "in_play", "mana", "team", "lands_played", "counters",
    "hand", "library", "book", "register",
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_option_points_at_what_it_is_about(game: str) -> None:
    """An option with a number in it points at a piece or a zone; its words and answer stand beside it."""
    deeds = spec(game).deeds
    it = played(game, 0)
    for _ in range(150):
        if it.pending is None:
            break
        question = Showing(it, it.pending.seat, "fr", ["Ada", "Bo"]).question(1)
        assert question is not None
        for option, choice in zip(it.pending.options, question.options, strict=False):
            assert choice.label and choice.answer == option
            if any(isinstance(argument, Piece) for argument in deeds.of(option)[0].arguments.values()):
                assert choice.pieces, option
        it.answer(by_name("random", len(it.history), it.pending.seat).choose(Glimpse(it)))


def test_the_lobby_lists_games_options_and_decks(server: Running) -> None:
    found = http(server.url, "/api/games")["games"]
    assert [game["slug"] for game in found] == list(GAMES)
    for game in found:
        cards = {card.slug for card in spec(game["slug"]).cards}
        assert game["decks"] and game["bots"] == ["random", "beginner", "greedy", "club", "strong", "expert"]
        for deck in game["decks"]:
            assert set(deck["faces"]) <= cards
            assert deck["about"]["en"] and deck["about"]["fr"]
            ways = [way["slug"] for way in game["formats"] if deck["slug"] in way["decks"]]
            assert ways or not game["formats"], f"nobody could play {deck['slug']}"
            options = {"format": ways[0]} if ways else {}
            asked = {"game": game["slug"], "text": deck["text"]["en"], "options": options}
            checked = http(server.url, "/api/decks/check", asked)
            assert checked["ok"], checked["faults"]


def test_a_pasted_deck_is_played_or_its_faults_are_named(server: Running) -> None:
    deck = lobby.games().games[1].decks[0]
    lines = deck.text.en.splitlines()
    checked = http(server.url, "/api/decks/check", {"game": "noxilia", "text": deck.text.fr, "lang": "fr"})
    seats = [{"kind": "me", "deck": checked["deck"]}, {"kind": "bot"}]
    assert http(server.url, "/api/rooms", {"game": "noxilia", "seats": seats})["room"]
    wrong = ["# my deck", *lines, "3 Unicorn of the Moon", "0 " + lines[-1].split(" ", 1)[1]]
    faults = http(server.url, "/api/decks/check", {"game": "noxilia", "text": "\n".join(wrong)})["faults"]
    assert [fault["line"] for fault in faults] == [len(wrong) - 1, len(wrong)]
    assert "Unicorn of the Moon" in faults[0]["text"]
    few = http(server.url, "/api/decks/check", {"game": "noxilia", "text": "\n".join(lines[:-1])})
    assert not few["ok"] and "60" in json.dumps(few["faults"])
    assert refusal(server.url, "/api/decks/check", {"game": "chess", "text": ""})[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_lists_every_rule_and_scenario(server: Running, game: str) -> None:
    found = http(server.url, f"/api/games/{game}/rules")
    assert [rule["id"] for rule in found["rules"]] == list(index(game))
    assert len(scenario_files(game)) <= len(found["scenarios"])
    shown = {rule for each in found["scenarios"] for rule in each["rules"]}
    assert shown <= set(index(game))
    for rule in found["rules"]:
        assert bool(rule["scenarios"]) == (rule["id"] in shown)


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_are_stepped_through_and_played_on(server: Running, game: str) -> None:
    names = list(scenarios.scenarios(game))
    for name in random.Random(2).sample(names, 6):
        found = http(server.url, f"/api/scenarios/{game}/{name}?lang=fr&seat=1")
        frames = found["frames"]
        assert [frame["step"] for frame in frames] == list(range(len(frames)))
        assert all(frame["view"]["seat"] == 1 for frame in frames)
        assert found["rules"] and found["source"].startswith("title:")
        seats = [{"kind": "me"} for _ in found["names"]]
        asked = {"game": game, "seats": seats, "scenario": {"id": name, "step": len(frames) - 1}}
        made = http(server.url, "/api/rooms", asked)
        clients = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
        for client in clients:
            client.until("table")
        play(clients, random.Random(1), 3)
        for client in clients:
            client.close()
    for wrong in ("nothing", "..%2f..%2fpyproject", "a" * 300):
        assert refusal(server.url, f"/api/scenarios/{game}/{wrong}")[0] == 404
    status, _ = refusal(server.url, f"/api/scenarios/{game}/{names[0]}?seat=x")
    assert status == 400


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_has_frames(game: str) -> None:
    for name, each in scenarios.scenarios(game).items():
        found = scenarios.played(name, each, 0, "en")
        actions = sum("expect" not in step.table("a step") for step in each.when)
        assert len(found.frames) == actions + 1, name


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_uploaded_and_seen_through_every_pair_of_eyes(server: Running, game: str) -> None:
    it = played(game, 60)
    uploaded = http(server.url, "/api/replays", raw=it.save())
    about = http(server.url, f"/api/replays/{uploaded['id']}")
    assert about["steps"] == len(it.history) and about["eyes"] == [-1, 0, 1]
    assert [tick["number"] for tick in about["ticks"]] == sorted(tick["number"] for tick in about["ticks"])
    for seat in about["eyes"]:
        path = f"/api/replays/{uploaded['id']}/frames?seat={seat}&lang=fr&first=40&last=59"
        frames = http(server.url, path)["frames"]
        assert [frame["step"] for frame in frames] == list(range(40, 60))
        assert {frame["view"]["seat"] for frame in frames} == {seat}
        last = http(server.url, f"/api/replays/{uploaded['id']}/frames?seat={seat}&first=60&last=60")
        assert last["frames"][0]["view"]["number"] == it.state.count
    assert text(server.url, f"/api/replays/{uploaded['id']}/file") == it.save()
    path = f"/api/replays/{uploaded['id']}/frames"
    assert refusal(server.url, f"{path}?seat=5")[0] == 404
    assert refusal(server.url, f"{path}?first=61&last=61")[0] == 404
    asked = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "replay": {"id": uploaded["id"], "step": 30},
    }
    made = http(server.url, "/api/rooms", asked)
    client = Client(server.url, made["room"], made["places"][0]["token"])
    then = played(game, 30)
    assert client.until("table")["view"]["number"] == then.state.count


def test_what_is_no_record_is_refused_with_the_reason(server: Running) -> None:
    good = played("noxilia", 20).save()
    head, body, _ = good.split(b"\n")
    for data in (
        b"",
        b"\xff\xfe",
        b"{}",
        good[:-50],
        head + b"\n" + body.replace(b"noxilia", b"chess"),
        b"x" * 500,
    ):
        status, problem = refusal(server.url, "/api/replays", raw=data)
        assert status == 400 and problem["reason"] == "bad_record", data[:40]
    assert refusal(server.url, "/api/replays", raw=b"x" * 9_000_000)[0] == 413


def test_a_record_that_lies_about_its_position_is_refused(server: Running) -> None:
    """The digest is right, the position is nonsense: it is played in a process of its own, and refused."""
    from hashlib import sha256

    head, body, _ = played("seven_fallen", 30).save().split(b"\n")
    luck = random.Random(5)
    refused = 0
    for _ in range(12):
        found: dict[str, Any] = json.loads(body)
        piece = luck.choice(found["start"]["pieces"])
        piece[luck.choice(["what", "zone", "owner"])] = luck.choice([-5, 10**9, 3])
        found["history"][luck.randrange(len(found["history"]))] = luck.choice([["dance"], 10**30, None])
        text_ = json.dumps(found).encode()
        header = json.loads(head) | {"digest": sha256(text_).hexdigest()}
        status, problem = refusal(server.url, "/api/replays", raw=json.dumps(header).encode() + b"\n" + text_)
        refused += status == 400 and problem["reason"] == "bad_record"
    assert refused == 12
    assert http(server.url, "/api/health")["ok"]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_saved_as_a_scenario_runs_as_one(game: str) -> None:
    for answers in (0, 13, 37, 71):
        it = played(game, answers)
        written = as_scenario(it, ["Ada", "<b>: {x}"])
        outcomes = scenario.check(written, "saved.yaml", words_of)
        assert [outcome.ok for outcome in outcomes] == [True], outcomes[0].problem
        spoilt = written.replace('"pieces"', '"pices"', 1)
        assert not scenario.check(spoilt, "saved.yaml", words_of)[0].ok


def test_a_room_is_exported_as_files_the_commands_read(server: Running, tmp_path: Path) -> None:
    from tests.cli.conftest import arbitre_process

    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": seats, "pace": 0})
    client = Client(server.url, made["room"], made["places"][0]["token"])
    while client.question is None:
        client.until("table")
    client.answer(random.Random(1))
    path, token = f"/api/rooms/{made['room']}/export", made["places"][0]["token"]
    found = http(server.url, path, {}, token=token)
    record, written = tmp_path / found["record_name"], tmp_path / found["scenario_name"]
    record.write_text(found["record"], "utf-8")
    written.write_text(found["scenario"], "utf-8")
    assert arbitre_process("replay", str(record)).returncode == 0
    ran = arbitre_process("scenario", str(written))
    assert ran.returncode == 0, ran.stderr
    assert refusal(server.url, path, {}, token="x")[0] == 403
    assert refusal(server.url, f"{path}?token={token}", {})[0] == 403  # addresses are written down everywhere


def test_the_first_page_answers_every_address_of_the_client(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>table</title>")
    (tmp_path / "assets" / "a.js").write_text("let a = 1;" * 50)
    secret = tmp_path.parent / "secret.txt"
    secret.write_text("secret")
    monkeypatch.setattr(pages, "PLACES", (tmp_path,))
    for path in ("/", "/room/abc", "/rules/noxilia/fog.3", "/replay/x"):
        assert text(server.url, path) == b"<title>table</title>"
    request = urllib.request.Request(f"{server.url}/assets/a.js", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as reply:
        assert reply.headers["content-encoding"] == "gzip"
        assert "immutable" in reply.headers["cache-control"]
        assert "default-src 'self'" in reply.headers["content-security-policy"]
    for path in ("/assets/b.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/secret.txt"):
        with pytest.raises(urllib.error.HTTPError) as error:
            text(server.url, path)
        assert error.value.code == 404
        error.value.close()


def test_a_report_of_the_lab_is_drawn_as_a_page(server: Running) -> None:
    found = msgspec.json.encode(simulate("quarriors", 2, seats=("random", "random")))
    drawn = http(server.url, "/api/lab?lang=fr", raw=found)
    assert (drawn["game"], drawn["games"]) == ("quarriors", 2)
    assert drawn["html"].startswith('<!doctype html><html lang="fr">')
    for data in (b"", b"{}", b"[1]", found.replace(b"quarriors", b"chess"), b'{"pairs": 3}'):
        status, problem = refusal(server.url, "/api/lab", raw=data)
        assert (status, problem["reason"]) == (400, "bad_input"), data[:40]
    assert refusal(server.url, "/api/lab", raw=b" " * 2_000_000)[0] == 413


def test_a_record_that_plays_but_cannot_be_shown_is_refused(server: Running) -> None:
    """Dice whose card is not among the Wilds could be rolled, and nobody could be shown them."""
    sound = json.loads(arbitre.new("quarriors", seed=2).save().split(b"\n")[1])
    refused = 0
    for place in range(len(sound["start"]["board"]["wilds"])):
        body = json.loads(json.dumps(sound))
        body["start"]["board"]["wilds"][place] = 0
        record = _signed(json.dumps(body).encode()).decode()
        try:
            replays.check(record)
        except replays.BadRecord as bad:
            refused += "not sound" in str(bad)
            uses = (
                lambda: replays.about("x", record, "en"),  # noqa: B023
                lambda: replays.frames("x", record, -1, "en", 0, 0),  # noqa: B023
                lambda: replays.go_on(record, 0),  # noqa: B023
            )
            for use in uses:
                with pytest.raises(replays.BadRecord):
                    use()
    assert refused
