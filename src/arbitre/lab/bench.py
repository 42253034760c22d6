"""Benchmarks beside python-chess, the yardstick: random play, and what a fork, a view and a save cost.

Chess and our games take turns inside one run, so that a busy machine slows both alike; the figures are
medians of the repetitions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.kernel import door
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput

from .jobs import Progress, tell
from .report import Plain

CHESS_MID_GAME = 40  # plies
SEATS = 2


class Chess(Plain):
    """The yardstick."""

    decisions_per_s: float
    copy_us: float


class Figures(Plain):
    """One game. `ratio_decisions` over 1: faster than chess; `ratio_fork` over 1: slower than its copy."""

    decisions_per_s: float
    games_per_s: float
    fork_us: float
    view_us: float
    save_us: float
    ratio_decisions: float
    ratio_fork: float


class Report(Plain):
    """All figures of one run."""

    chess: Chess
    games: dict[str, Figures]
    build: str  # "compiled" by mypyc, or "python"


class Size(Plain):
    """How much is measured."""

    repetitions: int
    seconds: float  # of random play, for each game in each repetition
    positions: int
    copies: int


FULL = Size(repetitions=9, seconds=0.7, positions=24, copies=4000)
QUICK = Size(repetitions=3, seconds=0.05, positions=4, copies=100)


def bench(
    games: Sequence[str] | None = None, quick: bool = False, seed: int = 0, progress: Progress | None = None
) -> Report:
    """Measure. Raises `BadInput` if python-chess is not there."""
    chess = _chess()
    names = list(games if games is not None else arbitre.games)
    size = QUICK if quick else FULL
    boards = _chess_positions(chess, size.positions, seed)
    positions = {name: _positions(name, size.positions, seed) for name in names}
    chess_speed: list[float] = []
    chess_copy: list[float] = []
    rows: dict[str, list[tuple[float, ...]]] = {name: [] for name in names}
    for repetition in range(size.repetitions):
        chess_speed.append(_chess_play(chess, size.seconds, seed)[0])
        chess_copy.append(_cost(boards, lambda board: board.copy(stack=False), size.copies))
        for name in names:
            speed, rate = _play(name, size.seconds, seed)
            here = positions[name]
            fork = _cost(here, lambda game: game.fork(), size.copies)
            view = _cost(here, lambda game: game.view(game.pending.seat), size.copies // 10)
            save = _cost(here, lambda game: game.save(), size.copies // 20)
            rows[name].append((speed, rate, fork, view, save, speed / chess_speed[-1], fork / chess_copy[-1]))
        tell(progress, repetition + 1, size.repetitions)
    return Report(
        Chess(round(median(chess_speed), 1), round(median(chess_copy), 3)),
        {name: _figures(rows[name]) for name in names},
        "python" if door.__file__.endswith(".py") else "compiled",
    )


def _figures(rows: list[tuple[float, ...]]) -> Figures:
    """Medians, the ratios too: each compares what ran side by side."""
    speed, rate, fork, view, save, faster, dearer = (median(column) for column in zip(*rows))
    return Figures(
        round(speed, 1),
        round(rate, 2),
        round(fork, 3),
        round(view, 2),
        round(save, 2),
        round(faster, 3),
        round(dearer, 3),
    )


def _cost(things: Sequence[Any], do: Callable[[Any], Any], times: int) -> float:
    """Microseconds for doing something to one of the things, on average over all of them."""
    rounds = max(1, times // len(things))
    began = perf_counter()
    for _ in range(rounds):
        for thing in things:
            do(thing)
    return (perf_counter() - began) * 1e6 / (rounds * len(things))


# Ours


def _play(name: str, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games a second of plain random play: what is asked, one of the answers, the answer."""
    random = Random(seed)
    choose = random.random
    decisions = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds or not games:
        game = arbitre.new(name, seed=seed + games, seats=SEATS)
        while (pending := game.pending) is not None:
            if pending.single:
                options = pending.options
                game.answer(options[int(choose() * len(options))])
            else:
                game.answer(one(pending, Luck(seed, decisions)))
            decisions += 1
        games += 1
    spent = perf_counter() - began
    return decisions / spent, games / spent


def _positions(name: str, number: int, seed: int) -> list[Game]:
    """Games half-way through: each is played once to know how long it is, then again to its middle."""
    found: list[Game] = []
    for index in range(number):
        whole = arbitre.new(name, seed=seed + index, seats=SEATS)
        while whole.pending is not None:
            whole.answer(one(whole.pending, Luck(seed, index, len(whole.history))))
        half = arbitre.new(name, seed=seed + index, seats=SEATS)
        for answer in whole.history[: len(whole.history) // 2]:
            half.answer(answer)
        found.append(half)
    return found


# The yardstick


def _chess() -> ModuleType:
    try:
        import chess
    except ImportError:
        raise BadInput(
            "The yardstick of `bench` is python-chess, which is not installed: pip install 'arbitre[bench]'"
        ) from None
    return chess


def _chess_play(chess: ModuleType, seconds: float, seed: int) -> tuple[float, float]:
    """Moves and games a second of random games as python-chess plays them: until it says they are over."""
    random = Random(seed)
    choose = random.random
    plies = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds or not games:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(choose() * len(moves))])
            plies += 1
        games += 1
    spent = perf_counter() - began
    return plies / spent, games / spent


def _chess_positions(chess: ModuleType, number: int, seed: int) -> list[Any]:
    boards = []
    for index in range(number):
        random = Random(seed + index)
        board = chess.Board()
        while board.ply() < CHESS_MID_GAME and any(board.legal_moves):
            board.push(random.choice(list(board.legal_moves)))
        boards.append(board)
    return boards
