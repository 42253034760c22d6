"""Giggling Skitterspike."""

from ...language import *

CARD = card(
    "giggling-skitterspike",
    "artifact creature: toy",
    Indestructible(),
    Triggered(
        when=AnyHappens((Attacks(), Blocks(), BecomesTarget(of_spell=True))),
        do=DealDamage(OPPONENT, PowerOf(This())),
    ),
    Activated(costs=(Mana("{5}"),), do=Monstrosity(5)),
    cost="{4}",
    size=(1, 1),
)
