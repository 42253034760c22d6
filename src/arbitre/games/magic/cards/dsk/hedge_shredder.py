"""Hedge Shredder."""

from ...language import *

_FROM_LIBRARY: Final = Cards(whose=YOURS, where=("library",), types=("land",))

CARD = card(
    "hedge-shredder",
    "artifact: vehicle",
    Triggered(when=Attacks(), do=May(Mill(2))),
    Triggered(
        when=PutIntoGraveyard(_FROM_LIBRARY),
        do=PutOntoBattlefield(which=That(), tapped=True),
        one_or_more=True,
    ),
    Crew(1),
    cost="{2}{G}{G}",
    size=(5, 5),
)
