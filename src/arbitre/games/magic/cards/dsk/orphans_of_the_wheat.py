"""Orphans of the Wheat."""

from ...language import *

_UNTAPPED: Final = Permanents(whose=YOURS, types=("creature",), tapped=False)


CARD = card(
    "orphans-of-the-wheat",
    "creature: human",
    Triggered(
        when=Attacks(),
        do=Choose(
            _UNTAPPED,
            Seq((Tap(It()), Affect(This(), (Gets(DoneThisWay(), DoneThisWay()),)))),
            number=ANY_NUMBER,
            up_to=True,
        ),
    ),
    cost="{1}{W}",
    size=(2, 1),
)
