"""The characteristics of an object (109.3), as they are now or as they last were."""

from __future__ import annotations

import msgspec

from arbitre.kernel.pieces import NOBODY, Record

from ...language.definitions import ManaCost
from ..events import CopyOf, Counters


class Traits(Record):
    """What every effect reads of an object. Objects nobody touches share one; write only what `touch` gave.

    `abilities` are names in the register, in the order of the text; `keywords` the words of those that are
    keywords. `colours` is in the usual order ("WU").
    """

    names: tuple[str, ...] = ()
    cost: ManaCost | None = None
    value: int = 0
    colours: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int = 0
    toughness: int = 0
    loyalty: int = 0
    abilities: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    controller: int = NOBODY
    shared: bool = True  # by all objects that print the same; `layering.touch` gives one's own
    what: int = NOBODY  # the definition of its copiable values; NOBODY face down

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability, by its word ("flying")."""
        return keyword in self.keywords


class Last(msgspec.Struct, frozen=True):
    """Last-known information: the object as it was just before it left (603.10, 608.2h)."""

    life: int
    zone: int
    traits: Traits
    tapped: bool = False
    counters: Counters = ()
    damage: int = 0
    facing: str = ""
    doors: int = 0
    host: int = NOBODY
    hosted: tuple[int, ...] = ()  # what was attached to it
    marks: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    attacking: int = NOBODY
    copy: CopyOf | None = None  # its copiable values
    spent: int = 0  # mana spent to cast it, of a spell
    host_life: int = NOBODY  # which object its host was; nobody's if that had left before it
