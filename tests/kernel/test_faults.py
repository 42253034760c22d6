"""No question without an answer: it raises, and the answer that led there is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.kernel import ask
from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES, Decision
from arbitre.kernel.door import happen
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import DeadEnd, Event

from .test_toy import Toy


@pytest.mark.parametrize(
    ("decision", "answerable"),
    [
        (Decision(1, PICK, 0, [], 1, 1, ("x",)), False),
        (Decision(1, PICK, 0, [1], 2, 2, ("x",)), False),
        (Decision(1, PICK, 0, [], 0, 0, ("x",)), True),
        (Decision(1, NUMBER, 0, [], 2, 1, ("x",)), False),
        (Decision(1, SPLIT, 0, [], 3, 3, ("x",)), False),
        (Decision(1, ORDER, 0, [], 0, 0, ("x",)), True),
        (Decision(1, YES, 0, [], 0, 1, ("x",)), True),
    ],
)
def test_a_decision_knows_whether_it_can_be_answered(decision: Decision, answerable: bool) -> None:
    assert decision.answerable is answerable


class Blind(Toy):
    """A game whose rules lead to a question with nothing to choose from."""

    def step(self, state: Any) -> None:
        astray = ask.yes(state, 0, ("astray",))
        happen(state, Event("said", 0, amount=int(astray)))
        if astray:
            ask.pick_one(state, 0, list, ("nothing",))


def test_an_answer_that_leads_to_a_dead_end_is_taken_back() -> None:
    rules = Blind()
    game = Game(rules, rules.start(2, {}, 1))
    game.answer(False)
    before = game.pending, game.state.count, list(game.history)
    with pytest.raises(DeadEnd):
        game.answer(True)
    assert (game.pending, game.state.count, list(game.history)) == before
    game.answer(False)
    assert len(game.history) == 2
