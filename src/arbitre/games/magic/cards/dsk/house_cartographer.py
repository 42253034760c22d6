"""House Cartographer."""

from ...language import *

_LAND_CARD: Final = Cards(whose=YOURS, where=("library",), types=("land",))


CARD = card(
    "house-cartographer",
    "creature: human scout survivor",
    survival(RevealUntil(_LAND_CARD, PutIntoHand(Made()))),
    cost="{1}{G}",
    size=(2, 2),
)
