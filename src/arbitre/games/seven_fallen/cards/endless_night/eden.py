"""The Eden of Nuit Sans Fin and the faithful of its Register."""

from __future__ import annotations

from arbitre.kernel.effects import If, It

from ... import definitions as d
from ... import nodes as n

REALM = d.ENDLESS_NIGHT
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    d.Divinity(
        slug="nyxane-of-the-closed-eyes",
        realm=REALM,
        will=3,
        rarity="legendary",
        abilities=(
            n.DivineWord(If(n.AtLeast(n.Energy(n.OPPONENTS), 7), n.GainEnergy(5))),
            n.DivineWord(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Damage(It(), 1)), n.Cost(discard=2)),
        ),
    ),
    d.Temple(
        slug="ossuary-of-stars",
        realm=REALM,
        rarity="rare",
        abilities=(
            n.DivineWord(If(n.AtMost(n.CountOf(n.Cards(n.YOURS, where=("register",))), 0), n.GainEnergy(2))),
            n.Sacrifice(n.GainEnergy(1)),
        ),
    ),
    # Published: her name and her rank, ArchiQueen of Nuit Sans Fin (7F-06). Figures and sentences are ours.
    d.Archangel(
        slug="obscura-archqueen",
        realm=REALM,
        classes=("queen",),
        atq=5,
        fv=8,
        time=5,
        energy=3,
        rarity="legendary",
        house=False,
        abilities=(
            n.Trickery(),
            n.Fervour(
                n.Target(
                    n.Cards(n.YOURS, ANGEL, ("purgatory",), cost_at_most=2), n.PutIntoPlay(It()), may=True
                )
            ),
        ),
    ),
    d.Worshipper(slug="gravedigger", realm=REALM, energy=3),
    d.Worshipper(
        slug="candle-thief",
        realm=REALM,
        energy=2,
        abilities=(
            n.when_revoked(
                n.Target(n.Cards(n.YOURS, ANGEL, ("purgatory",)), n.MoveTo(It(), "limbo"), may=True)
            ),
        ),
    ),
    d.Worshipper(
        slug="weeping-chorister",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(n.Fervour(n.Damage(n.Cards(n.OPPONENTS, ("divinity",), ("divine",)), 1)),),
    ),
    d.Worshipper(
        slug="pawned-soul",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(n.LastBreath(n.GainEnergy(2)),),
    ),
)
