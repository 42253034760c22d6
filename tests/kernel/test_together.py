"""Events that happen at the same time: each offered to guards, all performed, then heard together."""

from __future__ import annotations

from typing import Any

from tests.kernel.test_toy import GRAVE, HAND, TABLE, kill, table

from arbitre.kernel.door import happen_together
from arbitre.kernel.pieces import Event


def killing(*pieces: int) -> list[Event]:
    return [Event("killed", 0, piece, to=GRAVE) for piece in pieces]


def kill_together(state: Any, *pieces: int) -> list[int]:
    return [event.piece for event in happen_together(state, killing(*pieces))]


def test_pieces_that_leave_together_hear_each_other() -> None:
    """The mourner hears the martyr's end although it falls in the same moment, and the other way round."""
    apart = table("martyr", "mourner")
    kill(apart, 1)
    kill(apart, 0)
    together = table("martyr", "mourner")
    kill_together(together, 1, 0)
    assert len(together.queue) > len(apart.queue)


def test_guards_see_each_event_before_any_is_performed() -> None:
    state = table("phoenix", "plain", "phoenix")
    assert kill_together(state, 0, 1, 2) == [0, 1, 2]
    assert state.ids(HAND) == [0, 2] and state.ids(GRAVE) == [1] and state.ids(TABLE) == []


def test_an_event_that_is_called_off_leaves_the_others() -> None:
    state = table("plain", "guardian")
    before = state.count
    assert kill_together(state, 0) == []
    assert state.count == before
    assert happen_together(state, []) == []


def test_all_are_recorded_in_order() -> None:
    state = table("plain", "plain")
    kill_together(state, 1, 0)
    assert [event.piece for event in state.events_since(state.count - 2)] == [1, 0]


def test_a_state_knows_whether_it_was_written_since_it_forked() -> None:
    state = table("plain")
    work = state.fork()
    assert work.untouched
    work.own(0)
    assert not work.untouched
