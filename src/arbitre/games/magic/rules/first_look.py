"""What an event shows by itself: whether it can be one that an ability waits for, before anything else is
looked at. The meanings of the patterns (`meaning/happenings`) begin with the same questions."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

from .. import language as n
from .events import Happening
from .model import BATTLEFIELD, BEGIN_COMBAT, DRAW, END, MAIN_1, MAIN_2, UPKEEP
from .refs import role

STEPS: Final = {"upkeep": UPKEEP, "draw": DRAW, "combat": BEGIN_COMBAT, "end": END}


def begins(node: n.BeginningOf, event: Happening) -> bool:
    """Whether it is the step of the turn that is meant, whoever's turn it is."""
    if node.step in ("first main", "second main"):
        number = 1 if node.step == "first main" else 2  # 505.1a: the others are neither
        return event.word in (MAIN_1, MAIN_2) and event.amount == number
    return event.word == STEPS[node.step]


def arrives(event: Happening) -> bool:
    """Whether something enters the battlefield."""
    return event.to == BATTLEFIELD and event.frm != BATTLEFIELD


def falls(event: Happening) -> bool:
    """Whether something that may have been a permanent is put into a graveyard."""
    return role(event.to) == "graveyard" and (event.frm == BATTLEFIELD or event.frm < 0)


def may_be(when: Node, event: Happening) -> bool:
    """Whether an event can be one of these."""
    if isinstance(when, n.BeginningOf):
        return begins(when, event)
    if isinstance(when, n.Enters):
        return arrives(event)
    if isinstance(when, n.Dies):
        return falls(event)
    if isinstance(when, n.Sacrificed):
        return event.cause == "sacrifice"
    if isinstance(when, n.AnyHappens):
        return any(may_be(part, event) and event.kind in part.kinds() for part in when.parts)
    return True
