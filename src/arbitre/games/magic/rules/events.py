"""What an event of Magic carries; the kinds are named in `changes`, beside the functions that write them.

Every zone change is one kind, `MOVED`: a replacement that sends a card elsewhere only writes `to`. Why it
moves is its `cause`; "dies" is from the battlefield to a graveyard, whatever the cause.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.pieces import NOBODY, Event

Counters = tuple[tuple[str, int], ...]
"""Kinds of counters with how many, in the order they came."""


WARDED: Final = -2
"""Instead of a printed definition, as `NOBODY` is: a face-down creature with ward {2} was copied (708.2)."""


class CopyOf(msgspec.Struct, frozen=True):
    """What something copies: a printed definition with the exceptions of the copy effect (707.2, 707.9).

    `tweaks` name nodes whose changes are part of the copiable values; `until` ends a copy that does not last.
    """

    what: int
    tweaks: tuple[str, ...] = ()
    until: str = ""
    size: tuple[int, int] | None = None  # of a token whose size the effect that made it gave as a number
    back: bool = False  # the back face of a double-faced permanent was copied (707.8)


class Happening(Event):
    """An event of Magic. Replacements write its fields before it is performed."""

    cause: str = ""
    word: str = ""
    life: int = 0  # which object the piece was just before
    host: int = NOBODY  # a ref
    combat: bool = False
    tapped: bool = False  # enters tapped
    counters: Counters = ()  # enters with
    facing: str = ""  # enters, or is cast, face down
    doors: int = 0  # enters with these doors unlocked
    copies: tuple[CopyOf, ...] = ()  # enters as a copy
    marks: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()  # chosen as it enters
    linked: tuple[int, int] | None = None  # exiled by this object (piece, life): 607.2
    refs: tuple[int, ...] = ()
    batch: int = 0  # events that happened together share a number
    foreseen: tuple[tuple[tuple[int, str], bool], ...] = ()  # whether replacements with a condition apply
    besides: tuple[tuple[str, int, int, int, int], ...] = ()  # what preventing it brings about (615.5)
