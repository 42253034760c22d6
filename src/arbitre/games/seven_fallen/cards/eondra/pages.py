"""Golems, Miracles, Equipment and a Blessing of Eondra."""

from __future__ import annotations

from ...language import *

REALM = EONDRA
ANGEL = ("angel",)
FIGHTERS = ("angel", "golem")

CARDS: tuple[Card, ...] = (
    Golem(slug="brick-golem", realm=REALM, classes=("clay",), cost=1, tempest=2, shield=2),
    Golem(
        slug="crucible-golem",
        realm=REALM,
        classes=("iron",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(Modify(who=LinkedTo(This()), atq=1),),
    ),
    Miracle(
        slug="lance-of-flame",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(types=FIGHTERS), Damage(It(), 2)),
    ),
    Miracle(
        slug="rain-of-cinders",
        realm=REALM,
        worshippers=3,
        rarity="uncommon",
        effect=Damage(Cards(OPPONENTS, ANGEL), 1),
    ),
    Miracle(
        slug="last-charge",
        realm=REALM,
        worshippers=2,
        revoke=1,
        rarity="uncommon",
        effect=Target(
            Cards(YOURS, ANGEL),
            Seq((Lasting(Modify(who=It(), atq=2)), Lasting(Gain(Berserk(), who=It())))),
        ),
    ),
    Miracle(
        slug="verdict-by-fire",
        realm=REALM,
        worshippers=4,
        revoke=1,
        rarity="rare",
        effect=Target(Cards(types=ANGEL, wounded=True), Destroy(It())),
    ),
    Equipment(
        slug="dawnsteel-sabre",
        realm=REALM,
        classes=("weapon",),
        cost=1,
        abilities=(Modify(who=Bearer(), atq=2),),
    ),
    Equipment(
        slug="drake-scale",
        realm=REALM,
        classes=("armour",),
        cost=1,
        abilities=(Modify(who=Bearer(), fv=2), Gain(Valiant(), who=Bearer())),
    ),
    Blessing(
        slug="hymn-of-the-anvil",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(Modify(who=Cards(YOURS, ANGEL, equipped=True), atq=1, fv=1),),
    ),
)
