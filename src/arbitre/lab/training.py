"""Training: how much each part of a game's value weighs, learned from how games end.

What foretells the end of a game best need not be what wins it: who holds many cards may do so because he
wins. So the weights themselves are tried out. In every game both seats play greedily with weights drawn by
chance around those set by hand, each deal in both seatings, and a logistic regression finds what the weights
have to do with who won: for each part whether more or less of it is better, and how fast it grows worse away
from the best. The best by that is what was learned. One deal in five is left out and tells how much it is
worth. Positions on the way tell the scale. Game `i` depends on the seed and `i` alone, and nothing but the
standard library is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, log, log1p, sqrt
from typing import Any, Final

import msgspec

import arbitre
from arbitre.bots import GreedyBot
from arbitre.bots.advice import Advice, advice
from arbitre.bots.glimpse import Glimpse, under_way
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.games.weighing import weighed
from arbitre.games.weights import Trained, trained
from arbitre.kernel.rules import BadInput

from .bouts import SEATS, Bout, Comparison, bouts_of, compared, fought
from .jobs import Progress, counted, run, tell
from .simulate import MOST_DECISIONS

EVERY: Final = 12  # answers between two positions that are kept
HELD_OUT: Final = 5  # one deal in so many tells how good the weights are
VARIED: Final = 0.6  # how far weights are tried out: the standard deviation of their logarithms
NEAR: Final = 12.0  # how strongly what is learned is held near knowing nothing, in games; nothing known is …
BENT: Final = (
    0.15  # … that e times the weight set by hand, or an e-th, changes the odds by e to this, or more
)
OPEN: Final = 0.8  # of the positions tell the scale: those in which most can still happen
FARTHEST: Final = 1.0  # the logarithm of a weight is not further than this from 0
ROUNDS: Final = 30
STEPS: Final = (1.0, 0.6, 0.3)  # of the way from the weights set by hand to those learned


class Task(msgspec.Struct):
    """One game to learn from: what both seats try, logarithms of weights or steps of worths."""

    game: str
    seed: int
    tried: list[list[float]]
    options: dict[str, Any]


class Row(msgspec.Struct):
    """Figures of the first seat, and whether it won (a draw is a half)."""

    parts: list[float]
    won: float
    counts: float = 1.0


class Lesson(msgspec.Struct):
    """What a game tells: who won with which weights, and positions on the way with who won in the end."""

    outcome: Row
    positions: list[Row]


def train(
    game: str,
    games: int = 400,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    on: str = "",
) -> Trained:
    """Play, and find the weights. Raises `BadInput` before the first game if none can be played."""
    if games < HELD_OUT:
        raise BadInput(f"At least {HELD_OUT} games are needed to learn from, not {games}.")
    chosen = options or {}
    arbitre.new(game, seed, SEATS, **chosen)
    number = len(spec(game).bot.said)
    tasks = tasks_of(game, games, seed, chosen, lambda luck: varied(luck, number))
    return learned(game, [*counted(progress, games, run(jobs, play, tasks, on))], seed)


def tasks_of(
    game: str, games: int, seed: int, options: dict[str, Any], draw: Callable[[Luck], list[float]]
) -> list[Task]:
    """The games to learn from: on every deal two sets of figures drawn meet, in both seatings."""
    found = []
    for index in range(games):
        luck = Luck(seed, index // 2)
        tried = [draw(luck) for _ in range(SEATS)]
        found.append(Task(game, luck.next() >> 1, tried[::-1] if index % 2 else tried, options))
    return found


def learned(game: str, lessons: Sequence[Lesson], seed: int) -> Trained:
    """What games tell of the weights."""
    said = spec(game).bot.said
    outcomes = [lesson.outcome for lesson in lessons]
    held = [row for index, row in enumerate(outcomes) if index // 2 % HELD_OUT == 0]
    rest = [row for index, row in enumerate(outcomes) if index // 2 % HELD_OUT]
    positions = [row for lesson in lessons for row in lesson.positions]
    nothing = [0.0] * len(said) + [BENT] * len(said)
    weights = [exp(each) for each in best(fit(outcomes, nothing, NEAR / len(outcomes)))]
    return msgspec.structs.replace(
        trained(f"arbitre.games.{game}.bot"),
        step=1.0,
        weights={part.key: round(weight, 4) for part, weight in zip(said, weights, strict=True)},
        scale=round(fit_scale(positions, weights), 4),
        version=arbitre.__version__,
        seed=seed,
        games=len(lessons),
        positions=len(positions),
        loss=round(loss(held, fit(rest, nothing, NEAR / len(rest))), 5),
        hand_set=round(log(2), 5),
    )


def varied(luck: Luck, number: int) -> list[float]:
    """Logarithms of weights to be tried out, spread about as a bell is."""
    return [VARIED * each for each in spread(luck, number)]


def spread(luck: Luck, number: int) -> list[float]:
    """Figures spread about nothing as a bell is, by 1."""
    return [2 * (sum(luck.next() / 2**64 for _ in range(3)) - 1.5) for _ in range(number)]


def apart(mine: Sequence[float], others: Sequence[float]) -> list[float]:
    """How two sets of weights differ: each logarithm, and how much nearer each is to that set by hand."""
    pairs = list(zip(mine, others, strict=True))
    return [a - b for a, b in pairs] + [b * b - a * a for a, b in pairs]


def best(factors: Sequence[float]) -> list[float]:
    """The logarithms of the weights at which the odds are best, none of them too far away."""
    size = len(factors) // 2
    pairs = zip(factors[:size], factors[size:], strict=True)
    found = [slope / (2 * max(bend, BENT)) for slope, bend in pairs]
    return [max(-FARTHEST, min(FARTHEST, each)) for each in found]


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
    """Of steps of different length from the weights set by hand towards those learned, the one that wins most
    against those set by hand in so many games each."""
    best, highest = found, -1.0
    for done, share in enumerate(STEPS):
        weights = {key: round(weight**share, 4) for key, weight in found.weights.items()}
        met = compare(game, weights, games, seed, options, jobs, on=on)
        tell(progress, done + 1, len(STEPS))
        if met.share > highest:
            best, highest = msgspec.structs.replace(found, weights=weights, step=share), met.share
    return best


def play(task: Task) -> Lesson:
    """Play one game, and keep some of its positions."""
    made = spec(task.game).bot
    bots = [
        GreedyBot(task.seed, seat, weighing(task.game, [1.0, *(exp(each) for each in tried)]))
        for seat, tried in enumerate(task.tried)
    ]
    played = arbitre.new(task.game, task.seed, SEATS, brisk=True, **task.options)
    kept: list[list[float]] = []
    given = 0
    while played.pending is not None and given < MOST_DECISIONS and not played.still:
        if given % EVERY == 0 and not under_way(played):
            # Both seats' eyes together: what one of them expects of its turn is half of it.
            mine, other = (list(made.parts(played.state, seat))[1:] for seat in range(SEATS))
            if mine:
                kept.append([(a - b) / 2 for a, b in zip(mine, other, strict=True)])
        played.answer(bots[played.pending.seat].choose(Glimpse(played)))
        given += 1
    winners = played.result.winners if played.result is not None else ()
    won = 0.5 if len(winners) != 1 else float(winners[0] == 0)
    return Lesson(Row(apart(*task.tried), won), [Row(parts, won, 1.0 / len(kept)) for parts in kept])


def weighing(game: str, weights: Sequence[float]) -> Advice:
    """What a game tells a bot, with other weights; the first is that of the outcome."""
    made = spec(game).bot
    parts, weigh = made.parts, list(weights)

    def value(state: Any, seat: int) -> float:
        return weighed(list(parts(state, seat)), weigh)

    return Advice(replace(made, value=value, weights=weights, by_heart=None), advice(game).turns)


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
    bouts = bouts_of(game, of, games, seed, options)
    return compared(game, games, seed, run(jobs, meet, bouts, on), progress)


def meet(bout: Bout) -> float:
    """Play one game between the weights given and those set by hand."""
    by_hand = weighing(bout.game, [1.0] * len(bout.learned))
    return fought(bout, weighing(bout.game, bout.learned), by_hand)


# The regression


def chance(parts: Sequence[float], factors: Sequence[float]) -> float:
    """The chance of winning that factors foretell."""
    x = sum(part * factor for part, factor in zip(parts, factors, strict=True))
    return 1.0 / (1.0 + exp(-x)) if x > 0 else exp(x) / (1.0 + exp(x)) if x > -700 else 0.0


def loss(rows: Sequence[Row], factors: Sequence[float]) -> float:
    """The mean logarithmic loss: 0.693 is what a coin foretells."""
    total = whole = 0.0
    for row in rows:
        x = sum(part * factor for part, factor in zip(row.parts, factors, strict=True))
        total += row.counts * ((1 - row.won) * x + (log1p(exp(-x)) if x > 0 else log1p(exp(x)) - x))
        whole += row.counts
    return total / whole if rows else 0.0


def fit_scale(rows: Sequence[Row], weights: list[float]) -> float:
    """The scale of a value: one factor for all parts together. Where a game is as good as over the value says
    so loudly, however loudly; such positions are left out."""
    sums = [Row([weighed(row.parts, weights)], row.won, row.counts) for row in rows]
    sums.sort(key=lambda row: abs(row.parts[0]))
    [factor] = fit(sums[: int(OPEN * len(sums))], [0.02], near=0.0)
    return 1.0 / max(factor, 1e-3)


def fit(rows: Sequence[Row], start: Sequence[float], near: float) -> list[float]:
    """The factors of the parts that make the loss least, held near where they start: Newton's way, with the
    step halved while it does not help."""
    size = len(start)
    whole = sum(row.counts for row in rows)
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
            share = row.counts / whole
            off, sway = share * (expected - row.won), share * expected * (1 - expected)
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
