"""A position in the words of a scenario, laid on a table of the server."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.rulebook import words_of

from .browser import Server


def begun(scenario: str) -> Game:
    """The game that begins where the scenario's `given` stands."""
    asked = read(scenario, "a position of the tests")[0]
    state = words_of(asked.game).position(asked.seats, asked.options, asked.given, 1).state
    game = Game(state.rules, state)
    game.notes = {"names": asked.seats}
    return game


def record(scenario: str) -> str:
    """Its record."""
    return begun(scenario).save().decode()


def room(server: Server, scenario: str, seats: list[dict[str, Any]]) -> Any:
    """A room whose game begins there."""
    return room_of(server, begun(scenario), seats)


def room_of(server: Server, game: Game, seats: list[dict[str, Any]]) -> Any:
    """A room in which a game goes on."""
    kept = server.send("/api/replays", game.save())
    return server.room(game.rules.name, seats, replay={"id": kept["id"], "step": len(game.history)})
