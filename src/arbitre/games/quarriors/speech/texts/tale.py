"""The table of builders that write a card, and what they hand on to each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.saying import Sayings


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


SAYS: Final = Sayings[Tale]()
"""For each effect and ability, the function that writes it: an order (draw a die) or a statement
(your creatures get …), without capital or full stop."""
says: Final = SAYS.says
say: Final = SAYS.say
