"""The ghouls of Nuit Sans Fin: each death is worth something to somebody."""

from __future__ import annotations

from ...language import *

REALM = ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="gnawling",
        realm=REALM,
        classes=GHOUL,
        cost=1,
        atq=2,
        fv=1,
        abilities=(LastBreath(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1), may=True)),),
    ),
    Angel(
        slug="cellar-ghoul",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        abilities=(LastBreath(GainEnergy(1)),),
    ),
    Angel(
        slug="grave-knife",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=2,
        rarity="uncommon",
        abilities=(Assassin(), Darkness()),
    ),
    Angel(
        slug="pallbearer",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        abilities=(Darkness(), Purgatory(MoveTo(This(), "limbo"), Cost(discard=1))),
    ),
    Angel(slug="tomb-lid", realm=REALM, classes=GHOUL, cost=2, atq=1, fv=5, abilities=(Guardian(),)),
    Angel(
        slug="one-night-bride",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=3,
        fv=1,
        rarity="uncommon",
        abilities=(SuddenDeath(), Darkness()),
    ),
    Angel(slug="damned-champion", realm=REALM, classes=GHOUL, cost=3, atq=4, fv=3, abilities=(Damned(),)),
    Angel(
        slug="bargain-peddler",
        realm=REALM,
        classes=GHOUL,
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(
            Dilemma(
                (
                    GainEnergy(1),
                    Discard(1, OPPONENTS),
                    Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 2),
                )
            ),
            Darkness(),
        ),
    ),
    Angel(
        slug="night-terror",
        realm=REALM,
        classes=GHOUL,
        cost=3,
        atq=4,
        fv=3,
        rarity="uncommon",
        abilities=(
            Stealth(1),
            OutOfSecret(Discard(1, OPPONENTS)),
            Exposed(Target(Cards(OPPONENTS, ANGEL, attacking=True), Mark(It(), atq=-1), may=True)),
            Darkness(),
        ),
    ),
)
