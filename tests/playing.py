"""Random play for tests: the same seed plays the same game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import arbitre
from arbitre.kernel.ask import Decision


def some_answer(decision: Decision, random: Random) -> arbitre.Answer:
    """A legal answer; of very many, one of the first thousand."""
    answers = decision.options if decision.single else list(islice(decision.answers(), 1000))
    return random.choice(answers)


def playing(game: arbitre.Game, seed: int = 0) -> Iterator[arbitre.Game]:
    """The game at each of its decisions, answered at random, until it is over."""
    random = Random(seed)
    while game.pending is not None:
        yield game
        game.answer(some_answer(game.pending, random))


def position(seed: int, decisions: int, seats: int = 2, **options: object) -> arbitre.Game:
    """A game of Quarriors! after so many random decisions, or at its last decision if it is shorter."""
    game = arbitre.new("quarriors", seed=seed, seats=seats, **options)
    for at, _ in enumerate(playing(game, seed)):
        if at == decisions:
            break
    return game if game.pending else game.undo()
