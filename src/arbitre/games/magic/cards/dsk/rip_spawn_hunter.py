"""Rip, Spawn Hunter."""

from ...language import *

_LIBRARY: Final = ("library",)
_CREATURE_OR_VEHICLE: Final = AnyOf(
    (
        Cards(whose=YOURS, where=_LIBRARY, types=("creature",)),
        Cards(whose=YOURS, where=_LIBRARY, subtypes=("vehicle",)),
    )
)


CARD = card(
    "rip-spawn-hunter",
    "legendary creature: human survivor",
    survival(
        Seq(
            (
                Reveal(TopCards(PowerOf(This()))),
                TakeDifferent(Made(), _CREATURE_OR_VEHICLE),
                PutOnLibrary(Made(), bottom=True, random=True),
            )
        )
    ),
    cost="{2}{G}{W}",
    size=(4, 4),
)
