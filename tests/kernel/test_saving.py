"""A record written from what is kept of earlier ones is the record written from nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel.game import Game


def from_nothing(game: Game) -> dict[str, Any]:
    """What the record of a game must say of its events."""
    return {
        "start": msgspec.to_builtins(game.start.events_since(0)),
        "checkpoint": msgspec.to_builtins(game.checkpoint.events_since(0)),
        "pieces": msgspec.to_builtins(game.checkpoint.pieces),
        "began": msgspec.to_builtins(game.start.pieces),
        "history": msgspec.to_builtins(game.history),
    }


def as_saved(game: Game) -> dict[str, Any]:
    body = msgspec.json.decode(game.save().split(b"\n")[1])
    return {
        "start": body["start"]["events"],
        "checkpoint": body["checkpoint"]["events"],
        "pieces": body["checkpoint"]["pieces"],
        "began": body["start"]["pieces"],
        "history": body["history"],
    }


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", arbitre.games)
def test_a_save_says_all_whatever_was_saved_before(name: str) -> None:
    game = arbitre.new(name, seed=3)
    random = Random(3)
    others: list[Game] = []
    for number in range(250):
        if game.pending is None:
            break
        if random.random() < 0.2:
            assert as_saved(game) == plain(from_nothing(game))
        if random.random() < 0.06:
            others.append(game.fork())
        if others and random.random() < 0.15:
            other = random.choice(others)
            assert as_saved(other) == plain(from_nothing(other))
            if other.pending is not None:
                other.answer(one(other.pending, Luck(number)))
        game.answer(one(game.pending, Luck(number)))
    assert arbitre.load(game.save()).save() == game.save()


def test_a_dream_is_saved_as_the_game_it_is() -> None:
    game = arbitre.new("magic", seed=4)
    for number in range(60):
        assert game.pending is not None
        game.answer(one(game.pending, Luck(number)))
    game.save()
    assert game.pending is not None
    dream = game.imagine(next(game.pending.answers()), game.dream(game.pending.seat, 2))
    assert as_saved(dream) == plain(from_nothing(dream))
