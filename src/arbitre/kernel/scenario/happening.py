"""What happened, in words: how the phrases for events of every game are read and held against events.

An event tells which piece it was about; how that piece lay there is not remembered. A phrase that asks for
more than an event can tell is refused, since it could never match (or always would, said not to happen).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import NamedTuple

from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput

from .phrasing import perhaps
from .vocabulary import Stage


class Told(NamedTuple):
    """The parts of "damaged Old Oak by 3"."""

    kind: str
    about: str
    amount: int | None

    def fits(self, event: Event) -> bool:
        """Whether the amount is the one written, if one is."""
        return self.amount is None or event.amount == self.amount


def read_event(
    text: str, kinds: Iterable[str], one_by_one: Container[str], both_ways: Container[str] = ()
) -> Told:
    """Take the words for an event apart. Raises `BadInput` if there is no such kind, if a number is said of
    one that has none, or a number below 0 of one that is not told both ways (gained and spent)."""
    amount = re.search(r" by (-?\d+)$", text)
    bare = text[: amount.start()] if amount else text
    kind, _, about = bare.partition(" ")
    known = sorted(kinds)
    if kind not in known:
        near = perhaps(kind, known)
        raise BadInput(f"nothing that happens is called '{kind}'{near}; there are {', '.join(known)}.")
    if amount and kind in one_by_one:
        raise BadInput(f"'{kind}' is told without a number: 'by {amount[1]}' can never match.")
    if amount and int(amount[1]) < 0 and kind not in both_ways:
        raise BadInput(f"'{kind}' is told with 0 or more: 'by {amount[1]}' can never match.")
    return Told(kind, about, int(amount[1]) if amount else None)


def about_nothing(kind: str, text: str) -> BadInput:
    """The complaint about a piece where an event is about none."""
    return BadInput(f"'{kind}' is about a player or the whole table, not about '{text}': it can never match.")


def no_such(text: str) -> BadInput:
    """The complaint about "fifth" where there have never been five."""
    return BadInput(f"there has never been so much as a '{text}'.")


def in_the_moment(text: str, told_by: str) -> BadInput:
    """The complaint about marks, which events do not keep."""
    return BadInput(
        f"'{text}': an event tells {told_by}; how it lay there is not remembered. Check it before that."
    )


def pieces_of(event: Event) -> dict[int, int]:
    """The pieces an event is about, each with what it was then: a shuffle may have dealt it anew since."""
    found = dict(zip(event.group, event.whats))
    if event.piece >= 0:
        found[event.piece] = event.what
    return found


def which(stage: Stage, alike: Callable[[int], bool], nth: int | None, text: str) -> Callable[[int], bool]:
    """The test for "second": as the scenario began, among those alike that lay in the same zone then; of
    those that came later, in the order they came. Raises `BadInput` where there never was a second."""
    state, start = stage.state, stage.game.start
    if nth is None:
        return lambda piece: True

    def test(piece: int) -> bool:
        if piece < len(start.pieces):
            lying = start.ids(start.pieces[piece].zone)
        else:
            lying = list(range(len(start.pieces), len(state.pieces)))
        return [other for other in lying if alike(other)][nth : nth + 1] == [piece]

    if not any(alike(piece) and test(piece) for piece in range(len(state.pieces))):
        raise no_such(text)
    return test
