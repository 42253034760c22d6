"""The games. Each knows the kernel and the words; none knows another.

A game is a package with the same drawers as every other; whoever needs one asks here by name.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from arbitre.kernel.rules import BadInput, Rules

GAMES = ("quarriors", "noxilia", "seven_fallen", "magic")


def rules(name: str) -> Rules[Any, Any, Any, Any]:
    """The rules of a game. Raises `BadInput` for a game that does not exist."""
    if name not in GAMES:
        raise BadInput(f"There is no game '{name}'; there is {', '.join(GAMES)}.")
    found: Rules[Any, Any, Any, Any] = import_module(f"{__name__}.{name}").GAME
    return found


def drawer(name: str, which: str) -> ModuleType:
    """One drawer of a game: `texts`, `lexicon`, `bot`, `decks` …"""
    rules(name)
    return import_module(f"{__name__}.{name}.{which}")
