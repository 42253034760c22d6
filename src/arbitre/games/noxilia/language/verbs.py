"""What a card asks to be paid, and what it does."""

from __future__ import annotations

from arbitre.kernel.effects import Ability, Node

from .definitions import Mana
from .filters import OPPONENTS, YOURS, Cards, Units
from .keywords import Skill

# Additional costs (also of activated abilities and adventures)


class PayGold(Node, frozen=True):
    """Gold on top."""

    amount: int


class EngageUnits(Node, frozen=True):
    """Engage so many of your disengaged units (never the payer itself; no mana from it, N-204)."""

    number: int = 1
    among: Node = Units(YOURS, engaged=False)


class SacrificeUnits(Node, frozen=True):
    """So many of your units die."""

    number: int = 1
    among: Node = Units(YOURS)


class HurtUnits(Node, frozen=True):
    """One of your units takes damage as a cost: armour is ignored (N-014), and it may die of it."""

    amount: int
    among: Node = Units(YOURS)


class DiscardCards(Node, frozen=True):
    """Discard so many cards from hand: the one way to discard by choice (N-015)."""

    number: int = 1


class ExileDead(Node, frozen=True):
    """Exile so many cards of your graveyard."""

    number: int = 1
    among: Node = Cards("graveyard")


# Verbs: aiming


class Target(Node, frozen=True):
    """Aim at units or zones among those found, then do something with them (they are `It()`). Heeds the
    reach of the spell and ramparts (NR-21), Righteousness (N-153); turns targets face up (N-074); lets
    latent spells answer. A spell without a possible first target cannot be cast."""

    among: Node
    do: Node
    number: int = 1
    up_to: bool = False


# Verbs: units


class Damage(Node, frozen=True):
    """Deal damage to units. With a `colour` it is magic damage (resistances count, N-170); armour absorbs it
    (N-038) unless `piercing`."""

    which: Node
    amount: int | Node
    colour: str = ""
    piercing: bool = False


class RestoreLife(Node, frozen=True):
    """Heal units, never above their full life (N-040)."""

    which: Node
    amount: int | Node


class Poisons(Node, frozen=True):
    """Units have at least so many poison markers (N-166)."""

    which: Node
    markers: int


class Curse(Node, frozen=True):
    """Each unit is under a curse: a `Modify(It(), …)` that lasts until purified (NR-35)."""

    which: Node
    ability: Ability


class Purify(Node, frozen=True):
    """Remove curses and poison (N-168)."""

    which: Node


class Engage(Node, frozen=True):
    """Engage units (not Solid ones of an opponent, N-185)."""

    which: Node


class Disengage(Node, frozen=True):
    """Disengage units."""

    which: Node


class MoveTo(Node, frozen=True):
    """Move units to a zone you choose among those found; nothing stops them but water (NR-35)."""

    which: Node
    to: Node


class Adjust(Node, frozen=True):
    """Until end of turn units have more or less melee, ranged, armour, and get skills."""

    which: Node
    melee: int | Node = 0
    ranged: int | Node = 0
    armour: int | Node = 0
    skills: tuple[Skill, ...] = ()


class ChangeArmour(Node, frozen=True):
    """Armour markers, positive or negative, that stay until the next reset (N-036, N-092)."""

    which: Node
    amount: int


class Destroy(Node, frozen=True):
    """Units die; equipment, latent spells go to the graveyard of their owner."""

    which: Node


class Exile(Node, frozen=True):
    """Cards go to their owner's exile."""

    which: Node


class TakeControl(Node, frozen=True):
    """Units act for you, until end of turn or for good (`until=""`); their owner stays (NG-07). Never
    Monarchs."""

    which: Node
    until: str = "turn"


class CreateToken(Node, frozen=True):
    """So many tokens, by slug, in a zone you choose among those found, face up; yours or an opponent's."""

    slug: str
    to: Node
    number: int | Node = 1
    whose: str = YOURS


class Return(Node, frozen=True):
    """Cards go to a place of their owner: "hand", "library" (shuffled), "queue", "command" (into play, face
    down), "graveyard". A Hero you already control stays where it is (N-019)."""

    which: Node
    to: str = "hand"


class Equip(Node, frozen=True):
    """A unit gets an equipment lying or carried elsewhere, or from a graveyard."""

    which: Node
    on: Node


class TurnUp(Node, frozen=True):
    """Turn units and latent spells face up; a latent spell so revealed goes to the graveyard unused."""

    which: Node


class TurnDown(Node, frozen=True):
    """Turn units face down again, where no enemy is within one zone (N-076, NR-06)."""

    which: Node


# Verbs: players, zones


class GainGold(Node, frozen=True):
    """Players gain gold."""

    amount: int | Node
    whose: str = YOURS


class LoseGold(Node, frozen=True):
    """Players lose gold (as far as they have it); you get it if `steal`."""

    amount: int | Node
    whose: str = OPPONENTS
    steal: bool = False


class DrawCards(Node, frozen=True):
    """Players draw (N-012)."""

    number: int | Node
    whose: str = YOURS


class Discard(Node, frozen=True):
    """Players discard cards of their choice, or at random."""

    number: int = 1
    whose: str = OPPONENTS
    random: bool = False


class Search(Node, frozen=True):
    """You may take a card that fits from your library, unseen by the opponent, to "hand" or "queue" (free,
    for its delay); then shuffle (N-013)."""

    among: Node = Cards("library")
    to: str = "hand"


class AddMana(Node, frozen=True):
    """Mana you may spend until end of turn (N-202)."""

    mana: Mana


class Flood(Node, frozen=True):
    """Zones are flooded: water for so many turns (NR-35)."""

    which: Node
    markers: int = 1


class SeizeZone(Node, frozen=True):
    """You take control of zones at once."""

    which: Node


class BuryTreasure(Node, frozen=True):
    """A treasure of the pool is laid face down on a zone."""

    which: Node


class LookAt(Node, frozen=True):
    """You, and only you, see face-down units, latent spells, treasures, or cards of a place, from now on."""

    which: Node


# Verbs: in answer to an attack or a spell


class CancelAttack(Node, frozen=True):
    """The attack that set this off deals no damage and causes no riposte."""


class RedirectAttack(Node, frozen=True):
    """The attack hits this unit instead (not the attack of a Solid unit, N-186)."""

    to: Node


class CancelSpell(Node, frozen=True):
    """The spell, ability or latent spell that set this off has no effect."""
