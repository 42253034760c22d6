"""Stops: where a player wants to be asked. Which one the open question is, and how one lets it go by.

A game says what its stops are (`Stops` in its `Table`). The terminal and the server share what is here.
"""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option

from . import spec
from .specification import Stops


def stops(game: Game) -> Stops:
    """The stops of the game that is played."""
    return spec(game.rules.name).table.stops


def stop(game: Game) -> str:
    """Which stop the open question is."""
    return stops(game).at(game)


def passing(game: Game) -> Option | None:
    """The option that lets the question go by, if there is one."""
    pending = game.pending
    if pending is None or not pending.single:
        return None
    passes = spec(game.rules.name).table.layout.passes
    for option in pending.options:
        if isinstance(option, tuple) and len(option) == 1 and option[0] in passes:
            return option
    return None


def nothing_else(game: Game) -> bool:
    """Whether nothing is worth doing but to let the question go by. This tells what the player holds."""
    pending = game.pending
    assert pending is not None
    trifle = stops(game).trifle
    others = [option for option in pending.options if option != passing(game)]
    return all(trifle(option) for option in others)
