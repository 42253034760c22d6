"""Definitions as trees of frozen nodes.

A card is data: `Seq`, `May`, `If`, `Choose`, filters, amounts, abilities. Games add their own verbs as nodes.
The same tree is played by `meaning`, written by `words`, and inspected by tools, so what is written is what
is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from .pieces import NOBODY, Effect, Event, Record


class Node(msgspec.Struct, frozen=True):
    """A part of a definition."""


class This(Node, frozen=True):
    """The piece the ability is on."""


class Ability(Node, frozen=True):
    """A node that is at work while its source is in play, or until a moment a spell named."""


class Trigger(Ability, frozen=True):
    """When an event of kind `on` happens and `when` holds, `do` follows."""

    on: str
    do: Node
    when: Node | None = None


class Guard(Ability, frozen=True):
    """When an event of kind `on` is about to happen and `when` holds, it happens otherwise.

    `by` is played with the event in the scene and changes it (or calls it off). With `may`, the
    seat that controls the effect decides.
    """

    on: str
    by: Node
    when: Node | None = None
    may: bool = False


class Static(Ability, frozen=True):
    """Something that simply is so; rules ask for statics by `key`."""

    key: ClassVar[str] = ""


class Modifier(Static, frozen=True, kw_only=True):
    """A static that changes the traits of pieces; `layer` says when, lower layers first."""

    key: ClassVar[str] = "modifier"
    who: Node = This()
    layer: int = 0


class Scene(Record):
    """Who plays a node, from which piece, about which event, with which choices made so far."""

    seat: int
    source: int = NOBODY
    event: Event | None = None
    it: tuple[int, ...] = ()
    other: int = NOBODY
    amount: int = 0
    effect: Effect | None = None
    called_off: bool = False


def walk(value: Any) -> Iterator[Node]:
    """Every node of a definition, outermost first."""
    if isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from walk(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from walk(part)


class Seq(Node, frozen=True):
    """One after the other."""

    parts: tuple[Node, ...]


class May(Node, frozen=True):
    """The seat may do this; `then` follows only if it did."""

    do: Node
    then: Node | None = None


class If(Node, frozen=True):
    """If the condition holds, this; else that."""

    when: Node
    do: Node
    otherwise: Node | None = None


class Choose(Node, frozen=True):
    """Choose pieces among those found, then do something with them (they are `It`).

    `openly` is for places others cannot look into: the seat is asked even when nothing is found or only one
    answer is left, because not being asked would tell them.
    """

    among: Node
    do: Node
    number: int | Node = 1
    up_to: bool = False
    openly: bool = False


class EachOpponent(Node, frozen=True):
    """For each opponent in turn order."""

    do: Node


class Lasting(Node, frozen=True):
    """An ability that outlives the play of this node, until the moment named, about the pieces chosen."""

    ability: Ability
    until: str = "turn"


class It(Node, frozen=True):
    """The pieces chosen, or the piece an event speaks of."""
