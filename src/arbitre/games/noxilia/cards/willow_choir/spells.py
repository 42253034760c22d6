"""Nature holds, floods and heals; the shared mind turns blows and thoughts aside."""

from __future__ import annotations

from ...language import *

CLAN = "willow-choir"

ACTIVE = (
    spell(
        "briar-lash",
        clan=CLAN,
        mana=Mana(nature=2),
        reach=1,
        does=(Target(Units(OPPONENTS), Seq((Damage(It(), 3, "nature"), Engage(It())))),),
    ),
    spell(
        "spring-rain",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        does=(Purify(Units(YOURS)), RestoreLife(Units(YOURS, wounded=True), 2)),
    ),
    spell(
        "hailstones",
        clan=CLAN,
        mana=Mana(nature=2, any=1),
        does=(Target(Zones(), Damage(Units(OPPONENTS, at="it"), 2, "nature")),),
    ),
    spell(
        "the-river-moves-in",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        does=(
            Target(
                Zones(kinds=(BATTLEFIELD, RAMPART)),
                Seq((Flood(It()), Damage(Units(OPPONENTS, at="it"), 1, "nature"))),
            ),
        ),
    ),
    spell(
        "needle-of-thought",
        clan=CLAN,
        mana=Mana(psionic=2),
        does=(Target(Units(OPPONENTS), Damage(It(), 2, "psionic", piercing=True)),),
    ),
    spell(
        "go-home",
        clan=CLAN,
        mana=Mana(psionic=1, any=1),
        does=(
            Target(
                Units(OPPONENTS, common=True),
                MoveTo(It(), Zones(home=OPPONENTS, kinds=(COMMAND,))),
            ),
        ),
    ),
    spell(
        "borrowed-wings",
        clan=CLAN,
        mana=Mana(nature=1, psionic=1),
        does=(
            Target(
                Units(YOURS, engaged=True, types=("unit", "hero", "token")),
                Seq((Disengage(It()), Adjust(It(), skills=(Flying(), FastMarch())))),
            ),
        ),
    ),
)

LATENT = (
    latent(
        "the-branch-bends",
        clan=CLAN,
        mana=Mana(nature=1, any=1),
        on="attacked",
        does=(CancelAttack(),),
    ),
    latent(
        "coat-of-thorns",
        clan=CLAN,
        mana=Mana(nature=1),
        on="attacked",
        does=(Damage(Attacker(), 3, "nature"),),
    ),
    latent(
        "undertow",
        clan=CLAN,
        mana=Mana(nature=1),
        on="entered",
        does=(
            Damage(It(), 1, "nature"),
            MoveTo(It(), Zones(home=OPPONENTS, kinds=(COMMAND,))),
        ),
    ),
    latent(
        "face-in-the-water",
        clan=CLAN,
        mana=Mana(psionic=2),
        on="attacked",
        does=(
            Choose(Units(OPPONENTS, at="here"), RedirectAttack(It())),
            Damage(Attacker(), 1, "psionic"),
        ),
    ),
    latent(
        "thought-already-had",
        clan=CLAN,
        mana=Mana(psionic=1),
        on="targeted",
        does=(CancelSpell(), DrawCards(1)),
    ),
)

CARDS: tuple[Card, ...] = (*ACTIVE, *LATENT)
