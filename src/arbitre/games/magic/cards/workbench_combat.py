"""Cards of our own for rulings about kicked copies, cost increases and creatures that enter attacking."""

from __future__ import annotations

from ..language import *

FRAY: Final = (
    card(
        "bolder-words",
        "instant",
        Kicker("{2}"),
        cost="{G}",
        effect=Seq(
            (
                Affect(Target(CREATURE), (Gets(1, 1),)),
                If(CastIt("kicker"), Affect(Targeted(), (Gets(2, 2),))),
            )
        ),
        house=True,
    ),
    card("upper-storey", "enchantment", Kicker("{2}"), cost="{W}", house=True),
    card(
        "rusty-hinges",
        "artifact",
        CostChange(amount=1, who=Spells(), by=ANYONES),
        cost="{2}",
        house=True,
    ),
    card(
        "parade-ground",
        "enchantment",
        StaticAbility(do=(Has((FirstStrike(),)),), who=CREATURE_YOU_CONTROL),
        cost="{1}{W}",
        house=True,
    ),
    card(
        "cheering-crowd",
        "enchantment",
        Triggered(when=Attacks(CREATURE_YOU_CONTROL), do=GainLife(1)),
        cost="{W}",
        house=True,
    ),
    card(
        "out-of-the-grave",
        "instant",
        cost="{B}",
        effect=PutOntoBattlefield(which=Target(CREATURE_CARD_IN_YOUR_GRAVEYARD), tapped=True, attacking=True),
        house=True,
    ),
)
