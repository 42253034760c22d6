"""The Eden of Eondra and the faithful of its Register."""

from __future__ import annotations

from arbitre.kernel.effects import If, It, Lasting

from ... import definitions as d
from ... import nodes as n

REALM = d.EONDRA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Divinity(
        slug="ignarra-hearth-of-heaven",
        realm=REALM,
        will=4,
        rarity="legendary",
        abilities=(
            n.DivineWord(If(n.AtLeast(n.Energy(n.OPPONENTS), 7), n.GainEnergy(5))),
            n.CombatPhase(
                n.Target(
                    n.Cards(n.YOURS, ANGEL, in_combat=True),
                    Lasting(n.Modify(who=It(), atq=1), until="attack"),
                )
            ),
        ),
    ),
    d.Temple(
        slug="first-forge",
        realm=REALM,
        rarity="rare",
        abilities=(
            n.DivineWord(If(n.AtMost(n.CountOf(n.Cards(n.YOURS, where=("register",))), 0), n.GainEnergy(2))),
            n.DivineWord(
                n.Damage(n.Cards(n.OPPONENTS, ("divinity",), ("divine",)), 1),
                n.Cost(discard=2),
            ),
        ),
    ),
    d.Archangel(
        slug="carmine-who-strikes-first",
        realm=REALM,
        classes=("soldier",),
        atq=4,
        fv=8,
        time=5,
        energy=3,
        rarity="legendary",
        abilities=(n.Flame(), n.Berserk()),
    ),
    d.Worshipper(slug="cinder-acolyte", realm=REALM, energy=3),
    d.Worshipper(
        slug="powder-monk",
        realm=REALM,
        energy=2,
        abilities=(n.when_revoked(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 1), may=True)),),
    ),
    d.Worshipper(
        slug="war-bell-ringer",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(
            n.Fervour(
                n.Target(n.Cards(n.YOURS, ANGEL), Lasting(n.Modify(who=It(), atq=1)), may=True),
            ),
        ),
    ),
    d.Worshipper(
        slug="tongs-novice",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(n.CostChange(-1, ("equipment",)),),
    ),
)
