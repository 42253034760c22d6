"""Timestamps of what enters at the same time (613.7m)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from arbitre.kernel import ask

from ... import language as n
from ...cards.index import NODES
from ..continuous.abilities import at_work
from ..continuous.layer_work import layer_work
from ..events import Happening
from ..model import Table
from ..replacing import entering
from ..teams import in_turn_order


def by_timestamp(table: Table, events: Sequence[Happening]) -> list[Happening]:
    """Things that enter together, from the oldest to the newest: those of the active player first, then of
    the others in turn order; each orders his own (101.4), and is asked where that makes a difference."""
    seats = {event.seat for event in events}
    order = [seat for seat in in_turn_order(table, max(0, table.board.active)) if seat in seats]
    found: list[Happening] = []
    for seat in (*order, *sorted(seats.difference(order))):
        mine = [event for event in events if event.seat == seat]
        if len(mine) > 1 and _interfere(table, mine):
            pieces = [event.piece for event in mine]
            say = ("order_entering", len(pieces))
            chosen = ask.order(table, seat, pieces, say, rule="613.7m")
            mine.sort(key=lambda event: chosen.index(event.piece))
        found += mine
    return found


DECISIVE: Final = frozenset((n.CONTROL, n.SET_PT))
"""The layers in which whatever comes last decides; in the others it matters only where something is taken
away."""


def _interfere(table: Table, events: list[Happening]) -> bool:
    """Whether continuous effects of two of these, which are not the same, come to something else in another
    order."""
    works = [_work(table, event) for event in events]
    return any(
        one[0] != other[0] and not (one[1] & other[1]).isdisjoint(one[2] | other[2] | DECISIVE)
        for one, other in combinations(works, 2)
    )


def _work(table: Table, event: Happening) -> tuple[tuple[str, ...], frozenset[int], frozenset[int]]:
    """The continuous effects of what enters, their layers, and those in which they take something away."""
    names = at_work(entering(table, event).abilities, "battlefield").layered
    works = [layer_work(name, NODES.nodes[name]) for name in names]
    layers, removing = [work.layers for work in works], [work.removing for work in works]
    return names, frozenset[int]().union(*layers), frozenset[int]().union(*removing)
