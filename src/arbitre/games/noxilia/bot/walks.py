"""The ways of a move: what they are worth, found without playing each from its beginning; and which of them
come to the same, for who walks past nobody stands where he would by any other way.

A step that meets nobody changes nothing but where the unit is. Such steps are written on one table, there and
back again, without an event for each, and where one ends only the space the unit left and the one it came to
are added up. What meets somebody is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbitre.kernel.ask import Asked
from arbitre.kernel.decisions import Decision
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Answer, Event, Over, Stalled

from ..rules.changes.things import ADJUSTED, ENGAGED, STEPPED
from ..rules.changes.turn import ACTED
from ..rules.figures import caught_at
from ..rules.model import Table
from ..rules.movement import held, most_steps, step, steps_from, tire
from ..rules.places import layout_of
from .field import Field, Spot, field, spot_of
from .value import value_of

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


def ends(
    before: Callable[[], Table],
    asked: Decision,
    said: Sequence[Answer],
    answer: Answer,
    depth: int,
    ways: int,
) -> tuple[list[float], list[Table]] | None:
    """What a move may come to, walked step by step from the table as it is before it: what its ends are worth
    to its seat that differ in nothing but where the unit is, and the positions of the others. They are those
    that playing it once for each way would find, if `depth` of its questions are followed up, and after the
    first with several answers one more. Nothing where it must be played: where somebody is asked on the way
    or hears of it, where the game may end, or where there are more `ways` on than are looked at."""
    move = said[0] if said else answer
    if not isinstance(answer, tuple) or not isinstance(move, tuple) or len(move) != 2 or move[0] != "move":
        return None
    if said and asked.say[0] not in ("move", "move_on"):
        return None
    seat, unit = asked.seat, move[1]
    table = before()
    if table.queue or ACTED in table.triggers or ACTED in table.guards:
        return None
    spaces = [answer[1]] if answer[0] == "to" else []
    if not said:
        spaces = steps_from(table, unit)
        if table.pieces[unit].hidden or len(spaces) > 1:
            depth = _left(depth, len(spaces))
        if len(spaces) >= ways:
            return None
    begun = table.fork()
    begun.limit = begun.count + begun.rules.step_budget
    try:
        happen(begun, Event(ENGAGED, begun.pieces[unit].controller, unit))
        walk = Ways(begun, seat, unit, ways)
        for to in said[1:]:
            if not isinstance(to, tuple) or not walk.come(to[1]):
                return None
        for to in spaces:
            walk.go(to, len(said[1:]), depth)
        if said and not spaces:
            walk.stop()
    except (Asked, Over, Stalled):
        return None
    return (list(walk.worths.values()), walk.found) if walk.quiet else None


def _left(depth: int, ways: int) -> int:
    """How many more questions are followed up after one with so many answers (`bots/greedy`)."""
    return depth - 1 if ways < 2 else min(depth - 1, 1)


def _unheard(table: Table, kind: str) -> bool:
    """Whether nothing at work is about events of a kind."""
    return kind not in table.triggers and kind not in table.guards


class Ways:
    """The ways of a unit that has begun to move, and what was found of them so far."""

    __slots__ = (
        "_after",
        "_before",
        "_begun",
        "_free",
        "_most",
        "_path",
        "_seat",
        "_seen",
        "_silent",
        "_table",
        "_unit",
        "_ways",
        "found",
        "quiet",
        "worths",
    )

    def __init__(self, begun: Table, seat: int, unit: int, ways: int) -> None:
        self._begun = begun
        self._seat = seat
        self._unit = unit
        self._ways = ways
        self._free, self._most = most_steps(begun, unit)
        self._path: list[int] = []
        """The steps to where the unit is on `_table`, which is `begun` but for where it is."""
        self._table: Table = begun.fork()
        self._before: Field | None = None
        self._after: Spot | None = None
        """What the table adds up to before the first step, and what is left of where the unit stood."""
        self._seen: set[Walk] = set()
        self._silent = _unheard(begun, ENGAGED) and _unheard(begun, STEPPED) and _unheard(begun, ADJUSTED)
        """Whether no step matters by itself: else no two ways are the same."""
        self.worths: dict[tuple[int, bool], float] = {}
        """By where the unit comes to and whether it paid for it."""
        self.found: list[Table] = []
        """The other positions."""
        self.quiet = not begun.queue
        """Whether nobody has heard of any of it, and none of the ways was left out."""

    def come(self, to: int) -> bool:
        """Take a step that was chosen already; False if more than that has happened."""
        if not self._alone(to):
            return False
        table, unit = self._table, self._unit
        self._put(to, caught_at(table, unit, to, table.pieces[unit].controller))
        self._path.append(to)
        return True

    def stop(self) -> None:
        """Go no further."""
        self._judge(self._table.pieces[self._unit].zone, False)

    def go(self, to: int, taken: int, depth: int) -> None:
        """Take one more step, and from there all the others; then back."""
        if not self._alone(to):
            self._play(self._there(), to, taken, depth)
            return
        table, unit, free, most = self._table, self._unit, self._free, self._most
        it = table.pieces[unit]
        came, caught = it.zone, it.caught
        tired = taken >= free
        self._put(to, caught_at(table, unit, to, it.controller))
        taken += 1
        over = taken >= (free + 1 if it.hidden else most)
        further = steps_from(table, unit) if not over and depth and taken < most else []
        if len(further) >= self._ways:
            self.quiet = False
        elif not further:
            self._judge(to, tired)
        else:
            depth = _left(depth, len(further) + 1)
            if self._new((to, 0, False)):
                self._judge(to, tired)
            self._path.append(to)
            for space in further:
                if self._new(_walk(table, unit, space, taken, free, most)):
                    self.go(space, taken, depth)
            self._path.pop()
        self._put(came, caught)

    def _alone(self, to: int) -> bool:
        """Whether a step changes nothing but where the unit is: nobody and nothing is turned up by it (N-068,
        N-072), nobody is asked (N-132), nothing is forced (N-164)."""
        if not self._silent:
            return False
        table = self._table
        pieces, zones, places = table.pieces, table.zones, table.board.places
        it = pieces[self._unit]
        seat, hidden = it.controller, it.hidden
        for space in layout_of(table).near[to]:
            for other in zones[space].ids:
                them = pieces[other]
                if them.controller != seat and (hidden or them.hidden):
                    return False
        for spell in pieces[places[to]].under:
            if pieces[spell].controller != seat:
                return False
        lying = zones[len(places) + to].ids
        for thing in lying[1:] if len(lying) > 1 else ():
            if pieces[thing].primo and pieces[thing].hidden:
                return False
        return not (held(table, to, seat) and held(table, it.zone, seat))

    def _put(self, to: int, caught: int) -> None:
        """The unit is somewhere else; traits that were computed for where it was are not those of now."""
        table = self._table
        seat = table.pieces[self._unit].controller
        table.rules.performs[STEPPED](table, Event(STEPPED, seat, self._unit, to=to, extra=caught))
        table.current_stamp = -1

    def _judge(self, to: int, tired: bool) -> None:
        """What the table is worth with the unit where it is now."""
        if (to, tired) in self.worths:
            return
        begun, seat, unit = self._begun, self._seat, self._unit
        before = self._before
        origin = begun.pieces[unit].zone
        if before is None:
            before = self._before = field(begun, seat)
            left = [begun.pieces[other] for other in begun.zones[origin].ids if other != unit]
            self._after = spot_of(begun, seat, origin, left)
        after = self._after
        assert after is not None
        table = self._table
        if tired:
            table = table.fork()
            mine = table.pieces[unit].controller
            table.rules.performs[ADJUSTED](table, Event(ADJUSTED, mine, unit, unit, values=(0, 0, -1)))
        pieces = table.pieces
        spots = before.spots[:]
        spots[origin] = after
        spots[to] = spot_of(table, seat, to, [pieces[other] for other in table.zones[to].ids])
        self.worths[to, tired] = value_of(table.board, Field(seat, spots, before.stores))

    def _there(self) -> Table:
        """The table as it is once the unit has come to where it is now, step by step."""
        table = self._begun
        for to in self._path:
            table = table.fork()
            step(table, self._unit, to)
        return table

    def _play(self, before: Table, to: int, taken: int, depth: int) -> None:
        """Take one more step, and from there all the others, with all that follows from each."""
        unit, free, most = self._unit, self._free, self._most
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
        if len(further) >= self._ways:
            self.quiet = False
            return
        depth = _left(depth, len(further) + 1)
        self.found.append(table)
        for space in further:
            self._play(table, space, taken, depth)

    def _new(self, walk: Walk | None) -> bool:
        """Whether no way found so far comes to the same."""
        if walk is None:
            return True
        if walk in self._seen:
            return False
        self._seen.add(walk)
        return True
