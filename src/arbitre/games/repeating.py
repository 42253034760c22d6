"""Doing again what one just did, so many times, without answering each small question anew.

A round is what a seat answered since it last stood before the question it stands before now. Doing it again
gives the same answers to the same questions. The rules are asked every time, and so are the other players,
who may step in (in Magic this is a shortcut, 732.2); where an answer no longer fits, the round is over.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from arbitre.kernel.ask import ORDER, PICK
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Option

from . import teller
from .stops import passing, stop

MOST: Final = 100
"""So many times at once are enough."""


class Step(NamedTuple):
    """A seat's answer to a sort of question, and how the answer was called, part by part."""

    seat: int
    stop: str
    answer: Answer
    words: tuple[str, ...]


def round_before(positions: Sequence[Game]) -> list[Step]:
    """What the seat that is asked would do again: its answers from the newest question like the open one on
    whose answer can be given once more. `positions` are the newest ones, the last of them the present one.

    Nothing, if the seat let such a moment go by, or said no, since: then another part of the game has begun.
    """
    now = positions[-1]
    if now.pending is None:
        return []
    here, seat = stop(now), now.pending.seat
    steps: deque[Step] = deque()
    for back in range(1, min(len(positions), len(now.history) + 1)):
        then, answer = positions[-1 - back], now.history[-back]
        if then.pending is None or then.pending.seat != seat:
            continue
        steps.appendleft(Step(seat, stop(then), answer, _words(then, answer)))
        if steps[0].stop == here:
            if answer is False or answer == passing(then):
                return []
            if fitting(now, steps[0]) is not None:
                return list(steps)
    return []


def fitting(game: Game, step: Step) -> Answer | None:
    """The answer of a step to the open question: itself, or the one that is called the same now."""
    pending = game.pending
    if pending is None or (pending.seat, stop(game)) != step[:2]:
        return None
    if pending.refuse(step.answer) is None:
        return step.answer
    if pending.kind not in (PICK, ORDER):
        return None
    answer = _called(game, pending.options, step.words)
    if answer is None or pending.refuse(answer) is not None:
        return None
    return answer


def _called(game: Game, options: list[Option], words: tuple[str, ...]) -> Answer | None:
    """The options that are called so, each once."""
    assert game.pending is not None
    wanted = Counter(words)
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(_word(game, option), []).append(option)
    if any(len(found.get(word, ())) < number for word, number in wanted.items()):
        return None
    chosen = tuple(found[word].pop(0) for word in words)
    if not game.pending.single:
        return chosen
    return chosen[0] if len(chosen) == 1 else None


def _words(game: Game, answer: Answer) -> tuple[str, ...]:
    assert game.pending is not None
    if game.pending.single:
        return (_word(game, answer),)
    if game.pending.kind in (PICK, ORDER) and isinstance(answer, tuple):
        return tuple(_word(game, part) for part in answer)
    return ()


def _word(game: Game, option: Option | Answer) -> str:
    assert game.pending is not None
    return teller(game, game.pending.seat, "en").label(option)
