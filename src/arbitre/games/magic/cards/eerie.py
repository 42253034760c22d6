"""Cards that feel an enchantment come in, or a Room opened for good (eerie)."""

from __future__ import annotations

from ..language import *

EERIE: Final = (
    card(
        "optimistic-scavenger",
        "creature: human scout",
        eerie(PutCounters(Target(CREATURE), "+1/+1")),
        cost="{W}",
        size=(1, 1),
    ),
    card(
        "infernal-phantom",
        "creature: spirit",
        eerie(Affect(This(), (Gets(2, 0),))),
        Triggered(when=Dies(), do=DealDamage(Target(ANY_TARGET), PowerOf(This()))),
        cost="{3}{R}",
        size=(2, 3),
    ),
    card(
        "victor-valgavoths-seneschal",
        "legendary creature: human warlock",
        eerie(
            NthTime(
                (
                    Surveil(2),
                    Discard(who=OPPONENT),
                    Choose(Cards(types=("creature",)), PutOntoBattlefield(which=It())),
                )
            )
        ),
        cost="{1}{W}{B}",
        size=(3, 3),
    ),
)
