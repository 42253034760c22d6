"""Golems, Miracles and a Blessing of Pureté Céleste."""

from __future__ import annotations

from ...language import *

REALM = CELESTIAL_PURITY
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Golem(
        slug="cradle-golem",
        realm=REALM,
        classes=("wood",),
        cost=1,
        tempest=2,
        shield=2,
        abilities=(LastBreath(Heal(Cards(YOURS, ("divinity",), ("divine",)), 1)),),
    ),
    Golem(
        slug="pillar-of-salt",
        realm=REALM,
        classes=("stone",),
        cost=2,
        tempest=2,
        shield=3,
        rarity="uncommon",
    ),
    Miracle(
        slug="wash-clean",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(YOURS, ("angel", "archangel")), Seq((Heal(It()), Mark(It(), fv=1)))),
    ),
    Miracle(
        slug="turn-the-other-cheek",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(types=ANGEL, attacking=True), Seq((FallBack(It()), Tilt(It())))),
    ),
    Miracle(
        slug="vow-of-peace",
        realm=REALM,
        worshippers=3,
        rarity="uncommon",
        effect=Target(
            Cards(types=ANGEL), Lasting(Gain(Pacifist(), who=It()), until="turn"), number=2, up_to=True
        ),
    ),
    Miracle(
        slug="no-stone-thrown",
        realm=REALM,
        worshippers=3,
        revoke=1,
        rarity="rare",
        oaths=(AtLeast(CountOf(Cards(OPPONENTS, attacking=True, in_combat=True)), 1),),
        effect=Seq((CancelAttack(), Heal(Cards(YOURS, ("divinity",), ("divine",)), 2))),
    ),
    Blessing(
        slug="year-of-quiet",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(
            DivineNight(
                If(
                    AtMost(CountOf(Cards(YOURS, ("angel", "archangel"), tilted=True)), 0),
                    Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1),
                )
            ),
        ),
    ),
)
