"""Ancient Cellarspawn."""

from ...language import *

_DREADFUL: Final = Spells(whose=YOURS, subtypes=("demon", "horror", "nightmare"))
_DIFFERENCE: Final = Minus(ManaValueOf(That()), ManaSpentOn(That()))

CARD = card(
    "ancient-cellarspawn",
    "enchantment creature: horror",
    CostChange(amount=-1, who=_DREADFUL),
    Triggered(
        when=Casts(Spells(whose=YOURS)),
        do=LoseLife(_DIFFERENCE, Target(OPPONENT)),
        if_=AtLeast(_DIFFERENCE, 1),
    ),
    cost="{1}{B}{B}",
    size=(3, 3),
)
