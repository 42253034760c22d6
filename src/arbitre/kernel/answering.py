"""What is an answer to a question, and why something is none. Every answer passes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .pieces import Answer, Refusal

if TYPE_CHECKING:
    from .decisions import Decision

PICK: Final = "pick"
YES: Final = "yes"
NUMBER: Final = "number"
ORDER: Final = "order"
SPLIT: Final = "split"
ASSIGN: Final = "assign"


def answerable(of: Decision) -> bool:
    """Whether there is an answer at all."""
    if of.kind == PICK:
        return of.least <= of.most and of.least <= len(of.options)
    if of.kind == SPLIT:
        return bool(of.options)
    if of.kind == ASSIGN:
        return bool(of.places) or not of.options
    return of.kind != NUMBER or of.least <= of.most


def refusal(of: Decision, answer: Answer) -> Refusal | None:
    """Why this is no answer to the question, or nothing if it is one."""
    options, kind = of.options, of.kind
    if kind == PICK and of.least == of.most == 1:
        return None if answer in options and type(answer) is not bool else _why(of, "not_offered")
    if kind == YES:
        return None if isinstance(answer, bool) else _why(of, "yes_or_no")
    if kind == NUMBER:
        fits = type(answer) is int and of.least <= answer <= of.most
        return None if fits else _why(of, "number_between", of.least, of.most)
    if not isinstance(answer, tuple):
        return _why(of, "list_wanted")
    if kind == PICK:
        if not of.least <= len(answer) <= of.most:
            return _why(of, "how_many", of.least, of.most)
        distinct = len(set(answer)) == len(answer)
        return None if distinct and all(a in options for a in answer) else _why(of, "not_offered")
    if kind == ORDER:
        fits = len(answer) == len(options) and all(a in answer for a in options)
        return None if fits else _why(of, "order_all", len(options))
    if kind == SPLIT:
        fits = len(answer) == len(options) and all(type(a) is int and a >= 0 for a in answer)
        return None if fits and sum(answer) == of.most else _why(of, "split_all", of.most)
    fits = len(answer) == len(options) and all(a in of.places for a in answer)
    return None if fits else _why(of, "assign_all", len(options))


def _why(of: Decision, key: str, *args: int) -> Refusal:
    return Refusal(of.rule, (key, *args))
