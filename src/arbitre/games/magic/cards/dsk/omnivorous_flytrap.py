"""Omnivorous Flytrap."""

from ...language import *

_SIX_TYPES: Final = AtLeast(CardTypesAmong(Cards(whose=YOURS)), 6)


CARD = card(
    "omnivorous-flytrap",
    "creature: plant",
    when_enters_or_attacks(
        Seq(
            (
                PutDividedCounters(Target(CREATURE, 2, least=1, divided=2), "+1/+1"),
                If(_SIX_TYPES, DoubleCounters(Targeted(), "+1/+1")),
            )
        ),
        if_=DELIRIUM,
        word="delirium",
    ),
    cost="{2}{G}",
    size=(2, 4),
)
