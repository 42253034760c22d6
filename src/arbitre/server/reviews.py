"""The story of a game that was played: who was ahead when, and where it turned. Runs in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import exp
from statistics import quantiles

from arbitre.bots.advice import advice
from arbitre.kernel.game import Game
from arbitre.words.phrase import Language

from .replays import Replay, kept
from .rest import Lead, Review, TurningPoint

MOST_POINTS = 240
"""Positions that are looked at; of a longer game every second, third …"""
TURNING = 0.1
"""So much of a share must change hands within a turn to be told."""
FEW = 5
LINES = 3

Judge = Callable[[list[Game]], list[list[float]]]
"""Who says how the seats stand at each of some positions, as shares of 1; `review` takes any."""


def by_value(positions: list[Game]) -> list[list[float]]:
    """The shares by what the game's bots find good, on the scale of the game itself: ahead by much is what
    the upper quarter of its positions is."""
    value = advice(positions[0].rules.name).value
    seats = range(len(positions[0].state.seats))
    worth = [[value(game.state, seat) for seat in seats] for game in positions]
    going = sorted(abs(each) for game, row in zip(positions, worth) if not game.over for each in row)
    scale = max(0.5, quantiles(going, n=4)[2]) if len(going) > 1 else 1.0
    return [_shares(game, row, scale) for game, row in zip(positions, worth)]


def _shares(game: Game, worth: list[float], scale: float) -> list[float]:
    if game.result is not None:
        winners = game.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(worth))] if winners else []
    chances = [1 / (1 + exp(-max(-20.0, min(20.0, each / scale)))) for each in worth]
    return [round(each / sum(chances), 4) for each in chances]


def review(name: str, record: str, lang: Language, judge: Judge = by_value) -> Review:
    """The story of a record. Raises `BadRecord`."""
    replay = kept(name, record)
    steps = _resting(replay)
    shares = judge([replay.positions[step] for step in steps])
    leads = [
        Lead(step, _turn(replay.positions[step]), row or shares[0])
        for step, row in zip(steps, shares, strict=True)
    ]
    return Review(name, replay.names(lang), leads, _turning(replay, leads, lang))


def _resting(replay: Replay) -> list[int]:
    """The steps at which no action is under way, the first and the last among them."""
    found = [
        step
        for step, game in enumerate(replay.positions)
        if game.over or (not game.answers and game.state.count == game.checkpoint.count)
    ]
    last = len(replay.positions) - 1
    every = 1 + len(found) // MOST_POINTS
    return sorted({0, last, *found[::every]})


def _turn(game: Game) -> int:
    return int(getattr(game.state.board, "turn", 0))


def _turning(replay: Replay, leads: list[Lead], lang: Language) -> list[TurningPoint]:
    """Where the shares changed most within a turn: the step of its greatest change, and what led there."""
    turns: dict[int, list[int]] = {}
    for at, lead in enumerate(leads):
        turns.setdefault(lead.turn, []).append(at)
    found: list[tuple[float, int, int, int]] = []
    for places in turns.values():
        first, last = places[0], min(places[-1] + 1, len(leads) - 1)
        for seat in range(len(leads[first].shares)):
            change = leads[last].shares[seat] - leads[first].shares[seat]
            if change >= TURNING:
                shares = [lead.shares[seat] for lead in leads[first : last + 1]]
                gains = [after - before for before, after in pairwise(shares)]
                found.append((change, first + 1 + gains.index(max(gains)), seat, first))
    points = []
    for change, at, seat, first in sorted(sorted(found, reverse=True)[:FEW], key=lambda each: each[1]):
        steps = range(leads[first].step + 1, leads[at].step + 1)
        lines = [line.text for step in steps for line in replay.at(step, -1, lang).log]
        text = " ".join(lines[-LINES:])
        points.append(TurningPoint(leads[at].step, leads[first].turn, seat, round(change, 4), text))
    return points
