"""The Angels of Poseidia: those who come on a gust, those who fill their pockets, those who do not move."""

from __future__ import annotations

from ...language import *

REALM = POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Angel(slug="reef-polyp", realm=REALM, classes=("coral",), cost=1, atq=1, fv=2, abilities=(Symbiosis(),)),
    Angel(
        slug="gangway-corsair",
        realm=REALM,
        classes=("corsair",),
        cost=2,
        atq=3,
        fv=2,
        abilities=(Treasure(),),
    ),
    Angel(slug="rime-siren", realm=REALM, classes=("siren",), cost=2, atq=2, fv=2, abilities=(Freeze(),)),
    Angel(slug="squall-rider", realm=REALM, classes=("corsair",), cost=2, atq=2, fv=3, abilities=(Gust(),)),
    Angel(
        slug="abyssal-usurer",
        realm=REALM,
        classes=("merchant",),
        cost=2,
        atq=1,
        fv=3,
        rarity="uncommon",
        abilities=(
            Fervour(GainPoseidor(This(), 2)),
            DivineWord(Target(Cards(YOURS, ANGEL), Mark(It(), atq=1)), Cost(poseidor=2)),
        ),
    ),
    Angel(
        slug="whirlpool-dancer",
        realm=REALM,
        classes=("siren",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(Tornado(), Fervour(Draw(1))),
    ),
    Angel(slug="mirror-eel", realm=REALM, classes=("beast",), cost=3, atq=3, fv=4, abilities=(Evade(2),)),
    Angel(
        slug="anchor-warden", realm=REALM, classes=("warden",), cost=3, atq=2, fv=6, abilities=(Guardian(),)
    ),
    Angel(
        slug="trickster-manta",
        realm=REALM,
        classes=("beast",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(Trickery(), Withdrawal()),
    ),
    Angel(
        slug="fog-smuggler",
        realm=REALM,
        classes=("corsair",),
        cost=3,
        atq=4,
        fv=2,
        rarity="uncommon",
        abilities=(
            Stealth(1),
            OutOfSecret(GainPoseidor(This(), 2)),
            Exposed(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1), may=True)),
        ),
    ),
    Angel(
        slug="surge-sentinel", realm=REALM, classes=("warden",), cost=3, atq=3, fv=3, abilities=(Tempest(),)
    ),
    Angel(
        slug="boarding-captain",
        realm=REALM,
        classes=("corsair",),
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(
            Treasure(),
            CombatPhase(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 2)), Cost(poseidor=2)),
        ),
    ),
    Angel(
        slug="leviathan-calf",
        realm=REALM,
        classes=("beast",),
        cost=5,
        atq=5,
        fv=6,
        rarity="rare",
        abilities=(Treasure(), Withdrawal()),
    ),
)
