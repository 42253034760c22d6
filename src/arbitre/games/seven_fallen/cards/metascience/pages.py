"""Golems, Miracles, Equipment and a Blessing of Metascience."""

from __future__ import annotations

from ...language import *

REALM = METASCIENCE
ANGEL = ("angel",)
GOLEM = ("golem",)

CARDS: tuple[Card, ...] = (
    Golem(
        slug="walking-theorem",
        realm=REALM,
        classes=("glass",),
        cost=2,
        tempest=3,
        shield=3,
        atq=3,
        rarity="uncommon",
        abilities=(MayAttack(),),
    ),
    Golem(slug="counterweight-golem", realm=REALM, classes=("iron",), cost=1, tempest=None, shield=3),
    Miracle(
        slug="recalibrate",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(YOURS, ANGEL), Seq((Heal(It()), Lasting(Modify(who=It(), atq=2))))),
    ),
    Miracle(
        slug="public-demonstration",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Choose(
            Cards(YOURS, ANGEL, ("hand",), classes=("machine",), cost_at_most=3),
            Seq((Reveal(It()), PutIntoPlay(It()))),
            openly=True,
        ),
    ),
    Miracle(
        slug="controlled-explosion",
        realm=REALM,
        worshippers=2,
        oaths=(Vow(Cards(YOURS, GOLEM), Destroy(It())),),
        rarity="uncommon",
        effect=Target(Cards(types=ANGEL), Damage(It(), 5)),
    ),
    Miracle(
        slug="peer-review",
        realm=REALM,
        worshippers=3,
        rarity="rare",
        effect=Counter(),
    ),
    Equipment(
        slug="gyroscopic-harness",
        realm=REALM,
        classes=("machine",),
        cost=1,
        abilities=(Modify(who=Bearer(), fv=2), Gain(Symbiosis(), who=Bearer())),
    ),
    Blessing(
        slug="grant-renewal",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(when_enters(YOURS, GOLEM, Seq((GainEnergy(1), Draw(1)))),),
    ),
)
