"""Fog of war: who is turned face up, and when (N-071 to N-077, NR-06).

Whoever is face down has no enemy within one zone: arrivals on either side are looked at step by step. So
attacks never meet a hidden unit next door, and nothing offered to a player depends on what he may not see.
"""

from __future__ import annotations

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Event

from .changes import things as did
from .model import Table
from .places import ground, layout_of


def reveal(table: Table, thing: int) -> None:
    """Turn a card face up, if it is not."""
    if table.pieces[thing].hidden:
        happen(table, Event(did.REVEALED, table.pieces[thing].controller, thing))


def look_around(table: Table, unit: int) -> None:
    """A unit has come to a zone: it and enemies within one zone see each other (N-072, NR-06)."""
    pieces = table.pieces
    it = pieces[unit]
    seat = it.controller
    met = False
    for space in layout_of(table).near[it.zone]:
        for other in table.ids(space):
            if pieces[other].controller != seat:
                met = True
                if pieces[other].hidden:
                    reveal(table, other)
    if met and it.hidden:
        reveal(table, unit)
    for thing in table.ids(ground(table, it.zone)):
        if pieces[thing].primo and pieces[thing].hidden:
            happen(table, Event(did.REVEALED, seat, thing))  # N-068; turned up is not captured (N-069)


def watched(table: Table, unit: int) -> bool:
    """Whether an enemy is within one zone of a unit."""
    it = table.pieces[unit]
    return any(
        table.pieces[other].controller != it.controller
        for space in layout_of(table).near[it.zone]
        for other in table.ids(space)
    )


def visible(table: Table, seat: int, thing: int) -> bool:
    """Whether a seat may know what a card is."""
    it = table.pieces[thing]
    return not it.hidden or (seat >= 0 and bool(it.known >> seat & 1))
