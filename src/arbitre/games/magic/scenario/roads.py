"""Passing on in a scenario: until the top of the stack has resolved, until a step, until a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arbitre.kernel.pieces import Answer
from arbitre.kernel.scenario import Failed, Item, Stage, Vocabulary
from arbitre.kernel.scenario.acting import open_question

from ..rules.model import CLEANUP, UNTAP, Table
from ..rules.teams import is_active
from .turn import SAID, step_named

PATIENCE = 2_000
"""More passes than any road in a scenario has."""


def about(stage: Stage) -> str:
    """What the open question is about."""
    pending = stage.game.pending
    return str(pending.say[0]) if pending is not None else ""


def resolve(stage: Stage, words: Vocabulary, item: Item) -> Iterator[Answer]:
    """Everybody passes until the top of the stack has resolved, or a question comes up."""
    stack = stage.state.board.stack
    if not stack:
        raise Failed(item, f"there is nothing on the stack. {open_question(stage, words)}")
    top = stack[-1].id
    _must_have_priority(stage, words, item)
    while about(stage) == "priority" and any(each.id == top for each in stage.state.board.stack):
        yield ("pass",)


def resolve_all(stage: Stage, words: Vocabulary, item: Item) -> Iterator[Answer]:
    """Everybody passes until the stack is empty, or a question comes up."""
    if not stage.state.board.stack:
        raise Failed(item, f"there is nothing on the stack. {open_question(stage, words)}")
    _must_have_priority(stage, words, item)
    while about(stage) == "priority" and stage.state.board.stack:
        yield ("pass",)


def _must_have_priority(stage: Stage, words: Vocabulary, item: Item) -> None:
    if about(stage) != "priority":
        raise Failed(item, f"another question is open. {open_question(stage, words)}")


def go_to(stage: Stage, words: Vocabulary, seat: int, item: Item, text: str) -> Iterator[Answer]:
    """Everybody passes and nobody is declared as an attacker or blocker until the step, or until a question
    of another kind comes up."""
    owner, wanted = _goal(stage, item, text)
    start = _moment(stage)
    for _ in range(PATIENCE):
        if stage.game.pending is None or (_moment(stage) != start and _there(stage, owner, wanted, start[0])):
            return
        if wanted == CLEANUP and stage.state.board.turn != start[0]:
            raise Failed(item, "the game does not stop in the cleanup step: nobody is asked anything there.")
        if about(stage) == "priority":
            yield ("pass",)
        elif about(stage) in ("attack", "block"):
            yield _declares_nothing(stage, words, item)
        else:
            return
    raise Failed(item, f"'{text}' never comes.")


def _goal(stage: Stage, item: Item, text: str) -> tuple[int | None, str]:
    """Whose turn is meant, and the step ("" for any)."""
    rest = re.sub(r"^go to\s+(?:the )?", "", text, flags=re.IGNORECASE)
    owner, rest = stage.led_by(rest)
    if rest.lower() in ("next turn", "turn"):
        return owner, ""
    own = step_named(re.sub(r"^next ", "", rest))
    if own is None or own == UNTAP:
        known = ", ".join(word for step, word in SAID.items() if step != UNTAP)
        item.wrong(f"one cannot go to '{rest}'; there are {known}, Bob's turn, next turn.")
    return owner, own


def _moment(stage: Stage) -> tuple[int, str, int]:
    board = stage.state.board
    return board.turn, board.step, len(board.steps)


def _there(stage: Stage, owner: int | None, step: str, turn: int) -> bool:
    table: Table = stage.state
    board = table.board
    if owner is not None and not is_active(table, owner):
        return False
    return board.step == step if step else board.turn != turn


def _declares_nothing(stage: Stage, words: Vocabulary, item: Item) -> Answer:
    pending = stage.game.pending
    assert pending is not None
    if ("done",) in pending.options:
        return ("done",)
    stays: list[Answer] = [o for o in pending.options if isinstance(o, tuple) and o[0] == "stay"]
    if not stays:
        raise Failed(item, f"a declaration must be made on the way. {open_question(stage, words)}")
    return stays[0]
