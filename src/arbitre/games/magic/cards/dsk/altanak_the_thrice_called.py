"""Altanak, the Thrice-Called."""

from ...language import *

CARD = card(
    "altanak-the-thrice-called",
    "legendary creature: insect beast",
    Trample(),
    Triggered(when=BecomesTarget(of_whose=OPPONENTS), do=Draw()),
    Activated(
        costs=(Mana("{1}{G}"), DiscardSelf()),
        do=PutOntoBattlefield(which=Target(Cards(whose=YOURS, types=("land",))), tapped=True),
        zones=HAND,
    ),
    cost="{5}{G}{G}",
    size=(9, 9),
)
