"""The common dead of the Hollow Court: they die for each other, force a way in and poison the rest."""

from __future__ import annotations

from ...language import *

CLAN = "hollow-court"

SERVANTS = (
    unit("hollow-page", clan=CLAN, race="undead", gold=1, melee=2, life=1, skills=(BloodBrother(),)),
    unit("rag-ghoul", clan=CLAN, race="undead", gold=2, melee=2, life=3, skills=(BloodBrother(),)),
    unit(
        "bone-footman",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        armour=1,
        life=2,
        skills=(InstinctiveRiposte(1),),
    ),
    unit(
        "grave-robber",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        life=3,
        skills=(Adventure(2, gold=1, do=Seq((GainGold(4), Return(This(), "command")))),),
    ),
    unit(
        "ash-pilgrim",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=2,
        life=3,
        skills=(
            Adventure(
                1,
                mana=Mana(death=1),
                do=Choose(Cards("graveyard", types=("unit",), cost_at_most=4), Return(It(), "command")),
            ),
        ),
    ),
)

COURTIERS = (
    unit("plague-courtier", clan=CLAN, race="undead", gold=3, melee=2, life=3, skills=(Poison(2),)),
    unit(
        "carrion-flock",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=2,
        life=2,
        skills=(Flying(), Poison(1)),
    ),
    unit(
        "belfry-watcher",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=3,
        armour=1,
        life=3,
        skills=(Interceptor(), BloodBrother()),
    ),
    unit(
        "masked-duellist",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        life=4,
        skills=(LightningRiposte(), BloodBrother()),
    ),
    unit(
        "weeping-lady",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        life=4,
        skills=(StealthAttack(), DisablingAttack()),
    ),
    unit(
        "blood-sworn",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        armour=1,
        life=4,
        skills=(ForceThrough(1), BloodBrother()),
    ),
    unit(
        "gallows-knight",
        clan=CLAN,
        race="undead",
        gold=5,
        costs=(SacrificeUnits(1, Units(YOURS, types=("unit", "token"))),),
        melee=5,
        armour=2,
        life=5,
        skills=(ForceThrough(1), MassAttack(2)),
    ),
    unit(
        "flesh-cart",
        clan=CLAN,
        race="undead",
        gold=5,
        melee=4,
        life=8,
        skills=(DistantReinforcements(2), MassAttack(2)),
    ),
)

CASTERS = (
    unit(
        "crypt-acolyte",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(death=1),
        does=(when_dies(DrawCards(1)),),
    ),
    unit(
        "velvet-tongue",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(corruption=2),
        skills=(Sorcerer(), Dodge()),
    ),
    unit(
        "marrow-scribe",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(death=2),
        skills=(Sorcerer(), Resistance(2, "light")),
    ),
)

CARDS: tuple[Card, ...] = (*SERVANTS, *COURTIERS, *CASTERS)
