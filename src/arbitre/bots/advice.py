"""Which answers a bot looks at, from what the game says of them (`BotSense`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from arbitre.games import spec
from arbitre.games.specification import BotSense
from arbitre.kernel.ask import Decision
from arbitre.kernel.pieces import Answer

from .luck import Luck
from .sample import several


class Advice:
    """What a game tells a bot."""

    __slots__ = (
        "_sensible",
        "ahead",
        "by_heart",
        "ends",
        "glances",
        "idle",
        "luck",
        "opinion",
        "parts",
        "same",
        "scale",
        "survey",
        "trifle",
        "turns",
        "usual",
        "value",
        "weights",
    )

    def __init__(self, sense: BotSense, turns: Callable[[Any], int]) -> None:
        self.value = sense.value
        self.parts = sense.parts
        self.weights = sense.weights
        self.scale = sense.scale
        self.ahead = sense.ahead
        self.opinion = sense.opinion
        self.luck = sense.luck
        self.glances = sense.glances if sense.ahead > 1 else 0
        self.turns = turns
        self.usual = sense.usual
        self.idle = sense.idle
        self.by_heart = sense.by_heart
        self.same = sense.same
        self.ends = sense.ends
        self.survey = sense.survey
        self.trifle = sense.trifle
        self._sensible = sense.sensible

    def answers(self, decision: Decision, luck: Luck, cap: int) -> list[Answer]:
        """The answers to look at, at most `cap` of them."""
        found = self._sensible(decision)
        if found is None:
            return several(decision, luck, cap)
        return found if len(found) <= cap else [found[i] for i in luck.sample(len(found), cap)]


@cache
def advice(game: str) -> Advice:
    """What a game tells a bot."""
    return Advice(spec(game).bot, spec(game).tally.turns)
