"""The Eden of Eondra and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = EONDRA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="ignarra-hearth-of-heaven",
        realm=REALM,
        will=8,
        rarity="legendary",
        abilities=(
            DivineWord(If(AtLeast(Energy(OPPONENTS), 7), GainEnergy(4))),
            CombatPhase(
                Target(
                    Cards(YOURS, ANGEL, in_combat=True),
                    Lasting(Modify(who=It(), atq=1), until="attack"),
                )
            ),
        ),
    ),
    Temple(
        slug="first-forge",
        realm=REALM,
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 0), GainEnergy(2))),
            DivineWord(
                Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1),
                Cost(discard=2),
            ),
        ),
    ),
    Archangel(
        slug="carmine-who-strikes-first",
        realm=REALM,
        classes=("soldier",),
        atq=4,
        fv=7,
        time=5,
        energy=3,
        rarity="legendary",
        abilities=(Flame(), Berserk()),
    ),
    Worshipper(slug="cinder-acolyte", realm=REALM, energy=3),
    Worshipper(
        slug="powder-monk",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1), may=True)),),
    ),
    Worshipper(
        slug="war-bell-ringer",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(
            Fervour(
                Target(Cards(YOURS, ANGEL), Lasting(Modify(who=It(), atq=1)), may=True),
            ),
        ),
    ),
    Worshipper(
        slug="tongs-novice",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(CostChange(-1, ("equipment",)),),
    ),
)
