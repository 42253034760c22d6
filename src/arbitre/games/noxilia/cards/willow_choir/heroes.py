"""The Voice of the Willow Choir and four who sing alone."""

from __future__ import annotations

from ...language import *

CLAN = "willow-choir"

MONARCH = monarch(
    "naielle-the-voice",
    clan=CLAN,
    race="sylvan",
    melee=3,
    armour=1,
    life=15,
    produces=Mana(pure=1),
    skills=(Sorcerer(), Dodge(), MagicResistance(1)),
)

HEROES = (
    hero(
        "ondelin-of-two-rivers",
        clan=CLAN,
        race="sylvan",
        gold=5,
        melee=4,
        wounded=3,
        life=5,
        skills=(Aquatic(), Infiltrator(), PiercingAttack()),
        does=(when_revealed(Choose(Zones(kinds=(BATTLEFIELD,)), Flood(It(), 2))),),
    ),
    hero(
        "aubegrise-the-sleeper",
        clan=CLAN,
        race="sylvan",
        gold=6,
        melee=2,
        wounded=1,
        armour=1,
        life=6,
        produces=Mana(psionic=2, nature=1),
        skills=(Sorcerer(), Dodge()),
        does=(
            Activated(
                Target(Units(OPPONENTS, at="near", engaged=False), Engage(It())),
                mana=Mana(psionic=1),
                engages=False,
            ),
        ),
    ),
    hero(
        "orrin-three-winds",
        clan=CLAN,
        race="sylvan",
        gold=6,
        melee=4,
        wounded=4,
        armour=1,
        life=5,
        skills=(Flying(), Charge(1), Dodge()),
    ),
    hero(
        "grandfather-oakdebt",
        clan=CLAN,
        race="sylvan",
        gold=7,
        melee=4,
        wounded=5,
        armour=2,
        life=8,
        skills=(Regeneration(1), MassAttack(2), Solid()),
        does=(when_hurt(ChangeArmour(This(), 1)),),
    ),
    hero(
        "orrin-becalmed",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=3,
        wounded=3,
        armour=1,
        life=5,
        version_of="orrin-three-winds",
        skills=(Aquatic(), Interceptor(), MagicResistance(1)),
        does=(at_start_of_turn(If(Standing((BATTLEFIELD,)), DrawCards(1))),),
    ),
)

CARDS: tuple[Card, ...] = (MONARCH, *HEROES)
