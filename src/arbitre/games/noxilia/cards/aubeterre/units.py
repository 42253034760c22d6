"""The common soldiers of Aubeterre: they hold a rank, shoot over it and carry the wounded out of it."""

from __future__ import annotations

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "aubeterre"

RANKS = (
    d.unit("aubeterre-levy", clan=CLAN, race="human", gold=1, melee=1, life=2, skills=(k.BrotherInArms(),)),
    d.unit("oath-pikeman", clan=CLAN, race="human", gold=2, melee=2, life=3, skills=(k.BrotherInArms(),)),
    d.unit(
        "pavise-bearer",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        armour=2,
        life=3,
        skills=(k.GuardianAngel(), k.BrotherInArms()),
    ),
    d.unit(
        "gate-sergeant",
        clan=CLAN,
        race="human",
        gold=4,
        melee=3,
        armour=1,
        life=4,
        skills=(k.Riposte(), k.BrotherInArms()),
    ),
    d.unit(
        "standard-bearer",
        clan=CLAN,
        race="human",
        gold=4,
        melee=2,
        armour=1,
        life=4,
        skills=(k.AttackAura(1), k.BrotherInArms()),
    ),
    d.unit(
        "oath-knight",
        clan=CLAN,
        race="human",
        gold=4,
        costs=(n.EngageUnits(1),),
        melee=4,
        armour=2,
        life=5,
        skills=(k.Charge(2), k.Solid()),
    ),
    d.unit(
        "candle-inquisitor",
        clan=CLAN,
        race="human",
        gold=5,
        melee=3,
        armour=1,
        life=5,
        skills=(k.Righteousness(), k.MagicResistance(1)),
        does=(n.when_revealed(n.TurnUp(n.Latents(n.OPPONENTS, at="near"))),),
    ),
)

ARCHERS = (
    d.unit(
        "wall-crossbow",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        ranged=2,
        life=3,
        skills=(k.PiercingAttack(),),
    ),
    d.unit(
        "twin-string-archer",
        clan=CLAN,
        race="human",
        gold=4,
        melee=1,
        ranged=2,
        life=3,
        skills=(k.RapidFire(2),),
    ),
)

CLERGY = (
    d.unit(
        "grey-sister",
        clan=CLAN,
        race="human",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(light=1),
        skills=(k.Heal(2),),
    ),
    d.unit(
        "lantern-cleric",
        clan=CLAN,
        race="human",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(light=2),
        skills=(k.Sorcerer(), k.Purification()),
    ),
    d.unit(
        "pyre-warden",
        clan=CLAN,
        race="human",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(infernal=2),
        skills=(k.Sorcerer(), k.Resistance(2, "infernal")),
    ),
)

CARDS: tuple[d.Card, ...] = (*RANKS, *ARCHERS, *CLERGY)
