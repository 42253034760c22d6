"""The Angels of rank of Nuit Sans Fin: mediums of the empire, whom they call, and the lords of the ghouls."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, If, It, May, Seq, This

from ... import definitions as d
from ... import nodes as n

REALM = d.ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="imperial-cantor",
        realm=REALM,
        classes=(d.IMPERIAL_SPIRITIST,),
        cost=2,
        atq=2,
        fv=3,
        abilities=(n.Sacrifice(n.Target(n.Cards(n.YOURS, ANGEL), n.Mark(It(), atq=1, fv=1))),),
    ),
    d.Angel(
        slug="court-medium",
        realm=REALM,
        classes=(d.IMPERIAL_SPIRITIST,),
        cost=3,
        atq=3,
        fv=3,
        abilities=(
            n.Fervour(
                May(
                    Choose(
                        n.Cards(n.YOURS, ANGEL, ("hand",)),
                        Seq((n.MoveTo(It(), "purgatory"), n.Draw(1))),
                        openly=True,
                    )
                )
            ),
        ),
    ),
    d.Angel(
        slug="hollow-emperor",
        realm=REALM,
        classes=("emperor",),
        cost=None,
        atq=6,
        fv=6,
        rarity="legendary",
        abilities=(n.Invocation(6), n.Darkness()),
    ),
    d.Angel(
        slug="carrion-duke",
        realm=REALM,
        classes=GHOUL,
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(n.DivineNight(If(n.AngelDied(n.ANYONES), n.Mark(This(), atq=1, fv=1))),),
    ),
    d.Angel(
        slug="moth-assassin",
        realm=REALM,
        classes=GHOUL,
        cost=5,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(
            n.Assassin(),
            n.Fervour(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 1), may=True)),
        ),
    ),
)
