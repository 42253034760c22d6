"""Benchmarks beside python-chess, the yardstick: random and greedy play, what a fork, a view and a save cost.

Chess and our games take turns inside one run, and all is processor time, so that a busy machine slows both
alike; the figures are medians of the repetitions.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

import arbitre
from arbitre.bots import by_name, play_out
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games import spec
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.rules import BadInput

from .growth import Grown, cost, with_permanents, with_players
from .jobs import Progress, tell
from .report import Plain

CHESS_MID_GAME = 40  # plies
SEATS = 2
DEALS = 1000  # between the seeds of two repetitions


class Chess(Plain):
    """The yardstick."""

    decisions_per_s: float
    games_per_s: float
    copy_us: float


class Figures(Plain):
    """One game. Ratios of decisions and games over 1: faster than chess; of a fork: slower than its copy."""

    decisions_per_s: float  # random play, every question asked and each answer given from outside
    games_per_s: float  # random play as the lab plays: brisk games, played through
    turns_per_s: float  # of the same
    greedy_games_per_s: float  # greedy against greedy
    fork_us: float
    view_us: float
    save_us: float
    ratio_decisions: float
    ratio_games: float
    ratio_greedy: float
    ratio_fork: float
    forks_mb: float  # 10,000 forks of positions half-way through
    players: dict[int, Grown]


class Report(Plain):
    """All figures of one run."""

    chess: Chess
    games: dict[str, Figures]
    permanents: dict[int, Grown]  # of Magic
    build: str  # "compiled" by mypyc, or "python"


class Size(Plain):
    """How much is measured."""

    repetitions: int
    seconds: float  # of random play, for each game and manner in each repetition
    greedy: float  # seconds of greedy play, in the whole run
    positions: int
    copies: int
    forks: int  # held at once


FULL = Size(repetitions=9, seconds=0.5, greedy=4.0, positions=24, copies=4000, forks=10_000)
QUICK = Size(repetitions=3, seconds=0.02, greedy=0.0, positions=2, copies=40, forks=1000)


def bench(
    games: Sequence[str] | None = None, quick: bool = False, seed: int = 0, progress: Progress | None = None
) -> Report:
    """Measure. Raises `BadInput` if python-chess is not there."""
    chess = _chess()
    names = list(games if games is not None else arbitre.games)
    size = QUICK if quick else FULL
    boards = _chess_positions(chess, size.positions, seed)
    positions = {name: _positions(name, size.positions, seed) for name in names}
    yardstick: list[tuple[float, float, float]] = []
    rows: dict[str, list[tuple[float, ...]]] = {name: [] for name in names}
    for repetition in range(size.repetitions):
        # Other games each time: a single one that happens to be long must not stand for all.
        deal = seed + DEALS * repetition
        moves, rate = _chess_play(chess, size.seconds, deal)
        copy = cost(boards, lambda board: board.copy(stack=False), size.copies)
        yardstick.append((moves, rate, copy))
        for name in names:
            speed = _asked(name, size.seconds, deal)
            played, turns = _played(name, size.seconds, deal)
            here = positions[name]
            fork = cost(here, lambda game: game.fork(), size.copies)
            view = cost(here, lambda game: game.view(game.pending.seat), size.copies // 10)
            save = cost(here, lambda game: game.save(), size.copies // 20)
            ratios = (speed / moves, played / rate, fork / copy)
            rows[name].append((speed, played, turns, fork, view, save, *ratios))
        tell(progress, repetition + 1, size.repetitions)
    moves, rate, copy = (median(column) for column in zip(*yardstick))
    figures = {}
    for name in names:
        greedy, beside = _greedy(name, size.greedy, seed, lambda s: _chess_play(chess, s, seed)[1])
        memory = _memory(positions[name], size.forks)
        figures[name] = _figures(rows[name], greedy, beside, memory, with_players(name, quick, seed))
    grown = with_permanents(quick) if "magic" in names else {}
    return Report(Chess(round(moves, 1), round(rate, 2), round(copy, 3)), figures, grown, arbitre.build)


def _figures(
    rows: list[tuple[float, ...]], greedy: float, beside: float, memory: float, players: dict[int, Grown]
) -> Figures:
    """Medians, the ratios too: each compares what ran side by side."""
    speed, rate, turns, fork, view, save, faster, sooner, dearer = (median(column) for column in zip(*rows))
    return Figures(
        decisions_per_s=round(speed, 1),
        games_per_s=round(rate, 2),
        turns_per_s=round(turns, 1),
        greedy_games_per_s=round(greedy, 3),
        fork_us=round(fork, 3),
        view_us=round(view, 2),
        save_us=round(save, 2),
        ratio_decisions=round(faster, 3),
        ratio_games=round(sooner, 3),
        ratio_greedy=round(greedy / beside, 4),
        ratio_fork=round(dearer, 3),
        forks_mb=round(memory, 2),
        players=players,
    )


# Ours


def _asked(name: str, seconds: float, seed: int) -> float:
    """Decisions a second of random play: every question is asked, and each answer given from outside."""
    choose = Random(seed).random
    decisions = games = 0
    began = process_time()
    while process_time() - began < seconds or not games:
        game = arbitre.new(name, seed=seed + games, seats=SEATS)
        while (pending := game.pending) is not None:
            if pending.single:
                options = pending.options
                game.answer(options[int(choose() * len(options))])
            else:
                game.answer(one(pending, Luck(seed, decisions)))
            decisions += 1
        games += 1
    return decisions / (process_time() - began)


def _played(name: str, seconds: float, seed: int) -> tuple[float, float]:
    """Games and turns a second of random play as the lab plays: nothing is asked where there is nothing to
    ask, and games are played through."""
    random = Random(seed).random

    def choose(game: Game) -> Answer:
        pending = game.pending
        assert pending is not None
        if pending.single:
            options = pending.options
            return options[int(random() * len(options))]
        return one(pending, Luck(seed, len(game.history)))

    turns_of = spec(name).tally.turns
    games = turns = 0
    began = process_time()
    while process_time() - began < seconds or not games:
        game = arbitre.new(name, seed=seed + games, seats=SEATS, brisk=True)
        game.play(choose)
        turns += turns_of(game.state)
        games += 1
    spent = process_time() - began
    return games / spent, turns / spent


def _greedy(name: str, seconds: float, seed: int, chess: Callable[[float], float]) -> tuple[float, float]:
    """Games a second of greedy against greedy, and of chess between them."""
    spent = 0.0
    games = 0
    beside = []
    while spent < seconds or not games:
        beside.append(chess(seconds / 20))
        game = arbitre.new(name, seed=seed + games, seats=SEATS, brisk=True)
        bots = [by_name("greedy", seed + games, seat) for seat in range(SEATS)]
        began = process_time()
        play_out(game, bots)
        spent += process_time() - began
        games += 1
    return games / spent, median(beside)


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


def _memory(positions: list[Game], forks: int) -> float:
    """Megabytes that 10,000 forks take, reckoned from so many held at once."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [positions[index % len(positions)].fork() for index in range(forks)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(held) * 10_000 / 1e6


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
    began = process_time()
    while process_time() - began < seconds or not games:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(choose() * len(moves))])
            plies += 1
        games += 1
    spent = process_time() - began
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
