"""Valgavoth, Terror Eater."""

from ...language import *

CARD = card(
    "valgavoth-terror-eater",
    "legendary creature: elder demon",
    Flying(),
    Lifelink(),
    Ward(SacrificeSome(NONLAND_PERMANENT, 3)),
    Replacement(
        of=PutIntoGraveyard(Objects(owned=OPPONENTS, not_whose=YOURS)),
        by=ExileInstead(),
    ),
    MayPlay(cards=ExiledWith(), paying=(PayLifeForManaValue(),), while_=YourTurn()),
    cost="{6}{B}{B}{B}",
    size=(9, 9),
)
