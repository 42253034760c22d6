"""The conditions that cards of any game are written with."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.kernel.conditions import AboutThis, AtLeast, AtMost, Both, Not
from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import holds, means
from arbitre.kernel.pieces import Event

NO_STATE: Any = None


class Amount(Node, frozen=True):
    number: int


@means(Amount)
def _amount(state: Any, node: Amount, scene: Scene) -> int:
    return node.number


YES, NO = AtLeast(Amount(1), 1), AtLeast(Amount(0), 1)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (AtLeast(Amount(2), 2), True),
        (AtLeast(Amount(2), 3), False),
        (AtLeast(Amount(2), Amount(3)), False),
        (AtMost(Amount(2), 2), True),
        (AtMost(Amount(2), 1), False),
        (AtMost(Amount(2), Amount(3)), True),
        (Not(YES), False),
        (Not(NO), True),
        (Both((YES, YES)), True),
        (Both((YES, NO)), False),
    ],
)
def test_a_condition_is_compared_denied_or_joined(condition: Node, expected: bool) -> None:
    assert holds(NO_STATE, condition, Scene(0)) is expected


def test_an_event_is_about_this_only_if_it_speaks_of_the_source() -> None:
    assert holds(NO_STATE, AboutThis(), Scene(0, source=4, event=Event("moved", piece=4)))
    assert not holds(NO_STATE, AboutThis(), Scene(0, source=4, event=Event("moved", piece=5)))
    assert not holds(NO_STATE, AboutThis(), Scene(0, source=4))
