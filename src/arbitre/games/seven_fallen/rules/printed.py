"""What is printed on a card, before any modifier, and which cards modifiers can change."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, It, Modifier, This, walk

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


LOOKED_AT: Final = frozenset(
    [
        "whose",
        "types",
        "where",
        "other",
        "classes",
        "without_classes",
        "realms",
        "linked",
        "equipped",
        "keyword",
        "without",
        "cost_at_least",
        "named",
        "same_name",
    ]
)
"""What of a card does not change where it is wounded, tilts, attacks or goes from line to line."""


def _steady(node: Modifier) -> bool:
    who = node.who
    if isinstance(node, n.Modify) and not all(type(x) is int for x in (node.atq, node.fv, node.bou)):
        return False
    if type(who) is n.Cards:
        plain = n.Cards()
        said = [name for name in who.__struct_fields__ if getattr(who, name) != getattr(plain, name)]
        return LOOKED_AT.issuperset(said) and ("rear" in who.where) == ("fire" in who.where)
    return who in (This(), It(), n.Bearer(), n.LinkedTo(This()))


STEADY: Final = all(_steady(node) for node in NODES.nodes.values() if isinstance(node, Modifier))
"""Whether no modifier of any card asks for wounds, for who is tilted or attacks, for a line or a number of
anything: then no figure changes with those."""


def printed(table: Table, piece: int) -> Figures:
    """The figures of a card as printed, with its markers."""
    it = table.pieces[piece]
    what = it.what
    if it.hidden:
        return Figures(0, 0, 0, (), ())  # F-192
    classes = printed_classes(table, piece)
    if TYPE[what] == GOLEM:
        return Figures(ATQ[what] + it.atq, 0, BOU[what] + it.bou, KEYWORDS[what], classes)
    return Figures(ATQ[what] + it.atq, FV[what] + it.fv, 0, KEYWORDS[what], classes)


def printed_classes(table: Table, piece: int) -> tuple[str, ...]:
    """The classes of a card before any modifier."""
    it = table.pieces[piece]
    if it.hidden:
        return ()  # F-192
    if n.Doppelganger in KINDS[it.what]:
        if it.cls:
            return (it.cls,)  # F-174, F-175
        if it.zone % PER_SEAT in (BOOK, HAND):
            return CLASSES  # F-173
    return CARDS[it.what].classes


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


_TARGETS: Final[dict[str, tuple[n.Target, ...]]] = {}


def targets(name: str) -> tuple[n.Target, ...]:
    """What an effect aims at, in the order it is said."""
    found = _TARGETS.get(name)
    if found is None:
        tree = NODES.nodes[name]
        later = {id(it) for part in walk(tree) if isinstance(part, Ability) for it in walk(part)}
        found = tuple([it for it in walk(tree) if isinstance(it, n.Target) and id(it) not in later])
        _TARGETS[name] = found
    return found
