"""What is so while a card is in play, and the sentences that many cards share.

Abilities of a card work while it is in play face up: on the battlefield, in Adoration, in the Divine area,
or as Equipment on an Angel. `Lasting(ability, until=…)` of the kernel makes one outlive a Miracle: until
"turn" (its end) or "attack" (the end of the attack phase); in it `It()` are the cards then meant.
"""

from __future__ import annotations

from typing import ClassVar

from arbitre.kernel.conditions import AboutThis, Both
from arbitre.kernel.effects import Guard, Modifier, Node, Static, This, Trigger

from .filters import ANYONES, NOT_GUST, OPPONENTS, YOURS, About, AboutBearer, ByThis, InCombat
from .verbs import Prevent, SendTo


class Modify(Modifier, frozen=True):
    """Cards have more or less ATQ, FV or BOU while this is at work."""

    who: Node = This()
    atq: int | Node = 0
    fv: int | Node = 0
    bou: int | Node = 0
    layer: int = 1


class Gain(Modifier, frozen=True):
    """Cards have a keyword while this is at work: `Lasting(Gain(Berserk(), who=It()))`. Archery, Evade and
    Honour add up; the others do not (F-134, F-148, F-181, F-210)."""

    keyword: Node


class Lose(Modifier, frozen=True):
    """Cards do not have a keyword (printed or gained before) while this is at work."""

    keyword: type[Node]


class GainClass(Modifier, frozen=True):
    """Cards have a class on top of their own."""

    name: str


class CostChange(Static, frozen=True):
    """Pages of these types and classes cost more or less EC to play (never below 0). A Golem's Tempest cost
    changes too."""

    key: ClassVar[str] = "cost_change"
    change: int | Node
    types: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    whose: str = YOURS


class PhoenixChange(Static, frozen=True):
    """(Read from the card in Limbo, F-237.) Its Phoenix cost changes, never below 1 (F-238)."""

    key: ClassVar[str] = "phoenix_change"
    change: int | Node


class CannotPlay(Static, frozen=True):
    """These players cannot play cards of these types while `when` holds. FAQ F-151: unless `gust_too`, an
    Angel with Gust can be played all the same."""

    key: ClassVar[str] = "cannot_play"
    types: tuple[str, ...]
    whose: str = OPPONENTS
    when: Node | None = None
    gust_too: bool = False


class Untargetable(Static, frozen=True):
    """Opponents cannot target these cards: with Miracles, or with anything (`miracles_only=False`)."""

    key: ClassVar[str] = "untargetable"
    who: Node = This()
    miracles_only: bool = True


class CannotAttack(Static, frozen=True):
    """These cards cannot be announced as attackers."""

    key: ClassVar[str] = "cannot_attack"
    who: Node = This()


class CannotBeAttacked(Static, frozen=True):
    """These cards cannot be chosen as defender."""

    key: ClassVar[str] = "cannot_be_attacked"
    who: Node = This()


class MoreReinforcements(Static, frozen=True):
    """You may announce more Reinforcements behind an Ambusher (F-100), whoever defends (FR-62)."""

    key: ClassVar[str] = "more_reinforcements"
    number: int = 1


class MoreDraws(Static, frozen=True):
    """You draw more pages in your Night."""

    key: ClassVar[str] = "more_draws"
    number: int = 1


class MayAttack(Static, frozen=True):
    """(On a Golem.) It may attack, while it is alone, with its own ATQ (F-056)."""

    key: ClassVar[str] = "may_attack"


class FewerWorshippers(Static, frozen=True):
    """Your Miracles ask for fewer Worshippers in Adoration (not for fewer revoked)."""

    key: ClassVar[str] = "fewer_worshippers"
    number: int = 1


# Sentences that many cards share. The kinds of event a trigger can hear:
# "entered" (came into play), "destroyed", "banished", "damaged", "declared" (attack; about the first
# attacker), "miracle" (a Miracle is announced), "drawn", "mortal", "linked", "revoked", "energy" (gained),
# "out_of_secret", "healed", "discarded".


def when_played(whose: str, types: tuple[str, ...], do: Node) -> Trigger:
    """When somebody plays a card like this; not an Angel that comes with Gust (F-152). It is `It()`."""
    return Trigger("entered", do, About(whose, types, other=True, ways=NOT_GUST))


def when_enters(whose: str, types: tuple[str, ...], do: Node, classes: tuple[str, ...] = ()) -> Trigger:
    """When another card like this comes into play, however it does. It is `It()`."""
    return Trigger("entered", do, About(whose, types, classes, other=True))


def when_destroyed(whose: str, types: tuple[str, ...], do: Node, classes: tuple[str, ...] = ()) -> Trigger:
    """When another card like this is destroyed. (For this card itself: the keyword Last Breath.)"""
    return Trigger("destroyed", do, About(whose, types, classes, other=True))


def when_it_destroys(do: Node, types: tuple[str, ...] = ("angel",)) -> Trigger:
    """When this card destroys a card like this."""
    return Trigger("destroyed", do, Both((ByThis(), About(ANYONES, types))))


def when_it_damages(do: Node, types: tuple[str, ...] = ()) -> Trigger:
    """When this card deals combat damage to a card like this (`It()`; `EventAmount()` says how much)."""
    return Trigger("damaged", do, Both((ByThis(), InCombat(), About(ANYONES, types))))


def when_it_attacks(do: Node) -> Trigger:
    """When this card is declared attacker."""
    return Trigger("declared", do, ByThis())


def when_bearer_attacks(do: Node) -> Trigger:
    """When the Angel this Equipment is on is declared attacker."""
    return Trigger("declared", do, AboutBearer())


def when_miracle(whose: str, do: Node) -> Trigger:
    """When somebody plays a Miracle."""
    return Trigger("miracle", do, About(whose))


def when_revoked(do: Node) -> Trigger:
    """(On a Worshipper.) When it is revoked to play a Miracle."""
    return Trigger("revoked", do, AboutThis())


def when_drawn(whose: str, do: Node) -> Trigger:
    """When somebody draws a page."""
    return Trigger("drawn", do, About(whose))


def damage_less(amount: int) -> Guard:
    """This card takes so much less damage each time."""
    return Guard("damaged", Prevent(amount), AboutThis())


def destroyed_goes(to: str) -> Guard:
    """When this card is destroyed it goes elsewhere."""
    return Guard("destroyed", SendTo(to), AboutThis())


__all__ = [
    "YOURS",
    "CannotAttack",
    "CannotBeAttacked",
    "CannotPlay",
    "CostChange",
    "FewerWorshippers",
    "Gain",
    "GainClass",
    "Lose",
    "MayAttack",
    "Modify",
    "MoreDraws",
    "MoreReinforcements",
    "PhoenixChange",
    "Untargetable",
    "damage_less",
    "destroyed_goes",
    "when_bearer_attacks",
    "when_destroyed",
    "when_drawn",
    "when_enters",
    "when_it_attacks",
    "when_it_damages",
    "when_it_destroys",
    "when_miracle",
    "when_played",
    "when_revoked",
]
