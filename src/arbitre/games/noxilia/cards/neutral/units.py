"""Soldiers without a clan: any deck whose Banner allows their race may hire them."""

from __future__ import annotations

from ...language import *

HUMANS = (
    unit(
        "hedge-falconer",
        race="human",
        gold=3,
        melee=1,
        ranged=2,
        life=2,
        skills=(Interceptor(), PointBlankShot()),
    ),
    unit("breach-sapper", race="human", gold=3, melee=3, life=3, skills=(Climber(), Charge(1))),
    unit(
        "hired-blade",
        race="human",
        gold=3,
        melee=4,
        armour=1,
        life=4,
        does=(at_start_of_turn(LoseGold(1, YOURS)),),
    ),
    unit(
        "questing-squire",
        race="human",
        gold=2,
        melee=2,
        life=2,
        skills=(
            Adventure(
                2,
                gold=1,
                do=Seq(
                    (
                        Search(Cards("library", types=("equipment",))),
                        GainGold(2),
                        Return(This(), "command"),
                    )
                ),
            ),
        ),
    ),
    hero(
        "the-lamplighter",
        race="human",
        gold=6,
        melee=3,
        wounded=3,
        armour=2,
        life=6,
        produces=Mana(pure=2),
        skills=(Sorcerer(), Righteousness(), MagicResistance(1)),
    ),
)

UNDEAD = (
    unit(
        "tomb-crawler",
        race="undead",
        gold=3,
        melee=3,
        life=2,
        skills=(Climber(), Infiltrator()),
        does=(
            at_end_of_turn(
                If(
                    Standing((COMMAND, COMPLEMENTARY, RAMPART), OPPONENTS),
                    LoseGold(1, steal=True),
                )
            ),
        ),
    ),
    unit(
        "bog-candle",
        race="undead",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(corruption=1),
        skills=(Dodge(),),
    ),
    unit(
        "restless-drummer",
        race="undead",
        gold=3,
        melee=2,
        life=3,
        skills=(BloodBrother(), AttackAura(1)),
    ),
)

SYLVANS = (
    unit(
        "kingfisher-warden",
        race="sylvan",
        gold=3,
        melee=3,
        life=3,
        skills=(Interceptor(), Aquatic()),
    ),
    unit(
        "wisp-lantern",
        race="sylvan",
        gold=2,
        melee=1,
        life=1,
        produces=Mana(psionic=1),
        skills=(Flying(), Dodge()),
    ),
    unit(
        "old-snapper",
        race="sylvan",
        gold=4,
        melee=3,
        armour=3,
        life=3,
        skills=(Aquatic(), DistantReinforcements(2)),
        does=(when_attacks(Adjust(This(), armour=1)),),
    ),
)

GNOMES = (
    unit(
        "powder-pedlar",
        race="gnome",
        gold=2,
        melee=2,
        life=3,
        skills=(Charge(1),),
        does=(when_dies(GainGold(1)),),
    ),
    unit(
        "diving-bell",
        race="gnome",
        gold=4,
        melee=3,
        armour=2,
        life=4,
        skills=(Aquatic(), MagicResistance(1)),
    ),
)

CARDS: tuple[Card, ...] = (*HUMANS, *UNDEAD, *SYLVANS, *GNOMES)
