"""Golems, Miracles, Equipment and a Blessing of Temple de la Lumière."""

from __future__ import annotations

from ...language import *

REALM = TEMPLE_OF_LIGHT
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Golem(slug="votive-golem", realm=REALM, classes=("clay",), cost=1, tempest=2, shield=2),
    Golem(
        slug="reliquary-golem",
        realm=REALM,
        classes=("glass",),
        cost=2,
        tempest=3,
        shield=3,
        rarity="uncommon",
        abilities=(Gain(Light(), who=LinkedTo(This())),),
    ),
    Miracle(
        slug="banished-by-name",
        realm=REALM,
        worshippers=2,
        rarity="uncommon",
        effect=Target(Cards(types=ANGEL, wounded=True, cost_at_most=3), Banish(It())),
    ),
    Miracle(
        slug="binding-vow",
        realm=REALM,
        worshippers=1,
        effect=Seq((Target(Cards(types=ANGEL), Lasting(Gain(Guardian(), who=It()))), Draw(1))),
    ),
    Miracle(
        slug="eye-of-noon",
        realm=REALM,
        worshippers=1,
        effect=Target(Cards(types=("angel", "golem")), Damage(It(), 2)),
    ),
    Miracle(
        slug="general-amnesty",
        realm=REALM,
        worshippers=3,
        rarity="rare",
        effect=Seq(
            (
                MoveTo(Cards(YOURS, ANGEL, ("pandemonium",)), "purgatory"),
                Choose(Cards(YOURS, ANGEL, ("purgatory",)), MoveTo(It(), "limbo"), number=2, up_to=True),
            )
        ),
    ),
    Equipment(
        slug="chain-of-office",
        realm=REALM,
        classes=("relic",),
        cost=1,
        abilities=(Modify(who=Bearer(), atq=1, fv=1), Gain(Light(), who=Bearer())),
    ),
    Blessing(
        slug="perpetual-lamp",
        realm=REALM,
        cost=2,
        rarity="rare",
        abilities=(DivineNight(Heal(Cards(YOURS, ("angel", "archangel", "golem")), 1)),),
    ),
)
