"""Drawing from the legal answers of a decision without writing them all down.

Choosing 10 of 40 pieces has 847 million answers; a uniform one costs a handful of draws.
"""

from __future__ import annotations

from itertools import pairwise
from math import comb, factorial

from arbitre.kernel.ask import NUMBER, ORDER, PICK, YES, Decision
from arbitre.kernel.pieces import Answer

from .luck import Luck


def count(decision: Decision) -> int:
    """How many legal answers there are."""
    n = len(decision.options)
    if decision.kind == PICK:
        return sum(comb(n, size) for size in range(decision.least, decision.most + 1))
    if decision.kind == YES:
        return 2
    if decision.kind == NUMBER:
        return decision.most - decision.least + 1
    if decision.kind == ORDER:
        return factorial(n)
    return comb(decision.most + n - 1, n - 1)


def one(decision: Decision, luck: Luck) -> Answer:
    """One legal answer, each as likely."""
    options = decision.options
    if decision.single:
        return luck.pick(options)
    if decision.kind == PICK:
        return tuple(options[i] for i in luck.sample(len(options), _size(decision, luck)))
    if decision.kind == YES:
        return luck.below(2) == 0
    if decision.kind == NUMBER:
        return decision.least + luck.below(decision.most - decision.least + 1)
    if decision.kind == ORDER:
        return tuple(luck.shuffled(options))
    return _split(decision.most, len(options), luck)


def several(decision: Decision, luck: Luck, cap: int) -> list[Answer]:
    """All legal answers if there are at most `cap`; otherwise `cap` different ones by chance."""
    if decision.kind == PICK and decision.least == decision.most == 1 and len(decision.options) <= cap:
        return list(decision.options)
    if count(decision) <= cap:
        return list(decision.answers())
    drawn: dict[Answer, None] = {}
    for _ in range(4 * cap):
        drawn[one(decision, luck)] = None
        if len(drawn) == cap:
            break
    return list(drawn)


def _size(decision: Decision, luck: Luck) -> int:
    """How many to pick: a size is as likely as it has answers."""
    n = len(decision.options)
    if decision.least == decision.most:
        return decision.least
    left = luck.below(count(decision))
    for size in range(decision.least, decision.most):
        left -= comb(n, size)
        if left < 0:
            return size
    return decision.most


def _split(amount: int, parts: int, luck: Luck) -> tuple[int, ...]:
    """Stars and bars: the places of the bars are a uniform set."""
    bars = luck.sample(amount + parts - 1, parts - 1)
    edges = [-1, *bars, amount + parts - 1]
    return tuple(after - before - 1 for before, after in pairwise(edges))
