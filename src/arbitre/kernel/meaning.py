"""The one interpreter: what nodes mean.

Games teach it their own with `@means(Node)`; the kernel's own are below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from . import ask
from .conditions import AboutThis, AtLeast, AtMost, Both, Not
from .effects import Choose, EachOpponent, If, It, May, Node, Scene, Seq, This
from .state import AnyState

Meaning = Callable[[AnyState, Any, Any], Any]
MEANINGS: Final[dict[type[Node], Meaning]] = {}
M = TypeVar("M", bound=Meaning)


def means(node: type[Node]) -> Callable[[M], M]:
    """Say what playing (or finding, testing, counting) a node does."""

    def learn(meaning: M) -> M:
        assert node not in MEANINGS, f"{node.__name__} already has a meaning"
        MEANINGS[node] = meaning
        return meaning

    return learn


POSSIBLE: Final[dict[type[Node], Meaning]] = {}


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


# What the kernel's own nodes mean


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
        most = max(0, min(count(state, node.number, scene), len(found)))
        if not most and not node.openly:
            scene.it = ()
            return
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
