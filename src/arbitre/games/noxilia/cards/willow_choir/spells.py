"""Nature holds, floods and heals; the shared mind turns blows and thoughts aside."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, It, Seq

from ... import definitions as d
from ... import keywords as k
from ... import nodes as n
from ...definitions import Mana

CLAN = "willow-choir"

ACTIVE = (
    d.spell(
        "briar-lash",
        clan=CLAN,
        mana=Mana(nature=2),
        reach=1,
        does=(n.Target(n.Units(n.OPPONENTS), Seq((n.Damage(It(), 3, "nature"), n.Engage(It())))),),
    ),
    d.spell(
        "spring-rain",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        does=(n.Purify(n.Units(n.YOURS)), n.RestoreLife(n.Units(n.YOURS, wounded=True), 2)),
    ),
    d.spell(
        "hailstones",
        clan=CLAN,
        mana=Mana(nature=2, any=1),
        does=(n.Target(n.Zones(), n.Damage(n.Units(n.OPPONENTS, at="it"), 2, "nature")),),
    ),
    d.spell(
        "the-river-moves-in",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        does=(
            n.Target(
                n.Zones(kinds=(d.BATTLEFIELD, d.RAMPART)),
                Seq((n.Flood(It()), n.Damage(n.Units(n.OPPONENTS, at="it"), 1, "nature"))),
            ),
        ),
    ),
    d.spell(
        "needle-of-thought",
        clan=CLAN,
        mana=Mana(psionic=2),
        does=(n.Target(n.Units(n.OPPONENTS), n.Damage(It(), 2, "psionic", piercing=True)),),
    ),
    d.spell(
        "go-home",
        clan=CLAN,
        mana=Mana(psionic=1, any=1),
        does=(
            n.Target(
                n.Units(n.OPPONENTS, common=True),
                n.MoveTo(It(), n.Zones(home=n.OPPONENTS, kinds=(d.COMMAND,))),
            ),
        ),
    ),
    d.spell(
        "borrowed-wings",
        clan=CLAN,
        mana=Mana(nature=1, psionic=1),
        does=(
            n.Target(
                n.Units(n.YOURS, engaged=True, types=("unit", "hero", "token")),
                Seq((n.Disengage(It()), n.Adjust(It(), skills=(k.Flying(), k.FastMarch())))),
            ),
        ),
    ),
)

LATENT = (
    d.latent(
        "the-branch-bends",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        on="attacked",
        does=(n.CancelAttack(),),
    ),
    d.latent(
        "coat-of-thorns",
        clan=CLAN,
        mana=Mana(nature=1),
        on="attacked",
        does=(n.Damage(n.Attacker(), 3, "nature"),),
    ),
    d.latent(
        "undertow",
        clan=CLAN,
        mana=Mana(nature=1),
        on="entered",
        does=(
            n.Damage(It(), 1, "nature"),
            n.MoveTo(It(), n.Zones(home=n.OPPONENTS, kinds=(d.COMMAND,))),
        ),
    ),
    d.latent(
        "face-in-the-water",
        clan=CLAN,
        mana=Mana(psionic=2),
        on="attacked",
        does=(
            Choose(n.Units(n.OPPONENTS, at="here"), n.RedirectAttack(It())),
            n.Damage(n.Attacker(), 1, "psionic"),
        ),
    ),
    d.latent(
        "thought-already-had",
        clan=CLAN,
        mana=Mana(psionic=1),
        on="targeted",
        does=(n.CancelSpell(), n.DrawCards(1)),
    ),
)

CARDS: tuple[d.Card, ...] = (*ACTIVE, *LATENT)
