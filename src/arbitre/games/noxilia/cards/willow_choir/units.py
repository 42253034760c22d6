"""The common folk of the Willow Choir: over the wall, under the water, between two sentries."""

from __future__ import annotations

from ...language import *

CLAN = "willow-choir"

MARSH = (
    unit("reed-runner", clan=CLAN, race="sylvan", gold=1, melee=1, life=2, skills=(FastMarch(),)),
    unit("pool-harpooner", clan=CLAN, race="sylvan", gold=2, melee=2, life=3, skills=(Aquatic(),)),
    unit(
        "otter-scout",
        clan=CLAN,
        race="sylvan",
        gold=2,
        melee=2,
        life=2,
        skills=(Aquatic(), DistantReinforcements(0)),
    ),
    unit(
        "net-warden",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=2,
        armour=1,
        life=3,
        skills=(DisablingAttack(), Aquatic()),
    ),
    unit(
        "mist-knife",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=3,
        life=4,
        skills=(Infiltrator(), StealthAttack()),
    ),
    unit(
        "willow-archer",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=1,
        ranged=2,
        life=3,
        skills=(FastMarch(),),
    ),
    unit(
        "root-warden",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=2,
        armour=2,
        life=5,
        skills=(Regeneration(1), InstinctiveRiposte(1)),
    ),
    unit(
        "moss-elder",
        clan=CLAN,
        race="sylvan",
        gold=5,
        costs=(EngageUnits(1, Units(YOURS, engaged=False, producer=True, face_down=False)),),
        melee=4,
        armour=2,
        life=7,
        skills=(Regeneration(1), MassAttack(2)),
    ),
)

WINGS = (
    unit("moth-rider", clan=CLAN, race="sylvan", gold=3, melee=2, life=3, skills=(Flying(),)),
    unit(
        "dragonfly-dancer",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=3,
        life=4,
        skills=(Flying(), LightningRiposte()),
    ),
    unit(
        "heron-lancer",
        clan=CLAN,
        race="sylvan",
        gold=5,
        melee=4,
        armour=1,
        life=4,
        skills=(Flying(), Charge(2)),
    ),
)

SINGERS = (
    unit(
        "seed-bearer",
        clan=CLAN,
        race="sylvan",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(nature=1),
        skills=(Adventure(1, costs=(DiscardCards(1),), do=Seq((DrawCards(3), Return(This(), "command")))),),
    ),
    unit(
        "spring-singer",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(nature=2),
        skills=(Sorcerer(), Heal(1)),
    ),
    unit(
        "dream-listener",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(psionic=2),
        skills=(Sorcerer(), MagicResistance(1)),
        does=(when_revealed(LookAt(Latents(OPPONENTS))),),
    ),
)

CARDS: tuple[Card, ...] = (*MARSH, *WINGS, *SINGERS)
