"""What players choose for each other, and choices among things that must differ."""

from __future__ import annotations

from arbitre.kernel.effects import Ability, Node

from .players import Players


class ChoosesPlayer(Node, frozen=True):
    """A player chooses a player, whoever it is; then this is done (`It()` is the one chosen)."""

    by: Node
    do: Node
    among: Node = Players()


class Spares(Node, frozen=True):
    """A player chooses one of these; something is done with the rest (`Made()`)."""

    by: Node
    among: Node
    rest: Node


class FacedPiles(Node, frozen=True):
    """You look at cards and separate them into a face-down and a face-up pile (700.3); an opponent you choose
    chooses one for this, the other one is for that (`Made()` is the pile)."""

    which: Node
    chosen: Node
    other: Node


class ChooseDifferent(Node, frozen=True):
    """Choose any number of objects with different mana values, then do something with them (`It()`)."""

    among: Node
    do: Node


class OnePerType(Node, frozen=True):
    """For each card type among these you may put a permanent card of that type from your hand onto the
    battlefield."""

    of: Node


class RepeatOnce(Node, frozen=True):
    """Do this; then, if the condition holds, do it once more."""

    do: Node
    if_: Node


class ForThese(Node, frozen=True):
    """Do this with objects as they are found now: they stay `It()` throughout."""

    which: Node
    do: Node


class DiscardAndRedraw(Node, frozen=True):
    """Target players each discard their hand; each opponent among them draws as many cards as he discarded
    less one; if you discarded a card, you draw so many."""

    who: Node
    yours: int


class CopiesOrElse(Node, frozen=True):
    """Create a token that is a copy of each of the targets; for each target too few, create another token
    (its slug)."""

    of: Node
    token: str


class Only(Ability, frozen=True, kw_only=True):
    """Only these players can do this: "cast" spells, "attack" with creatures."""

    who: tuple[Node, ...]
    deeds: tuple[str, ...]


class RedistributeLife(Node, frozen=True):
    """You may redistribute any number of life totals among the players or teams they belong to."""
