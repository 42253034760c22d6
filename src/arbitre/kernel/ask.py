"""Asking: the only way a rule waits for a player.

A rule calls `pick_one`, `yes`, `number` … wherever the rulebook says "choose". If the answer of this run
is already known it is returned at once and the options are never computed; otherwise the run stops with
`Asked` and the decision becomes pending. Where a game is played through (`Game.play`) whoever plays it is
asked on the spot, and the run goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from .chance import twist
from .decisions import NUMBER, ORDER, PICK, SPLIT, YES, Decision
from .pieces import NOBODY, Answer, Option, Say
from .state import AnyState


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


def force(state: AnyState, answer: Answer) -> Any:
    """Answer for a seat a question it would be asked although it has no choice: in a brisk game only. The
    answer is noted, for whoever plays the game again is asked."""
    assert state.forced is not None
    state.forced.append(answer)
    return settle(state, answer)


def foresee(state: AnyState, answer: Answer) -> None:
    """Give the answer to the question that comes next, which leaves no choice: in a brisk game only, and
    noted like any other there."""
    assert state.forced is not None
    state.forced.append(answer)
    state.answers.append(answer)


def wait(state: AnyState, decision: Decision) -> Any:
    """A question nobody has answered yet: whoever plays the game through does so here; else the run stops."""
    if state.chooser is not None:
        answer = state.chooser(state, decision)
        if answer is not None:
            return settle(state, answer)
    raise Asked(decision)


def renew(state: AnyState) -> None:
    """A step goes on with what would be a step of its own, and may make as many events as one."""
    state.limit = state.count + state.rules.step_budget


def put(state: AnyState, question: Callable[[AnyState], Decision]) -> Any:
    """Ask a question that something else makes as a whole (the `opening` of a step)."""
    if state.cursor < len(state.answers):
        return recall(state)
    decision = question(state)
    if state.forced is not None and decision.forced:
        return force(state, decision.options[0])
    return wait(state, decision)


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
    return wait(state, Decision(state.count, PICK, seat, offered, 1, 1, say, piece, rule))


def pick_openly(
    state: AnyState,
    seat: int,
    options: Callable[[], list[Any]],
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
) -> Any:
    """Choose exactly one, asked even where only one answer is possible: that nobody was asked would tell
    the others what a hidden piece is not."""
    if state.cursor < len(state.answers):
        return recall(state)
    offered = options()
    if state.forced is not None and len(offered) == 1:
        return force(state, offered[0])
    return wait(state, Decision(state.count, PICK, seat, offered, 1, 1, say, piece, rule))


def pick(
    state: AnyState,
    seat: int,
    options: Callable[[], Sequence[Option]],
    least: int,
    most: int,
    say: Say,
    piece: int = NOBODY,
    rule: str = "",
    openly: bool = False,
) -> tuple[Any, ...]:
    """Choose `least` to `most` different ones; `openly` asks even where no choice is left."""
    if known(state):
        return cast("tuple[Any, ...]", recall(state))
    offered = list(options())
    if least >= len(offered) and not openly:
        return cast("tuple[Any, ...]", settle(state, tuple(offered)))
    if state.forced is not None and least == len(offered):
        return cast("tuple[Any, ...]", force(state, tuple(offered)))
    if least == most == 1:
        return cast(
            "tuple[Any, ...]",
            wait(state, Decision(state.count, PICK, seat, [(o,) for o in offered], 1, 1, say, piece, rule)),
        )
    return cast(
        "tuple[Any, ...]",
        wait(
            state,
            Decision(state.count, PICK, seat, offered, least, min(most, len(offered)), say, piece, rule),
        ),
    )


def yes(state: AnyState, seat: int, say: Say, piece: int = NOBODY, rule: str = "") -> bool:
    """Yes or no."""
    if known(state):
        return cast("bool", recall(state))
    return cast("bool", wait(state, Decision(state.count, YES, seat, [], 0, 1, say, piece, rule)))


def number(
    state: AnyState, seat: int, least: int, most: int, say: Say, piece: int = NOBODY, rule: str = ""
) -> int:
    """A whole number from `least` to `most`."""
    if known(state):
        return cast("int", recall(state))
    if least == most:
        return cast("int", settle(state, least))
    return cast("int", wait(state, Decision(state.count, NUMBER, seat, [], least, most, say, piece, rule)))


def order(
    state: AnyState, seat: int, items: Sequence[Option], say: Say, piece: int = NOBODY, rule: str = ""
) -> tuple[Any, ...]:
    """All of them, in the order the seat likes."""
    if known(state):
        return cast("tuple[Any, ...]", recall(state))
    if len(items) < 2:
        return cast("tuple[Any, ...]", settle(state, tuple(items)))
    return cast(
        "tuple[Any, ...]",
        wait(
            state, Decision(state.count, ORDER, seat, list(items), len(items), len(items), say, piece, rule)
        ),
    )


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
    return cast(
        "tuple[int, ...]",
        wait(state, Decision(state.count, SPLIT, seat, list(among), amount, amount, say, piece, rule)),
    )


__all__ = [
    "NUMBER",
    "ORDER",
    "PICK",
    "SPLIT",
    "YES",
    "Asked",
    "Decision",
    "force",
    "foresee",
    "known",
    "number",
    "order",
    "pick",
    "pick_one",
    "pick_openly",
    "put",
    "recall",
    "renew",
    "settle",
    "split",
    "wait",
    "yes",
]
