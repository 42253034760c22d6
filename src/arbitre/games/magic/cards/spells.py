"""Instants and sorceries that are no family."""

from __future__ import annotations

from ..language import *

SPELLS: Final = (
    card(
        "jump-scare",
        "instant",
        cost="{W}",
        effect=Affect(
            Target(CREATURE),
            (Gets(2, 2), Has((Flying(),)), IsAlso(types=("enchantment", "creature"), subtypes=("horror",))),
        ),
    ),
    card(
        "vengeful-possession",
        "sorcery",
        cost="{2}{R}",
        effect=Seq(
            (
                Affect(Target(CREATURE), (ControlledBy(),)),
                Untap(Targeted()),
                Affect(Targeted(), (Has((Haste(),)),)),
                May(Discard(), then=Draw()),
            )
        ),
    ),
    card(
        "scorching-dragonfire",
        "instant",
        cost="{1}{R}",
        effect=Seq(
            (
                DealDamage(Target(CREATURE_OR_PLANESWALKER), 3),
                Enforce(Replacement(of=Dies(It()), by=ExileInstead()), about=Targeted()),
            )
        ),
    ),
    card(
        "untimely-malfunction",
        "instant",
        cost="{1}{R}",
        effect=Modes(
            (
                Destroy(Target(ARTIFACT)),
                ChangeTarget(Target(OnStack(single_target=True))),
                Enforce(Cannot(deed="block", who=It()), about=Target(CREATURE, 2, least=1)),
            )
        ),
    ),
    card(
        "rite-of-the-moth",
        "sorcery",
        Flashback("{3}{W}{W}{B}"),
        cost="{1}{W}{B}{B}",
        effect=PutOntoBattlefield(which=Target(CREATURE_CARD_IN_YOUR_GRAVEYARD), counters=(("finality", 1),)),
    ),
    card("noxious-revival", "instant", cost="{G/P}", effect=PutOnLibrary(Target(Cards()))),
)
