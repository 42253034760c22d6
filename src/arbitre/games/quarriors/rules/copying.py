"""Copying: a creature that comes to the Ready Area as an opponent's creature (QB-37)."""

from __future__ import annotations

from arbitre.kernel import ask

from .. import language as n
from . import changes as did
from .model import LOCKED, Table
from .places import area


def model_for(table: Table, seat: int, die: int) -> int:
    """One more than the die this one must copy on coming to the Ready Area; 0 if it copies none."""
    if not any(isinstance(clause.does, n.CopyOpponent) for clause in did.card_of(table, die).clauses):
        return 0
    models = [
        model
        for other in table.opponents(seat)
        for model in did.creatures(table, other) + table.ids(area(other, LOCKED))
    ]
    if not models:
        return 0
    chosen = ask.pick_one(table, seat, lambda: [("copy", model) for model in models], ("copy", die), die)
    return int(chosen[1]) + 1
