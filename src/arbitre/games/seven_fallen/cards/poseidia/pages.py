"""Golems, Miracles, Equipment and a Blessing of Poseidia."""

from __future__ import annotations

from ...language import *

REALM = POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Golem(slug="barnacle-golem", realm=REALM, classes=("shell",), cost=1, tempest=1, shield=1),
    Golem(
        slug="strongbox-golem",
        realm=REALM,
        classes=("iron",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(LastBreath(GainEnergy(1)),),
    ),
    Miracle(
        slug="harpoon-volley",
        realm=REALM,
        worshippers=1,
        effect=Target(
            Cards(types=ANGEL),
            If(
                AtLeast(CountOf(Cards(tilted=True, among=It())), 1),
                Damage(It(), 3),
                Damage(It(), 1),
            ),
        ),
    ),
    Miracle(
        slug="undertow",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(types=ANGEL, where=("fire",), cost_at_most=3), MoveTo(It(), "hand")),
    ),
    Miracle(
        slug="sudden-calm",
        realm=REALM,
        worshippers=2,
        oaths=(AtLeast(CountOf(Cards(OPPONENTS, attacking=True, in_combat=True)), 1),),
        effect=CancelAttack(),
    ),
    Miracle(
        slug="frozen-strait",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(OPPONENTS, ANGEL, tilted=False), Chill(It()), number=2, up_to=True),
    ),
    Miracle(
        slug="sentence-of-the-sea",
        realm=REALM,
        worshippers=4,
        revoke=1,
        rarity="rare",
        effect=Target(Cards(types=ANGEL, where=("fire",)), Destroy(It())),
    ),
    Equipment(
        slug="coral-trident",
        realm=REALM,
        classes=("weapon",),
        cost=1,
        abilities=(Modify(who=Bearer(), atq=1, fv=1), Gain(Treasure(), who=Bearer())),
    ),
    Blessing(
        slug="charter-of-salvage",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(when_destroyed(OPPONENTS, ANGEL, GainEnergy(1)),),
    ),
)
