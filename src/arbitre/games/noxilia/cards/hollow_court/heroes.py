"""The last heir of the Hollow Court and those whom death did not make modest."""

from __future__ import annotations

from arbitre.kernel.effects import This

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "hollow-court"

MONARCH = d.monarch(
    "morvane-the-last-heir",
    clan=CLAN,
    race="undead",
    melee=4,
    armour=1,
    life=13,
    produces=Mana(death=1),
    skills=(k.InstinctiveRiposte(1), k.BloodBrother()),
    does=(n.when_ally_dies(n.RestoreLife(This(), 1)),),
)

HEROES = (
    d.hero(
        "count-vauquelin",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=4,
        wounded=5,
        armour=1,
        life=6,
        skills=(k.ForceThrough(1), k.BloodBrother()),
        does=(n.when_wounds(n.RestoreLife(This(), 2)),),
    ),
    d.hero(
        "mother-quarantine",
        clan=CLAN,
        race="undead",
        gold=5,
        melee=2,
        wounded=3,
        life=6,
        skills=(k.Poison(3),),
        does=(n.when_dies(n.Poisons(n.Units(n.OPPONENTS, at="here"), 2)),),
    ),
    d.hero(
        "lady-ossaline",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=2,
        wounded=1,
        armour=1,
        life=5,
        produces=Mana(death=2, corruption=1),
        skills=(k.Sorcerer(),),
        does=(n.Activated(n.CreateToken("bone-servant", n.Here()), costs=(n.ExileDead(1),)),),
    ),
    d.hero(
        "headsman-of-the-court",
        clan=CLAN,
        race="undead",
        gold=6,
        melee=5,
        wounded=4,
        armour=1,
        life=5,
        skills=(k.PiercingAttack(), k.Solid()),
        does=(n.when_enemy_dies(n.GainGold(1)),),
    ),
)

CARDS: tuple[d.Card, ...] = (MONARCH, *HEROES)
