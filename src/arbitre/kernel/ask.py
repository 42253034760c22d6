"""Asking: the only way a rule waits for a player.

A rule calls `pick_one`, `yes`, `number` … wherever the rulebook says "choose". If the answer of this run
is already known it is returned at once and the options are never computed; otherwise the run stops with
`Asked` and the decision becomes pending. Decisions are a small closed set, each with enumerated answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from typing import Any, Final, cast

import msgspec

from .chance import twist
from .pieces import NOBODY, Answer, Option, Refusal, Say
from .state import State

AnyState = State[Any, Any, Any, Any]

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


class Asked(Exception):
    """The run stops here: this decision has no answer yet."""

    @property
    def decision(self) -> Decision:
        """The question."""
        return cast("Decision", self.args[0])


def known(state: AnyState) -> bool:
    """Whether the next question of this run is already answered."""
    return state.cursor < len(state.answers)


def recall(state: AnyState) -> Any:
    """The next known answer. An imagined game parts from the real one here."""
    at = state.cursor
    state.cursor = at + 1
    if state.twist is not None and state.twist.at == at:
        twist(state, state.twist)
    return state.answers[at]


def settle(state: AnyState, answer: Answer) -> Any:
    """Answer a question that leaves no choice, as if the seat had."""
    state.answers.append(answer)
    state.cursor += 1
    return answer


def pick_one(
    state: AnyState,
    seat: int,
    options: Callable[[], list[Any]],
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
) -> Any:
    """Choose exactly one. A single option is taken without asking."""
    if state.cursor < len(state.answers):
        return recall(state)
    offered = options()
    if len(offered) == 1:
        return settle(state, offered[0])
    raise Asked(Decision(state.count, PICK, seat, offered, 1, 1, say, piece, rule))


def pick(
    state: AnyState,
    seat: int,
    options: Callable[[], Sequence[Option]],
    least: int,
    most: int,
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
) -> tuple[Any, ...]:
    """Choose `least` to `most` different ones."""
    if known(state):
        return cast("tuple[Any, ...]", recall(state))
    offered = list(options())
    if least >= len(offered):
        return cast("tuple[Any, ...]", settle(state, tuple(offered)))
    if least == most == 1:
        raise Asked(Decision(state.count, PICK, seat, [(o,) for o in offered], 1, 1, say, piece, rule))
    raise Asked(Decision(state.count, PICK, seat, offered, least, min(most, len(offered)), say, piece, rule))


def yes(state: AnyState, seat: int, say: Say, piece: int = NOBODY, rule: str = "") -> bool:
    """Yes or no."""
    if known(state):
        return cast("bool", recall(state))
    raise Asked(Decision(state.count, YES, seat, [], 0, 1, say, piece, rule))


def number(
    state: AnyState, seat: int, least: int, most: int, say: Say, piece: int = NOBODY, rule: str = ""
) -> int:
    """A whole number from `least` to `most`."""
    if known(state):
        return cast("int", recall(state))
    if least == most:
        return cast("int", settle(state, least))
    raise Asked(Decision(state.count, NUMBER, seat, [], least, most, say, piece, rule))


def order(
    state: AnyState, seat: int, items: Sequence[Option], say: Say, piece: int = NOBODY, rule: str = ""
) -> tuple[Any, ...]:
    """All of them, in the order the seat likes."""
    if known(state):
        return cast("tuple[Any, ...]", recall(state))
    if len(items) < 2:
        return cast("tuple[Any, ...]", settle(state, tuple(items)))
    raise Asked(Decision(state.count, ORDER, seat, list(items), len(items), len(items), say, piece, rule))


def split(
    state: AnyState,
    seat: int,
    amount: int,
    among: Sequence[Option],
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
) -> tuple[int, ...]:
    """Share an amount out among the items, each a whole number."""
    if known(state):
        return cast("tuple[int, ...]", recall(state))
    if len(among) == 1:
        return cast("tuple[int, ...]", settle(state, (amount,)))
    raise Asked(Decision(state.count, SPLIT, seat, list(among), amount, amount, say, piece, rule))


def assign(
    state: AnyState,
    seat: int,
    items: Sequence[Option],
    places: Sequence[Option],
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
) -> tuple[Any, ...]:
    """Give each item a place."""
    if known(state):
        return cast("tuple[Any, ...]", recall(state))
    if len(places) == 1:
        return cast("tuple[Any, ...]", settle(state, tuple(places[0] for _ in items)))
    n = len(items)
    raise Asked(Decision(state.count, ASSIGN, seat, list(items), n, n, say, piece, rule, list(places)))
