"""What was learned meets what was set by hand: greedy with one against greedy with the other, each deal in
both seatings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

import arbitre
from arbitre.bots import GreedyBot, play_out
from arbitre.bots.advice import Advice
from arbitre.bots.luck import Luck

from .jobs import Progress, counted
from .report import Plain, wilson
from .simulate import MOST_DECISIONS

SEATS: Final = 2


class Bout(msgspec.Struct):
    """One game: the figures that were learned, and whether whoever goes by them sits second."""

    game: str
    seed: int
    turned: bool
    learned: list[float]
    options: dict[str, Any]


class Comparison(Plain):
    """How often what was learned won against what was set by hand; a draw is a half."""

    game: str
    games: int
    wins: int
    draws: int
    share: float
    low: float
    high: float
    seed: int


def bouts_of(
    game: str, learned: list[float], games: int, seed: int, options: dict[str, Any] | None
) -> list[Bout]:
    """So many games, two on each deal."""
    return [
        Bout(game, Luck(seed, index // 2).next() >> 1, bool(index % 2), learned, options or {})
        for index in range(games)
    ]


def fought(bout: Bout, learned: Advice, by_hand: Advice) -> float:
    """Play one of them: 1 if what was learned won, 0 if what was set by hand, a half if nobody."""
    mine = int(bout.turned)
    sides = [learned, by_hand]
    bots = [GreedyBot(bout.seed, seat, sides[seat ^ mine]) for seat in range(SEATS)]
    game = arbitre.new(bout.game, bout.seed, SEATS, brisk=True, **bout.options)
    play_out(game, bots, MOST_DECISIONS)
    winners = game.result.winners if game.result is not None else ()
    return float(mine in winners) if len(winners) == 1 else 0.5


def compared(
    game: str, games: int, seed: int, outcomes: Iterable[float], progress: Progress | None
) -> Comparison:
    """What they come to."""
    wins = draws = 0
    for won in counted(progress, games, outcomes):
        wins += won == 1.0
        draws += won == 0.5
    share = (wins + draws / 2) / games if games else 0.0
    low, high = wilson(wins + draws / 2, games)
    return Comparison(game, games, wins, draws, round(share, 4), round(low, 4), round(high, 4), seed)
