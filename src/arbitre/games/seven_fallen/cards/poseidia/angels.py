"""The Angels of Poseidia: those who come on a gust, those who fill their pockets, those who do not move."""

from __future__ import annotations

from arbitre.kernel.effects import It, This

from ... import definitions as d
from ... import nodes as n

REALM = d.POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Angel(
        slug="reef-polyp", realm=REALM, classes=("coral",), cost=1, atq=1, fv=2, abilities=(n.Symbiosis(),)
    ),
    d.Angel(
        slug="gangway-corsair",
        realm=REALM,
        classes=("corsair",),
        cost=2,
        atq=3,
        fv=2,
        abilities=(n.Treasure(),),
    ),
    d.Angel(slug="rime-siren", realm=REALM, classes=("siren",), cost=2, atq=2, fv=2, abilities=(n.Freeze(),)),
    d.Angel(
        slug="squall-rider", realm=REALM, classes=("corsair",), cost=2, atq=2, fv=3, abilities=(n.Gust(),)
    ),
    d.Angel(
        slug="abyssal-usurer",
        realm=REALM,
        classes=("merchant",),
        cost=2,
        atq=1,
        fv=3,
        rarity="uncommon",
        abilities=(
            n.Fervour(n.GainPoseidor(This(), 2)),
            n.DivineWord(n.Target(n.Cards(n.YOURS, ANGEL), n.Mark(It(), atq=1)), n.Cost(poseidor=2)),
        ),
    ),
    d.Angel(
        slug="whirlpool-dancer",
        realm=REALM,
        classes=("siren",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(n.Tornado(), n.Fervour(n.Draw(1))),
    ),
    d.Angel(slug="mirror-eel", realm=REALM, classes=("beast",), cost=3, atq=3, fv=4, abilities=(n.Evade(2),)),
    d.Angel(
        slug="anchor-warden", realm=REALM, classes=("warden",), cost=3, atq=2, fv=6, abilities=(n.Guardian(),)
    ),
    d.Angel(
        slug="trickster-manta",
        realm=REALM,
        classes=("beast",),
        cost=3,
        atq=3,
        fv=3,
        rarity="uncommon",
        abilities=(n.Trickery(), n.Withdrawal()),
    ),
    d.Angel(
        slug="fog-smuggler",
        realm=REALM,
        classes=("corsair",),
        cost=3,
        atq=4,
        fv=2,
        rarity="uncommon",
        abilities=(
            n.Stealth(1),
            n.OutOfSecret(n.GainPoseidor(This(), 2)),
            n.Exposed(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 1), may=True)),
        ),
    ),
    d.Angel(
        slug="surge-sentinel", realm=REALM, classes=("warden",), cost=3, atq=3, fv=3, abilities=(n.Tempest(),)
    ),
    d.Angel(
        slug="boarding-captain",
        realm=REALM,
        classes=("corsair",),
        cost=4,
        atq=4,
        fv=4,
        rarity="rare",
        abilities=(
            n.Treasure(),
            n.CombatPhase(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 2)), n.Cost(poseidor=2)),
        ),
    ),
    d.Angel(
        slug="leviathan-calf",
        realm=REALM,
        classes=("beast",),
        cost=5,
        atq=5,
        fv=6,
        rarity="rare",
        abilities=(n.Treasure(), n.Withdrawal()),
    ),
)
