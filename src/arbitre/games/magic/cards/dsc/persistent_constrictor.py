"""Persistent Constrictor."""

from ...language import *

_THEIR_CREATURE: Final = Permanents(types=("creature",), controlled_by=ThatPlayer())


CARD = card(
    "persistent-constrictor",
    "creature: zombie snake",
    Triggered(
        when=BeginningOf("upkeep", OPPONENTS),
        do=Seq((LoseLife(1, ThatPlayer()), PutCounters(Target(_THEIR_CREATURE, up_to=True), "-1/-1"))),
    ),
    Persist(),
    cost="{4}{B}",
    size=(5, 3),
)
