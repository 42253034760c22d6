"""The board as data: which zones there are, what is adjacent, how far, and where ramparts stand in the way.

A layout is a grid of spaces; every table below is computed from it, so another layout needs no rule
(NR-01, NR-04). Spaces are numbered from 0 and are the first zones of the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from arbitre.kernel.pieces import NOBODY

from ..language.definitions import BATTLEFIELD, COMMAND, COMPLEMENTARY, RAMPART

FAR: Final = 99


class Space(msgspec.Struct, frozen=True):
    """A zone of the board: its kind, whose half it lies in, and its place in the grid."""

    name: str
    kind: str
    home: int
    row: int
    column: int


class Layout:
    """A board and its tables."""

    def __init__(self, name: str, spaces: tuple[Space, ...]) -> None:
        self.name = name
        self.spaces = spaces
        numbers = range(len(spaces))
        self.size = len(spaces)
        self.everywhere = tuple(numbers)
        self.kinds = tuple(space.kind for space in spaces)
        self.homes = tuple(space.home for space in spaces)
        beside = [[b for b in numbers if _touch(spaces[a], spaces[b])] for a in numbers]
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in beside)
        """For each space the ones a step away (NR-04)."""
        self.near = tuple((a, *row) for a, row in zip(numbers, self.adjacent, strict=True))
        """Each space with the ones a step away (NR-06)."""
        self.steps = _distances(self.adjacent)
        open_way = [[b for b in row if not _walled(spaces[a], spaces[b])] for a, row in enumerate(beside)]
        self.reach = _distances(open_way)
        """Steps a spell needs, never through the outer side of a rampart (N-052, NR-21)."""
        self.two = tuple(tuple(b for b in numbers if self.steps[a][b] == 2) for a in numbers)
        """For each space the ones two steps away: where a fast charge may end."""
        self.command = tuple(self._of(seat, COMMAND)[0] for seat in (0, 1))
        self.battlefields = tuple(a for a in numbers if spaces[a].kind == BATTLEFIELD)
        self.own = tuple(tuple(a for a in numbers if spaces[a].home == seat) for seat in (0, 1))

    def _of(self, seat: int, kind: str) -> list[int]:
        return [a for a, s in enumerate(self.spaces) if s.home == seat and s.kind == kind]

    def homes_of(self, seat: int) -> tuple[int, int, int, int]:
        """The spaces of a seat's four zone cards: command, complementary, rampart 1, rampart 2 (N-056)."""
        ramparts = self._of(seat, RAMPART)
        return (
            self._of(seat, COMMAND)[0],
            self._of(seat, COMPLEMENTARY)[0],
            ramparts[0],
            ramparts[1],
        )


def _touch(a: Space, b: Space) -> bool:
    return abs(a.row - b.row) + abs(a.column - b.column) == 1


def _walled(a: Space, b: Space) -> bool:
    """A rampart closes the boundary to what lies outside its own half."""
    return RAMPART in (a.kind, b.kind) and a.home != b.home


def _distances(ways: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    roads = [list(way) for way in ways]
    table = []
    for start in range(len(roads)):
        far = [FAR] * len(roads)
        far[start] = 0
        edge = [start]
        while edge:
            edge = [b for a in edge for b in roads[a] if far[b] == FAR and _reached(far, a, b)]
        table.append(tuple(far))
    return tuple(table)


def _reached(far: list[int], frm: int, to: int) -> bool:
    far[to] = far[frm] + 1
    return True


DUEL: Final = Layout(
    "duel",
    (
        Space("command", COMMAND, 0, 0, 0),
        Space("complementary", COMPLEMENTARY, 0, 0, 1),
        Space("rampart-1", RAMPART, 0, 1, 0),
        Space("rampart-2", RAMPART, 0, 1, 1),
        Space("battlefield-1", BATTLEFIELD, NOBODY, 2, 0),
        Space("battlefield-2", BATTLEFIELD, NOBODY, 2, 1),
        Space("rampart-1", RAMPART, 1, 3, 0),
        Space("rampart-2", RAMPART, 1, 3, 1),
        Space("command", COMMAND, 1, 4, 0),
        Space("complementary", COMPLEMENTARY, 1, 4, 1),
    ),
)
"""The board for one against one (NR-01)."""

LAYOUTS: Final = {layout.name: layout for layout in (DUEL,)}
