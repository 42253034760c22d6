"""Golems, Miracles, Equipment and a Blessing of La Voie."""

from __future__ import annotations

from ...language import *

REALM = THE_WAY
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Golem(slug="bamboo-golem", realm=REALM, classes=("wood",), cost=1, tempest=1, shield=1),
    Golem(
        slug="milestone-golem",
        realm=REALM,
        classes=("stone",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(Gain(Withdrawal(), who=LinkedTo(This())),),
    ),
    Miracle(
        slug="step-aside",
        realm=REALM,
        worshippers=1,
        effect=Seq((Target(Cards(YOURS, ANGEL), MoveTo(It(), "limbo")), Draw(1))),
    ),
    Miracle(
        slug="one-finger",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(types=ANGEL), Damage(It(), 2)),
    ),
    Miracle(
        slug="gone-to-ground",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Seq((Target(Cards(YOURS, ANGEL, keyword=Stealth), PutInSecret(It())), Draw(1))),
    ),
    Miracle(
        slug="question-without-answer",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Choose(
            Cards(YOURS, ANGEL, ("hand",), classes=("master",)),
            Seq((Reveal(It()), Draw(2))),
            openly=True,
        ),
    ),
    Miracle(
        slug="letter-never-sent",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        abilities=(
            Stealth(1),
            OutOfSecret(Target(Cards(OPPONENTS, ANGEL), MoveTo(It(), "hand"))),
            Exposed(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 2), may=True)),
        ),
        effect=Seq((Reveal(Cards(OPPONENTS, where=("secret",))), Draw(2))),
    ),
    Equipment(
        slug="walking-staff",
        realm=REALM,
        classes=("weapon",),
        cost=1,
        abilities=(Modify(who=Bearer(), atq=1, fv=1), Gain(Withdrawal(), who=Bearer())),
    ),
    Blessing(
        slug="east-wind-sutra",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(
            Gain(Tornado(), who=Cards(YOURS, ANGEL, ("hand", "limbo"))),
            CostChange(-1, ANGEL, ("master",)),
        ),
    ),
)
