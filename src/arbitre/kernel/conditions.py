"""The conditions that cards of any game are written with: comparing, denying, joining, being spoken of."""

from __future__ import annotations

from .effects import AnyState, Node, Scene, count, holds, means


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


@means(AtLeast)
def _at_least(state: AnyState, node: AtLeast, scene: Scene) -> bool:
    return count(state, node.amount, scene) >= count(state, node.number, scene)


@means(AtMost)
def _at_most(state: AnyState, node: AtMost, scene: Scene) -> bool:
    return count(state, node.amount, scene) <= count(state, node.number, scene)


@means(Not)
def _not(state: AnyState, node: Not, scene: Scene) -> bool:
    return not holds(state, node.of, scene)


@means(Both)
def _both(state: AnyState, node: Both, scene: Scene) -> bool:
    return all(holds(state, part, scene) for part in node.parts)


@means(AboutThis)
def _about_this(state: AnyState, node: AboutThis, scene: Scene) -> bool:
    return scene.event is not None and scene.event.piece == scene.source
