"""What is promised about chance before a game is kept in it, and anybody can check it afterwards."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.cli.main import main
from arbitre.server.fairness import digest_of, secret_of, seed_of

from .conftest import Running
from .player import Client, http, play, refusal, text

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


class Sitting:
    """A room for two whose host and guest have added words, the game begun."""

    def __init__(self, server: Running, game: str, words: str = "and square") -> None:
        self.server = server
        made = http(server.url, "/api/rooms", {"game": game, "seats": TWO})
        self.room, code = made["room"], made["joins"][0][1]
        host = Client(server.url, self.room, made["places"][0]["token"])
        assert host.say(type="words", words="  fair\tis fair ")["type"] == "accepted"
        self.promise = http(server.url, f"/api/rooms/{self.room}/invitation", {"code": code})["promise"]
        place = http(server.url, f"/api/rooms/{self.room}/join", {"code": code, "words": words})
        self.token = place["token"]
        self.clients = [host, Client(server.url, self.room, self.token)]
        self.tables = [client.until("table") for client in self.clients]

    def record(self) -> bytes:
        """The record, once somebody has given up."""
        assert self.clients[0].say(type="concede")["type"] == "accepted"
        return text(self.server.url, f"/api/rooms/{self.room}/record", token=self.token)


def signed(data: bytes, *way: str, value: Any) -> bytes:
    """The record with something changed and a digest that fits: somebody lies who knows the format."""
    first, rest = data.split(b"\n", 1)
    body = part = msgspec.json.decode(rest)
    for name in way[:-1]:
        part = part[name]
    part[way[-1]] = value
    new = msgspec.json.encode(body)
    header = msgspec.json.decode(first) | {"digest": sha256(new).hexdigest()}
    return msgspec.json.encode(header) + b"\n" + new + b"\n"


class Verify:
    """`arbitre verify` on a file with these bytes."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file, self.capsys = folder / "game.json", capsys

    def __call__(self, data: bytes, *more: str) -> tuple[int, str]:
        self.file.write_bytes(data)
        code = main(["verify", str(self.file), *more])
        shown = self.capsys.readouterr()
        return code, shown.out + shown.err


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    return Verify(tmp_path, capsys)


@pytest.mark.parametrize("game", arbitre.games)
def test_a_game_that_was_played_can_be_checked(server: Running, verify: Verify, game: str) -> None:
    sitting = Sitting(server, game)
    play(sitting.clients, random.Random(3), 12)
    data = sitting.record()
    code, said = verify(data, "--digest", sitting.promise)
    assert code == 0, said
    assert sitting.promise in said and "fair is fair · and square" in said and "It holds" in said
    code, said = verify(data)
    assert code == 0 and "--digest" in said
    code, said = verify(data, "--digest", "0" * 64, "--lang", "fr")
    assert code == 1 and "FAUX" in said


def test_each_lie_is_found(server: Running, verify: Verify) -> None:
    sitting = Sitting(server, "quarriors")
    play(sitting.clients, random.Random(3), 12)
    data = sitting.record()
    body = msgspec.json.decode(data.split(b"\n", 1)[1])
    other = msgspec.json.decode(arbitre.new("quarriors", seed=1).save().split(b"\n", 1)[1])
    lies = {
        "secret": signed(data, "notes", "fair", "secret", value="0" * 64),
        "words": signed(data, "notes", "fair", "words", value=["fair is fair", "another"]),
        "key": signed(data, "start", "key", value=other["start"]["key"]),
        "order": signed(data, "start", "pieces", value=_first_two_swapped(body["start"]["pieces"])),
        "history": signed(data, "history", value=body["history"][:-1]),
        "checkpoint": signed(data, "checkpoint", "serial", value=body["checkpoint"]["serial"] + 1),
    }
    for lie, lied in lies.items():
        code, said = verify(lied, "--digest", sitting.promise)
        assert code == 1 and "NOT SO" in said, (lie, said)


def _first_two_swapped(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards of two dice that differ, changed places before the shuffle."""
    one = pieces[0]
    two = next(piece for piece in pieces if piece["what"] != one["what"])
    one["what"], two["what"] = two["what"], one["what"]
    return pieces


def test_what_promises_nothing_says_so(verify: Verify) -> None:
    code, said = verify(arbitre.new("quarriors", seed=1).save())
    assert code == 2 and "promised" in said
    code, said = verify(signed(arbitre.new("quarriors").save(), "notes", value={"fair": {"secret": 1}}))
    assert code == 2 and "cannot be read" in said


def test_everybody_sees_the_promise_and_nobody_the_secret(server: Running) -> None:
    sitting = Sitting(server, "noxilia")
    play(sitting.clients, random.Random(3), 6)
    watcher = Client(server.url, sitting.room)
    shown = watcher.until("welcome")["room"]
    assert shown["promise"] == sitting.promise and shown["words"] == ["fair is fair", "and square"]
    live = server.hub.rooms[sitting.room].room
    secret = secret_of(live.setup.secret, 0)
    assert digest_of(secret) == sitting.promise
    key = msgspec.json.encode(live.game.state.key).strip(b'"')
    for client in (*sitting.clients, watcher):
        for hidden in (secret.encode(), live.setup.secret.encode(), key, b'"rng"', b'"secret"'):
            assert hidden not in client.bytes
    assert refusal(server.url, f"/api/rooms/{sitting.room}/record", token=sitting.token)[0] == 403


def test_words_come_before_the_game_and_the_next_game_has_another_promise(server: Running) -> None:
    sitting = Sitting(server, "quarriors")
    host, guest = sitting.clients
    late = host.say(type="words", words="too late")
    assert (late["type"], late["reason"]) == ("refused", "not_now")
    sitting.record()
    assert guest.say(type="words", words="once more")["type"] == "accepted"
    news = guest.until("room")["room"]
    assert news["promise"] not in ("", sitting.promise) and news["words"] == ["", "once more"]
    for client in sitting.clients:
        assert client.say(type="rematch")["type"] == "accepted"
    guest.until("table", whole=True)
    noted = server.hub.rooms[sitting.room].room.game.notes["fair"]
    assert noted["digest"] == news["promise"] and noted["words"] == ["", "once more"]


def test_promise_and_words_outlive_the_process(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": TWO})
    host = Client(server.url, made["room"], made["places"][0]["token"])
    assert host.say(type="words", words="kept")["type"] == "accepted"
    before = host.until("room")["room"]
    host.close()
    server.do(server.hub._unload(server.hub.rooms[made["room"]]))
    again = Client(server.url, made["room"], made["places"][0]["token"]).until("welcome")["room"]
    assert (again["promise"], again["words"]) == (before["promise"], ["kept", ""])


def test_a_seed_is_another_for_every_word_and_every_game() -> None:
    seeds = {
        seed_of(secret_of("master", game), words)
        for game in range(3)
        for words in (["", ""], ["a", ""], ["", "a"], ["a,", ""], ['a","', ""])
    }
    assert len(seeds) == 15


def test_a_room_from_a_seed_promises_nothing(server: Running) -> None:
    made = http(server.url, "/api/rooms", {"game": "quarriors", "seats": [{"kind": "me"}] * 2, "seed": 4})
    shown = Client(server.url, made["room"], made["places"][0]["token"]).until("welcome")["room"]
    assert (shown["promise"], shown["words"]) == ("", [])
