"""Random games between ready-made decks: every pair of clans, in both orders and with both of their decks."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from arbitre.games.noxilia.decks import FIRST, OTHERS
from arbitre.games.noxilia.rules.game import RULES
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game

PAIRS = [
    *((one.slug, other.slug) for one, other in combinations(FIRST, 2)),
    *((other.slug, one.slug) for one, other in combinations(OTHERS, 2)),
    *((one.slug, other.slug) for one, other in zip(FIRST, OTHERS, strict=True)),
]
"""Sixteen: each clan against each, itself among them."""


def begun(seed: int) -> Game:
    """A game before its first answer; as many seeds in a row as there are pairs are all of them."""
    return Game(RULES, RULES.start(2, {"decks": list(PAIRS[seed % len(PAIRS)])}, seed))


def some(decision: Decision, random: Random) -> Any:
    """Any answer."""
    if decision.single:
        return random.choice(decision.options)
    if decision.kind == "yes":
        return random.random() < 0.5
    if decision.kind == "pick":
        return tuple(random.sample(decision.options, random.randint(decision.least, decision.most)))
    return random.choice(list(decision.answers()))


def acting(game: Game) -> bool:
    """Whether the open question is which action to take."""
    return game.pending is not None and game.pending.say == ("act",)
