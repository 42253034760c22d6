"""The common dead of the Hollow Court: they die for each other, force a way in and poison the rest."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It, Seq, This

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "hollow-court"

SERVANTS = (
    d.unit("hollow-page", clan=CLAN, race="undead", gold=1, melee=2, life=1, skills=(k.BloodBrother(),)),
    d.unit("rag-ghoul", clan=CLAN, race="undead", gold=2, melee=2, life=3, skills=(k.BloodBrother(),)),
    d.unit(
        "bone-footman",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        armour=1,
        life=2,
        skills=(k.InstinctiveRiposte(1),),
    ),
    d.unit(
        "grave-robber",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        life=3,
        skills=(k.Adventure(2, gold=1, do=Seq((n.GainGold(4), n.Return(This(), "command")))),),
    ),
    d.unit(
        "ash-pilgrim",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=2,
        life=3,
        skills=(
            k.Adventure(
                1,
                mana=Mana(death=1),
                do=Choose(n.Cards("graveyard", types=("unit",), cost_at_most=4), n.Return(It(), "command")),
            ),
        ),
    ),
)

COURTIERS = (
    d.unit("plague-courtier", clan=CLAN, race="undead", gold=3, melee=2, life=3, skills=(k.Poison(2),)),
    d.unit(
        "carrion-flock",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=2,
        life=2,
        skills=(k.Flying(), k.Poison(1)),
    ),
    d.unit(
        "masked-duellist",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        life=4,
        skills=(k.LightningRiposte(), k.BloodBrother()),
    ),
    d.unit(
        "weeping-lady",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        life=4,
        skills=(k.StealthAttack(), k.DisablingAttack()),
    ),
    d.unit(
        "blood-sworn",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=3,
        armour=1,
        life=4,
        skills=(k.ForceThrough(1), k.BloodBrother()),
    ),
    d.unit(
        "gallows-knight",
        clan=CLAN,
        race="undead",
        gold=5,
        costs=(n.SacrificeUnits(1, n.Units(n.YOURS, types=("unit", "token"))),),
        melee=5,
        armour=2,
        life=5,
        skills=(k.ForceThrough(1), k.MassAttack(2)),
    ),
    d.unit(
        "flesh-cart",
        clan=CLAN,
        race="undead",
        gold=5,
        melee=4,
        life=8,
        skills=(k.DistantReinforcements(2), k.MassAttack(2)),
    ),
)

CASTERS = (
    d.unit(
        "crypt-acolyte",
        clan=CLAN,
        race="undead",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(death=1),
        does=(n.when_dies(n.DrawCards(1)),),
    ),
    d.unit(
        "velvet-tongue",
        clan=CLAN,
        race="undead",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(corruption=2),
        skills=(k.Sorcerer(), k.Dodge()),
    ),
    d.unit(
        "marrow-scribe",
        clan=CLAN,
        race="undead",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(death=2),
        skills=(k.Sorcerer(), k.Resistance(2, "light")),
    ),
)

CARDS: tuple[d.Card, ...] = (*SERVANTS, *COURTIERS, *CASTERS)
