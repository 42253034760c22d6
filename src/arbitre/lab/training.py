"""Training: how much each part of a game's value weighs, learned from how games end.

Bots play against themselves; positions between two actions are kept with their parts and who won in the end,
and a logistic regression finds the weights that foretell it best, held near those set by hand. One game in
five is left out and tells how good they are. Game `i` depends on the seed and `i` alone, and nothing but the
standard library is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log1p, sqrt
from typing import Any, Final

import msgspec

import arbitre
from arbitre.bots import Bot, GreedyBot, brisk, by_name, check_names, play_out
from arbitre.bots.advice import Advice, advice
from arbitre.bots.glimpse import Glimpse
from arbitre.bots.greedy import under_way
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.games.weights import Trained, weighed
from arbitre.kernel.rules import BadInput

from .jobs import Progress, run, tell
from .report import Plain, wilson
from .simulate import MOST_DECISIONS

SEATS: Final = 2
EVERY: Final = 4  # answers between two positions that are kept
HELD_OUT: Final = 5  # one game in so many tells how good the weights are
NEAR: Final = 0.02  # how strongly weights are held near those set by hand
LEAST: Final = 0.25  # no weight is less than this …
MOST: Final = 4.0  # … or more than this: what nothing depends on tells nothing either
ROUNDS: Final = 30
STEPS: Final = (1.0, 0.6, 0.3)  # of the way from the weights set by hand to those learned


class Task(msgspec.Struct):
    """One game to learn from."""

    game: str
    seed: int
    bot: str
    options: dict[str, Any]


class Row(msgspec.Struct):
    """A position as one seat sees it: the parts of its value, and whether it won (a draw is a half)."""

    parts: list[float]
    won: float


class Bout(msgspec.Struct):
    """One game in which two sets of weights meet."""

    game: str
    seed: int
    turned: bool
    weights: list[float]
    options: dict[str, Any]


class Comparison(Plain):
    """How often greedy with learned weights won against greedy with those set by hand; a draw is a half."""

    game: str
    games: int
    wins: int
    draws: int
    share: float
    low: float
    high: float
    seed: int


def train(
    game: str,
    games: int = 400,
    seed: int = 0,
    bot: str = "greedy",
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Trained:
    """Play, and find the weights. Raises `BadInput` before the first game if none can be played."""
    check_names([bot])
    if games < HELD_OUT:
        raise BadInput(f"At least {HELD_OUT} games are needed to learn from, not {games}.")
    chosen = options or {}
    arbitre.new(game, seed, SEATS, **chosen)
    tasks = [Task(game, Luck(seed, index).next() >> 1, bot, chosen) for index in range(games)]
    learnt: list[Row] = []
    held: list[Row] = []
    for index, rows in enumerate(run(jobs, play, tasks, on)):
        (learnt if index % HELD_OUT else held).extend(rows)
        tell(progress, index + 1, games)
    said = spec(game).bot.said
    scale = fit_scale(learnt)
    factors = fit(learnt, [1.0 / scale] * len(said))
    spreads = _spreads(learnt)
    # The scale is such that the weights are about 1: values keep their size.
    whole = sum(factor * each for factor, each in zip(factors, spreads, strict=True))
    new = (sum(spreads) / whole) if whole > 0 else scale
    weights = [min(MOST, max(LEAST, factor * new)) for factor in factors]
    return Trained(
        weights={part.key: round(weight, 4) for part, weight in zip(said, weights, strict=True)},
        scale=round(new, 4),
        version=arbitre.__version__,
        seed=seed,
        games=games,
        positions=len(learnt) + len(held),
        loss=round(loss(held, [weight / new for weight in weights]), 5),
        hand_set=round(loss(held, [1.0 / scale] * len(said)), 5),
    )


def tempered(
    game: str,
    found: Trained,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Trained:
    """What foretells the end best need not play best: of steps of different length from the weights set by
    hand towards those learned, the one that wins most against those set by hand in so many games each."""
    best, highest = found, -1.0
    for done, share in enumerate(STEPS):
        weights = {key: round(weight**share, 4) for key, weight in found.weights.items()}
        met = compare(game, weights, games, seed, options, jobs, on=on)
        tell(progress, done + 1, len(STEPS))
        if met.share > highest:
            best, highest = msgspec.structs.replace(found, weights=weights, step=share), met.share
    return best


def play(task: Task) -> list[Row]:
    """Play one game, and keep some of its positions. Weights are those set by hand, so that what is learned
    does not depend on what was learned before."""
    made = spec(task.game).bot
    by_hand = weighing(task.game, [1.0] * len(made.weights))
    bots: list[Bot]
    if task.bot == "greedy":
        bots = [GreedyBot(task.seed, seat, by_hand) for seat in range(SEATS)]
    else:
        bots = [by_name(task.bot, task.seed, seat) for seat in range(SEATS)]
    played = arbitre.new(task.game, task.seed, SEATS, brisk=brisk([task.bot]), **task.options)
    kept: list[tuple[int, list[float]]] = []
    given = 0
    while played.pending is not None and given < MOST_DECISIONS and not played.still:
        if given % EVERY == 0 and not under_way(played):
            for seat in range(SEATS):
                parts = list(made.parts(played.state, seat))
                if len(parts) > 1:
                    kept.append((seat, parts[1:]))
        played.answer(bots[played.pending.seat].choose(Glimpse(played)))
        given += 1
    winners = played.result.winners if played.result is not None else ()
    return [Row(parts, 0.5 if len(winners) != 1 else float(seat in winners)) for seat, parts in kept]


def weighing(game: str, weights: Sequence[float]) -> Advice:
    """What a game tells a bot, with other weights; the first is that of the outcome."""
    made = spec(game).bot
    parts = made.parts

    def value(state: Any, seat: int) -> float:
        return weighed(parts(state, seat), weights)

    return Advice(replace(made, value=value, weights=weights), advice(game).turns)


def compare(
    game: str,
    weights: dict[str, float],
    games: int = 400,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Comparison:
    """Greedy with these weights against greedy with all weights 1, each deal in both seatings."""
    of = [1.0, *(weights[part.key] for part in spec(game).bot.said)]
    bouts = [
        Bout(game, Luck(seed, index // 2).next() >> 1, bool(index % 2), of, options or {})
        for index in range(games)
    ]
    wins = draws = 0
    for index, won in enumerate(run(jobs, meet, bouts, on)):
        wins += won == 1.0
        draws += won == 0.5
        tell(progress, index + 1, games)
    share = (wins + draws / 2) / games if games else 0.0
    low, high = wilson(wins + draws / 2, games)
    return Comparison(game, games, wins, draws, round(share, 4), round(low, 4), round(high, 4), seed)


def meet(bout: Bout) -> float:
    """Play one game between them: 1 if the weights given won, 0 if those set by hand, a half if nobody."""
    mine = int(bout.turned)
    sides = [weighing(bout.game, bout.weights), weighing(bout.game, [1.0] * len(bout.weights))]
    bots = [GreedyBot(bout.seed, seat, sides[seat ^ mine]) for seat in range(SEATS)]
    game = arbitre.new(bout.game, bout.seed, SEATS, brisk=True, **bout.options)
    play_out(game, bots, MOST_DECISIONS)
    winners = game.result.winners if game.result is not None else ()
    return float(mine in winners) if len(winners) == 1 else 0.5


# The regression


def chance(parts: Sequence[float], factors: Sequence[float]) -> float:
    """The chance of winning that factors foretell."""
    x = sum(part * factor for part, factor in zip(parts, factors, strict=True))
    return 1.0 / (1.0 + exp(-x)) if x > 0 else exp(x) / (1.0 + exp(x)) if x > -700 else 0.0


def loss(rows: Sequence[Row], factors: Sequence[float]) -> float:
    """The mean logarithmic loss: 0.693 is what a coin foretells."""
    total = 0.0
    for row in rows:
        x = sum(part * factor for part, factor in zip(row.parts, factors, strict=True))
        total += (1 - row.won) * x + (log1p(exp(-x)) if x > 0 else log1p(exp(x)) - x)
    return total / len(rows) if rows else 0.0


def fit_scale(rows: Sequence[Row]) -> float:
    """The scale of the values set by hand: one factor for all parts."""
    sums = [Row([sum(row.parts)], row.won) for row in rows]
    [factor] = fit(sums, [0.1], near=0.0)
    return 1.0 / max(factor, 1e-3)


def fit(rows: Sequence[Row], start: Sequence[float], near: float = NEAR) -> list[float]:
    """The factors of the parts that make the loss least, held near where they start: Newton's way, with the
    step halved while it does not help."""
    size = len(start)
    spreads = _spreads(rows)
    hold = [near * each * each for each in spreads]

    def cost(factors: Sequence[float]) -> float:
        far = sum(h * (f - s) ** 2 for h, f, s in zip(hold, factors, start, strict=True))
        return loss(rows, factors) + far

    factors, least = list(start), cost(start)
    for _ in range(ROUNDS):
        slope = [2 * h * (f - s) for h, f, s in zip(hold, factors, start, strict=True)]
        bend = [[2 * hold[i] + 1e-9 if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row in rows:
            expected = chance(row.parts, factors)
            off, sway = (expected - row.won) / len(rows), expected * (1 - expected) / len(rows)
            for i, one in enumerate(row.parts):
                slope[i] += off * one
                line = bend[i]
                for j, other in enumerate(row.parts):
                    line[j] += sway * one * other
        step = solve(bend, slope)
        size_of_step = 1.0
        while size_of_step > 1e-3:
            tried = [f - size_of_step * s for f, s in zip(factors, step, strict=True)]
            now = cost(tried)
            if now < least:
                break
            size_of_step /= 2
        else:
            break
        gained, factors, least = least - now, tried, now
        if gained < 1e-7:
            break
    return factors


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot first."""
    size = len(right)
    rows = [[*line, at] for line, at in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(size):
            if k != i and rows[i][i]:
                share = rows[k][i] / rows[i][i]
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] if rows[i][i] else 0.0 for i in range(size)]


def _spreads(rows: Sequence[Row]) -> list[float]:
    """How far each part goes from 0, on an average."""
    size = len(rows[0].parts)
    return [sqrt(sum(row.parts[at] ** 2 for row in rows) / len(rows)) for at in range(size)]
