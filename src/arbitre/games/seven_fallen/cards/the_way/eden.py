"""The Eden of La Voie and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = THE_WAY
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="sente-the-path-itself",
        realm=REALM,
        fv=19,
        feathers=2,
        will=4,
        rarity="legendary",
        abilities=(
            DivineWord(If(AtLeast(Energy(OPPONENTS), 7), Seq((GainEnergy(4), Draw(2))))),
            DivineWord(Target(Cards(YOURS, ANGEL), MoveTo(It(), "limbo"))),
        ),
    ),
    Temple(
        slug="gate-without-a-wall",
        realm=REALM,
        energy=5,
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 1), GainEnergy(2))),
            DivineWord(
                Choose(Cards(YOURS, where=("hand",), keyword=Stealth), PutInSecret(It()), openly=True),
                Cost(energy=1),
            ),
        ),
    ),
    Archangel(
        slug="kaze-who-was-already-leaving",
        realm=REALM,
        classes=("master",),
        atq=5,
        fv=7,
        time=6,
        energy=3,
        rarity="legendary",
        abilities=(
            DivineIntervention(),
            Withdrawal(),
            Fervour(Target(Cards(OPPONENTS, ANGEL, cost_at_most=3), MoveTo(It(), "hand"), may=True)),
        ),
    ),
    Worshipper(slug="tea-bearer", realm=REALM, energy=3),
    Worshipper(
        slug="road-mender",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(FallBack(Cards(YOURS, ("angel", "archangel"), ("fire",)))),),
    ),
    Worshipper(
        slug="kite-maker",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(Target(Cards(YOURS, ANGEL), Lasting(Gain(Withdrawal(), who=It())), may=True)),),
    ),
    Worshipper(
        slug="listener-at-doors",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(DivineAurora(LookAt(Top(1), Choose(It(), MoveTo(It(), "under"), up_to=True))),),
    ),
)
