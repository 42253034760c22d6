"""Shriekwood Devourer."""

from ...language import *

CARD = card(
    "shriekwood-devourer",
    "creature: treefolk",
    Trample(),
    Triggered(
        when=YouAttack(creatures=True),
        do=Choose(Permanents(types=("land",)), Untap(It()), number=GreatestPower(Those()), up_to=True),
    ),
    cost="{5}{G}{G}",
    size=(7, 5),
)
