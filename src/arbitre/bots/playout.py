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
from .greedy import finished, under_way
from .luck import Luck

LOOKS = 10  # answers looked at for a question on the way
FOLLOWED = 1  # questions followed inside the action an answer begins
LONGEST = 150  # answers given in one dream


def chance_of_winning(worth: float, scale: float) -> float:
    """A value as a chance from 0 to 1."""
    x = worth / scale
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


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
        worth = finished(game.suppose(answer, key), seat, luck, known, FOLLOWED)
        if idle is not None and answer == idle:
            worth = max(worth, known.value(game.state, seat))
        rated.append((-worth, number))
    rated.sort()
    return [answers[number] for _, number in rated]
