"""Rootwise Survivor."""

from ...language import *

_LAND: Final = Permanents(whose=YOURS, types=("land",))
_ELEMENTAL: Final = IsAlso(types=("creature",), subtypes=("elemental",))

CARD = card(
    "rootwise-survivor",
    "creature: human survivor",
    Haste(),
    survival(
        Seq(
            (
                PutCounters(Target(_LAND, up_to=True), "+1/+1", 3),
                Affect(Targeted(), (_ELEMENTAL, HasBase(0, 0)), until="game"),
                Affect(Targeted(), (Has((Haste(),)),), until="your next turn"),
            )
        )
    ),
    cost="{3}{G}{G}",
    size=(3, 4),
)
