"""The Voice of the Willow Choir and four who sing alone."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It, This

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "willow-choir"

MONARCH = d.monarch(
    "naielle-the-voice",
    clan=CLAN,
    race="sylvan",
    melee=3,
    armour=1,
    life=14,
    produces=Mana(pure=1),
    skills=(k.Sorcerer(), k.Dodge(), k.MagicResistance(1)),
)

HEROES = (
    d.hero(
        "ondelin-of-two-rivers",
        clan=CLAN,
        race="sylvan",
        gold=5,
        melee=4,
        wounded=3,
        life=5,
        skills=(k.Aquatic(), k.Infiltrator(), k.PiercingAttack()),
        does=(n.when_revealed(Choose(n.Zones(kinds=(d.BATTLEFIELD,)), n.Flood(It(), 2))),),
    ),
    d.hero(
        "aubegrise-the-sleeper",
        clan=CLAN,
        race="sylvan",
        gold=6,
        melee=2,
        wounded=1,
        armour=1,
        life=5,
        produces=Mana(psionic=2, nature=1),
        skills=(k.Sorcerer(), k.Dodge()),
        does=(
            n.Activated(
                n.Target(n.Units(n.OPPONENTS, at="near", engaged=False), n.Engage(It())),
                mana=Mana(psionic=1),
                engages=False,
            ),
        ),
    ),
    d.hero(
        "orrin-three-winds",
        clan=CLAN,
        race="sylvan",
        gold=6,
        melee=4,
        wounded=4,
        armour=1,
        life=5,
        skills=(k.Flying(), k.Charge(1), k.Dodge()),
    ),
    d.hero(
        "grandfather-oakdebt",
        clan=CLAN,
        race="sylvan",
        gold=7,
        melee=4,
        wounded=5,
        armour=2,
        life=8,
        skills=(k.Regeneration(1), k.MassAttack(2), k.Solid()),
        does=(n.when_hurt(n.ChangeArmour(This(), 1)),),
    ),
)

CARDS: tuple[d.Card, ...] = (MONARCH, *HEROES)
