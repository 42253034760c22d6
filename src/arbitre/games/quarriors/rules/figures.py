"""What is printed on a die in play, before any modifier, and which dice modifiers can change."""

from __future__ import annotations

from .. import language as n
from . import changes as did
from .model import LOCKED, Figures, Table
from .places import area, area_of


def printed(table: Table, die: int) -> Figures:
    """The figures of a die as its face and its card say."""
    it = table.pieces[die]
    face = did.face_of(table, die)
    card = did.card_of(table, die)
    if it.zone >= 0 and area_of(table, it.zone) == LOCKED:
        return Figures(0, 0, 0, card.glory, face.bursts)
    defense = face.defense
    if face.unknown:
        for clause in card.clauses:
            if isinstance(clause.does, n.CopyOpponent):
                defense = clause.does.defense
    return Figures(face.level, face.attack, defense, card.glory, face.bursts)


def in_play(table: Table) -> list[int]:
    """The creatures of all Ready Areas, and locked dice."""
    found: list[int] = []
    for seat in range(len(table.seats)):
        found += did.creatures(table, seat)
        found += table.zones[area(seat, LOCKED)].ids
    return found
