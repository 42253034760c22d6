"""The Eden of Metascience and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = METASCIENCE
ANGEL = ("angel",)
GOLEM = ("golem",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="axiom-the-unproven",
        realm=REALM,
        fv=17,
        feathers=2,
        will=8,
        rarity="legendary",
        abilities=(
            DivineWord(If(AtLeast(Energy(OPPONENTS), 7), Seq((GainEnergy(2), Draw(1))))),
            DivineWord(
                Target(Cards(YOURS, GOLEM, linked=True, markers=False), Mark(It(), bou=1)), Cost(energy=1)
            ),
        ),
    ),
    Temple(
        slug="hall-of-working-hypotheses",
        realm=REALM,
        classes=(STRUCTURE_EXTROS,),
        energy=5,
        rarity="rare",
        abilities=(
            Symbiosis(),
            DivineWord(If(AtLeast(CountOf(Cards(YOURS, ("worshipper",), ("adoration",))), 6), GainEnergy(2))),
        ),
    ),
    Archangel(
        slug="mechane-who-checks-the-work",
        realm=REALM,
        classes=("machine",),
        atq=2,
        fv=5,
        time=7,
        energy=3,
        rarity="legendary",
        abilities=(
            Catalyst(),
            Symbiosis(),
            LastBreath(Target(Cards(YOURS, GOLEM, ("purgatory",)), PutIntoPlay(It()), may=True)),
        ),
    ),
    Worshipper(slug="loom-attendant", realm=REALM, energy=3),
    Worshipper(
        slug="clockwork-novice",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(Target(Cards(YOURS, ANGEL), Mark(It(), atq=1), may=True)),),
    ),
    Worshipper(
        slug="lens-grinder",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(LookAt(Top(2), Choose(It(), MoveTo(It(), "under"), up_to=True))),),
    ),
    Worshipper(
        slug="spare-parts-clerk",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(CostChange(-1, GOLEM),),
    ),
)
