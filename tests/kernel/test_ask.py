"""Decisions: a closed set, each with enumerated answers; everything else is refused with a reason."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES, Decision

numbers = st.integers(0, 4)
options = st.lists(st.integers(0, 9), min_size=1, max_size=5, unique=True)


@st.composite
def decisions(draw: Any) -> Decision:
    kind = draw(st.sampled_from([PICK, YES, NUMBER, ORDER, SPLIT]))
    items = draw(options)
    if kind == PICK:
        most = draw(st.integers(1, len(items)))
        return Decision(1, PICK, 0, items, draw(st.integers(0, most)), most, ("x",))
    if kind == YES:
        return Decision(1, YES, 0, [], 0, 1, ("x",))
    if kind == NUMBER:
        least = draw(numbers)
        return Decision(1, NUMBER, 0, [], least, least + draw(numbers), ("x",))
    if kind == SPLIT:
        amount = draw(numbers)
        return Decision(1, SPLIT, 0, items, amount, amount, ("x",))
    return Decision(1, kind, 0, items, len(items), len(items), ("x",))


@given(decisions())
def test_every_enumerated_answer_is_accepted_and_there_is_one(decision: Decision) -> None:
    answers = list(islice(decision.answers(), 200))
    assert answers
    assert len(set(answers)) == len(answers)
    assert not [answer for answer in answers if decision.refuse(answer) is not None]


@given(
    decisions(),
    st.one_of(
        st.integers(-3, 12),
        st.text(max_size=2),
        st.booleans(),
        st.lists(st.integers(-1, 9), max_size=6).map(tuple),
    ),
)
def test_every_other_answer_is_refused(decision: Decision, answer: Any) -> None:
    legal = [a for a in islice(decision.answers(), 4000) if type(a) is type(answer) and a == answer]
    assert (decision.refuse(answer) is None) == bool(legal)


@pytest.mark.parametrize(
    ("decision", "answer", "reason"),
    [
        (Decision(1, PICK, 0, [1, 2], 1, 1, ("x",)), 3, "not_offered"),
        (Decision(1, PICK, 0, [1, 2, 3], 2, 2, ("x",)), (1,), "how_many"),
        (Decision(1, PICK, 0, [1, 2, 3], 2, 2, ("x",)), (1, 1), "not_offered"),
        (Decision(1, YES, 0, [], 0, 1, ("x",)), 1, "yes_or_no"),
        (Decision(1, NUMBER, 0, [], 2, 5, ("x",)), 6, "number_between"),
        (Decision(1, ORDER, 0, [1, 2], 2, 2, ("x",)), (1, 1), "order_all"),
        (Decision(1, SPLIT, 0, [1, 2], 3, 3, ("x",)), (1, 1), "split_all"),
        (Decision(1, ORDER, 0, [1, 2], 2, 2, ("x",)), 1, "list_wanted"),
    ],
)
def test_a_refusal_says_what_is_wrong(decision: Decision, answer: Any, reason: str) -> None:
    refusal = decision.refuse(answer)
    assert refusal is not None
    assert refusal.say[0] == reason
