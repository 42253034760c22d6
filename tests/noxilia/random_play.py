"""Random games between ready-made decks, every pair of clans in both orders."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from arbitre.games.noxilia.decks import READY
from arbitre.games.noxilia.rules.game import RULES
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game

PAIRS = [(one.slug, other.slug) for one, other in product(READY, READY)]
"""Nine: each clan against each, its own among them."""


def begun(seed: int) -> Game:
    """A game before its first answer; nine seeds in a row are the nine pairs."""
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
