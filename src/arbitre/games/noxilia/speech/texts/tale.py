"""The table of builders that write a card, and what they hand on to each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.saying import Sayings

UNIT: Final = "noxilia.unit"
GEAR: Final = ("noxilia.equipment", "noxilia.treasure")


class Tale(NamedTuple):
    """What has been said so far, on which the next words depend."""

    this: str = UNIT
    """The noun of the card that speaks: unit, zone, spell …"""
    it: Phrase | None = None
    """What was chosen; None where it was said already, so that a pronoun will do."""
    about: str = UNIT
    """The noun the pronoun for it agrees with."""
    several: bool = False
    """Whether the pronoun for it is « they »."""
    whose: str = ""
    """Whose card it is: that decides between your hand and its owner's."""
    named: bool = False
    """Whether this card was named just before, so that « it » will do."""
    lasting: bool = False
    """Whether what is said has an end, so that abilities are gained, not had."""
    moment: str = ""
    """Of a latent spell, what it answers."""


SAYS: Final = Sayings[Tale]()
"""For each effect, cost and ability, the function that writes it: an order (draw a card) or a statement
(your units get …), without capital or full stop."""
says: Final = SAYS.says
say: Final = SAYS.say


# Who and where


def this(tale: Tale) -> Phrase:
    """This unit, this zone; « it » where that was said."""
    return it(tale.this) if tale.named else NP(tale.this, "this")


def actor(tale: Tale) -> Phrase:
    """The unit that acts by this card: itself, or who carries it."""
    if tale.this in GEAR:
        return it("noxilia.bearer") if tale.named else NP("noxilia.bearer", "the")
    return this(tale)


def here(tale: Tale) -> NP:
    """The zone this card speaks from."""
    if tale.this == "zone":
        return NP("zone", "this")
    if tale.this == "noxilia.latent":
        return NP("zone", "the", adj=("same",))
    if tale.this == UNIT or tale.this in GEAR:
        return NP("zone", owner=actor(tale))
    return NP("zone", owner=NP("noxilia.caster", "the"))


def in_zone(zone: Phrase) -> PP:
    """What stands somewhere: in this zone, de cette zone."""
    return PP("noxilia.in_zone", zone)
