"""Choosing step by step reaches every answer of a question and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.envs.choosing import SLOTS, Choosing
from arbitre.kernel.ask import NUMBER, ORDER, PICK, SPLIT, YES, Decision
from arbitre.kernel.pieces import Answer


def answers(choosing: Choosing) -> list[Answer]:
    """Every answer that choosing can lead to."""
    found: list[Answer] = []
    for slot in range(len(choosing.offers)):
        branch = choosing.fork()
        whole = branch.take(slot)
        found += [whole[0]] if whole is not None else answers(branch)
    return found


def question(kind: str, options: int, least: int, most: int) -> Decision:
    names = [("take", number) for number in range(options)]
    return Decision(1, kind, 0, names, least, most, ("say",))


@pytest.mark.parametrize(
    "decision",
    [
        question(PICK, 5, 1, 1),
        question(PICK, 5, 0, 1),
        question(PICK, 5, 2, 3),
        question(PICK, 4, 4, 4),
        question(PICK, 4, 0, 4),
        question(YES, 0, 0, 1),
        question(NUMBER, 0, 3, 9),
        question(ORDER, 4, 4, 4),
        question(SPLIT, 3, 4, 4),
    ],
    ids=lambda decision: f"{decision.kind} {decision.least}-{decision.most}",
)
def test_every_answer_is_reached_once(decision: Decision) -> None:
    found = answers(Choosing(decision))
    assert sorted(map(repr, found)) == sorted(map(repr, decision.answers()))


@given(st.integers(1, 400), st.data())
def test_more_than_the_slots_hold_is_shown_page_by_page(options: int, data: st.DataObject) -> None:
    decision = question(PICK, options, 1, 1)
    wanted = data.draw(st.integers(0, options - 1))
    choosing = Choosing(decision)
    for _ in range(options):
        assert len(choosing.offers) <= SLOTS
        here = [at for at, offer in enumerate(choosing.offers) if offer.option == ("take", wanted)]
        if here:
            assert choosing.take(here[0]) == (("take", wanted),)
            return
        assert choosing.offers[-1].sort == "more"
        assert choosing.take(len(choosing.offers) - 1) is None
    raise AssertionError("the option was never shown")


def test_a_long_range_is_not_written_down() -> None:
    choosing = Choosing(question(NUMBER, 0, 0, 10**9))
    assert len(choosing.offers) == SLOTS
    assert choosing.offers[-1].sort == "more"
    choosing.take(SLOTS - 1)
    assert choosing.offers[0].number == SLOTS - 1
