"""The common folk of the Willow Choir: over the wall, under the water, between two sentries."""

from __future__ import annotations

from arbitre.kernel.effects import Seq, This

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "willow-choir"

MARSH = (
    d.unit("reed-runner", clan=CLAN, race="sylvan", gold=1, melee=1, life=2, skills=(k.FastMarch(),)),
    d.unit("pool-harpooner", clan=CLAN, race="sylvan", gold=2, melee=2, life=3, skills=(k.Aquatic(),)),
    d.unit(
        "otter-scout",
        clan=CLAN,
        race="sylvan",
        gold=2,
        melee=2,
        life=2,
        skills=(k.Aquatic(), k.DistantReinforcements(0)),
    ),
    d.unit(
        "net-warden",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=2,
        armour=1,
        life=3,
        skills=(k.DisablingAttack(), k.Aquatic()),
    ),
    d.unit(
        "mist-knife",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=3,
        life=4,
        skills=(k.Infiltrator(), k.StealthAttack()),
    ),
    d.unit(
        "willow-archer",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=1,
        ranged=2,
        life=3,
        skills=(k.FastMarch(),),
    ),
    d.unit(
        "root-warden",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=2,
        armour=2,
        life=5,
        skills=(k.Regeneration(1), k.InstinctiveRiposte(1)),
    ),
    d.unit(
        "moss-elder",
        clan=CLAN,
        race="sylvan",
        gold=5,
        costs=(n.EngageUnits(1, n.Units(n.YOURS, engaged=False, producer=True, face_down=False)),),
        melee=4,
        armour=2,
        life=7,
        skills=(k.Regeneration(1), k.MassAttack(2)),
    ),
)

WINGS = (
    d.unit("moth-rider", clan=CLAN, race="sylvan", gold=3, melee=2, life=3, skills=(k.Flying(),)),
    d.unit(
        "dragonfly-dancer",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=3,
        life=4,
        skills=(k.Flying(), k.LightningRiposte()),
    ),
    d.unit(
        "heron-lancer",
        clan=CLAN,
        race="sylvan",
        gold=5,
        melee=4,
        armour=1,
        life=4,
        skills=(k.Flying(), k.Charge(2)),
    ),
)

SINGERS = (
    d.unit(
        "seed-bearer",
        clan=CLAN,
        race="sylvan",
        gold=2,
        melee=1,
        life=2,
        produces=Mana(nature=1),
        skills=(
            k.Adventure(1, costs=(n.DiscardCards(1),), do=Seq((n.DrawCards(3), n.Return(This(), "command")))),
        ),
    ),
    d.unit(
        "spring-singer",
        clan=CLAN,
        race="sylvan",
        gold=3,
        melee=1,
        life=3,
        produces=Mana(nature=2),
        skills=(k.Sorcerer(), k.Heal(1)),
    ),
    d.unit(
        "dream-listener",
        clan=CLAN,
        race="sylvan",
        gold=4,
        melee=2,
        life=4,
        produces=Mana(psionic=2),
        skills=(k.Sorcerer(), k.MagicResistance(1)),
        does=(n.when_revealed(n.LookAt(n.Latents(n.OPPONENTS))),),
    ),
)

CARDS: tuple[d.Card, ...] = (*MARSH, *WINGS, *SINGERS)
