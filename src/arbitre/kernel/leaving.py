"""Ending by will: a seat gives up, or all agree on a draw. Neither answers a question that was asked."""

from __future__ import annotations

from .pieces import Accord, Concession, Over, Refusal, Result
from .state import AnyState


def given_up(state: AnyState, checkpoint: AnyState, begun: bool, will: Concession) -> AnyState | Refusal:
    """The table once a seat has given up, or why it cannot now. Where the others play on, what is under way
    must be finished first: a step cannot go on without one of those it began with."""
    rules, seats = state.rules, state.seats
    mine = seats[will.conceded].team
    others = {seat.team for seat in seats if seat.team != mine and not seat.out}
    if seats[will.conceded].out:
        return Refusal("", ("has_left",))
    if len(others) > 1 and begun:
        return Refusal("", ("under_way",))
    # Without an event a step has only made notes of its own: it is begun anew.
    work = (state if begun else checkpoint).fork()
    work.answers, work.cursor = [], 0
    work.limit = work.count + rules.step_budget
    try:
        if not rules.concede(work, will.conceded):
            if len(others) != 1:
                return Refusal("", ("no_conceding",))
            left = (seat.id for seat in seats if seat.team in others and not seat.out)
            work.result = Result(tuple(left), "conceded")
    except Over:
        pass
    if begun and work.result is None:  # those of his team play on
        return Refusal("", ("under_way",))
    if rules.derives:
        rules.derive(work)
    return work


def agreed(state: AnyState, accord: Accord) -> AnyState | Refusal:
    """The table once nobody wins, because all who still play want it so."""
    if set(accord.agreed) != {seat.id for seat in state.seats if not seat.out}:
        return Refusal("", ("not_agreed",))
    work = state.fork()
    work.result = Result((), "agreed")
    return work
