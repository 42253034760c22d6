"""The conditions that cards of any game are written with: comparing, denying, joining, being spoken of."""

from __future__ import annotations

from .effects import Node


class AtLeast(Node, frozen=True):
    """An amount has reached a number. "If there is one" is `AtLeast(CountOf(…), 1)`."""

    amount: Node
    number: int | Node


class AtMost(Node, frozen=True):
    """An amount is not above a number."""

    amount: Node
    number: int | Node


class Not(Node, frozen=True):
    """The condition does not hold."""

    of: Node


class Both(Node, frozen=True):
    """All of these hold."""

    parts: tuple[Node, ...]


class AboutThis(Node, frozen=True):
    """The event is about the piece the ability is on."""
