"""The last heir of the Hollow Court and those whom death did not make modest."""

from __future__ import annotations

from ...language import *

CLAN = "hollow-court"

MONARCH = monarch(
    "morvane-the-last-heir",
    clan=CLAN,
    race="undead",
    melee=4,
    armour=1,
    life=16,
    produces=Mana(death=1),
    skills=(InstinctiveRiposte(1), BloodBrother()),
    does=(when_ally_dies(RestoreLife(This(), 1)),),
)

HEROES = (
    hero(
        "count-vauquelin",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=4,
        wounded=5,
        armour=1,
        life=6,
        skills=(ForceThrough(1), BloodBrother()),
        does=(when_wounds(RestoreLife(This(), 2)),),
    ),
    hero(
        "mother-quarantine",
        clan=CLAN,
        race="undead",
        gold=5,
        melee=2,
        wounded=3,
        life=6,
        skills=(Poison(3),),
        does=(when_dies(Poisons(Units(OPPONENTS, at="here"), 2)),),
    ),
    hero(
        "lady-ossaline",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=2,
        wounded=1,
        armour=1,
        life=6,
        produces=Mana(death=2, corruption=1),
        skills=(Sorcerer(),),
        does=(Activated(CreateToken("bone-servant", Here()), costs=(ExileDead(1),)),),
    ),
    hero(
        "headsman-of-the-court",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=5,
        wounded=4,
        armour=1,
        life=7,
        skills=(PiercingAttack(), Solid()),
        does=(when_enemy_dies(GainGold(1)),),
    ),
    hero(
        "vauquelin-fasting",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        wounded=6,
        life=4,
        version_of="count-vauquelin",
        skills=(FastMarch(), StealthAttack()),
        does=(at_start_of_turn(Damage(This(), 1)), when_wounds(RestoreLife(This(), 2))),
    ),
)

CARDS: tuple[Card, ...] = (MONARCH, *HEROES)
