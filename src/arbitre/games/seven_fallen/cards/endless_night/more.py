"""More of Nuit Sans Fin, for decks people build: ghouls who suffer no other company, and their table."""

from __future__ import annotations

from ...language import *

REALM = ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="oathbound-ghoul",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(Loyalist(),),
    ),
    Angel(
        slug="faceless-guest",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(Doppelganger(), Evade(1)),
    ),
    Angel(
        slug="ghoul-matriarch",
        realm=REALM,
        classes=GHOUL,
        cost=4,
        atq=3,
        fv=4,
        rarity="legendary",
        abilities=(
            Modify(who=Cards(YOURS, ANGEL, other=True, classes=GHOUL), atq=1),
            Sacrifice(Draw(2)),
        ),
    ),
    Golem(
        slug="lullaby-golem",
        realm=REALM,
        classes=("wood",),
        cost=1,
        tempest=None,
        shield=3,
        rarity="uncommon",
    ),
    Miracle(
        slug="midnight-feast",
        realm=REALM,
        worshippers=3,
        oaths=(Vow(Cards(YOURS, ANGEL, ("purgatory",)), Banish(It()), number=2),),
        rarity="rare",
        effect=Seq((GainEnergy(2), Draw(1))),
    ),
    Miracle(
        slug="letter-from-below",
        realm=REALM,
        worshippers=1,
        rarity="uncommon",
        effect=Target(Cards(YOURS, ANGEL, ("purgatory",)), MoveTo(It(), "limbo"), number=2, up_to=True),
    ),
    Blessing(
        slug="wake-without-dawn",
        realm=REALM,
        cost=3,
        rarity="rare",
        abilities=(Sacrifice(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 2))),),
    ),
)
