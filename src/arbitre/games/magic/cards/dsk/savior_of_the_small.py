"""Savior of the Small."""

from ...language import *

_SMALL: Final = Cards(whose=YOURS, types=("creature",), mana_value_at_most=3)


CARD = card(
    "savior-of-the-small",
    "creature: kor survivor",
    survival(PutIntoHand(Target(_SMALL))),
    cost="{3}{W}",
    size=(3, 4),
)
