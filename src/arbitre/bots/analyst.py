"""The analyst: a game that was played, looked at again. Who was winning when, and where it turned.

>>> import arbitre
>>> from arbitre import bots
>>> game = arbitre.new("quarriors", seed=7)
>>> _ = bots.play_out(game, [bots.by_name("greedy", 7, seat) for seat in range(2)])
>>> report = bots.analyst.analyse(game)
>>> report.moments[-1].chances[game.result.winners[0]]
1.0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from arbitre.kernel.game import Game
from arbitre.kernel.state import State

from .advice import Advice, advice
from .glimpse import under_way
from .playout import chance_of_winning
from .teacher import Reason, reasons

TURNING: Final = 0.12  # the change of the chance of winning that makes a turning point
FEW: Final = 5  # turning points told


class Moment(msgspec.Struct, frozen=True):
    """A position after so many answers: the turn, and the chance of winning of each seat."""

    answers: int
    turn: int
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: between `since` and `answers` answers the chance of `seat` rose, and why."""

    since: int
    answers: int
    turn: int
    seat: int
    change: float
    reasons: list[Reason]


class Analysis(msgspec.Struct, frozen=True):
    """A game looked at again; turning points in the order they came in."""

    moments: list[Moment]
    turning: list[Turn]


def chances(known: Advice, state: State[Any, Any, Any, Any]) -> list[float]:
    """The chance of winning of each seat, from what all of them see together."""
    if state.result is not None:
        winners = state.result.winners
        return [1.0 / len(winners) if seat.id in winners else 0.0 for seat in state.seats]
    found = [chance_of_winning(known.value(state, seat.id), known.scale) for seat in state.seats]
    whole = sum(found) or 1.0
    return [each / whole for each in found]


def analyse(game: Game) -> Analysis:
    """Play a game again and look at every position between two actions."""
    known = advice(game.rules.name)
    again = Game(game.rules, game.start.fork())
    moments: list[Moment] = []
    parts: list[list[Sequence[float]]] = []
    for number in range(len(game.history) + 1):
        if not under_way(again) or again.over:
            shown = [round(each, 4) for each in chances(known, again.state)]
            moments.append(Moment(number, known.turns(again.state), shown))
            parts.append([known.parts(again.state, seat.id) for seat in again.state.seats])
        if number < len(game.history):
            again.answer(game.history[number])
    return Analysis(moments, _turning(game.rules.name, moments, parts))


def _turning(game: str, moments: list[Moment], parts: list[list[Sequence[float]]]) -> list[Turn]:
    """Where the chances changed most within a round, seen from the seat that gained. A round begins and ends
    with the same seat, so that having just played is no gain."""
    firsts = [at for at, moment in enumerate(moments) if not at or moments[at - 1].turn != moment.turn]
    seats = len(moments[0].chances)
    last = len(moments) - 1
    found: list[Turn] = []
    for begun, first in enumerate(firsts):
        following = firsts[begun + seats] if begun + seats < len(firsts) else last
        before, after = moments[first], moments[following]
        changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(seats), key=lambda each: changes[each])
        if changes[seat] >= TURNING:
            why = reasons(game, parts[first][seat], parts[following][seat])
            found.append(Turn(before.answers, after.answers, before.turn, seat, round(changes[seat], 4), why))
    told: list[Turn] = []
    for turn in sorted(found, key=lambda each: -each.change):
        apart = all(turn.answers <= other.since or turn.since >= other.answers for other in told)
        if apart and len(told) < FEW:
            told.append(turn)
    return sorted(told, key=lambda each: each.since)
