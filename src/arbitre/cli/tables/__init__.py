"""How each game looks in a terminal: one module per game, drawn from a seat's view and nothing else.

Each has `show` (the table), `wilds` (what lies in the middle), `chapter` (when to show all of it again),
and `note` (what helps to choose an option); and may have `card_facts` and `card_lines`: what is to be said
of a card beside its name, type and text.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..ui import Bad


class Looks:
    """The module of a game, with nothing to add where it has nothing to add."""

    def __init__(self, game: str) -> None:
        self._module = import_module(f"{__name__}.{game}")

    def __getattr__(self, name: str) -> Any:
        if name in ("card_facts", "card_lines") and not hasattr(self._module, name):
            return _NOTHING[name]
        return getattr(self._module, name)


_NOTHING: dict[str, Callable[[Any, Any], Any]] = {
    "card_facts": lambda card, ui: {},
    "card_lines": lambda card, ui: [],
}


def looks(game: str) -> Any:
    """How a game looks in a terminal; refuses one that nobody has drawn yet."""
    try:
        return Looks(game)
    except ModuleNotFoundError:
        raise Bad("bad.no_table", game=game) from None
