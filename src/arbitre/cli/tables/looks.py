"""How a game looks in a terminal, drawn from a seat's view and nothing else: what all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView
from arbitre.words import Name, write

from ..screen import Screen
from ..ui import Ui


class Show(Protocol):
    """Draws the table as a seat sees it; without `whole`, only what changes often."""

    def __call__(self, screen: Screen, view: View, names: list[str], ui: Ui, whole: bool = True) -> None: ...


def _no_facts(card: Any, ui: Ui) -> dict[str, Any]:
    return {}


def _no_lines(card: Any, ui: Ui) -> list[str]:
    return []


def own_turn(view: View) -> int | None:
    """The number of one's turn, when the whole table is worth another look; nothing in others' turns."""
    turn: int = view.board["turn"]
    return turn if view.board["active"] == view.seat else None


@dataclass(frozen=True)
class Looks:
    """How one game looks."""

    show: Show
    middle: Callable[[Screen, View, Ui], None]  # what lies in the middle: Wilds, board, stack
    note: Callable[[View, Option, Ui], str]  # what helps to choose an option
    chapter: Callable[[View], int | None] = own_turn  # when to show all of it again
    card_facts: Callable[[Any, Ui], dict[str, Any]] = _no_facts  # figures of a card, for its JSON
    card_lines: Callable[[Any, Ui], list[str]] = _no_lines  # what is to be said of a card beside its text


def zone(view: View, which: str, owner: int = -1) -> ZoneView:
    """A zone by its name and owner."""
    return next(found for found in view.zones if found.name == which and found.owner == owner)


def named(called: Name, ui: Ui) -> str:
    """A name in the reader's language."""
    return write(called, ui.lang)


def counted(texts: Iterable[str]) -> list[str]:
    """Texts, equal ones once with their number."""
    return [f"{number} × {text}" if number > 1 else text for text, number in Counter(texts).items()]


def cards_seen(view: View) -> dict[int, dict[str, Any]]:
    """The pieces the seat knows the card of, by number."""
    return {piece["id"]: piece for found in view.zones for piece in found.pieces if "card" in piece}
