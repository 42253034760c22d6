"""The ghouls of Nuit Sans Fin: each death is worth something to somebody."""

from __future__ import annotations

from arbitre.kernel.effects import It, This

from ... import definitions as d
from ... import nodes as n

REALM = d.ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="gnawling",
        realm=REALM,
        classes=GHOUL,
        cost=1,
        atq=2,
        fv=1,
        abilities=(n.LastBreath(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 1), may=True)),),
    ),
    d.Angel(
        slug="cellar-ghoul",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        abilities=(n.LastBreath(n.GainEnergy(1)),),
    ),
    d.Angel(
        slug="grave-knife",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=2,
        rarity="uncommon",
        abilities=(n.Assassin(),),
    ),
    d.Angel(
        slug="pallbearer",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        abilities=(n.Darkness(), n.Purgatory(n.MoveTo(This(), "limbo"), n.Cost(discard=1))),
    ),
    d.Angel(slug="tomb-lid", realm=REALM, classes=GHOUL, cost=2, atq=1, fv=5, abilities=(n.Guardian(),)),
    d.Angel(
        slug="one-night-bride",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=3,
        fv=1,
        rarity="uncommon",
        abilities=(n.SuddenDeath(),),
    ),
    d.Angel(slug="damned-champion", realm=REALM, classes=GHOUL, cost=3, atq=4, fv=4, abilities=(n.Damned(),)),
    d.Angel(
        slug="bargain-peddler",
        realm=REALM,
        classes=GHOUL,
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(
            n.Dilemma(
                (
                    n.GainEnergy(1),
                    n.Discard(1, n.OPPONENTS),
                    n.Damage(n.Cards(n.OPPONENTS, ("divinity",), ("divine",)), 2),
                )
            ),
        ),
    ),
    d.Angel(
        slug="night-terror",
        realm=REALM,
        classes=GHOUL,
        cost=3,
        atq=4,
        fv=3,
        rarity="uncommon",
        abilities=(
            n.Stealth(1),
            n.OutOfSecret(n.Discard(1, n.OPPONENTS)),
            n.Exposed(n.Target(n.Cards(n.OPPONENTS, ANGEL, attacking=True), n.Mark(It(), atq=-1), may=True)),
        ),
    ),
)
