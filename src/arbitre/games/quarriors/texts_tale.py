"""The table of builders that write a card, and what they hand on to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from arbitre.kernel.effects import Node
from arbitre.words import All, Bilingual, Clause, If, Join, Phrase, may


class Tale(NamedTuple):
    """What has been said so far, on which the next words depend."""

    this: str = "creature"
    """The noun of the die that speaks: creature, spell or die."""
    it: Phrase | None = None
    """What was chosen, or what the event is about; None where nothing was said yet."""
    about: str = ""
    """The noun the pronoun for it agrees with."""
    player: bool = False
    """Whether one opponent was named, whose creatures are now « theirs »."""
    early: bool = False
    """Whether dice drawn are not rolled at once."""
    named: bool = False
    """Whether this die was named just before, so that « it » will do."""
    moving: bool = False
    """Whether dice leave the area they are found in: from your bag, not in your bag."""
    said: tuple[Node, ...] = ()
    """Filters and amounts already named, that are now « them »."""


Builder: TypeAlias = Callable[[Any, Tale], Phrase]
S = TypeVar("S", bound=Builder)

SAYS: Final[dict[type[Node], Builder]] = {}
"""For each effect and ability, the function that writes it: an order (draw a die) or a statement
(your creatures get …), without capital or full stop."""


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


# What phrases are made of


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells somebody to do something (rather than that something is so)."""
    if isinstance(phrase, All | Join):
        return is_order(phrase.items[0])
    if isinstance(phrase, Bilingual):
        return is_order(phrase.en)
    return isinstance(phrase, Clause) and phrase.subject is None


def permit(phrase: Phrase) -> Phrase:
    """The same order as a permission: draw a die, then reroll it → you may draw a die, then reroll it."""
    if isinstance(phrase, Clause):
        return may(phrase) if phrase.subject is None else phrase
    if isinstance(phrase, All | Join):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *(infinitive(part) for part in rest)))
    return Bilingual(permit(phrase.en), permit(phrase.fr)) if isinstance(phrase, Bilingual) else phrase


def infinitive(phrase: Phrase) -> Phrase:
    """An order that hangs on « you may »."""
    if isinstance(phrase, Clause) and phrase.subject is None:
        return msgspec.structs.replace(phrase, mood="infinitive")
    return phrase


def until(phrase: Phrase, end: Phrase) -> Phrase:
    """A statement with its duration: behind a clause, before a sentence that starts with « when »."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, after=(*phrase.after, end))
    if isinstance(phrase, Bilingual):
        return Bilingual(until(phrase.en, end), until(phrase.fr, end))
    assert isinstance(phrase, If), f"no place for a duration in {phrase}"
    return Join((end, phrase), ",")
