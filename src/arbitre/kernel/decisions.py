"""Decisions: a small closed set of questions, each with enumerated answers; all else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product
from typing import Final

import msgspec

from .pieces import NOBODY, Answer, Option, Refusal, Say

PICK: Final = "pick"
YES: Final = "yes"
NUMBER: Final = "number"
ORDER: Final = "order"
SPLIT: Final = "split"
ASSIGN: Final = "assign"


class Decision(msgspec.Struct):
    """A question to one seat. `id` is repeated by the answer, so a late click answers nothing else."""

    id: int
    kind: str
    seat: int
    options: list[Option]
    least: int
    most: int
    say: Say
    piece: int = NOBODY
    rule: str = ""
    places: list[Option] = []

    @property
    def single(self) -> bool:
        """A pick of exactly one: the answer is the option itself."""
        return self.kind == PICK and self.least == 1 and self.most == 1

    @property
    def forced(self) -> bool:
        """Whether it is a pick of one among one: it is asked only because not asking would tell something."""
        return len(self.options) == 1 and self.single

    @property
    def answerable(self) -> bool:
        """Whether there is an answer at all."""
        if self.kind == PICK:
            return self.least <= self.most and self.least <= len(self.options)
        if self.kind == SPLIT:
            return bool(self.options)
        if self.kind == ASSIGN:
            return bool(self.places) or not self.options
        return self.kind != NUMBER or self.least <= self.most

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, without repetition; there is always at least one."""
        if self.single:
            return iter(self.options)
        if self.kind == PICK:
            sizes = range(self.least, self.most + 1)
            return chain.from_iterable(combinations(self.options, size) for size in sizes)
        if self.kind == YES:
            return iter((True, False))
        if self.kind == NUMBER:
            return iter(range(self.least, self.most + 1))
        if self.kind == ORDER:
            return permutations(self.options)
        if self.kind == SPLIT:
            return _splits(self.most, len(self.options))
        return product(self.places, repeat=len(self.options))

    def refuse(self, answer: Answer) -> Refusal | None:
        """Why this is no answer to the question, or nothing if it is one."""
        options = self.options
        if self.least == self.most == 1 and self.kind == PICK:
            return None if answer in options and type(answer) is not bool else self._refusal("not_offered")
        if self.kind == YES:
            return None if isinstance(answer, bool) else self._refusal("yes_or_no")
        if self.kind == NUMBER:
            fits = type(answer) is int and self.least <= answer <= self.most
            return None if fits else self._refusal("number_between", self.least, self.most)
        if not isinstance(answer, tuple):
            return self._refusal("list_wanted")
        if self.kind == PICK:
            if not self.least <= len(answer) <= self.most:
                return self._refusal("how_many", self.least, self.most)
            distinct = len(set(answer)) == len(answer)
            return None if distinct and all(a in options for a in answer) else self._refusal("not_offered")
        if self.kind == ORDER:
            fits = len(answer) == len(options) and all(a in answer for a in options)
            return None if fits else self._refusal("order_all", len(options))
        if self.kind == SPLIT:
            fits = len(answer) == len(options) and all(type(a) is int and a >= 0 for a in answer)
            return None if fits and sum(answer) == self.most else self._refusal("split_all", self.most)
        fits = len(answer) == len(options) and all(a in self.places for a in answer)
        return None if fits else self._refusal("assign_all", len(options))

    def _refusal(self, key: str, *args: int) -> Refusal:
        return Refusal(self.rule, (key, *args))


def _splits(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (amount,)
        return
    for first in range(amount + 1):
        for rest in _splits(amount - first, parts - 1):
            yield (first, *rest)
