"""The Eden of Poseidia and the faithful of its Register; a second Temple, alive."""

from __future__ import annotations

from ...language import *

REALM = POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    # Published: that O is the god of Poseidia (7F-03). The figures and the sentence are ours.
    Divinity(
        slug="o-god-of-poseidia",
        realm=REALM,
        fv=22,
        will=8,
        rarity="legendary",
        house=False,
        abilities=(
            DivineWord(
                If(AtLeast(Figure(Cards(OPPONENTS, ("temple",), ("adoration",)), "energy"), 6), GainEnergy(4))
            ),
            DivineWord(GainEnergy(1), Cost(poseidor=2)),
        ),
    ),
    Temple(
        slug="sunken-treasury",
        realm=REALM,
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 0), GainEnergy(2))),
            DivineWord(Target(Cards(YOURS, ANGEL), GainPoseidor(It(), 1)), Cost(discard=1)),
        ),
    ),
    Temple(
        slug="living-reef",
        realm=REALM,
        classes=(STRUCTURE_EXTROS,),
        rarity="rare",
        abilities=(
            DivineWord(If(AtMost(CountOf(Cards(YOURS, where=("register",))), 0), GainEnergy(2))),
            Symbiosis(),
        ),
    ),
    Archangel(
        slug="thalasse-the-ninth-wave",
        realm=REALM,
        classes=("siren",),
        atq=4,
        fv=8,
        time=5,
        energy=3,
        rarity="legendary",
        abilities=(Freeze(), Treasure(), Withdrawal()),
    ),
    Worshipper(slug="salt-banker", realm=REALM, energy=3),
    Worshipper(
        slug="pearl-diver",
        realm=REALM,
        energy=2,
        abilities=(when_revoked(Draw(2)),),
    ),
    Worshipper(
        slug="lighthouse-keeper",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(Target(Cards(OPPONENTS, ANGEL), Chill(It()), may=True)),),
    ),
    Worshipper(
        slug="customs-clerk",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(when_miracle(OPPONENTS, GainEnergy(1)),),
    ),
)
