"""The Wandering Rescuer."""

from ...language import *

CARD = card(
    "the-wandering-rescuer",
    "legendary creature: human samurai noble",
    Flash(),
    Convoke(),
    DoubleStrike(),
    StaticAbility(
        do=(Has((Hexproof(),)),),
        who=Permanents(whose=YOURS, types=("creature",), tapped=True, other=True),
    ),
    cost="{3}{W}{W}",
    size=(3, 4),
)
