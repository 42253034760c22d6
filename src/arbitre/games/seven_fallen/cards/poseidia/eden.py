"""The Eden of Poseidia and the faithful of its Register; a second Temple, alive."""

from __future__ import annotations

from arbitre.kernel.effects import If, It

from ... import definitions as d
from ... import nodes as n

REALM = d.POSEIDIA
ANGEL = ("angel",)

CARDS: tuple[d.Card, ...] = (
    # Published: that O is the god of Poseidia (7F-03). The figures and the sentence are ours.
    d.Divinity(
        slug="o-god-of-poseidia",
        realm=REALM,
        will=5,
        rarity="legendary",
        house=False,
        abilities=(
            n.DivineWord(If(n.AtLeast(n.Energy(n.OPPONENTS), 7), n.GainEnergy(5))),
            n.DivineWord(n.GainEnergy(1), n.Cost(poseidor=2)),
        ),
    ),
    d.Temple(
        slug="sunken-treasury",
        realm=REALM,
        rarity="rare",
        abilities=(
            n.DivineWord(If(n.AtMost(n.CountOf(n.Cards(n.YOURS, where=("register",))), 0), n.GainEnergy(2))),
            n.DivineWord(n.Target(n.Cards(n.YOURS, ANGEL), n.GainPoseidor(It(), 1)), n.Cost(discard=1)),
        ),
    ),
    d.Temple(
        slug="living-reef",
        realm=REALM,
        classes=(d.STRUCTURE_EXTROS,),
        rarity="rare",
        abilities=(
            n.DivineWord(If(n.AtMost(n.CountOf(n.Cards(n.YOURS, where=("register",))), 0), n.GainEnergy(2))),
            n.Symbiosis(),
        ),
    ),
    d.Archangel(
        slug="thalasse-the-ninth-wave",
        realm=REALM,
        classes=("siren",),
        atq=4,
        fv=8,
        time=5,
        energy=3,
        rarity="legendary",
        abilities=(n.Freeze(), n.Treasure(), n.Withdrawal()),
    ),
    d.Worshipper(slug="salt-banker", realm=REALM, energy=3),
    d.Worshipper(
        slug="pearl-diver",
        realm=REALM,
        energy=2,
        abilities=(n.when_revoked(n.Draw(2)),),
    ),
    d.Worshipper(
        slug="lighthouse-keeper",
        realm=REALM,
        energy=2,
        rarity="uncommon",
        abilities=(n.Fervour(n.Target(n.Cards(n.OPPONENTS, ANGEL), n.Chill(It()), may=True)),),
    ),
    d.Worshipper(
        slug="customs-clerk",
        realm=REALM,
        energy=1,
        rarity="uncommon",
        abilities=(n.when_miracle(n.OPPONENTS, n.GainEnergy(1)),),
    ),
)
