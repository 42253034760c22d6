"""Timestamps of what enters at the same time (613.7m)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from arbitre.kernel import ask

from ...cards.index import NODES
from ..continuous.abilities import at_work
from ..continuous.layer_work import layer_work
from ..events import Happening
from ..model import Table
from ..replacing import entering


def by_timestamp(table: Table, events: Sequence[Happening]) -> list[Happening]:
    """Things that enter together, from the oldest to the newest: those of the active player first, then of
    the others in turn order; each orders his own (101.4), and is asked where that makes a difference."""
    seats = {event.seat for event in events}
    order = [seat for seat in table.clockwise(max(0, table.board.active)) if seat in seats]
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


def _interfere(table: Table, events: list[Happening]) -> bool:
    """Whether continuous effects of two of these, which are not the same, apply in one layer."""
    works = []
    for event in events:
        names = at_work(entering(table, event).abilities, "battlefield").layered
        works.append(
            (names, {layer for name in names for layer in layer_work(name, NODES.nodes[name]).layers})
        )
    return any(
        one[0] != other[0] and not one[1].isdisjoint(other[1]) for one, other in combinations(works, 2)
    )
