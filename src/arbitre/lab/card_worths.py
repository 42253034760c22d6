"""What each card is worth beside what its figures say, learned from how games end.

In every game both seats play greedily with a worth for every card drawn by chance around none, each deal in
both seatings. The draws have nothing to do with each other, so for each card it can be told by itself whether
who thought more of it won more often, and by how much; what few games tell is held near nothing. One deal
in five is left out and tells how much of it is true. Game `i` depends on the seed and `i` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log
from typing import Any, Final

import msgspec

import arbitre
from arbitre.bots import GreedyBot, play_out
from arbitre.bots.advice import Advice, advice
from arbitre.games import spec
from arbitre.games.specification import CardSense
from arbitre.games.weighing import weighed
from arbitre.games.weights import Trained, trained
from arbitre.kernel.rules import BadInput

from .bouts import SEATS, Bout, Comparison, bouts_of, compared, fought
from .jobs import Progress, counted, run
from .simulate import MOST_DECISIONS
from .training import HELD_OUT, Row, Task, loss, spread, tasks_of

EXPECTED: Final = 0.09  # how far slopes are from nothing: the logarithm of the odds for one step of a worth
PACE: Final = 16.0  # steps from nothing for a slope of 1
FARTHEST: Final = 1.5  # steps from nothing at most


class Told(msgspec.Struct):
    """Whether the first seat won (a draw is a half), and how much more it thought of each card there was."""

    won: float
    apart: dict[int, float]


def train_cards(
    game: str,
    games: int = 6000,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Trained:
    """Play, and find the worths; the weights stay as they are. Raises `BadInput` before the first game."""
    number = len(_sense(game).names)
    chosen = options or {}
    arbitre.new(game, seed, SEATS, **chosen)
    tasks = tasks_of(game, games, seed, chosen, lambda luck: spread(luck, number))
    return learned_cards(game, [*counted(progress, games, run(jobs, play, tasks, on))], seed)


def _sense(game: str) -> CardSense:
    found = spec(game).bot.cards
    if found is None:
        raise BadInput(f"What each card is worth is not learned in '{game}'.")
    return found


def play(trial: Task) -> Told:
    """Play one game."""
    sense = _sense(trial.game)
    bots = [
        GreedyBot(trial.seed, seat, thinking(trial.game, [sense.step * each for each in tried]))
        for seat, tried in enumerate(trial.tried)
    ]
    game = arbitre.new(trial.game, trial.seed, SEATS, brisk=True, **trial.options)
    play_out(game, bots, MOST_DECISIONS)
    winners = game.result.winners if game.result is not None else ()
    won = 0.5 if len(winners) != 1 else float(winners[0] == 0)
    mine, other = trial.tried
    return Told(won, {card: mine[card] - other[card] for card in sense.present(game.state)})


def thinking(game: str, worths: Sequence[float]) -> Advice:
    """What a game tells a bot that thinks so of the cards."""
    made, sense = spec(game).bot, _sense(game)
    fixed, weights = tuple(worths), list(made.weights)

    def value(state: Any, seat: int) -> float:
        return weighed(list(sense.parts(state, seat, fixed)), weights)

    return Advice(replace(made, value=value, by_heart=None), advice(game).turns)


def slopes(told: Sequence[Told], number: int) -> list[float]:
    """For each card: how the logarithm of the odds grows with what is thought of it."""
    up, size = [0.0] * number, [1 / EXPECTED**2] * number
    for each in told:
        for card, apart in each.apart.items():
            up[card] += apart * (each.won - 0.5)
            size[card] += apart * apart / 4
    return [a / b for a, b in zip(up, size, strict=True)]


def learned_cards(game: str, told: Sequence[Told], seed: int) -> Trained:
    """What games tell of the cards, beside the weights there are."""
    sense = _sense(game)
    number = len(sense.names)
    held = [each for index, each in enumerate(told) if index // 2 % HELD_OUT == 0]
    rest = slopes([each for index, each in enumerate(told) if index // 2 % HELD_OUT], number)
    rows = [Row([sum(rest[card] * apart for card, apart in each.apart.items())], each.won) for each in held]
    found = [max(-FARTHEST, min(FARTHEST, PACE * slope)) for slope in slopes(told, number)]
    return msgspec.structs.replace(
        trained(f"arbitre.games.{game}.bot"),
        cards={name: round(sense.step * each, 3) for name, each in zip(sense.names, found, strict=True)},
        version=arbitre.__version__,
        seed=seed,
        games=len(told),
        positions=0,
        loss=round(loss(rows, [1.0]), 5),
        hand_set=round(log(2), 5),
    )


def compare_cards(
    game: str,
    cards: dict[str, float],
    games: int = 400,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Comparison:
    """Greedy with these worths against greedy that goes by the figures alone, each deal in both seatings."""
    worths = [cards[name] for name in _sense(game).names]
    bouts = bouts_of(game, worths, games, seed, options)
    return compared(game, games, seed, run(jobs, meet, bouts, on), progress)


def meet(bout: Bout) -> float:
    """Play one game between the worths given and none."""
    none = thinking(bout.game, [0.0] * len(bout.learned))
    return fought(bout, thinking(bout.game, bout.learned), none)
