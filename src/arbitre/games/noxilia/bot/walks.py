"""Ways of a move that come to the same: who walks past nobody stands where he would by any other way."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer, Event

from ..rules.changes.things import ENGAGED, STEPPED
from ..rules.model import Table
from ..rules.movement import held, most_steps

Walk = tuple[int, int, bool]
"""Where a unit comes to, the steps it has taken if it may still go on (else 0), and whether that was one for
which it pays."""


def same_walk(table: Table, asked: Decision, answer: Answer, since: Sequence[Event]) -> Walk | None:
    """What an answer comes to, of a unit that may go on with its move; nothing where that depends on the way.

    In the action so far (`since`) it may only have taken steps, which change nothing but where it is. Nor may
    anything on the last step depend on where it came from: in a zone without enemies nobody catches it and
    nothing is forced.
    """
    if asked.say[0] != "move_on" or not isinstance(answer, tuple):
        return None
    unit = asked.piece
    for number, event in enumerate(since):
        if event.piece != unit or event.kind != (STEPPED if number else ENGAGED):
            return None
    if STEPPED in table.triggers or STEPPED in table.guards or table.queue:
        return None
    it = table.pieces[unit]
    taken = len(since) - 1
    if answer[0] == "stop":
        return it.zone, 0, False
    to = answer[1]
    assert isinstance(to, int)
    if held(table, to, it.controller) or table.pieces[table.board.places[to]].under:
        return None
    free, most = most_steps(table, unit)
    last = taken + 1 >= (free + 1 if it.hidden else most)
    return to, 0 if last else taken + 1, taken >= free
