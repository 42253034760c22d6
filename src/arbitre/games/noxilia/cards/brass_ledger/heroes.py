"""The Keeper of Accounts of the Brass Ledger and those whose signature is worth something."""

from __future__ import annotations

from ...language import *

CLAN = "brass-ledger"

MONARCH = monarch(
    "octavine-keeper-of-accounts",
    clan=CLAN,
    race="gnome",
    melee=3,
    armour=2,
    life=12,
    produces=Mana(psionic=1),
    skills=(Solid(),),
    does=(Activated(GainGold(1)),),
)

HEROES = (
    hero(
        "foreman-bastien",
        clan=CLAN,
        race="gnome",
        gold=6,
        melee=3,
        wounded=2,
        armour=2,
        life=5,
        skills=(AttackAura(2), Solid()),
    ),
    hero(
        "mirabelle-nine-fuses",
        clan=CLAN,
        race="gnome",
        gold=6,
        melee=1,
        wounded=1,
        ranged=3,
        armour=1,
        life=5,
        skills=(PiercingAttack(), DisablingAttack()),
    ),
    hero(
        "doctor-calorique",
        clan=CLAN,
        race="gnome",
        gold=6,
        melee=2,
        wounded=3,
        armour=1,
        life=5,
        produces=Mana(infernal=2, psionic=1),
        skills=(Sorcerer(),),
        does=(at_start_of_turn(AddMana(Mana(pure=1))),),
    ),
    hero(
        "the-repossessor",
        clan=CLAN,
        race="gnome",
        gold=6,
        melee=4,
        wounded=5,
        armour=1,
        life=5,
        skills=(Infiltrator(), Climber()),
        does=(when_wounds(LoseGold(1, steal=True)),),
    ),
    hero(
        "bastien-on-strike",
        clan=CLAN,
        race="gnome",
        gold=5,
        melee=4,
        wounded=5,
        armour=1,
        life=5,
        version_of="foreman-bastien",
        skills=(Riposte(), BrotherInArms()),
        does=(at_start_of_turn(LoseGold(1, ANYONES)),),
    ),
)

CARDS: tuple[Card, ...] = (MONARCH, *HEROES)
