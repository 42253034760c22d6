"""The Angels of La Voie: who walks with the wind, who waits unseen, and who answers before the question."""

from __future__ import annotations

from ...language import *

REALM = THE_WAY
ANGEL = ("angel",)
PILGRIM = ("pilgrim",)
MASTER = ("master",)

CARDS: tuple[Card, ...] = (
    Angel(
        slug="barefoot-novice", realm=REALM, classes=PILGRIM, cost=1, atq=2, fv=2, abilities=(Withdrawal(),)
    ),
    Angel(
        slug="paper-crane",
        realm=REALM,
        classes=("beast",),
        cost=1,
        atq=2,
        fv=2,
        abilities=(Evade(1), Gust()),
    ),
    Angel(
        slug="shadow-of-a-staff",
        realm=REALM,
        classes=PILGRIM,
        cost=2,
        atq=3,
        fv=3,
        abilities=(
            Stealth(1),
            OutOfSecret(Draw(1)),
            Exposed(Target(Cards(OPPONENTS, ANGEL, attacking=True), Damage(It(), 2), may=True)),
        ),
    ),
    Angel(
        slug="lacquer-mask",
        realm=REALM,
        classes=("actor",),
        cost=2,
        atq=2,
        fv=3,
        rarity="uncommon",
        abilities=(Doppelganger(), Evade(1)),
    ),
    Angel(
        slug="wind-gate-sentry",
        realm=REALM,
        classes=("warden",),
        cost=2,
        atq=2,
        fv=5,
        abilities=(Guardian(),),
    ),
    Angel(
        slug="monk-of-two-rivers",
        realm=REALM,
        classes=PILGRIM,
        cost=3,
        atq=3,
        fv=4,
        abilities=(Tornado(), Withdrawal()),
    ),
    Angel(
        slug="keeper-of-silence",
        realm=REALM,
        classes=MASTER,
        cost=3,
        atq=3,
        fv=4,
        rarity="uncommon",
        abilities=(
            DivineIntervention(),
            DivineNight(
                Choose(Cards(YOURS, ANGEL, keyword=Stealth, wounded=True), PutInSecret(It()), up_to=True)
            ),
        ),
    ),
    Angel(
        slug="lantern-without-flame",
        realm=REALM,
        classes=PILGRIM,
        cost=3,
        atq=4,
        fv=4,
        rarity="uncommon",
        abilities=(
            Stealth(2),
            OutOfSecret(Target(Cards(OPPONENTS, ANGEL), Tilt(It()), may=True)),
            Exposed(Draw(1)),
        ),
    ),
    Angel(
        slug="caravan-captain",
        realm=REALM,
        classes=PILGRIM,
        cost=4,
        atq=5,
        fv=4,
        rarity="rare",
        abilities=(MoreReinforcements(), Withdrawal()),
    ),
    Angel(
        slug="master-of-empty-hands",
        realm=REALM,
        classes=MASTER,
        cost=4,
        atq=4,
        fv=5,
        rarity="uncommon",
        abilities=(
            DivineIntervention(),
            Fervour(Target(Cards(OPPONENTS, ANGEL), Tilt(It()), may=True)),
        ),
    ),
    Angel(
        slug="abbot-of-the-long-stair",
        realm=REALM,
        classes=MASTER,
        cost=5,
        atq=5,
        fv=5,
        rarity="rare",
        abilities=(Trickery(), when_it_attacks(Draw(1))),
    ),
)
