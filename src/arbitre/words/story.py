"""The order in which events are told, and which are told together: a hand is drawn in one line, and what a
spell aims at is told once it is cast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from arbitre.kernel.pieces import Event


@dataclass(frozen=True)
class Story:
    """How a game's events follow each other when they are told."""

    together: frozenset[str] = frozenset()
    """Kinds of which a row, of one player, is one line."""
    after: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Kinds that wait for an event of another kind about the same thing on the stack (`extra`)."""
    turns: frozenset[str] = frozenset()
    """Kinds by which a piece comes to lie face down, or up (`facing`)."""

    def lines(self, events: Sequence[Event]) -> list[list[int]]:
        """The places of the events, line by line."""
        told: list[list[int]] = []
        waiting: list[int] = []
        for place, event in enumerate(events):
            if event.kind in self.after:
                waiting.append(place)
                continue
            if told and self._goes_on(events[told[-1][-1]], event) and told[-1][-1] == place - 1:
                told[-1].append(place)
                continue
            told.append([place])
            due = [at for at in waiting if self._due(events[at], event)]
            told += [[at] for at in due]
            waiting = [at for at in waiting if at not in due]
        return told + [[at] for at in waiting]

    def _goes_on(self, last: Event, event: Event) -> bool:
        return event.kind in self.together and (last.kind, last.seat) == (event.kind, event.seat)

    def _due(self, waiting: Event, event: Event) -> bool:
        return event.kind in self.after[waiting.kind] and event.extra == waiting.extra


EACH_ALONE = Story()
"""Every event for itself, as it happened."""


class Told:
    """What pieces were when they were last told of: a later shuffle deals them anew."""

    def __init__(self) -> None:
        self.what: dict[int, int] = {}
        self.down: dict[int, bool] = {}
        """Whether they lay face down, where that was told."""

    def hear(self, event: Event, story: Story) -> None:
        """What an event itself tells of its pieces."""
        self.what.update(zip(event.group, event.whats, strict=True))
        if event.piece >= 0:
            self.what[event.piece] = event.what
            if event.kind in story.turns:
                self.down[event.piece] = bool(getattr(event, "facing", ""))
