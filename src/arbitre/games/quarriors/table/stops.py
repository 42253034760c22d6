"""Moments of Quarriors! that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.tables import Label, Stop
from arbitre.kernel.game import Game

from ..rules.turn import CAPTURE_A_DIE

_GROUP: Final = Label("Moments", "Moments")

STOPS: Final = [
    Stop("react", Label("When you are attacked", "Quand on vous attaque"), _GROUP),
    Stop("cull", Label("Culling a die after scoring", "Écarter un dé après avoir marqué"), _GROUP),
]

CAPTURING: Final = "capture"


def stop(game: Game) -> str:
    """What sort of question is open; the last one of a turn has a name of its own."""
    assert game.pending is not None
    return CAPTURING if game.pending.say == CAPTURE_A_DIE else str(game.pending.say[0])
