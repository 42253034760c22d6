"""The Rollercrusher Ride."""

from ...language import *

CARD = card(
    "the-rollercrusher-ride",
    "legendary enchantment",
    Replacement(
        of=DealsDamage(Objects(whose=YOURS), combat=False),
        by=TwiceAsMuch(),
        if_=DELIRIUM,
        word="delirium",
    ),
    when_enters(DealDamage(Target(CREATURE, X(), up_to=True), X())),
    cost="{X}{2}{R}",
)
