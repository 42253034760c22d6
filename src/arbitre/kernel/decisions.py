"""Decisions: a small closed set of questions, each with enumerated answers; all else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations

import msgspec

from .answering import NUMBER, ORDER, PICK, SPLIT, YES, answerable, refusal
from .pieces import NOBODY, Answer, Option, Refusal, Say


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
        return answerable(self)

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
        return _splits(self.most, len(self.options))

    def refuse(self, answer: Answer) -> Refusal | None:
        """Why this is no answer to the question, or nothing if it is one."""
        return refusal(self, answer)


def _splits(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (amount,)
        return
    for first in range(amount + 1):
        for rest in _splits(amount - first, parts - 1):
            yield (first, *rest)


__all__ = ["NUMBER", "ORDER", "PICK", "SPLIT", "YES", "Decision"]
