"""Expropriate."""

from ...language import *

_TAKE_ONE: Final = Choose(Permanents(owned_by=Voter()), Affect(It(), (ControlledBy(),), until="game"))

CARD = card(
    "expropriate",
    "sorcery",
    cost="{7}{U}{U}",
    effect=Seq((VoteForEach((Ballot("time", ExtraTurn()), Ballot("money", _TAKE_ONE))), Exile(This()))),
)
