"""The Eden of Pureté Céleste and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = CELESTIAL_PURITY
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="anaya-the-unstained",
        realm=REALM,
        fv=13,
        feathers=3,
        will=3,
        rarity="legendary",
        abilities=(
            DivineWord(If(AtLeast(Energy(OPPONENTS), 7), Seq((GainEnergy(4), Draw(1))))),
            DivineNight(
                If(
                    AtLeast(CountOf(Cards(YOURS, ANGEL, keyword=Pacifist)), 1),
                    Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1),
                )
            ),
        ),
    ),
    Temple(
        slug="spring-without-shadow",
        realm=REALM,
        energy=4,
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 4), GainEnergy(2))),
            DivineWord(
                If(
                    AtLeast(CountOf(Cards(YOURS, where=("hand",))), 4),
                    Heal(Cards(YOURS, ("divinity",), ("divine",)), 1),
                ),
                Cost(discard=1),
            ),
        ),
    ),
    Archangel(
        slug="ivoire-the-kept-promise",
        realm=REALM,
        classes=("seraph",),
        atq=4,
        fv=9,
        time=7,
        energy=4,
        rarity="legendary",
        abilities=(Valiant(), Gain(Aegis(), who=Cards(YOURS, ANGEL, classes=("knight",)))),
    ),
    Worshipper(slug="font-keeper", realm=REALM, energy=3),
    Worshipper(
        slug="veil-weaver",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(Heal(Cards(YOURS, ("divinity",), ("divine",)), 2)),),
    ),
    Worshipper(
        slug="soprano-orphan",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(Target(Cards(OPPONENTS, ANGEL), Lasting(Gain(Pacifist(), who=It())), may=True)),),
    ),
    Worshipper(
        slug="orchard-sister",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(DivineNight(Heal(Cards(YOURS, ANGEL), 1)),),
    ),
)
