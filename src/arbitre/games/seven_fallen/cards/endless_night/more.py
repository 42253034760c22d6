"""More of Nuit Sans Fin, for decks people build: ghouls who suffer no other company, and their table."""

from __future__ import annotations

from arbitre.kernel.effects import It, Seq

from ... import definitions as d
from ... import nodes as n

REALM = d.ENDLESS_NIGHT
ANGEL = ("angel",)
GHOUL = ("ghoul",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="oathbound-ghoul",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(n.Loyalist(),),
    ),
    d.Angel(
        slug="faceless-guest",
        realm=REALM,
        classes=GHOUL,
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(n.Doppelganger(), n.Evade(1)),
    ),
    d.Angel(
        slug="ghoul-matriarch",
        realm=REALM,
        classes=GHOUL,
        cost=4,
        atq=3,
        fv=4,
        rarity="legendary",
        abilities=(
            n.Modify(who=n.Cards(n.YOURS, ANGEL, other=True, classes=GHOUL), atq=1),
            n.Sacrifice(n.Draw(2)),
        ),
    ),
    d.Golem(
        slug="lullaby-golem",
        realm=REALM,
        classes=("wood",),
        cost=1,
        tempest=None,
        shield=3,
        rarity="uncommon",
    ),
    d.Miracle(
        slug="midnight-feast",
        realm=REALM,
        worshippers=3,
        oaths=(n.Vow(n.Cards(n.YOURS, ANGEL, ("purgatory",)), n.Banish(It()), number=2),),
        rarity="rare",
        effect=Seq((n.GainEnergy(2), n.Draw(1))),
    ),
    d.Miracle(
        slug="letter-from-below",
        realm=REALM,
        worshippers=1,
        rarity="uncommon",
        effect=n.Target(
            n.Cards(n.YOURS, ANGEL, ("purgatory",)), n.MoveTo(It(), "limbo"), number=2, up_to=True
        ),
    ),
    d.Blessing(
        slug="wake-without-dawn",
        realm=REALM,
        cost=3,
        rarity="rare",
        abilities=(n.Sacrifice(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 2))),),
    ),
)
