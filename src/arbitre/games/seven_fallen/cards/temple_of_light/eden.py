"""The Eden of Temple de la Lumière and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = TEMPLE_OF_LIGHT
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="lucerna-the-only-lamp",
        realm=REALM,
        fv=22,
        feathers=2,
        will=5,
        rarity="legendary",
        abilities=(
            DivineWord(
                If(
                    AtLeast(Energy(OPPONENTS), 7),
                    Seq((LoseEnergy(2, off=Cards(OPPONENTS, ("temple",), ("adoration",))), GainEnergy(5))),
                )
            ),
            DivineWord(
                If(
                    AtLeast(CountOf(Cards(OPPONENTS, where=("pandemonium",))), 1),
                    Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1),
                )
            ),
        ),
    ),
    Temple(
        slug="basilica-of-noon",
        realm=REALM,
        energy=5,
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 1), GainEnergy(2))),
            DivineWord(Target(Cards(YOURS, ANGEL, wounded=True), Heal(It())), Cost(energy=1)),
        ),
    ),
    Archangel(
        slug="aurelian-sword-of-noon",
        realm=REALM,
        classes=("inquisitor",),
        atq=5,
        fv=7,
        time=5,
        energy=3,
        rarity="legendary",
        abilities=(
            Light(),
            Valiant(),
            LastBreath(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 3), may=True)),
        ),
    ),
    Worshipper(slug="wick-trimmer", realm=REALM, energy=3),
    Worshipper(
        slug="patient-confessor",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(Heal(Cards(YOURS, ("angel", "archangel")), 2)),),
    ),
    Worshipper(
        slug="alms-counter",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(Heal(Cards(YOURS, ("divinity",), ("divine",)), 1)),),
    ),
    Worshipper(
        slug="bell-deacon",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(Fervour(Seq((Reveal(Cards(OPPONENTS, where=("secret",))), Draw(1)))),),
    ),
)
