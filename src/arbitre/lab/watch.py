"""Watching a game while it runs: the invariants after its events, at no cost to games nobody watches.

The watched game has its own copy of the rules, in which each function that performs an event is followed by
the check. Events inside an event are parts of one change, so only the outermost is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

from arbitre.kernel.effects import Guard, Node, Scene, Trigger
from arbitre.kernel.meaning import MEANINGS, Meaning
from arbitre.kernel.pieces import Effect, Event
from arbitre.kernel.register import Register
from arbitre.kernel.rules import Rules
from arbitre.kernel.state import AnyState

Perform = Callable[[AnyState, Event], None]
Heard = Callable[[AnyState, Event], None]


class Broken(Exception):
    """Something that must always hold does not."""


class Watch:
    """The rules of a game with the invariants checked after every event, each event once.

    A step that asks is run again with one more answer; its events up to the question are the same
    again, so `checked` remembers how far the story has been looked at.
    """

    def __init__(self, rules: Rules[Any, Any, Any, Any], heard: Heard | None = None) -> None:
        self.rules = copy(rules)
        self.rules.performs = {kind: self._watched(perform) for kind, perform in rules.performs.items()}
        self.checked = -1
        self.checks = 0
        self.ease = 1
        """Events of which one is checked: all of them, fewer where a long game is watched."""
        self.heard = heard
        """Told every event of the real game as it happens, not those of trials on forks."""
        self.trial = False
        self.at_work: set[str] = set()
        """The names of all abilities that were put to work."""
        self._effects: tuple[Effect, ...] = ()
        self._depth = 0
        self._waiting = 0
        self._sound_at = -1

    def _watched(self, perform: Perform) -> Perform:
        def performs(state: AnyState, event: Event) -> None:
            self._depth += 1
            try:
                perform(state, event)
            finally:
                self._depth -= 1
            if not self._depth and state.count > self.checked:
                self.checked = state.count
                self._waiting += 1
                if self._waiting >= self.ease:
                    self._waiting, self._sound_at = 0, state.count
                    self.sound(state, event.kind)
                if self.heard is not None and not self.trial:
                    self.heard(state, event)

        return performs

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Meanwhile forks are played: their events are checked, and forgotten afterwards."""
        checked, self.trial = self.checked, True
        try:
            yield
        finally:
            self.checked, self.trial = checked, False

    def settled(self, state: AnyState) -> None:
        """The position somebody is asked in is sound. Only events change it, so if its last one was looked at
        there is nothing new."""
        if state.count != self._sound_at + 1:
            self.sound(state, "answer")

    def sound(self, state: AnyState, after: str) -> None:
        """Raise `Broken` with all that is wrong in this position."""
        self.checks += 1
        if state.effects is not self._effects:
            self._effects = state.effects
            self.at_work.update(effect.ability for effect in state.effects)
        wrong = self.rules.invariants(state)
        if wrong:
            raise Broken(f"after '{after}' (event {state.count}): {'; '.join(wrong)}")


@contextmanager
def overheard(played: set[int]) -> Iterator[None]:
    """Note the identity of every node that is played, found, tested or counted meanwhile."""

    def hears(meaning: Meaning) -> Meaning:
        def heard(state: AnyState, node: Node, scene: Scene) -> Any:
            played.add(id(node))
            return meaning(state, node, scene)

        return heard

    before = dict(MEANINGS)
    MEANINGS.update({node: hears(meaning) for node, meaning in before.items()})
    try:
        yield
    finally:
        MEANINGS.update(before)


def silent(register: Register, reached: set[str]) -> list[str]:
    """The nodes no game reached, of those that do something of their own (other statics are only read)."""
    return [
        f"{name} {type(node).__name__}"
        for name, node in register.nodes.items()
        if name not in reached and (type(node) in MEANINGS or isinstance(node, Trigger | Guard))
    ]


def reached(register: Register, played: set[int], at_work: set[str]) -> set[str]:
    """The names of the nodes that were played or put to work; one node may stand in several cards."""
    return at_work | {name for name, node in register.nodes.items() if id(node) in played}
