"""Endings no rulebook writes: a position in which nothing can ever change, and one in which nothing does.

A game plugs in with a few lines of its `Rules`: `dead` says when it is certain that neither side can change
anything again, `turning` is the kind of event a turn begins with, `idle` are the kinds of event that change
nothing by themselves, and `repeated` says that what did change comes to nothing: wounds that heal, pages that
go and come. It calls `end_if_dead` where a turn begins.
"""

from __future__ import annotations

from typing import Final

from .door import conclude
from .pieces import Result
from .state import AnyState

DEAD: Final = "dead"
STILL_TURNS: Final = 6
"""Turns in a row without any change after which a draw is proposed."""


def end_if_dead(state: AnyState, rule: str) -> None:
    """The game is over, undecided, if nobody can ever change anything again; by this rule of its index."""
    if state.rules.dead(state):
        conclude(state, Result((), DEAD, rule))


def still_turns(state: AnyState, most: int = STILL_TURNS) -> int:
    """How many turns in a row, up to `most`, have ended without a change. It is read from the story, so
    that a saved game knows it too."""
    rules = state.rules
    idle, turning = rules.idle, rules.turning
    if not idle:
        return 0
    begun = 0
    chapter, past = state.recent, state.past
    while True:
        for event in reversed(chapter):
            if event.kind == turning:
                begun += 1
                if begun > most:
                    return most
            elif event.kind not in idle:
                return max(0, begun - 1)
        if past is None:
            return max(0, begun - 1)
        past, chapter, _ = past


def stands_still(state: AnyState) -> bool:
    """Whether a draw is proposed: nothing has changed for several turns, or what changes comes back again."""
    return still_turns(state) == STILL_TURNS or state.rules.repeated(state)
