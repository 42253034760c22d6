"""Priority going round: who has the word after a pass, and when all have passed."""

from __future__ import annotations

from .stack import Round
from .state import AnyState


def passed(state: AnyState, now: Round) -> Round:
    """The holder passes: the word goes to the next seat."""
    seats = state.clockwise(now.holder)
    return Round(seats[1] if len(seats) > 1 else seats[0], now.passes + 1)


def all_passed(state: AnyState, now: Round) -> bool:
    """Whether everybody passed in a row: the top resolves, or the round is over."""
    playing = 0
    for seat in state.seats:
        if not seat.out:
            playing += 1
    return now.passes >= playing
