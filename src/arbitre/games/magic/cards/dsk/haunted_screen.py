"""Haunted Screen."""

from ...language import *

CARD = card(
    "haunted-screen",
    "artifact",
    Activated(costs=(TapSelf(),), do=AddMana(any_of="WB"), mana=True),
    Activated(costs=(TapSelf(), PayLife(1)), do=AddMana(any_of="GUR"), mana=True),
    Activated(
        costs=(Mana("{7}"),),
        do=Seq(
            (
                PutCounters(This(), "+1/+1", 7),
                Affect(
                    This(), (IsAlso(types=("creature",), subtypes=("spirit",)), HasBase(0, 0)), until="game"
                ),
            )
        ),
        once=True,
    ),
    cost="{3}",
)
