"""The table of builders that write a card, and what they hand on to each other.

An effect is written as the rulebook writes them: what is paid and aimed at when it is announced, an arrow,
then what happens when it resolves. « Ciblez un Ange adverse → infligez-lui 1 dégât. »
"""

from __future__ import annotations

from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.saying import Sayings

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
    lasting: bool = False
    """Whether what is said has an end, so that keywords are gained, not had."""
    named: bool = False
    """Whether this card was named just before, so that « it » will do."""


SAYS: Final = Sayings[Tale]()
"""For each effect, ability and keyword, the function that writes it: an order (draw a page) or a statement
(your Angels get …), without capital or full stop."""
says: Final = SAYS.says
say: Final = SAYS.say


# What phrases are made of


def pronoun(tale: Tale) -> Pronoun:
    """What was chosen, said again: it, them."""
    return Pronoun(3, tale.about, plural=tale.many)


def this(tale: Tale) -> Phrase:
    """This Angel; « it » where it was just named."""
    return Pronoun(3, tale.this) if tale.named else NP(tale.this, "this")


def then(first: Phrase, second: Phrase) -> Phrase:
    """What is announced, and what happens on resolution."""
    return Words((first, ARROW, second))
