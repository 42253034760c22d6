"""Vengeful Possession."""

from ...language import *

CARD = card(
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
)
