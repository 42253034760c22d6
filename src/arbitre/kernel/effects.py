"""Definitions as trees of frozen nodes, and the one interpreter that gives them their meaning.

A card is data: `Seq`, `May`, `If`, `Choose`, filters, amounts, abilities. Games add their own verbs as
nodes with `@means(Node)`. The same tree is played here, written by `words`, and inspected by tools, so
what is written is what is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar, cast

import msgspec

from . import ask
from .pieces import NOBODY, Effect, Event, Record
from .state import State

AnyState = State[Any, Any, Any, Any]


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


Meaning = Callable[[AnyState, Any, Any], Any]
MEANINGS: dict[type[Node], Meaning] = {}
M = TypeVar("M", bound=Meaning)


def means(node: type[Node]) -> Callable[[M], M]:
    """Say what playing (or finding, testing, counting) a node does."""

    def learn(meaning: M) -> M:
        assert node not in MEANINGS, f"{node.__name__} already has a meaning"
        MEANINGS[node] = meaning
        return meaning

    return learn


POSSIBLE: dict[type[Node], Meaning] = {}


def possible_if(node: type[Node]) -> Callable[[M], M]:
    """Say when playing a node would do anything at all; a node without this always does."""

    def learn(test: M) -> M:
        POSSIBLE[node] = test
        return test

    return learn


def possible(state: AnyState, node: Node, scene: Scene) -> bool:
    """Whether the node would do anything: its condition holds, its first choice has an option."""
    test = POSSIBLE.get(type(node))
    return test is None or bool(test(state, node, scene))


def play(state: AnyState, node: Node, scene: Scene) -> Any:
    """Do what the node says."""
    return MEANINGS[type(node)](state, node, scene)


def find(state: AnyState, node: Node, scene: Scene) -> list[int]:
    """The pieces a filter means."""
    return cast("list[int]", MEANINGS[type(node)](state, node, scene))


def holds(state: AnyState, node: Node | None, scene: Scene) -> bool:
    """Whether a condition is met (no condition always is)."""
    return node is None or bool(MEANINGS[type(node)](state, node, scene))


def count(state: AnyState, amount: Node | int, scene: Scene) -> int:
    """The number an amount stands for now."""
    return amount if isinstance(amount, int) else int(MEANINGS[type(amount)](state, amount, scene))


def walk(value: Any) -> Iterator[Node]:
    """Every node of a definition, outermost first."""
    if isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from walk(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from walk(part)


class Register:
    """The names of all nodes of a game's definitions, so that an effect or a prompt can say which."""

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {}
        self._names: dict[int, str] = {}

    def add(self, definition: str, *trees: Any) -> None:
        """Name every node of a definition `definition/0`, `definition/1` …"""
        for number, node in enumerate(walk(trees)):
            name = f"{definition}/{number}"
            self.nodes[name] = node
            self._names.setdefault(id(node), name)

    def name(self, node: Node) -> str:
        """The name of a registered node."""
        return self._names[id(node)]

    def ability(self, name: str) -> Ability:
        """The ability with this name."""
        return cast("Ability", self.nodes[name])


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
    number: int = 1
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


@means(Seq)
def _seq(state: AnyState, node: Seq, scene: Scene) -> None:
    for part in node.parts:
        play(state, part, scene)


@means(May)
def _may(state: AnyState, node: May, scene: Scene) -> None:
    if not possible(state, node.do, scene):
        return
    if ask.yes(state, scene.seat, ("may", state.rules.register.name(node)), piece=scene.source):
        play(state, node.do, scene)
        if node.then is not None:
            play(state, node.then, scene)


@means(If)
def _if(state: AnyState, node: If, scene: Scene) -> None:
    if holds(state, node.when, scene):
        play(state, node.do, scene)
    elif node.otherwise is not None:
        play(state, node.otherwise, scene)


@means(Choose)
def _choose(state: AnyState, node: Choose, scene: Scene) -> None:
    found = state.rules.choosable(state, node, scene)
    if not found and not node.openly:
        return
    say = ("choose", state.rules.register.name(node))
    if node.number == 1 and not node.up_to and not node.openly:
        scene.it = (
            ask.pick_one(state, scene.seat, lambda: state.rules.alike(state, found), say, scene.source),
        )
    else:
        most = min(node.number, len(found))
        least = 0 if node.up_to else most
        scene.it = ask.pick(
            state, scene.seat, lambda: list(found), least, most, say, scene.source, openly=node.openly
        )
    if scene.it:
        play(state, node.do, scene)


@means(EachOpponent)
def _each_opponent(state: AnyState, node: EachOpponent, scene: Scene) -> None:
    for seat in state.opponents(scene.seat):
        scene.other = seat
        play(state, node.do, scene)


@means(It)
def _it(state: AnyState, node: It, scene: Scene) -> list[int]:
    return list(scene.it)


@means(This)
def _this(state: AnyState, node: This, scene: Scene) -> list[int]:
    return [scene.source]


@possible_if(Choose)
def _choose_possible(state: AnyState, node: Choose, scene: Scene) -> bool:
    return node.openly or bool(state.rules.choosable(state, node, scene))


@possible_if(Seq)
def _seq_possible(state: AnyState, node: Seq, scene: Scene) -> bool:
    return any(possible(state, part, scene) for part in node.parts)


@possible_if(If)
def _if_possible(state: AnyState, node: If, scene: Scene) -> bool:
    return node.otherwise is not None or holds(state, node.when, scene)


@possible_if(EachOpponent)
def _each_opponent_possible(state: AnyState, node: EachOpponent, scene: Scene) -> bool:
    return any(
        possible(state, node.do, Scene(scene.seat, scene.source, other=seat))
        for seat in state.opponents(scene.seat)
    )
