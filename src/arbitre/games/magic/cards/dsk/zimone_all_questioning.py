"""Zimone, All-Questioning."""

from ...language import *

_LANDS: Final = CountOf(Permanents(whose=YOURS, types=("land",)))

CARD = card(
    "zimone-all-questioning",
    "legendary creature: human wizard",
    Triggered(
        when=BeginningOf("end"),
        do=Seq((CreateTokens("primo-token"), PutCounters(Made(), "+1/+1", ThatMany(_LANDS)))),
        if_=Both((AtLeast(LandsThisTurn(), 1), Prime(_LANDS))),
    ),
    cost="{1}{G}{U}",
    size=(1, 1),
)
