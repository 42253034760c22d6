"""What is printed: faces, dice and cards, as frozen data.

A **kind** of die (Deathdealer, Portal) has six faces. Several **cards** share a kind (Deathdealer, Strong
Deathdealer, Mighty Deathdealer): the one lying in the Wilds says what all dice of that kind do.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.effects import Node

ANY: Final = -1


class Face(msgspec.Struct, frozen=True):
    """One side of a die. A creature face has a level; `either` means quiddity or reroll, not both."""

    quiddity: int = 0
    draw: int = 0
    reroll: int = 0  # dice rerolled: 1 this one, 2 this one and one other
    spell: bool = False
    level: int = 0
    attack: int = 0
    defense: int = 0
    bursts: int = 0
    lock: bool = False
    unknown: bool = False  # printed "?": the card says what it is
    either: bool = False

    @property
    def creature(self) -> bool:
        """Whether it shows a creature that can be summoned."""
        return self.level > 0

    @property
    def sort(self) -> str:
        """What sort of face it is, for effects that keep the sort: creature, lock, spell or other."""
        if self.lock:
            return "lock"
        if self.creature:
            return "creature"
        return "spell" if self.spell else "pool"


def quiddity(amount: int, bursts: int = 0) -> Face:
    """A quiddity face."""
    return Face(quiddity=amount, bursts=bursts)


def draw(number: int) -> Face:
    """A face that draws and rolls dice."""
    return Face(draw=number)


def spell(bursts: int = 0) -> Face:
    """A spell face."""
    return Face(spell=True, bursts=bursts)


def creature(level: int, attack: int, defense: int, bursts: int = 0) -> Face:
    """A creature face."""
    return Face(level=level, attack=attack, defense=defense, bursts=bursts)


def lock(bursts: int = 0) -> Face:
    """A lock face."""
    return Face(lock=True, bursts=bursts)


class Kind(msgspec.Struct, frozen=True):
    """A kind of die: a class of quarry with its six faces."""

    slug: str
    sort: str  # "basic", "spell" or "creature"
    faces: tuple[Face, Face, Face, Face, Face, Face]
    house: bool = False  # no published source for the faces
    uncertain: str = ""  # what the sources disagree on


class Clause(Node, frozen=True):
    """A sentence of a card. It works only with the `bursts` it is marked with, and only `where` it says:
    "ready" (in the Ready Area, or when the spell is cast), "locked", "pool" or "aside"."""

    does: Node
    bursts: tuple[int, ...] = ()
    where: str = "ready"


class Card(msgspec.Struct, frozen=True):
    """A card of the Wilds: cost, glory and what its dice do."""

    slug: str
    kind: str
    cost: int
    glory: int = 0
    timing: str = ""  # of a spell: "cast", "immediate", "attach", "reaction"
    moments: tuple[str, ...] = ()  # of a reaction: "attacked", "doomed", "destroyed", "spell"
    clauses: tuple[Clause, ...] = ()
    strength: str = ""  # "", "strong", "mighty"; or "cantrip", "charm", "incantation", "spell"
    box: str = "base"  # "base" or "qladiator"
    house: bool = False  # no published source for its text
    uncertain: str = ""
