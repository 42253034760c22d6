"""The Angels of rank of Nuit Sans Fin: mediums of the empire, whom they call, and the lords of the ghouls."""

from __future__ import annotations

from ...language import *

REALM = ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="imperial-cantor",
        realm=REALM,
        classes=(IMPERIAL_SPIRITIST,),
        cost=2,
        atq=2,
        fv=3,
        abilities=(Sacrifice(Target(Cards(YOURS, ANGEL), Mark(It(), atq=1, fv=1))),),
    ),
    Angel(
        slug="court-medium",
        realm=REALM,
        classes=(IMPERIAL_SPIRITIST,),
        cost=3,
        atq=3,
        fv=3,
        abilities=(
            Fervour(
                May(
                    Choose(
                        Cards(YOURS, ANGEL, ("hand",)),
                        Seq((MoveTo(It(), "purgatory"), Draw(1))),
                        openly=True,
                    )
                )
            ),
        ),
    ),
    Angel(
        slug="hollow-emperor",
        realm=REALM,
        classes=("emperor",),
        cost=None,
        atq=6,
        fv=6,
        rarity="legendary",
        abilities=(Invocation(6), Darkness()),
    ),
    Angel(
        slug="carrion-duke",
        realm=REALM,
        classes=GHOUL,
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(DivineNight(If(AngelDied(ANYONES), Mark(This(), atq=1, fv=1))), Darkness()),
    ),
    Angel(
        slug="moth-assassin",
        realm=REALM,
        classes=GHOUL,
        cost=5,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(
            Assassin(),
            Fervour(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1), may=True)),
        ),
    ),
)
