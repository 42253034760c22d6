"""Soldiers without a clan: any deck whose Banner allows their race may hire them."""

from __future__ import annotations

from arbitre.kernel.effects import If, Seq, This

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

HUMANS = (
    d.unit(
        "hedge-falconer",
        race="human",
        gold=3,
        melee=1,
        ranged=2,
        life=2,
        skills=(k.Interceptor(), k.PointBlankShot()),
    ),
    d.unit("breach-sapper", race="human", gold=3, melee=3, life=3, skills=(k.Climber(), k.Charge(1))),
    d.unit(
        "hired-blade",
        race="human",
        gold=3,
        melee=4,
        armour=1,
        life=4,
        does=(n.at_start_of_turn(n.LoseGold(1, n.YOURS)),),
    ),
    d.unit(
        "questing-squire",
        race="human",
        gold=2,
        melee=2,
        life=2,
        skills=(
            k.Adventure(
                2,
                gold=1,
                do=Seq(
                    (
                        n.Search(n.Cards("library", types=("equipment",))),
                        n.GainGold(2),
                        n.Return(This(), "command"),
                    )
                ),
            ),
        ),
    ),
    d.hero(
        "the-lamplighter",
        race="human",
        gold=6,
        melee=1,
        wounded=1,
        armour=1,
        life=5,
        produces=Mana(pure=2),
        skills=(k.Sorcerer(), k.Righteousness(), k.MagicResistance(1)),
    ),
)

UNDEAD = (
    d.unit(
        "tomb-crawler",
        race="undead",
        gold=3,
        melee=3,
        life=2,
        skills=(k.Climber(), k.Infiltrator()),
        does=(
            n.at_end_of_turn(
                If(
                    n.Standing((d.COMMAND, d.COMPLEMENTARY, d.RAMPART), n.OPPONENTS),
                    n.LoseGold(1, steal=True),
                )
            ),
        ),
    ),
    d.unit(
        "bog-candle",
        race="undead",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(corruption=1),
        skills=(k.Dodge(),),
    ),
    d.unit(
        "restless-drummer",
        race="undead",
        gold=3,
        melee=2,
        life=3,
        skills=(k.BloodBrother(), k.AttackAura(1)),
    ),
)

SYLVANS = (
    d.unit(
        "kingfisher-warden",
        race="sylvan",
        gold=3,
        melee=3,
        life=3,
        skills=(k.Interceptor(), k.Aquatic()),
    ),
    d.unit(
        "wisp-lantern",
        race="sylvan",
        gold=2,
        melee=1,
        life=1,
        produces=Mana(psionic=1),
        skills=(k.Flying(), k.Dodge()),
    ),
    d.unit(
        "old-snapper",
        race="sylvan",
        gold=4,
        melee=3,
        armour=3,
        life=3,
        skills=(k.Aquatic(), k.DistantReinforcements(2)),
        does=(n.when_attacks(n.Adjust(This(), armour=1)),),
    ),
)

CARDS: tuple[d.Card, ...] = (*HUMANS, *UNDEAD, *SYLVANS)
