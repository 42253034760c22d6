"""A file from somebody else is read, and steers nothing: neither the terminal nor the machine's memory."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import arbitre as engine
from arbitre.lab.mutate import _signed
from arbitre.server import seating
from arbitre.server.entries import Chair, Setup
from arbitre.server.fairness import Promise, digest_of, seed_of
from arbitre.server.seating import deal

from .conftest import Run

STEERS = "\x1b]0;owned\x07\x1b[31mred\x9b31m\u202eback"
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]")


def noted(path: Path, game: engine.Game, **notes: Any) -> str:
    """A record with these notes."""
    body = json.loads(game.save().split(b"\n", 1)[1])
    path.write_bytes(_signed(json.dumps({**body, "notes": notes}).encode()))
    return str(path)


def promised(game: str, words: list[str], decks: list[Any]) -> tuple[engine.Game, Promise]:
    """A game as a server deals it."""
    dealt = deal(Setup(game, [Chair("bot"), Chair("bot")], {}), ["", ""], seed_of("secret", words))
    return dealt, Promise(digest_of("secret"), "secret", words, {}, decks)


def test_words_and_names_of_a_record_do_not_steer_the_terminal(arbitre: Run, tmp_path: Path) -> None:
    game, promise = promised("quarriors", [STEERS, ""], ["", ""])
    fair = msgspec.to_builtins(promise)
    file = noted(tmp_path / "a.arb", game, fair=fair, seats=["me", "greedy"], names=[STEERS])
    verified = arbitre("verify", file)
    assert verified.code == 0 and "red" in verified.out
    resumed = arbitre("play", "--resume", file, typed="q\n")
    assert resumed.code == 0 and "red" in resumed.out
    listed = arbitre("verify", file, "--json")
    assert json.loads(listed.out)["words"] == [STEERS, ""]
    for ran in (verified, resumed, listed):
        assert not STEERING.search(ran.out + ran.err)


def test_what_a_scenario_says_does_not_steer_the_terminal(arbitre: Run, tmp_path: Path) -> None:
    file = tmp_path / "steers.yaml"
    file.write_text(f"title: {json.dumps(STEERS)}\ngame: quarriors\nthen:\n  - over: no\n", encoding="utf-8")
    ran = arbitre("scenario", str(file))
    assert "red" in ran.out
    file.write_text(f"title: x\ngame: quarriors\nthen:\n  - over: {json.dumps(STEERS)}\n", encoding="utf-8")
    refused = arbitre("scenario", str(file))
    assert refused.code == 2 and "red" in refused.err
    assert not STEERING.search(ran.out + ran.err + refused.out + refused.err)


def test_a_promise_no_server_makes_is_not_dealt(
    arbitre: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line of text asked for as many cards as it liked: a million in a second and a half."""
    many = {"slug": "many", "main": [["forest", 250]] * 2_000}
    game, sound = promised("magic", ["", ""], ["", ""])
    files = []
    for number, decks in enumerate(([many, many], [""] * 100_000)):
        promise = msgspec.to_builtins(msgspec.structs.replace(sound, decks=decks))
        files.append(noted(tmp_path / f"{number}.arb", game, fair=promise))

    def deal_all(*_: Any) -> None:
        raise AssertionError("this is dealt")

    monkeypatch.setattr(seating, "deal", deal_all)
    for file in files:
        assert arbitre("verify", file).code == 1


def test_a_complaint_does_not_quote_a_whole_file(arbitre: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text("x\n" * 200_000, encoding="utf-8")
    ran = arbitre("scenario", str(file))
    assert ran.code == 2 and str(file) in ran.err and len(ran.err) < 3_000
