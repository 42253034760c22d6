"""What is printed on a card, before any modifier, and which cards modifiers can change."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Modifier

from .. import language as n
from ..cards.index import ATQ, BOU, CARDS, CLASSES, FV, GOLEM, KEYWORDS, KINDS, NODES, TYPE
from .model import AREAS, BOOK, FIRE, HAND, PER_SEAT, REAR, Figures, Table

AREA: Final = {name: number for number, name in enumerate(AREAS)}


def _beyond() -> dict[str, tuple[int, ...]]:
    found = {}
    for name, node in NODES.nodes.items():
        if isinstance(node, Modifier) and isinstance(node.who, n.Cards):
            places = tuple(AREA[place] for place in node.who.where if AREA[place] not in (REAR, FIRE))
            if places:
                found[name] = places
    return found


BEYOND: Final = _beyond()
"""For each modifier that looks beyond the battlefield, where."""


def printed(table: Table, piece: int) -> Figures:
    """The figures of a card as printed, with its markers."""
    it = table.pieces[piece]
    what = it.what
    if it.hidden:
        return Figures(0, 0, 0, (), ())  # F-192
    classes = CARDS[what].classes
    if n.Doppelganger in KINDS[what]:
        if it.cls:
            classes = (it.cls,)  # F-174, F-175
        elif it.zone % PER_SEAT in (BOOK, HAND):
            classes = CLASSES  # F-173
    if TYPE[what] == GOLEM:
        return Figures(ATQ[what] + it.atq, 0, BOU[what] + it.bou, KEYWORDS[what], classes)
    return Figures(ATQ[what] + it.atq, FV[what] + it.fv, 0, KEYWORDS[what], classes)


def in_play(table: Table) -> list[int]:
    """The battlefield, and where else a modifier at work looks (F-253)."""
    zones = table.zones
    found = zones[REAR].ids + zones[FIRE].ids + zones[PER_SEAT + REAR].ids + zones[PER_SEAT + FIRE].ids
    more: list[int] = []
    for effect in table.statics.get(Modifier.key, ()):
        more += BEYOND.get(effect.ability, ())
    if more:
        places = sorted(set(more))
        found += [i for seat in (0, 1) for which in places for i in zones[seat * PER_SEAT + which].ids]
    return found
