"""The table of builders that write a card, and what they hand on to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from arbitre.kernel.effects import Node
from arbitre.words import NP, PP, All, Bilingual, Clause, If, Join, Phrase, it, may

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
    moment: str = ""
    """Of a latent spell, what it answers."""


Builder: TypeAlias = Callable[[Any, Tale], Phrase]
S = TypeVar("S", bound=Builder)

SAYS: Final[dict[type[Node], Builder]] = {}
"""For each effect, cost and ability, the function that writes it: an order (draw a card) or a statement
(your units get …), without capital or full stop."""


def says(node: type[Node]) -> Callable[[S], S]:
    """Say how a node is written; the counterpart of the kernel's `means`."""

    def learn(builder: S) -> S:
        assert node not in SAYS, f"{node.__name__} is already written"
        SAYS[node] = builder
        return builder

    return learn


def say(node: Node, tale: Tale) -> Phrase:
    """The phrase of a node."""
    return SAYS[type(node)](node, tale)


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


# What phrases are made of


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells somebody to do something (rather than that something is so)."""
    if isinstance(phrase, All | Join):
        return is_order(phrase.items[0])
    if isinstance(phrase, Bilingual):
        return is_order(phrase.en)
    return isinstance(phrase, Clause) and phrase.subject is None


def permit(phrase: Phrase) -> Phrase:
    """The same order as a permission: draw a card → you may draw a card."""
    if isinstance(phrase, Clause):
        return may(phrase) if phrase.subject is None else phrase
    if isinstance(phrase, All | Join):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *(infinitive(part) for part in rest)))
    return Bilingual(permit(phrase.en), permit(phrase.fr)) if isinstance(phrase, Bilingual) else phrase


def infinitive(phrase: Phrase) -> Phrase:
    """An order that hangs on « you may »."""
    if isinstance(phrase, Bilingual):
        return Bilingual(infinitive(phrase.en), infinitive(phrase.fr))
    if isinstance(phrase, Clause) and phrase.subject is None:
        return msgspec.structs.replace(phrase, mood="infinitive")
    return phrase


def until(phrase: Phrase, end: Phrase) -> Phrase:
    """A statement with its duration: behind a clause, before a sentence that starts with « when »."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, after=(*phrase.after, end))
    if isinstance(phrase, Bilingual):
        return Bilingual(until(phrase.en, end), until(phrase.fr, end))
    if isinstance(phrase, All | Join):
        *first, last = phrase.items
        return msgspec.structs.replace(phrase, items=(*first, until(last, end)))
    assert isinstance(phrase, If), f"no place for a duration in {phrase}"
    return Join((end, phrase), ",")


def in_zone(zone: Phrase) -> PP:
    """What stands somewhere: in this zone, de cette zone."""
    return PP("noxilia.in_zone", zone)
