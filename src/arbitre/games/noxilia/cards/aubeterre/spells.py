"""Light mends and shields; the ember kept under the cathedral burns."""

from __future__ import annotations

from ...language import *

CLAN = "aubeterre"

ACTIVE = (
    spell(
        "mend-the-line",
        clan=CLAN,
        mana=Mana(light=1),
        reach=1,
        does=(Target(Units(YOURS, wounded=True), RestoreLife(It(), 3)),),
    ),
    spell(
        "hymn-at-dawn",
        clan=CLAN,
        mana=Mana(light=2, any=1),
        does=(
            RestoreLife(Units(YOURS, wounded=True), 2),
            ChangeArmour(Units(YOURS), 1),
        ),
    ),
    spell(
        "lance-of-morning",
        clan=CLAN,
        mana=Mana(light=2, any=1),
        does=(Target(Units(OPPONENTS), Damage(It(), 3, "light")),),
    ),
    spell(
        "blinding-dawn",
        clan=CLAN,
        mana=Mana(light=1, any=1),
        reach=1,
        does=(Target(Units(OPPONENTS, engaged=False), Engage(It()), number=2, up_to=True),),
    ),
    spell(
        "cellar-ember",
        clan=CLAN,
        mana=Mana(infernal=2),
        reach=1,
        does=(Target(Units(OPPONENTS), Damage(It(), 4, "infernal")),),
    ),
    spell(
        "fire-takes-no-oath",
        clan=CLAN,
        mana=Mana(infernal=2, any=1),
        does=(Target(Zones(), Damage(Units(at="it"), 2, "infernal")),),
    ),
    spell(
        "tempered-in-the-pyre",
        clan=CLAN,
        mana=Mana(light=1, infernal=1),
        reach=2,
        does=(
            Target(
                Units(YOURS),
                Seq((Purify(It()), Adjust(It(), melee=2, armour=2, skills=(Solid(),)))),
            ),
        ),
    ),
)

LATENT = (
    latent("aegis-of-dawn", clan=CLAN, mana=Mana(light=2), on="attacked", does=(CancelAttack(),)),
    latent(
        "martyrs-mantle",
        clan=CLAN,
        mana=Mana(light=1),
        on="attacked",
        does=(RestoreLife(Attacked(), 2), ChangeArmour(Attacked(), 2)),
    ),
    latent(
        "powder-cellar",
        clan=CLAN,
        mana=Mana(infernal=1, any=1),
        on="entered",
        does=(Damage(It(), 4, "infernal"),),
    ),
    latent("plain-speech", clan=CLAN, mana=Mana(light=1), on="targeted", does=(CancelSpell(),)),
)

CARDS: tuple[Card, ...] = (*ACTIVE, *LATENT)
