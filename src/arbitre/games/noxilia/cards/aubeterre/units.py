"""The common soldiers of Aubeterre: they hold a rank, shoot over it and carry the wounded out of it."""

from __future__ import annotations

from ...language import *

CLAN = "aubeterre"

RANKS = (
    unit("aubeterre-levy", clan=CLAN, race="human", gold=1, melee=1, life=2, skills=(BrotherInArms(),)),
    unit("oath-pikeman", clan=CLAN, race="human", gold=2, melee=2, life=3, skills=(BrotherInArms(),)),
    unit(
        "pavise-bearer",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        armour=2,
        life=3,
        skills=(GuardianAngel(), BrotherInArms()),
    ),
    unit(
        "gate-sergeant",
        clan=CLAN,
        race="human",
        gold=4,
        melee=3,
        armour=1,
        life=4,
        skills=(Riposte(), BrotherInArms()),
    ),
    unit(
        "standard-bearer",
        clan=CLAN,
        race="human",
        gold=4,
        melee=2,
        armour=1,
        life=4,
        skills=(AttackAura(1), BrotherInArms()),
    ),
    unit(
        "oath-knight",
        clan=CLAN,
        race="human",
        gold=5,
        costs=(EngageUnits(1),),
        melee=4,
        armour=2,
        life=6,
        skills=(Charge(2), Solid()),
    ),
    unit(
        "candle-inquisitor",
        clan=CLAN,
        race="human",
        gold=5,
        melee=3,
        armour=1,
        life=5,
        skills=(Righteousness(), MagicResistance(1)),
        does=(when_revealed(TurnUp(Latents(OPPONENTS, at="near"))),),
    ),
)

ARCHERS = (
    unit(
        "wall-crossbow",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        ranged=2,
        life=3,
        skills=(PiercingAttack(),),
    ),
    unit(
        "twin-string-archer",
        clan=CLAN,
        race="human",
        gold=4,
        melee=1,
        ranged=2,
        life=3,
        skills=(RapidFire(2),),
    ),
)

CLERGY = (
    unit(
        "grey-sister",
        clan=CLAN,
        race="human",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(light=1),
        skills=(Heal(2),),
    ),
    unit(
        "lantern-cleric",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(light=2),
        skills=(Sorcerer(), Purification()),
    ),
    unit(
        "pyre-warden",
        clan=CLAN,
        race="human",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(infernal=2),
        skills=(Sorcerer(), Resistance(2, "infernal")),
    ),
)

CARDS: tuple[Card, ...] = (*RANKS, *ARCHERS, *CLERGY)
