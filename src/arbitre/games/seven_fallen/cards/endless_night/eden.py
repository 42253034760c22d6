"""The Eden of Nuit Sans Fin and the faithful of its Register."""

from __future__ import annotations

from ...language import *

REALM = ENDLESS_NIGHT
ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    Divinity(
        slug="nyxane-of-the-closed-eyes",
        realm=REALM,
        fv=14,
        feathers=2,
        will=8,
        rarity="legendary",
        abilities=(
            DivineWord(If(AtLeast(Energy(OPPONENTS), 7), Seq((GainEnergy(2), Discard(1, OPPONENTS))))),
            DivineWord(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1)), Cost(discard=2)),
        ),
    ),
    Temple(
        slug="ossuary-of-stars",
        realm=REALM,
        rarity="rare",
        abilities=(
            DivineWord(If(AtLeast(CountOf(Cards(YOURS, where=("purgatory",))), 10), GainEnergy(2))),
            Sacrifice(GainEnergy(1)),
        ),
    ),
    # Published: her name and her rank, ArchiQueen of Nuit Sans Fin (7F-06). Figures and sentences are ours.
    Archangel(
        slug="obscura-archqueen",
        realm=REALM,
        classes=("queen",),
        atq=4,
        fv=8,
        time=4,
        energy=3,
        rarity="legendary",
        house=False,
        abilities=(
            Trickery(),
            Fervour(Target(Cards(YOURS, ANGEL, ("purgatory",), cost_at_most=2), PutIntoPlay(It()), may=True)),
        ),
    ),
    Worshipper(slug="gravedigger", realm=REALM, energy=3),
    Worshipper(
        slug="candle-thief",
        realm=REALM,
        energy=2,
        abilities=(
            when_revoked(Target(Cards(YOURS, ANGEL, ("purgatory",)), MoveTo(It(), "limbo"), may=True)),
        ),
    ),
    Worshipper(
        slug="weeping-chorister",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(Fervour(Damage(Cards(OPPONENTS, ("divinity",), ("divine",)), 1)),),
    ),
    Worshipper(
        slug="pawned-soul",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(LastBreath(GainEnergy(2)),),
    ),
)
