"""How many, and whether: the amounts and conditions a card is written with."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.conditions import AtLeast
from arbitre.kernel.effects import Node

from .filters import Cards
from .players import YOURS, You

# Amounts


class X(Node, frozen=True):
    """The X announced for this spell or ability; on a permanent, for the spell it was (107.3m)."""


class CountOf(Node, frozen=True):
    """How many objects or players are found."""

    of: Node


class PowerOf(Node, frozen=True):
    """The power of an object (the sum, of several), last known if it has left."""

    of: Node


class GreatestPower(Node, frozen=True):
    """The greatest power among objects, last known of those that have left; never below 0."""

    of: Node


class ManaValueOf(Node, frozen=True):
    """The mana value of an object (the sum, of several), last known if it has left."""

    of: Node


class ManaSpentOn(Node, frozen=True):
    """How much mana was spent to cast a spell."""

    of: Node


class CountersOn(Node, frozen=True):
    """How many counters of a kind ("" for all kinds) are on an object, or were."""

    of: Node
    kind: str = ""


class ThatMuch(Node, frozen=True):
    """The amount of the event that triggered this or is replaced: damage dealt, life gained …"""


class ExcessDamage(Node, frozen=True):
    """How much of the damage the sentence before dealt was more than lethal (120.10)."""


class DoneThisWay(Node, frozen=True):
    """How many objects the sentence before did it to: for each creature tapped this way."""


class Life(Node, frozen=True):
    """The life total of a player (the lowest, of several)."""

    who: Node = You()


class StartingLife(Node, frozen=True):
    """Your starting life total."""


class DiscardedThisTurn(Node, frozen=True):
    """How many cards you have discarded this turn."""


class DiedThisTurn(Node, frozen=True):
    """How many creatures died under your control this turn."""


class DrawnLastTurn(Node, frozen=True):
    """How many cards you drew in the turn before this one."""


class SacrificedThisTurn(Node, frozen=True):
    """How many permanents you have sacrificed this turn."""


class LandsThisTurn(Node, frozen=True):
    """How many lands entered the battlefield under your control this turn."""


class ThatMany(Node, frozen=True):
    """An amount that was named just before, counted now: "that many"."""

    of: Node


class Rolled(Node, frozen=True):
    """The result of the die that was just rolled."""


class CardTypesAmong(Node, frozen=True):
    """How many different card types there are among cards found (tokens are no cards)."""

    of: Node


class OpenDoors(Node, frozen=True):
    """How many unlocked doors there are among Rooms found; with `names`, how many different names."""

    of: Node
    names: bool = False


class Minus(Node, frozen=True):
    """One amount less another."""

    one: int | Node
    other: int | Node


class Times(Node, frozen=True):
    """An amount so many times."""

    amount: int | Node
    by: int


class Half(Node, frozen=True):
    """Half an amount, rounded up or down."""

    amount: Node
    up: bool = False


class Depending(Node, frozen=True):
    """One amount if the condition holds, else another."""

    on: Node
    yes: int | Node
    no: int | Node


# Conditions


class Fits(Node, frozen=True):
    """An object is, or last was, one the filter describes: "if it was a creature", "if it's tapped"."""

    which: Node
    filter: Node


class IsCard(Node, frozen=True):
    """The card that represents an object is of this sort, whatever the object is now: "if it's a creature
    card" of a face-down permanent (708.2)."""

    which: Node
    filter: Node


class LessThanHalf(Node, frozen=True):
    """A player has less than half his starting life total; of a team that shares its life, the team's."""

    who: Node


class PutThisWay(Node, frozen=True):
    """The sentence before put a card like this where it is now: "if a creature card is put into a graveyard
    this way"."""

    card: Node


class DealtThisWay(Node, frozen=True):
    """One of these was dealt damage by the sentence before; they are then `Made()`."""

    who: Node


class Prime(Node, frozen=True):
    """An amount is a prime number."""

    amount: Node


class YourTurn(Node, frozen=True):
    """It is your turn."""


class WordChosen(Node, frozen=True):
    """This anchor word was chosen for this object as it entered."""

    word: str


class CastIt(Node, frozen=True):
    """This object came from a spell you cast (or `anybody` cast); with `paying`, one cast for that
    alternative cost or kicked ("impending", "flashback", "kicker" …), or by that permission ("graveyard")."""

    paying: str = ""
    anybody: bool = False


class CameThisTurn(Node, frozen=True):
    """An object came to where it is this turn."""

    which: Node


class HasDied(Node, frozen=True):
    """A permanent like this died this turn, judged as it was then."""

    who: Node


class FacesThisTurn(Node, frozen=True):
    """A permanent entered face down under your control this turn, or you turned one face up this turn."""


class ShareCardType(Node, frozen=True):
    """At least two of the cards found share a card type; `wholly`: all their card types."""

    of: Node
    wholly: bool = False


DELIRIUM: Final = AtLeast(CardTypesAmong(Cards(whose=YOURS)), 4)
"""Four or more card types among cards in your graveyard (207.2c)."""
