"""The story of a game that was played: who was ahead when, and where it turned. Runs in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from arbitre.bots.advice import advice
from arbitre.bots.analyst import chances
from arbitre.kernel.game import Game
from arbitre.words.phrase import Language

from .replays import Replay, kept, sound
from .rest import Lead, Review, TurningPoint

MOST_POINTS = 240
"""Positions that are looked at; of a longer game every second, third …"""
TURNING = 0.1
"""So much of a share must change hands within a turn to be told."""
FEW = 5
LINES = 3

Judge = Callable[[list[Game]], list[list[float]]]
"""Who says how the seats stand at each of some positions, as shares of 1; `review` takes any."""


def by_chance(positions: list[Game]) -> list[list[float]]:
    """The chances of winning as the analyst sees them, with all cards open."""
    known = advice(positions[0].rules.name)
    return [[round(each, 4) for each in chances(known, game.state)] for game in positions]


def review(name: str, record: str, lang: Language, judge: Judge = by_chance) -> Review:
    """The story of a record. Raises `BadRecord`."""
    replay = kept(name, record)
    with sound():
        steps = _resting(replay)
        shares = judge([replay.positions[step] for step in steps])
        leads = [
            Lead(step, _turn(replay.positions[step]), row) for step, row in zip(steps, shares, strict=True)
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
