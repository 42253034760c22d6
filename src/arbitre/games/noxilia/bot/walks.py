"""The ways of a move: where they lead, found without playing each from its beginning; and which of them come
to the same, for who walks past nobody stands where he would by any other way."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.ask import Asked
from arbitre.kernel.decisions import Decision
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Answer, Event, Over, Stalled

from ..rules.changes.things import ENGAGED, STEPPED
from ..rules.changes.turn import ACTED
from ..rules.model import Table
from ..rules.movement import held, most_steps, step, steps_from, tire

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
    taken = len(since) - 1
    if answer[0] == "stop":
        return table.pieces[unit].zone, 0, False
    free, most = most_steps(table, unit)
    return _walk(table, unit, answer[1], taken, free, most)


def _walk(table: Table, unit: int, to: int, taken: int, free: int, most: int) -> Walk | None:
    """What one more step comes to, of a unit that has taken so many."""
    it = table.pieces[unit]
    if held(table, to, it.controller) or table.pieces[table.board.places[to]].under:
        return None
    last = taken + 1 >= (free + 1 if it.hidden else most)
    return to, 0 if last else taken + 1, taken >= free


def ends(table: Table, asked: Decision, answer: Answer, depth: int, ways: int) -> list[Table] | None:
    """The positions a move may come to, walked step by step from the table as it is before it: what playing
    it once for each way would find, if `depth` of its questions are followed up, and after the first with
    several answers one more. Nothing where it must be played: where somebody is asked on the way or hears of
    it, where the game may end, or where there are more `ways` on than are looked at."""
    if not isinstance(answer, tuple) or len(answer) != 2:
        return None
    if answer[0] == "move":
        unit = answer[1]
    elif answer[0] == "to" and asked.say[0] == "move":
        unit = asked.piece
    else:
        return None
    if table.queue or ACTED in table.triggers or ACTED in table.guards:
        return None
    spaces = steps_from(table, unit)
    if answer[0] == "to":
        spaces = [answer[1]]
    elif table.pieces[unit].hidden or len(spaces) > 1:
        depth = _left(depth, len(spaces))
    if len(spaces) >= ways:
        return None
    begun = table.fork()
    begun.limit = begun.count + begun.rules.step_budget
    try:
        happen(begun, Event(ENGAGED, begun.pieces[unit].controller, unit))
        walk = Ways(begun, unit, ways)
        for to in spaces:
            walk.go(begun, to, 0, depth)
    except (Asked, Over, Stalled):
        return None
    return walk.found if walk.quiet else None


def _left(depth: int, ways: int) -> int:
    """How many more questions are followed up after one with so many answers (`bots/greedy`)."""
    return depth - 1 if ways < 2 else min(depth - 1, 1)


class Ways:
    """The ways of a unit that has begun to move, and the positions found so far."""

    __slots__ = ("found", "free", "heard", "most", "quiet", "seen", "since", "unit", "ways")

    def __init__(self, begun: Table, unit: int, ways: int) -> None:
        self.unit = unit
        self.ways = ways
        self.free, self.most = most_steps(begun, unit)
        self.since = begun.count
        self.seen: set[Walk] = set()
        self.found: list[Table] = []
        self.heard = STEPPED in begun.triggers or STEPPED in begun.guards
        """Whether a step may matter by itself: then no two ways are the same."""
        self.quiet = not begun.queue
        """Whether nobody has heard of any of it, and none of the ways was left out."""

    def go(self, before: Table, to: int, taken: int, depth: int) -> None:
        """Take one more step, and from there all the others."""
        unit, free, most = self.unit, self.free, self.most
        table = before.fork()
        if taken >= free:
            tire(table, unit, 1)
        on = step(table, unit, to)
        if table.queue:
            self.quiet = False
            return
        taken += 1
        hidden = table.pieces[unit].hidden
        over = not on or taken >= (free + 1 if hidden else most)
        further = steps_from(table, unit) if not over and depth and taken < most else []
        if not further:
            self.found.append(table)
            return
        if len(further) >= self.ways:
            self.quiet = False
            return
        depth = _left(depth, len(further) + 1)
        plain = not self.heard and table.count == self.since + taken
        if self._new((to, 0, False) if plain else None):
            self.found.append(table)
        for space in further:
            if self._new(_walk(table, unit, space, taken, free, most) if plain else None):
                self.go(table, space, taken, depth)

    def _new(self, walk: Walk | None) -> bool:
        """Whether no way found so far comes to the same."""
        if walk is None:
            return True
        if walk in self.seen:
            return False
        self.seen.add(walk)
        return True
