"""What is so while a card is at work, and the sentences that many cards share."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.kernel.conditions import AboutThis, Both, Not
from arbitre.kernel.effects import Ability, Modifier, Node, Static, This, Trigger

from .definitions import NO_MANA, Mana
from .filters import ANYONES, OPPONENTS, YOURS, AboutPlayer, ByThis, YourMoment
from .keywords import Skill

MOMENTS: Final = ("attacked", "targeted", "entered", "latent")
"""What a latent spell may answer. "attacked": an enemy attacks the unit over it (or a unit of yours in the
zone over it); `Attacker()` and `Attacked()` are the two. "targeted": an enemy spell or ability targets such
a unit (`It()`). "entered": an enemy unit (`It()`) enters the zone. "latent": an enemy reveals a latent spell
(`It()`) about a unit or zone over this one."""


class Modify(Modifier, frozen=True):
    """Units have more or less of a figure while this is at work, and have or lose skills."""

    who: Node = This()
    melee: int | Node = 0
    ranged: int | Node = 0
    armour: int | Node = 0
    life: int | Node = 0
    gets: tuple[Skill, ...] = ()
    loses: tuple[type[Skill], ...] = ()


class Ground(Static, frozen=True):
    """(Of a zone card.) Units standing there have more or less: "enemies" of the zone's controller, his
    "allies" or "all". `shots` changes the damage of ranged attacks aimed into the zone at units of the
    controller (N-049, N-054)."""

    key: ClassVar[str] = "ground"
    who: str = "enemies"
    melee: int = 0
    ranged: int = 0
    armour: int = 0
    shots: int = 0


class Activated(Ability, frozen=True):
    """An action of this unit: pay (gold, mana, `costs`), engage it unless `engages` is False, then `do`.
    Once a turn."""

    do: Node
    gold: int = 0
    mana: Mana = NO_MANA
    costs: tuple[Node, ...] = ()
    engages: bool = True
    reach: int = -1


RULES: Final = (
    "no_charge",
    "no_ranged",
    "no_spells",
    "no_fall_back",
    "steps",
    "gold",
    "draw",
    "unit_cost",
    "spell_cost",
    "event_cost",
    "magic",
    "healing",
)
"""What `Rule` can change. "no_…" forbids an action; "steps" changes the steps of a move; "gold" and "draw"
each player's collection and draw; "…_cost" gold of units and events, `any` mana of spells; "magic" and
"healing" every amount of magic damage and of life restored."""


class Rule(Static, frozen=True):
    """The game is played otherwise: one of `RULES`, for all players or those named. On a Fate card inside
    `Lasting(Rule(…))`: set-up and fate effects hold for the turn."""

    key: ClassVar[str] = "rule"
    name: str
    amount: int = 0
    whose: str = ANYONES


# Sentences that many cards share. Event kinds a Trigger may name are in `changes`.


def when_revealed(do: Node) -> Trigger:
    """When this unit is turned face up."""
    return Trigger("revealed", do, AboutThis())


def when_dies(do: Node) -> Trigger:
    """When this unit dies."""
    return Trigger("died", do, AboutThis())


def when_attacks(do: Node) -> Trigger:
    """When this unit attacks (`It()` is its target), before damage."""
    return Trigger("attacked", do, ByThis())


def when_wounds(do: Node) -> Trigger:
    """When this unit's attack takes life (`It()` lost `ThatMuch()`)."""
    return Trigger("wounded", do, ByThis())


def when_hurt(do: Node) -> Trigger:
    """When this unit loses life (`ThatMuch()`)."""
    return Trigger("wounded", do, AboutThis())


def when_ally_dies(do: Node) -> Trigger:
    """When another unit of yours dies (`It()`)."""
    return Trigger("died", do, Both((AboutPlayer(YOURS), Not(AboutThis()))))


def when_enemy_dies(do: Node) -> Trigger:
    """When a unit of an opponent dies (`It()`)."""
    return Trigger("died", do, AboutPlayer(OPPONENTS))


def at_start_of_turn(do: Node) -> Trigger:
    """In your part of the start-of-turn effects (N-085)."""
    return Trigger("dawn", do, YourMoment())


def at_end_of_turn(do: Node) -> Trigger:
    """In your part of the end-of-turn effects (N-128)."""
    return Trigger("dusk", do, YourMoment())


def when_captured(do: Node) -> Trigger:
    """(Of a zone card.) When this zone is captured; "you" is the new controller."""
    return Trigger("captured", do, AboutThis())
