"""What an option is about, for play that tries the rarest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arbitre.kernel.pieces import Option
from arbitre.kernel.state import State


def verb_and_card(table: State[Any, Any, Any, Any], option: Option, card: Callable[[int], str]) -> str:
    """The verb of an option and, if it is about a piece, the slug of that piece's card."""
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return "other"
    verb = option[0]
    if len(option) == 1 or not isinstance(option[1], int) or not 0 <= option[1] < len(table.pieces):
        return verb
    return f"{verb} {card(option[1])}"


def by_card(cards: Sequence[Any]) -> Callable[[State[Any, Any, Any, Any], Option], str]:
    """The same where a piece is a copy of one of these cards."""
    return lambda table, option: verb_and_card(
        table, option, lambda it: str(cards[table.pieces[it].what].slug)
    )
