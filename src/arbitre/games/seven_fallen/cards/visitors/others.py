"""Guests from Metascience, Temple de la Lumière, Pureté Céleste and La Voie."""

from __future__ import annotations

from ...language import *

ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="homunculus-of-reason",
        realm=METASCIENCE,
        classes=("machine",),
        cost=1,
        atq=1,
        fv=2,
        abilities=(Catalyst(),),
    ),
    Golem(
        slug="perpetual-engine",
        realm=METASCIENCE,
        classes=("machine",),
        cost=2,
        tempest=3,
        shield=2,
        rarity="uncommon",
        abilities=(Catalyst(), Phoenix(2)),
    ),
    Angel(
        slug="lantern-inquisitor",
        realm=TEMPLE_OF_LIGHT,
        classes=("inquisitor",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(Light(), Aegis()),
    ),
    Miracle(
        slug="candle-for-each",
        realm=TEMPLE_OF_LIGHT,
        worshippers=2,
        effect=Heal(Cards(YOURS, ("angel", "archangel", "golem"))),
    ),
    Angel(
        slug="anayas-dove",
        realm=CELESTIAL_PURITY,
        classes=("dove",),
        cost=1,
        atq=0,
        fv=3,
        abilities=(
            Pacifist(),
            DivineNight(Heal(Cards(YOURS, ("divinity",), ("divine",)), 1)),
        ),
    ),
    Equipment(
        slug="spotless-veil",
        realm=CELESTIAL_PURITY,
        classes=("relic",),
        cost=1,
        abilities=(Modify(who=Bearer(), fv=1), Gain(Aegis(), who=Bearer())),
    ),
    Angel(
        slug="pilgrim-of-the-wind",
        realm=THE_WAY,
        classes=("pilgrim",),
        cost=2,
        atq=2,
        fv=2,
        abilities=(Gust(), Withdrawal()),
    ),
    Angel(
        slug="master-of-the-unasked",
        realm=THE_WAY,
        classes=("master",),
        cost=5,
        atq=3,
        fv=4,
        rarity="rare",
        abilities=(
            DivineIntervention(),
            Fervour(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 3), may=True)),
        ),
    ),
)
