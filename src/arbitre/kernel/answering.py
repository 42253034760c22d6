"""What is an answer to a question, and why something is none. Every answer passes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .pieces import Answer, DeadEnd, Option, Refusal

if TYPE_CHECKING:
    from .decisions import Decision
    from .state import AnyState

PICK: Final = "pick"
YES: Final = "yes"
NUMBER: Final = "number"
ORDER: Final = "order"
SPLIT: Final = "split"


def answerable(of: Decision) -> bool:
    """Whether there is an answer at all."""
    if of.kind == PICK:
        return of.least <= of.most and of.least <= len(of.options)
    if of.kind == SPLIT:
        return bool(of.options)
    return of.kind != NUMBER or of.least <= of.most


def put_to_a_player(decision: Decision) -> Decision:
    """A question as it is put to a player; one without an answer never is."""
    if not answerable(decision):
        raise DeadEnd(f"no answer to {decision.kind} {decision.say} for seat {decision.seat}")
    return decision


def refusal(of: Decision, answer: Answer) -> Refusal | None:
    """Why this is no answer to the question, or nothing if it is one."""
    options, kind = of.options, of.kind
    if kind == PICK and of.least == of.most == 1:
        return None if answer in options and type(answer) is not bool else _refusal("not_offered", of)
    if kind == YES:
        return None if isinstance(answer, bool) else _refusal("yes_or_no", of)
    if kind == NUMBER:
        fits = type(answer) is int and of.least <= answer <= of.most
        return None if fits else _refusal("number_between", of, of.least, of.most)
    if not isinstance(answer, tuple):
        return _refusal("list_wanted", of)
    if kind == PICK:
        if not of.least <= len(answer) <= of.most:
            return _refusal("how_many", of, of.least, of.most)
        distinct = len(set(answer)) == len(answer)
        return None if distinct and all(a in options for a in answer) else _refusal("not_offered", of)
    if kind == ORDER:
        fits = len(answer) == len(options) and all(a in answer for a in options)
        return None if fits else _refusal("order_all", of, len(options))
    fits = len(answer) == len(options) and all(type(a) is int and a >= 0 for a in answer)
    return None if fits and sum(answer) == of.most else _refusal("split_all", of, of.most)


def _refusal(key: str, of: Decision, *args: int) -> Refusal:
    return Refusal(of.rule, (key, *args))


def better_reason(state: AnyState, pending: Decision, answer: Answer) -> Refusal | None:
    """A better reason than "not offered", where the game knows one."""
    if isinstance(answer, tuple) and answer and isinstance(answer[0], str):
        return state.rules.why_not(state, pending.seat, answer)
    return None


def unoffered(state: AnyState, pending: Decision | None, seat: int, option: Option) -> Refusal | None:
    """Why a seat cannot do something now; nothing if it is offered."""
    if pending is None:
        return Refusal("", ("game_over",))
    if pending.seat == seat and option in pending.options:
        return None
    if pending.seat != seat:
        return Refusal("", ("not_your_decision", pending.seat))
    reason = state.rules.why_not(state, seat, option)
    if reason is not None:
        return reason
    verb = option[0] if isinstance(option, tuple) and option and isinstance(option[0], str) else None
    asked = verb is None or any(isinstance(o, tuple) and o and o[0] == verb for o in pending.options)
    return Refusal(pending.rule, ("not_offered" if asked else "answer_first",))
