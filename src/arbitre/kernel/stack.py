"""A stack of effects that players may answer: last in, first out, with priority going round.

The kernel knows what lies on a stack and whose word it is; what may be added, and what resolving means, is
the game's. Both are plain data on the game's board record, so a stack forks and saves like anything else.
"""

from __future__ import annotations

import msgspec

from .effects import Scene
from .pieces import NOBODY, Event

Aims = tuple[tuple[tuple[int, int], ...], ...]
"""For each target an effect asks for, in order, the pieces aimed at with the objects (lives) they were."""


class Item(msgspec.Struct, frozen=True):
    """An effect on the stack, or waiting to be put there: the name of a node, who plays it, from which piece.

    `event` is what triggered it; `spared` are pieces that will not be touched although aimed at.
    """

    id: int
    name: str
    seat: int
    source: int
    life: int
    event: Event | None = None
    aims: Aims = ()
    spared: tuple[int, ...] = ()
    it: tuple[int, ...] = ()


class Round(msgspec.Struct, frozen=True):
    """A round of priority: whose word it is, and how many have passed in a row."""

    holder: int = NOBODY
    passes: int = 0


NO_ROUND = Round()


class Resolving(Scene):
    """The scene in which an item of the stack is played."""

    item: Item | None = None
