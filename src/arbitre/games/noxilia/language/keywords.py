"""The 33 abilities of the rulebook, as nodes for the `skills` of a card.

`x` is the figure printed after the ability. An ability a unit has several times (printed, equipment, spell)
counts once, with the highest figure. `BIT` numbers them, so that what a unit has is one whole number.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

from .definitions import NO_MANA, Mana


class Skill(Node, frozen=True):
    """A keyword ability."""

    x: int = 0


class Aquatic(Skill, frozen=True):
    """May enter water zones, fight and collect things there (N-139)."""


class GuardianAngel(Skill, frozen=True):
    """May engage to redirect to itself an attack on an ally of its zone; no riposte to it (N-140, N-141)."""


class StealthAttack(Skill, frozen=True):
    """Units it attacks cannot riposte in any way (N-142)."""


class DisablingAttack(Skill, frozen=True):
    """If its attack takes life, the target becomes engaged (N-143)."""


class PiercingAttack(Skill, frozen=True):
    """Its attacks ignore armour and leave it whole (N-145, N-146)."""


class MassAttack(Skill, frozen=True):
    """Up to `x` enemies of its zone, one melee attack after the other (N-147 to N-149)."""


class AttackAura(Skill, frozen=True):
    """At the start of the turn allies in its zone get +`x` melee for the turn; the highest counts (N-150)."""


class Charge(Skill, frozen=True):
    """+`x` damage on a charge (N-152)."""


class Righteousness(Skill, frozen=True):
    """No target for what is paid with corruption mana (N-153)."""


class Dodge(Skill, frozen=True):
    """Once a game may cancel a melee attack against it (N-154)."""


class BrotherInArms(Skill, frozen=True):
    """Never falls back; +1 melee in a zone with two other Brothers in Arms (N-155, N-156)."""


class BloodBrother(Skill, frozen=True):
    """When another Blood Brother dies in its zone: +2 melee, -1 armour for the turn (N-157)."""


class Climber(Skill, frozen=True):
    """Ignores melee penalties of ramparts (N-158)."""


class Infiltrator(Skill, frozen=True):
    """Moves from an enemy-held zone into another (N-159)."""


class Interceptor(Skill, frozen=True):
    """Enemies that fly or infiltrate into its zone lose that there (N-160)."""


class FastMarch(Skill, frozen=True):
    """One more step, for -1 armour (N-161)."""


class Adventure(Skill, frozen=True):
    """Go on adventure `x`: as an action pay (gold, mana, `costs`), engage and exile it with `x` time
    markers; when none is left, `do` (N-162, N-163). In `do`, `This()` is the exiled unit: bring it back with
    `nodes.Return(This(), "command")` or leave it."""

    do: Node = Node()
    gold: int = 0
    mana: Mana = NO_MANA
    costs: tuple[Node, ...] = ()


class ForceThrough(Skill, frozen=True):
    """Moves from an enemy-held zone into another, taking `x` damage (N-164)."""


class Poison(Skill, frozen=True):
    """If its attack takes life, the target has at least `x` poison markers (N-165)."""


class Purification(Skill, frozen=True):
    """May purify an ally in its zone (N-168)."""


class Regeneration(Skill, frozen=True):
    """Recovers `x` life at each start of turn (N-169)."""


class MagicResistance(Skill, frozen=True):
    """Magic damage to it is `x` less (N-170)."""


class Resistance(Skill, frozen=True):
    """Magic damage of one colour to it is `x` less (N-171)."""

    colour: str = "light"


class DistantReinforcements(Skill, frozen=True):
    """Waits `x` turns in the queue instead of 1; 0 is at once (N-172, N-173)."""


class Riposte(Skill, frozen=True):
    """Attacked in melee and alive, may engage to strike back (N-174)."""


class LightningRiposte(Skill, frozen=True):
    """The same, before the attacker's damage (N-178)."""


class InstinctiveRiposte(Skill, frozen=True):
    """Attacked in melee, deals `x` damage to the attacker by itself (N-181)."""


class Heal(Skill, frozen=True):
    """May restore `x` life to an ally in its zone (N-183)."""


class Sorcerer(Skill, frozen=True):
    """Casts spells of the colours it produces (N-184)."""


class Solid(Skill, frozen=True):
    """Opposing spells and abilities cannot engage it; its attacks cannot be redirected (N-185, N-186)."""


class PointBlankShot(Skill, frozen=True):
    """May shoot at a target in its own zone (N-187)."""


class RapidFire(Skill, frozen=True):
    """`x` ranged attacks on different targets in one action (N-188)."""


class Flying(Skill, frozen=True):
    """Moves over enemies; ignores ramparts unless enemies fly there (N-189, N-190)."""


SKILLS: Final[tuple[type[Skill], ...]] = (
    Aquatic,
    GuardianAngel,
    StealthAttack,
    DisablingAttack,
    PiercingAttack,
    MassAttack,
    AttackAura,
    Charge,
    Righteousness,
    Dodge,
    BrotherInArms,
    BloodBrother,
    Climber,
    Infiltrator,
    Interceptor,
    FastMarch,
    Adventure,
    ForceThrough,
    Poison,
    Purification,
    Regeneration,
    MagicResistance,
    Resistance,
    DistantReinforcements,
    Riposte,
    LightningRiposte,
    InstinctiveRiposte,
    Heal,
    Sorcerer,
    Solid,
    PointBlankShot,
    RapidFire,
    Flying,
)

BIT: Final[dict[type[Skill], int]] = {skill: 1 << number for number, skill in enumerate(SKILLS)}

AQUATIC: Final = BIT[Aquatic]
GUARDIAN_ANGEL: Final = BIT[GuardianAngel]
STEALTH: Final = BIT[StealthAttack]
DISABLING: Final = BIT[DisablingAttack]
PIERCING: Final = BIT[PiercingAttack]
MASS_ATTACK: Final = BIT[MassAttack]
ATTACK_AURA: Final = BIT[AttackAura]
CHARGE: Final = BIT[Charge]
RIGHTEOUS: Final = BIT[Righteousness]
DODGE: Final = BIT[Dodge]
BROTHER: Final = BIT[BrotherInArms]
BLOOD: Final = BIT[BloodBrother]
CLIMBER: Final = BIT[Climber]
INFILTRATOR: Final = BIT[Infiltrator]
INTERCEPTOR: Final = BIT[Interceptor]
FAST_MARCH: Final = BIT[FastMarch]
ADVENTURE: Final = BIT[Adventure]
FORCE_THROUGH: Final = BIT[ForceThrough]
POISON: Final = BIT[Poison]
PURIFICATION: Final = BIT[Purification]
REGENERATION: Final = BIT[Regeneration]
MAGIC_RESISTANCE: Final = BIT[MagicResistance]
RESISTANCE: Final = BIT[Resistance]
RIPOSTE: Final = BIT[Riposte]
LIGHTNING: Final = BIT[LightningRiposte]
INSTINCTIVE: Final = BIT[InstinctiveRiposte]
HEAL: Final = BIT[Heal]
SORCERER: Final = BIT[Sorcerer]
SOLID: Final = BIT[Solid]
POINT_BLANK: Final = BIT[PointBlankShot]
RAPID_FIRE: Final = BIT[RapidFire]
FLYING: Final = BIT[Flying]
