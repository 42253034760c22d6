"""Walk-In Closet // Forgotten Cellar."""

from ....language import *

_YOUR_GRAVEYARD: Final = Cards(whose=YOURS)

CARD: Final[Card] = room(
    "walk-in-closet-forgotten-cellar",
    door("walk-in-closet", "{2}{G}", MayPlay(cards=_YOUR_GRAVEYARD, spells=False)),
    door(
        "forgotten-cellar",
        "{3}{G}{G}",
        when_unlocked(
            Seq(
                (
                    Enforce(MayPlay(cards=_YOUR_GRAVEYARD, lands=False)),
                    Enforce(Replacement(of=PutIntoGraveyard(Objects(owned=YOURS)), by=ExileInstead())),
                )
            )
        ),
    ),
)
