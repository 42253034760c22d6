"""Guests from Metascience, Temple de la Lumière, Pureté Céleste and La Voie."""

from __future__ import annotations

from arbitre.kernel.effects import It

from ... import definitions as d
from ... import nodes as n

ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="homunculus-of-reason",
        realm=d.METASCIENCE,
        classes=("machine",),
        cost=1,
        atq=1,
        fv=1,
        abilities=(n.Catalyst(),),
    ),
    d.Golem(
        slug="perpetual-engine",
        realm=d.METASCIENCE,
        classes=("machine",),
        cost=2,
        tempest=3,
        shield=2,
        rarity="uncommon",
        abilities=(n.Catalyst(), n.Phoenix(2)),
    ),
    d.Angel(
        slug="lantern-inquisitor",
        realm=d.TEMPLE_OF_LIGHT,
        classes=("inquisitor",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(n.Light(), n.Aegis()),
    ),
    d.Miracle(
        slug="candle-for-each",
        realm=d.TEMPLE_OF_LIGHT,
        worshippers=2,
        effect=n.Heal(n.Cards(n.YOURS, ("angel", "archangel", "golem"))),
    ),
    d.Angel(
        slug="anayas-dove",
        realm=d.CELESTIAL_PURITY,
        classes=("dove",),
        cost=1,
        atq=0,
        fv=3,
        abilities=(
            n.Pacifist(),
            n.DivineNight(n.Heal(n.Cards(n.YOURS, ("divinity",), ("divine",)), 1)),
        ),
    ),
    d.Equipment(
        slug="spotless-veil",
        realm=d.CELESTIAL_PURITY,
        classes=("relic",),
        cost=1,
        abilities=(n.Modify(who=n.Bearer(), fv=1), n.Gain(n.Aegis(), who=n.Bearer())),
    ),
    d.Angel(
        slug="pilgrim-of-the-wind",
        realm=d.THE_WAY,
        classes=("pilgrim",),
        cost=2,
        atq=2,
        fv=2,
        abilities=(n.Gust(), n.Withdrawal()),
    ),
    d.Angel(
        slug="master-of-the-unasked",
        realm=d.THE_WAY,
        classes=("master",),
        cost=5,
        atq=3,
        fv=4,
        rarity="rare",
        abilities=(
            n.DivineIntervention(),
            n.Fervour(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 3), may=True)),
        ),
    ),
)
