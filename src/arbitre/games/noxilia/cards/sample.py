"""Sample cards that use every part of the language once, for tests only (to be deleted)."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It, Lasting, May, This

from .. import definitions as d
from .. import keywords as k
from .. import nodes as n
from ..definitions import Mana

UNITS = (
    d.unit("sample-militia", race="human", gold=1, melee=2, life=3, skills=(k.Riposte(), k.BrotherInArms())),
    d.unit(
        "sample-archer",
        race="human",
        gold=2,
        melee=1,
        ranged=2,
        life=2,
        skills=(k.RapidFire(2), k.PointBlankShot()),
    ),
    d.unit(
        "sample-scout",
        race="human",
        gold=2,
        melee=2,
        life=3,
        armour=1,
        skills=(k.FastMarch(), k.Infiltrator(), k.StealthAttack(), k.Climber()),
    ),
    d.unit(
        "sample-knight",
        race="human",
        gold=4,
        melee=4,
        life=5,
        armour=2,
        skills=(k.Charge(2), k.GuardianAngel(), k.Solid(), k.AttackAura(1)),
        costs=(n.EngageUnits(1),),
    ),
    d.unit(
        "sample-monk",
        race="human",
        gold=2,
        melee=1,
        life=4,
        produces=Mana(light=1),
        skills=(k.Heal(2), k.Purification(), k.Righteousness(), k.Regeneration(1)),
    ),
    d.unit(
        "sample-mage",
        race="human",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(infernal=2, corruption=1),
        skills=(k.Sorcerer(), k.MagicResistance(1), k.Resistance(1, "infernal")),
        does=(n.Activated(n.AddMana(Mana(death=1)), gold=1, engages=False),),
    ),
    d.unit(
        "sample-hawk",
        race="beast",
        gold=3,
        melee=3,
        life=2,
        skills=(k.Flying(), k.Dodge(), k.Interceptor(), k.DistantReinforcements(0)),
    ),
    d.unit(
        "sample-brute",
        race="beast",
        gold=4,
        melee=4,
        life=6,
        skills=(k.MassAttack(2), k.ForceThrough(1), k.BloodBrother(), k.InstinctiveRiposte(1)),
        does=(n.when_dies(n.GainGold(1)),),
    ),
    d.unit(
        "sample-viper",
        race="beast",
        gold=3,
        melee=2,
        life=2,
        skills=(k.Poison(2), k.DisablingAttack(), k.PiercingAttack(), k.LightningRiposte(), k.BloodBrother()),
    ),
    d.unit(
        "sample-frogman",
        race="beast",
        gold=2,
        melee=2,
        life=3,
        skills=(k.Aquatic(), k.DistantReinforcements(2)),
        does=(n.when_revealed(n.Flood(n.Here(), 2)),),
    ),
    d.unit(
        "sample-wanderer",
        race="human",
        gold=1,
        melee=1,
        life=2,
        skills=(k.Adventure(2, do=n.Return(This(), "command"), gold=1),),
    ),
    d.hero(
        "sample-champion",
        race="human",
        gold=5,
        melee=5,
        wounded=3,
        life=7,
        armour=1,
        skills=(k.Riposte(),),
        does=(
            n.Modify(n.Units(n.YOURS, at="here", other=True), melee=1),
            n.when_wounds(n.DrawCards(1)),
            n.Activated(n.Target(n.Units(n.OPPONENTS, at="near"), n.Engage(It())), costs=(n.PayGold(1),)),
        ),
    ),
    d.monarch("sample-queen", clan="east", race="human", melee=3, armour=2, life=10, produces=Mana(pure=1)),
    d.monarch("sample-king", clan="west", race="human", melee=4, armour=1, life=11),
    d.token("sample-skeleton", race="undead", melee=1, life=1),
)

SPELLS = (
    d.spell(
        "sample-bolt",
        mana=Mana(infernal=2),
        reach=1,
        does=(n.Target(n.Units(n.OPPONENTS), n.Damage(It(), 3, "infernal")),),
    ),
    d.spell(
        "sample-mend",
        mana=Mana(any=1),
        reach=1,
        does=(n.Target(n.Units(n.YOURS, wounded=True), n.RestoreLife(It(), 2)),),
    ),
    d.spell(
        "sample-hex",
        mana=Mana(corruption=1, any=1),
        does=(n.Target(n.Units(n.OPPONENTS), n.Curse(It(), n.Modify(It(), melee=-1))),),
    ),
    d.spell(
        "sample-beguile",
        mana=Mana(corruption=2),
        does=(n.Target(n.Units(n.OPPONENTS, common=True), n.TakeControl(It())),),
    ),
    d.spell(
        "sample-raise",
        mana=Mana(infernal=1, any=1),
        does=(
            n.CreateToken("sample-skeleton", n.Zones(n.YOURS)),
            May(Choose(n.Cards("graveyard", types=("unit",)), n.Return(It(), "queue"))),
        ),
    ),
    d.latent("sample-ward", mana=Mana(any=1), on="attacked", does=(n.CancelAttack(),)),
    d.latent("sample-mirror", mana=Mana(any=1), on="targeted", does=(n.CancelSpell(),)),
    d.latent("sample-snare", mana=Mana(any=1), on="entered", does=(n.Damage(It(), 2), n.Engage(It()))),
    d.latent("sample-hush", mana=Mana(any=1), on="latent", does=(n.CancelSpell(),)),
)

OTHERS = (
    d.event("sample-tax", gold=0, does=(n.LoseGold(1, steal=True), n.Discard(1)), costs=(n.HurtUnits(1),)),
    d.event(
        "sample-rally",
        gold=2,
        does=(n.Adjust(n.Units(n.YOURS), melee=1), n.Search(n.Cards("library", types=("unit",)))),
    ),
    d.equipment("sample-sword", gold=1, melee=2, once=True),
    d.equipment("sample-orb", gold=1, produces=Mana(infernal=1), skills=(k.Resistance(1, "death"),)),
    d.treasure("sample-crown", melee=1, armour=1, does=(n.GainGold(3),)),
    d.treasure("sample-dust", false=True),
    d.zone("sample-keep", kind=d.COMMAND, draw=1, gold=2, does=(n.Ground("all", melee=-1),)),
    d.zone(
        "sample-infirmary",
        kind=d.COMPLEMENTARY,
        income=(Choose(n.Units(n.YOURS, at="here", wounded=True), n.RestoreLife(It(), 1)),),
    ),
    d.zone("sample-moat", kind=d.COMPLEMENTARY, gold=1, does=(n.when_captured(n.DrawCards(1)),)),
    d.zone("sample-wall", kind=d.RAMPART, gold=1, does=(n.Ground("enemies", melee=-1),)),
    d.zone("sample-gate", kind=d.RAMPART, gold=1, does=(n.Ground("allies", armour=1, shots=-1),)),
    d.fate("sample-storm", does=(Lasting(n.Rule("no_ranged")),)),
    d.fate("sample-harvest", does=(n.GainGold(1, n.ANYONES),)),
    d.fate("sample-calm", does=(Lasting(n.Rule("no_charge")), Lasting(n.Rule("steps", -1)))),
    d.fate("sample-frenzy", does=(Lasting(n.Modify(n.Units(), melee=1)),)),
    d.fate("sample-silence", does=(Lasting(n.Rule("spell_cost", 1)),)),
    d.banner(
        "sample-east",
        clan="east",
        races=("human", "beast"),
        gold=12,
        colours=("infernal", "corruption", "light"),
        does=(n.GainGold(1),),
    ),
    d.banner(
        "sample-west", clan="west", races=("human", "beast"), gold=13, colours=("infernal", "corruption")
    ),
)

CARDS = (*UNITS, *SPELLS, *OTHERS)
