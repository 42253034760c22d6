"""The Angels of Eondra: dragons that burn on arrival, archers, and soldiers who live by their Equipment."""

from __future__ import annotations

from ... import definitions as d
from ... import nodes as n

REALM = d.EONDRA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="spark-drake", realm=REALM, classes=("dragon",), cost=1, atq=1, fv=2, abilities=(n.Flame(),)
    ),
    d.Angel(
        slug="ember-recruit",
        realm=REALM,
        classes=("soldier",),
        cost=1,
        atq=2,
        fv=1,
        abilities=(n.Honour(1),),
    ),
    d.Angel(
        slug="hearthguard", realm=REALM, classes=("soldier",), cost=2, atq=2, fv=4, abilities=(n.Guardian(),)
    ),
    d.Angel(
        slug="cinder-archer",
        realm=REALM,
        classes=("archer",),
        cost=2,
        atq=2,
        fv=2,
        abilities=(n.Archery(1),),
    ),
    d.Angel(
        slug="ash-fledgling",
        realm=REALM,
        classes=("phoenix",),
        cost=2,
        atq=2,
        fv=2,
        rarity="uncommon",
        abilities=(n.Phoenix(2),),
    ),
    d.Angel(
        slug="sudden-ember",
        realm=REALM,
        classes=("soldier",),
        cost=2,
        atq=3,
        fv=1,
        abilities=(n.Tempest(),),
    ),
    d.Angel(
        slug="brand-dragon",
        realm=REALM,
        classes=("dragon",),
        cost=3,
        atq=3,
        fv=3,
        abilities=(n.Flame(), n.Withdrawal()),
    ),
    # Published: her name and realm, and that she may be written beside the Captain (F-220). The rest is ours.
    d.Angel(
        slug="elora-of-eondra",
        realm=REALM,
        classes=("soldier", "elite"),
        cost=3,
        atq=3,
        fv=4,
        rarity="legendary",
        house=False,
        abilities=(n.Honour(1), n.Aegis()),
    ),
    d.Angel(
        slug="twin-axe-zealot",
        realm=REALM,
        classes=("soldier",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(n.Berserk(),),
    ),
    d.Angel(
        slug="pyre-valkyr",
        realm=REALM,
        classes=(d.VALKYR,),
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(n.Valhalla(), n.Withdrawal()),
    ),
    d.Angel(
        slug="siege-drake",
        realm=REALM,
        classes=("dragon",),
        cost=4,
        atq=4,
        fv=4,
        rarity="uncommon",
        abilities=(n.Collateral(), n.Valiant()),
    ),
    d.Angel(
        slug="longbow-captain",
        realm=REALM,
        classes=("archer",),
        cost=4,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(n.Archery(2),),
    ),
    # Published: name, cost 6, Phoenix (10) and the sentence about it (F-238). Realm, ATQ and FV are ours.
    d.Angel(
        slug="thanator-the-gold",
        realm=REALM,
        classes=("dragon",),
        cost=6,
        atq=6,
        fv=6,
        rarity="legendary",
        house=False,
        abilities=(
            n.Phoenix(10),
            n.PhoenixChange(
                n.Times(n.CountOf(n.Cards(n.YOURS, ANGEL, classes=("dragon",), keyword=n.Flame)), -1)
            ),
        ),
    ),
)
