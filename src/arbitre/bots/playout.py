"""Playing on inside a dream: every seat takes what looks best at once, until the turns looked ahead are over.

The same eye as greedy's, but one look at each answer instead of several, and fewer answers. Chance that an
answer is judged by is not the chance that then falls (but in the step in which the dream began), so nobody in
a dream knows its dice beforehand.
"""

from __future__ import annotations

from math import exp

from arbitre.kernel.chance import key_of
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer

from .advice import Advice
from .deadline import Deadline
from .glimpse import under_way
from .greedy import Follow, Look
from .luck import Luck

LOOKS = 10  # answers looked at for a question on the way
FOLLOWED = 1  # questions followed inside the action an answer begins
LONGEST = 400  # answers given in one dream


def chance_of_winning(worth: float, scale: float) -> float:
    """A value as a chance from 0 to 1."""
    x = worth / scale
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


def played_on(game: Game, seat: int, known: Advice, end: int, luck: Luck, deadline: Deadline) -> float:
    """What a dream is worth to a seat once everybody has played it on until `end` turns are over."""
    game.brisk = True
    game.play(_Everybody(known, end, luck, deadline).answer)
    return known.value(game.state, seat)


class _Everybody:
    """Who plays a dream on, for every seat."""

    __slots__ = ("_deadline", "_end", "_known", "_left", "_luck")

    def __init__(self, known: Advice, end: int, luck: Luck, deadline: Deadline) -> None:
        self._known = known
        self._end = end
        self._luck = luck
        self._deadline = deadline
        self._left = LONGEST

    def answer(self, game: Game) -> Answer | None:
        """What is known by heart or looks best at once, until the turns are over."""
        if self._left == 0 or self._known.turns(game.state) >= self._end:
            return None
        self._left -= 1
        self._deadline.check()
        asked = game.pending
        assert asked is not None
        if self._known.by_heart is not None:
            learned = self._known.by_heart(game.state, asked)
            if learned is not None:
                return learned
        return ranked(game, self._known, self._luck, self._deadline)[0]


def ranked(game: Game, known: Advice, luck: Luck, deadline: Deadline) -> list[Answer]:
    """Answers to the open question of a dream, what looks best first."""
    decision = game.pending
    assert decision is not None
    answers = known.answers(decision, luck, LOOKS)
    if len(answers) == 1:
        return answers
    seat = decision.seat
    key = key_of(luck.next(), b"arbitre dream")
    idle = None if under_way(game) else known.idle(decision)
    rated: list[tuple[float, int]] = []
    for number, answer in enumerate(answers):
        deadline.check()
        follow = Follow(Look(seat, luck, known), FOLLOWED)
        worth = follow.worth(game.suppose(answer, key, follow.answer))
        if idle is not None and answer == idle:
            worth = max(worth, known.value(game.state, seat))
        rated.append((-worth, number))
    rated.sort()
    return [answers[number] for _, number in rated]
