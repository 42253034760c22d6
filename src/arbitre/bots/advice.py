"""What a game's `bot` drawer tells a bot: what is good, and what need not be thought about.

Every drawer has `value(state, seat)`. Where questions are many it may also have `sensible(decision)`, the
answers worth a look (`None`: all), and `usual(decision)`, the manners in which an action that has begun is
finished without looking further: an answer for each manner, none where it is worth looking, `None` where the
position may be judged as it stands; and `idle(decision)`, the answer that does nothing, which is never worse
than the table is now: what comes anyway comes after any other answer too. All read the question alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from arbitre.games import drawer
from arbitre.kernel.ask import Decision
from arbitre.kernel.pieces import Answer
from arbitre.kernel.state import State

from .luck import Luck
from .sample import several

Value = Callable[[State[Any, Any, Any, Any], int], float]


def _all(decision: Decision) -> list[Answer] | None:
    return None


def _none(decision: Decision) -> tuple[Answer, ...]:
    return ()


def _nothing(decision: Decision) -> Answer | None:
    return None


class Advice:
    """The `bot` drawer of one game."""

    __slots__ = ("_sensible", "idle", "usual", "value")

    def __init__(self, game: str) -> None:
        bot = drawer(game, "bot")
        self.value: Value = bot.value
        self._sensible: Callable[[Decision], list[Answer] | None] = getattr(bot, "sensible", _all)
        self.usual: Callable[[Decision], Sequence[Answer] | None] = getattr(bot, "usual", _none)
        self.idle: Callable[[Decision], Answer | None] = getattr(bot, "idle", _nothing)

    def answers(self, decision: Decision, luck: Luck, cap: int) -> list[Answer]:
        """The answers to look at, at most `cap` of them."""
        found = self._sensible(decision)
        if found is None:
            return several(decision, luck, cap)
        return found if len(found) <= cap else [found[i] for i in luck.sample(len(found), cap)]


@cache
def advice(game: str) -> Advice:
    """What the drawer of a game says."""
    return Advice(game)
