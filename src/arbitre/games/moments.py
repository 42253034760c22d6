"""Moments of a game a player may let go by without being asked: how they are called, and how one passes.

A game's `table` drawer may tell them apart more finely than by what is asked (`moment`), and name those that
usually go by (`QUIET`). Both see only what everybody sees, never what a player holds. It may also know
options that are not worth asking about alone (`trifle`). The `table_moments` drawer names them in words.
"""

from __future__ import annotations

from importlib.util import find_spec

import msgspec

from arbitre.games import drawer
from arbitre.games.tables import Label
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option


class Moment(msgspec.Struct, frozen=True):
    """A moment one may let go by: how the question calls it, and how people do; `group` is its heading."""

    key: str
    label: Label
    group: Label


def named(name: str) -> list[Moment]:
    """The moments of a game that have a name, in the order they come in."""
    if find_spec(f"arbitre.games.{name}.table_moments") is None:
        return []
    return list(drawer(name, "table_moments").MOMENTS)


def moment(game: Game) -> str:
    """What sort of question is open."""
    assert game.pending is not None
    table = drawer(game.rules.name, "table")
    if hasattr(table, "moment"):
        return str(table.moment(game))
    return str(game.pending.say[0])


def quiet(name: str) -> list[str]:
    """The moments of a game that go by until a player wants otherwise."""
    return list(getattr(drawer(name, "table"), "QUIET", ()))


def passing(game: Game) -> Option | None:
    """The option that lets the moment go by, if there is one."""
    pending = game.pending
    if pending is None or not pending.single:
        return None
    passes = drawer(game.rules.name, "table").LAYOUT.passes
    for option in pending.options:
        if isinstance(option, tuple) and len(option) == 1 and option[0] in passes:
            return option
    return None


def nothing_else(game: Game) -> bool:
    """Whether there is nothing worth doing but to let the moment go by. This tells what the player holds."""
    pending = game.pending
    assert pending is not None
    trifle = getattr(drawer(game.rules.name, "table"), "trifle", None)
    others = [option for option in pending.options if option != passing(game)]
    return all(trifle is not None and trifle(option) for option in others)
