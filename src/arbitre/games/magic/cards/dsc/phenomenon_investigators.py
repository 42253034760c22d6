"""Phenomenon Investigators."""

from ...language import *

_NONTOKEN: Final = Permanents(whose=YOURS, types=("creature",), token=False)
_OWN: Final = Permanents(owned=YOURS, without_types=("land",))


CARD = card(
    "phenomenon-investigators",
    "creature: human detective",
    as_enters(ChooseWord(("believe", "doubt"))),
    anchored("believe", Triggered(when=Dies(_NONTOKEN), do=CreateTokens("horror-token"))),
    anchored(
        "doubt",
        Triggered(when=BeginningOf("end"), do=May(Choose(_OWN, PutIntoHand(It())), then=Draw())),
    ),
    cost="{2}{U}{B}",
    size=(3, 4),
)
