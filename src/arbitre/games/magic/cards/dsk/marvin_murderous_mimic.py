"""Marvin, Murderous Mimic."""

from ...language import *

CARD = card(
    "marvin-murderous-mimic",
    "legendary artifact creature: toy",
    StaticAbility(
        do=(
            HasActivatedAbilitiesOf(
                Permanents(whose=YOURS, types=("creature",), no_name_in_common_with=This())
            ),
        )
    ),
    cost="{2}",
    size=(2, 2),
)
