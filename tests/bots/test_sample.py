"""Answers are drawn from all kinds of decisions without writing them all down."""

from __future__ import annotations

from collections import Counter

import pytest

from arbitre.bots.luck import Luck
from arbitre.bots.sample import count, one, several
from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES, Decision

DECISIONS = [
    Decision(0, PICK, 0, ["a", "b", "c"], 1, 1, ("say",)),
    Decision(0, PICK, 0, ["a", "b", "c", "d"], 0, 3, ("say",)),
    Decision(0, PICK, 0, ["a", "b", "c", "d"], 2, 2, ("say",)),
    Decision(0, YES, 0, [], 0, 1, ("say",)),
    Decision(0, NUMBER, 0, [], 2, 6, ("say",)),
    Decision(0, ORDER, 0, ["a", "b", "c"], 3, 3, ("say",)),
    Decision(0, SPLIT, 0, ["a", "b", "c"], 4, 4, ("say",)),
]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda d: f"{d.kind}-{d.least}-{d.most}")
def test_every_legal_answer_is_drawn_about_as_often(decision: Decision) -> None:
    answers = list(decision.answers())
    assert count(decision) == len(answers)
    each = 200
    drawn = Counter(one(decision, Luck(i)) for i in range(each * len(answers)))
    assert set(drawn) == set(answers)
    assert all(decision.refuse(answer) is None for answer in drawn)
    assert min(drawn.values()) > each * 0.6
    assert max(drawn.values()) < each * 1.5


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda d: f"{d.kind}-{d.least}-{d.most}")
def test_a_small_set_of_answers_is_given_whole(decision: Decision) -> None:
    assert several(decision, Luck(1), 100) == list(decision.answers())


def test_a_huge_set_of_answers_is_cut_down_without_counting_through_it() -> None:
    decision = Decision(0, ORDER, 0, list(range(40)), 40, 40, ("say",))
    answers = several(decision, Luck(3), 10)
    assert len(set(answers)) == 10
    assert all(decision.refuse(answer) is None for answer in answers)


def test_numbers_larger_than_64_bits_are_drawn_evenly() -> None:
    most = 3 << 80
    thirds = Counter(Luck(i).below(most) >> 80 for i in range(900))
    assert set(thirds) == {0, 1, 2}
    assert min(thirds.values()) > 240
