"""The Angels of Pureté Céleste: those who will not fight, and those who stand in front of them."""

from __future__ import annotations

from ...language import *

REALM = CELESTIAL_PURITY
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="alabaster-page", realm=REALM, classes=("knight",), cost=1, atq=2, fv=3, abilities=(Valiant(),)
    ),
    Angel(slug="lily-warden", realm=REALM, classes=("warden",), cost=2, atq=3, fv=5, abilities=(Guardian(),)),
    Angel(
        slug="snow-cantor",
        realm=REALM,
        classes=("cantor",),
        cost=2,
        atq=0,
        fv=5,
        rarity="uncommon",
        abilities=(
            Pacifist(),
            DivineAurora(Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1)),
        ),
    ),
    Angel(
        slug="sister-of-the-threshold",
        realm=REALM,
        classes=("warden",),
        cost=2,
        atq=3,
        fv=3,
        abilities=(Tempest(),),
    ),
    Angel(
        slug="oathkeeper-swan", realm=REALM, classes=("knight",), cost=3, atq=3, fv=5, abilities=(Aegis(),)
    ),
    Angel(
        slug="mirror-of-mercy",
        realm=REALM,
        classes=("seraph",),
        cost=3,
        atq=3,
        fv=5,
        rarity="uncommon",
        abilities=(
            CombatPhase(
                Target(
                    Cards(YOURS, ANGEL, in_combat=True),
                    Lasting(Modify(who=It(), fv=2), until="attack"),
                ),
                Cost(energy=1),
            ),
        ),
    ),
    Angel(
        slug="white-hart",
        realm=REALM,
        classes=("beast",),
        cost=3,
        atq=4,
        fv=3,
        abilities=(Evade(1), Withdrawal()),
    ),
    Angel(
        slug="cherub-of-second-thoughts",
        realm=REALM,
        classes=("seraph",),
        cost=4,
        atq=4,
        fv=4,
        rarity="uncommon",
        abilities=(Fervour(Target(Cards(OPPONENTS, ANGEL, cost_at_most=3), MoveTo(It(), "hand"), may=True)),),
    ),
    Angel(
        slug="spotless-lancer",
        realm=REALM,
        classes=("knight",),
        cost=4,
        atq=4,
        fv=5,
        rarity="uncommon",
        abilities=(Aegis(), Valiant()),
    ),
    Angel(
        slug="unarmed-general",
        realm=REALM,
        classes=("knight",),
        cost=4,
        atq=0,
        fv=6,
        rarity="rare",
        abilities=(
            Pacifist(),
            Modify(who=Cards(YOURS, ANGEL, other=True), atq=1, fv=1),
        ),
    ),
    Angel(
        slug="seraph-of-first-snow",
        realm=REALM,
        classes=("seraph",),
        cost=6,
        atq=5,
        fv=6,
        rarity="rare",
        abilities=(Fervour(Chill(Cards(OPPONENTS, ANGEL))), Light()),
    ),
)
