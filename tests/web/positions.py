"""A position in the words of a scenario, laid on a table of the server."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.rulebook import words_of

from .browser import Server


def record(scenario: str) -> str:
    """The record of a game that begins where the scenario's `given` stands."""
    asked = read(scenario, "a position of the tests")[0]
    state = words_of(asked.game).position(asked.seats, asked.options, asked.given, 1).state
    game = Game(state.rules, state)
    game.notes = {"names": asked.seats}
    return game.save().decode()


def room(server: Server, scenario: str, seats: list[dict[str, Any]]) -> Any:
    """A room whose game begins there."""
    asked = read(scenario, "a position of the tests")[0]
    kept = server.send("/api/replays", record(scenario).encode())
    return server.room(asked.game, seats, replay={"id": kept["id"], "step": 0})
