"""The Angels of Metascience: gnats by the dozen, drones that tune each other, self-winding engines."""

from __future__ import annotations

from ...language import *

REALM = METASCIENCE
ANGEL = ("angel",)
MACHINE = ("machine",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="brass-gnat",
        realm=REALM,
        classes=MACHINE,
        cost=1,
        atq=1,
        fv=2,
        abilities=(Symbiosis(), Swarm(6)),
    ),
    Angel(slug="assay-drone", realm=REALM, classes=MACHINE, cost=2, atq=2, fv=3, abilities=(Catalyst(),)),
    Angel(
        slug="governor-automaton",
        realm=REALM,
        classes=MACHINE,
        cost=2,
        atq=1,
        fv=5,
        abilities=(Guardian(), Symbiosis()),
    ),
    Angel(
        slug="orrery-archer",
        realm=REALM,
        classes=("archer",),
        cost=2,
        atq=2,
        fv=3,
        abilities=(Archery(1),),
    ),
    Angel(
        slug="tin-understudy",
        realm=REALM,
        classes=("actor",),
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(Doppelganger(),),
    ),
    Angel(slug="piston-saint", realm=REALM, classes=MACHINE, cost=3, atq=2, fv=4, abilities=(Symbiosis(),)),
    Angel(
        slug="self-winding-knight",
        realm=REALM,
        classes=MACHINE,
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(Phoenix(3),),
    ),
    Angel(
        slug="overclocked-cherub",
        realm=REALM,
        classes=MACHINE,
        cost=3,
        atq=5,
        fv=4,
        abilities=(DivineNight(Damage(This(), 1)),),
    ),
    Angel(
        slug="arc-lamp-seraph",
        realm=REALM,
        classes=("seraph",),
        cost=4,
        atq=4,
        fv=4,
        rarity="uncommon",
        abilities=(Collateral(),),
    ),
    Angel(
        slug="engineer-of-the-spheres",
        realm=REALM,
        classes=("scholar",),
        cost=4,
        atq=3,
        fv=4,
        rarity="rare",
        abilities=(Fervour(Target(Cards(YOURS, ("golem",), ("purgatory",)), PutIntoPlay(It()), may=True)),),
    ),
    Angel(
        slug="difference-colossus",
        realm=REALM,
        classes=MACHINE,
        cost=5,
        atq=4,
        fv=6,
        rarity="rare",
        abilities=(Symbiosis(), Valiant()),
    ),
)
