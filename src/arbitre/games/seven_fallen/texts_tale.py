"""The table of builders that write a card, and what they hand on to each other.

An effect is written as the rulebook writes them: what is paid and aimed at when it is announced, an arrow,
then what happens when it resolves. « Ciblez un Ange adverse → infligez-lui 1 dégât. »
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from arbitre.kernel.effects import Node
from arbitre.words import (
    NP,
    All,
    Bilingual,
    Clause,
    If,
    Join,
    Phrase,
    Pronoun,
    Symbol,
    Words,
    may,
)

ARROW: Final = Symbol("→")
OPPONENT: Final = NP("opponent", "your")


class Tale(NamedTuple):
    """What has been said so far, on which the next words depend."""

    this: str = "card"
    """The noun of the card that speaks."""
    it: Phrase | None = None
    """What is chosen here and now, said in full where it is used; None where a pronoun will do."""
    about: str = "card"
    """The noun the pronoun for it agrees with."""
    many: bool = False
    """Whether it is several."""
    whose: str = "anyones"
    """Whose it is: its owner's hand, your hand."""
    amount: int | Symbol | None = None
    """The amount of the event, where it is known."""
    theirs: bool = False
    """Whether the opponent acts, so that « yours » means his."""
    moving: bool = False
    """Whether cards leave the pile they are found in: from your hand, not in your hand."""
    borne: bool = False
    """Whether the equipped Angel was named just before."""
    named: bool = False
    """Whether this card was named just before, so that « it » will do."""


Builder: TypeAlias = Callable[[Any, Tale], Phrase]
S = TypeVar("S", bound=Builder)

SAYS: Final[dict[type[Node], Builder]] = {}
"""For each effect, ability and keyword, the function that writes it: an order (draw a page) or a statement
(your Angels get …), without capital or full stop."""


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


def pronoun(tale: Tale) -> Pronoun:
    """What was chosen, said again: it, them."""
    return Pronoun(3, tale.about, plural=tale.many)


def this(tale: Tale) -> Phrase:
    """This Angel; « it » where it was just named."""
    return Pronoun(3, tale.this) if tale.named else NP(tale.this, "this")


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells somebody to do something (rather than that something is so)."""
    if isinstance(phrase, All | Join | Words):
        return is_order(phrase.items[0])
    if isinstance(phrase, Bilingual):
        return is_order(phrase.en)
    return isinstance(phrase, Clause) and phrase.subject is None


def permit(phrase: Phrase) -> Phrase:
    """The same order as a permission: draw a page, then discard one → you may draw a page, then discard one.

    What follows a colon or an arrow stays an order."""
    if isinstance(phrase, Clause):
        return may(phrase) if phrase.subject is None else phrase
    if isinstance(phrase, All):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *(infinitive(part) for part in rest)))
    if isinstance(phrase, Join | Words):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(permit(first), *rest))
    return Bilingual(permit(phrase.en), permit(phrase.fr)) if isinstance(phrase, Bilingual) else phrase


def infinitive(phrase: Phrase) -> Phrase:
    """An order that hangs on « you may »."""
    if isinstance(phrase, Clause) and phrase.subject is None:
        return msgspec.structs.replace(phrase, mood="infinitive")
    return phrase


def told_of(phrase: Phrase, who: Phrase) -> Phrase:
    """An order as somebody's deed: discard a page → your opponent discards a page."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, subject=who) if phrase.subject is None else phrase
    if isinstance(phrase, All):
        return msgspec.structs.replace(phrase, items=tuple(told_of(part, who) for part in phrase.items))
    if isinstance(phrase, Join | Words):
        first, *rest = phrase.items
        return msgspec.structs.replace(phrase, items=(told_of(first, who), *rest))
    if isinstance(phrase, Bilingual):
        return Bilingual(told_of(phrase.en, who), told_of(phrase.fr, who))
    return phrase


def until(phrase: Phrase, end: Phrase) -> Phrase:
    """A statement with its duration: behind a clause, before a sentence that starts with « when »."""
    if isinstance(phrase, Clause):
        return msgspec.structs.replace(phrase, after=(*phrase.after, end))
    if isinstance(phrase, Bilingual):
        return Bilingual(until(phrase.en, end), until(phrase.fr, end))
    assert isinstance(phrase, If | Join | All), f"no place for a duration in {phrase}"
    return Join((end, phrase), ",")


def then(first: Phrase, second: Phrase) -> Phrase:
    """What is announced, and what happens on resolution."""
    return Words((first, ARROW, second))
