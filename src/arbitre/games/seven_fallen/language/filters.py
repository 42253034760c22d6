"""Which cards, how many, and whether: the filters, amounts and conditions a card is written with."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

YOURS: Final = "yours"
OPPONENTS: Final = "opponents"
ANYONES: Final = "anyones"

BATTLEFIELD: Final = ("rear", "fire")
"""Rear Guard and Firing Line together (CDB). The other places: "hand", "book", "register", "adoration",
"divine", "secret", "limbo", "purgatory", "pandemonium"."""
IN_PLAY: Final = ("rear", "fire", "adoration", "divine")


# Filters: each finds cards


class Cards(Node, frozen=True):
    """Cards of some players in some places that fit everything said; what is not said does not matter.

    Current values are read (markers and modifiers count). A page in Secret is never found by type, class,
    realm or figure (F-192), only by `where=("secret",)`. An Archangel face down is not in play and never
    found. Cards of another player's hand, book
    or Register can be counted, but none is found by what it is unless you know it (`LookAt`).
    """

    whose: str = ANYONES
    types: tuple[str, ...] = ()  # "angel", "golem", "archangel", "worshipper", "divinity", "temple" …
    where: tuple[str, ...] = BATTLEFIELD
    other: bool = False  # not this card
    classes: tuple[str, ...] = ()  # has at least one of these
    without_classes: tuple[str, ...] = ()  # has none of these
    realms: tuple[str, ...] = ()
    wounded: bool | None = None  # has damage on it
    tilted: bool | None = None  # tilted or frozen
    frozen: bool | None = None
    linked: bool | None = None  # part of a linked pair
    equipped: bool | None = None
    attacking: bool | None = None  # announced attacker of this attack phase
    ambush: bool | None = None  # in Ambush or Reinforcement
    in_combat: bool | None = None  # attacker or defender of the attack under way
    keyword: type[Node] | None = None  # has this keyword now
    without: type[Node] | None = None  # does not have it
    cost_at_most: int | Node | None = None  # printed EC cost; a card without cost never fits (F-217)
    cost_at_least: int | None = None
    atq_at_most: int | None = None
    atq_at_least: int | None = None
    fv_at_most: int | None = None
    markers: bool | None = None  # carries a +ATQ, +FV or +BOU marker
    named: str = ""  # slug
    same_name: bool = False  # same printed name as this card
    destroyed_this_turn: bool = False  # for cards in a Purgatory, Limbo or Pandemonium
    among: Node | None = None  # only among those another filter finds: `Cards(types=…, among=It())`


class Top(Node, frozen=True):
    """The top cards of a pile: "book" or "register". Use inside `LookAt`, or to move them unseen."""

    number: int = 1
    whose: str = YOURS
    pile: str = "book"


class LinkedTo(Node, frozen=True):
    """The other half of the linked pair of each card found."""

    of: Node


class Bearer(Node, frozen=True):
    """The Angel this Equipment is on."""


class EquipmentOn(Node, frozen=True):
    """The Equipment on each card found."""

    of: Node


class Attackers(Node, frozen=True):
    """The attackers of the attack under way (declared, not only announced)."""


class Defender(Node, frozen=True):
    """The defender of the attack under way; the Divinity if it is attacked."""


class EventSource(Node, frozen=True):
    """The card that did what the event tells (destroyed it, damaged it), if it is still in play."""


class AllOf(Node, frozen=True):
    """What any of several filters finds, each card once."""

    parts: tuple[Node, ...]


# Amounts


class CountOf(Node, frozen=True):
    """How many cards a filter finds."""

    of: Node


class Figure(Node, frozen=True):
    """A figure summed over the cards found: "atq", "fv" (left), "bou" (left), "damage", "cost", "energy",
    "poseidor", "feathers". With `printed`, as printed ("atq", "fv", "bou", "cost")."""

    of: Node
    which: str
    printed: bool = False


class EventAmount(Node, frozen=True):
    """The amount of the event that triggered this (damage dealt, energy gained …)."""


class Times(Node, frozen=True):
    """An amount so many times."""

    amount: Node
    by: int


class Half(Node, frozen=True):
    """Half an amount, rounded down."""

    amount: Node


class Energy(Node, frozen=True):
    """All the Celestial Energy of a player's sources."""

    whose: str = YOURS


# Conditions


class AboutBearer(Node, frozen=True):
    """The event is about the Angel this Equipment is (or was) on."""


class About(Node, frozen=True):
    """The event is about a card like this, as it is or (if it left play) as it last was.

    `ways` narrows how it came into play: "played" (normal), "tempest", "tornado", "gust", "put", "phoenix",
    "invoked". FAQ F-152: "an Angel that is played" is `ways=NOT_GUST`.
    """

    whose: str = ANYONES
    types: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    other: bool = False
    ways: tuple[str, ...] = ()


NOT_GUST: Final = ("played", "tempest", "tornado", "put", "phoenix", "invoked")


class ByThis(Node, frozen=True):
    """This card did what the event tells (dealt the damage, destroyed, attacked)."""


class InCombat(Node, frozen=True):
    """The event is combat damage, or a destruction by it."""


class YourTurn(Node, frozen=True):
    """It is your turn."""


class AttackPhase(Node, frozen=True):
    """An attack phase is under way; with `whose`, that of these players."""

    whose: str = ANYONES


class Mortal(Node, frozen=True):
    """The Divinity of these players is mortal."""

    whose: str = YOURS


class AngelDied(Node, frozen=True):
    """An Angel of these players was destroyed this turn."""

    whose: str = YOURS
