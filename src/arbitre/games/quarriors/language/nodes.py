"""The words a Quarriors card is written in: filters, amounts, conditions and verbs. Data only.

Their meaning is in `effects`; their sentences in `texts`. Compose before adding one.
"""

from __future__ import annotations

from typing import ClassVar

from arbitre.kernel.conditions import AboutThis
from arbitre.kernel.effects import Guard, Modifier, Node, Static, This, Trigger

YOURS = "yours"
OPPONENTS = "opponents"
THEIRS = "theirs"  # of the opponent an `EachOpponent` is at
ANYONES = "anyones"


# Filters


class Creatures(Node, frozen=True):
    """Creatures in Ready Areas; locked ones too, with 0 for every number (Q-051, Q-058)."""

    whose: str = ANYONES
    level_at_most: int = 99
    defense_at_most: int = 99
    other: bool = False  # not this one
    locked: bool | None = None
    kind: str = ""


class ReadySpells(Node, frozen=True):
    """Spells in Ready Areas, attached ones included."""

    whose: str = ANYONES


class Dice(Node, frozen=True):
    """Dice lying in a player's areas: "pool", "ready", "used", "spent"."""

    areas: tuple[str, ...]
    whose: str = YOURS
    sort: str = ""  # "creature", "spell" or "" for any
    kind: str = ""
    other: bool = False


class Host(Node, frozen=True):
    """The creature this spell is attached to."""


# Amounts


class CountOf(Node, frozen=True):
    """How many dice a filter finds."""

    of: Node


class Scored(Node, frozen=True):
    """Creatures you scored this turn; without this one if `other`."""

    other: bool = False


class OpponentsHurt(Node, frozen=True):
    """Opponents who lost a creature to your attack this turn."""


# Conditions


class AboutHost(Node, frozen=True):
    """The event is about the creature this spell is attached to."""


class AboutYours(Node, frozen=True):
    """The event is about a creature of yours."""


class YouDestroyed(Node, frozen=True):
    """You destroyed another player's creature."""


class ByThis(Node, frozen=True):
    """You attack with this creature."""


# Verbs


class GainQuiddity(Node, frozen=True):
    """Gain quiddity this turn."""

    amount: int | Node


class GainGlory(Node, frozen=True):
    """Gain Glory."""

    amount: int | Node


class ExtraCaptures(Node, frozen=True):
    """More captures this turn."""

    number: int = 1


class CheaperCaptures(Node, frozen=True):
    """Captures cost less this turn."""

    less: int


class DrawDice(Node, frozen=True):
    """Draw dice into the Active Pool; they are rolled at once unless your roll is still to come."""

    number: int


class Reroll(Node, frozen=True):
    """Reroll dice of the Active Pool."""

    which: Node


class Destroy(Node, frozen=True):
    """Destroy creatures or spells."""

    which: Node


class DestroyAll(Node, frozen=True):
    """Destroy all that a filter finds."""

    which: Node


class Return(Node, frozen=True):
    """Put dice into an area of their owner, face kept: "ready", "pool"."""

    which: Node
    to: str = "ready"


class Cull(Node, frozen=True):
    """Return dice to their card in the Wilds, for Glory each if the card says so."""

    which: Node
    glory_each: int = 0


class TurnUp(Node, frozen=True):
    """Turn dice one level up where possible."""

    which: Node


class TurnAlike(Node, frozen=True):
    """Turn dice to another face of the same sort."""

    which: Node


class Spend(Node, frozen=True):
    """Move dice to the Spent Pile without quiddity for them."""

    which: Node


class Swap(Node, frozen=True):
    """Exchange this die with the die chosen: each goes to the other's Used Pile."""


class CaptureFree(Node, frozen=True):
    """Capture a die for nothing, outside the limit."""

    sort: str
    cost_at_most: int
    into: str = "bag"


class TradeUp(Node, frozen=True):
    """Cull the die chosen to capture one that costs up to `more` more."""

    more: int


class ScoreNow(Node, frozen=True):
    """Score this creature at once."""


class JoinAttack(Node, frozen=True):
    """Add this creature's attack to the attack under way, once per attacked player."""


class RollAside(Node, frozen=True):
    """Roll this die that was set aside: a creature goes to the Ready Area, anything else is used."""


class SendTo(Node, frozen=True):
    """(In a guard.) The die goes to this area of its owner instead: "pool", "aside"."""

    area: str


class Prevent(Node, frozen=True):
    """(In a guard.) It does not happen."""


# Abilities that change figures


class Modify(Modifier, frozen=True):
    """Creatures get more or less attack, defense or Glory."""

    who: Node = This()
    attack: int | Node = 0
    defense: int | Node = 0
    glory: int = 0
    floor: int = 0  # the defense it cannot fall below through this
    layer: int = 2


class SetFigures(Modifier, frozen=True):
    """Creatures have this attack and defense; None leaves a figure alone."""

    who: Node = This()
    attack: int | Node | None = None
    defense: int | Node | None = None
    layer: int = 1


# Abilities the rules ask for by key


class SummonTax(Static, frozen=True):
    """Opponents pay more for each creature they summon (Q-019; even for a free summon)."""

    key: ClassVar[str] = "summon_tax"
    more: int


class NoAttackFrom(Static, frozen=True):
    """Creatures up to a level cannot attack you."""

    key: ClassVar[str] = "no_attack_from"
    level_at_most: int


class AttackCap(Static, frozen=True):
    """Each creature attacking you has at most this attack."""

    key: ClassVar[str] = "attack_cap"
    at_most: int


class AttackBonus(Static, frozen=True):
    """This creature has more attack against a player with exactly `creatures` creatures."""

    key: ClassVar[str] = "attack_bonus"
    amount: int
    creatures: int


class AttackTotal(Static, frozen=True):
    """Attack totals against you change."""

    key: ClassVar[str] = "attack_total"
    change: int


class DrawSize(Static, frozen=True):
    """You draw this many dice in phase 2 instead of 6."""

    key: ClassVar[str] = "draw_size"
    dice: int


class NoPaidUnlock(Static, frozen=True):
    """This die cannot be unlocked by paying (Q-083)."""

    key: ClassVar[str] = "no_paid_unlock"


class IgnoreAttached(Static, frozen=True):
    """Your attacks ignore what spells attached to opposing creatures give them."""

    key: ClassVar[str] = "ignore_attached"


class Untargetable(Static, frozen=True):
    """This creature cannot be chosen by opponents' spells."""

    key: ClassVar[str] = "untargetable"


class OneSummonOf(Static, frozen=True):
    """(Read from the card, in play or not.) Only one die of this kind may be summoned per turn."""

    key: ClassVar[str] = "one_summon_of"
    kind: str


class PlaceElsewhere(Static, frozen=True):
    """(Read from the card.) A lock face may be put in an opponent's Locked Area; it becomes his."""

    key: ClassVar[str] = "place_elsewhere"


class CopyOpponent(Static, frozen=True):
    """(Read from the card.) Summoned as a copy of an opponent's creature; else 0/`defense`."""

    key: ClassVar[str] = "copy_opponent"
    defense: int


class Perishes(Static, frozen=True):
    """This creature is destroyed when there is none of these."""

    key: ClassVar[str] = "perishes"
    without: Node


class CastLate(Static, frozen=True):
    """(Read from the card.) Cast only after your attack."""

    key: ClassVar[str] = "cast_late"


class FromPool(Static, frozen=True):
    """(Read from the card.) With this face in the Active Pool, you may do this instead of using it."""

    key: ClassVar[str] = "from_pool"
    do: Node


# Sentences that many cards share


def when_scored(do: Node) -> Trigger:
    """When this creature scores."""
    return Trigger("scored", do, AboutThis())


def when_host_scored(do: Node) -> Trigger:
    """When the creature this spell is attached to scores."""
    return Trigger("scored", do, AboutHost())


def when_destroyed(do: Node) -> Trigger:
    """When this creature is destroyed."""
    return Trigger("destroyed", do, AboutThis())


def when_you_destroy(do: Node) -> Trigger:
    """When you destroy a creature of another player."""
    return Trigger("destroyed", do, YouDestroyed())


def when_summoned(do: Node) -> Trigger:
    """When this creature is summoned."""
    return Trigger("summoned", do, AboutThis())


def when_it_attacks(do: Node) -> Trigger:
    """When you attack a player with this creature, before he chooses defenders."""
    return Trigger("attacked", do, ByThis())


def destroyed_goes(area: str) -> Guard:
    """When this creature is destroyed it goes elsewhere."""
    return Guard("destroyed", SendTo(area), AboutThis())
