"""Light mends and shields; the ember kept under the cathedral burns."""

from __future__ import annotations

from arbitre.kernel.effects import It, Seq

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "aubeterre"

ACTIVE = (
    d.spell(
        "mend-the-line",
        clan=CLAN,
        mana=Mana(light=1),
        reach=1,
        does=(n.Target(n.Units(n.YOURS, wounded=True), n.RestoreLife(It(), 3)),),
    ),
    d.spell(
        "hymn-at-dawn",
        clan=CLAN,
        mana=Mana(light=2, any=1),
        does=(
            n.RestoreLife(n.Units(n.YOURS, wounded=True), 2),
            n.ChangeArmour(n.Units(n.YOURS), 1),
        ),
    ),
    d.spell(
        "lance-of-morning",
        clan=CLAN,
        mana=Mana(light=2, any=1),
        does=(n.Target(n.Units(n.OPPONENTS), n.Damage(It(), 3, "light")),),
    ),
    d.spell(
        "blinding-dawn",
        clan=CLAN,
        mana=Mana(light=1, any=1),
        reach=1,
        does=(n.Target(n.Units(n.OPPONENTS, engaged=False), n.Engage(It()), number=2, up_to=True),),
    ),
    d.spell(
        "cellar-ember",
        clan=CLAN,
        mana=Mana(infernal=2),
        reach=1,
        does=(n.Target(n.Units(n.OPPONENTS), n.Damage(It(), 4, "infernal")),),
    ),
    d.spell(
        "fire-takes-no-oath",
        clan=CLAN,
        mana=Mana(infernal=2, any=1),
        does=(n.Target(n.Zones(), n.Damage(n.Units(at="it"), 2, "infernal")),),
    ),
    d.spell(
        "tempered-in-the-pyre",
        clan=CLAN,
        mana=Mana(light=1, infernal=1),
        reach=2,
        does=(
            n.Target(
                n.Units(n.YOURS),
                Seq((n.Purify(It()), n.Adjust(It(), melee=2, armour=2, skills=(k.Solid(),)))),
            ),
        ),
    ),
)

LATENT = (
    d.latent("aegis-of-dawn", clan=CLAN, mana=Mana(light=2), on="attacked", does=(n.CancelAttack(),)),
    d.latent(
        "martyrs-mantle",
        clan=CLAN,
        mana=Mana(light=1),
        on="attacked",
        does=(n.RestoreLife(n.Attacked(), 2), n.ChangeArmour(n.Attacked(), 2)),
    ),
    d.latent(
        "powder-cellar",
        clan=CLAN,
        mana=Mana(infernal=1, any=1),
        on="entered",
        does=(n.Damage(It(), 4, "infernal"),),
    ),
    d.latent("plain-speech", clan=CLAN, mana=Mana(light=1), on="targeted", does=(n.CancelSpell(),)),
)

CARDS: tuple[d.Card, ...] = (*ACTIVE, *LATENT)
