"""The Angels of Eondra: dragons that burn on arrival, archers, and soldiers who live by their Equipment."""

from __future__ import annotations

from ...language import *

REALM = EONDRA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Angel(slug="spark-drake", realm=REALM, classes=("dragon",), cost=1, atq=1, fv=2, abilities=(Flame(),)),
    Angel(
        slug="ember-recruit",
        realm=REALM,
        classes=("soldier",),
        cost=1,
        atq=2,
        fv=1,
        abilities=(Honour(1),),
    ),
    Angel(
        slug="hearthguard", realm=REALM, classes=("soldier",), cost=2, atq=2, fv=4, abilities=(Guardian(),)
    ),
    Angel(
        slug="cinder-archer",
        realm=REALM,
        classes=("archer",),
        cost=2,
        atq=2,
        fv=2,
        abilities=(Archery(1),),
    ),
    Angel(
        slug="ash-fledgling",
        realm=REALM,
        classes=("phoenix",),
        cost=2,
        atq=2,
        fv=2,
        rarity="uncommon",
        abilities=(Phoenix(2),),
    ),
    Angel(
        slug="sudden-ember",
        realm=REALM,
        classes=("soldier",),
        cost=2,
        atq=3,
        fv=1,
        abilities=(Tempest(),),
    ),
    Angel(
        slug="brand-dragon",
        realm=REALM,
        classes=("dragon",),
        cost=3,
        atq=3,
        fv=4,
        abilities=(Flame(), Withdrawal()),
    ),
    # Published: her name and realm, and that she may be written beside the Captain (F-220). The rest is ours.
    Angel(
        slug="elora-of-eondra",
        realm=REALM,
        classes=("soldier", "elite"),
        cost=3,
        atq=3,
        fv=4,
        rarity="legendary",
        house=False,
        abilities=(Honour(1), Aegis()),
    ),
    Angel(
        slug="twin-axe-zealot",
        realm=REALM,
        classes=("soldier",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(Berserk(),),
    ),
    Angel(
        slug="pyre-valkyr",
        realm=REALM,
        classes=(VALKYR,),
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(Valhalla(), Withdrawal()),
    ),
    Angel(
        slug="siege-drake",
        realm=REALM,
        classes=("dragon",),
        cost=4,
        atq=4,
        fv=4,
        rarity="uncommon",
        abilities=(Collateral(), Valiant()),
    ),
    Angel(
        slug="longbow-captain",
        realm=REALM,
        classes=("archer",),
        cost=4,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(Archery(2),),
    ),
    # Published: name, cost 6, Phoenix (10) and the sentence about it (F-238). Realm, ATQ and FV are ours.
    Angel(
        slug="thanator-the-gold",
        realm=REALM,
        classes=("dragon",),
        cost=6,
        atq=6,
        fv=6,
        rarity="legendary",
        house=False,
        abilities=(
            Phoenix(10),
            PhoenixChange(Times(CountOf(Cards(YOURS, ANGEL, classes=("dragon",), keyword=Flame)), -1)),
        ),
    ),
)
