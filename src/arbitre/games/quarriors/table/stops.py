"""Moments of Quarriors! that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.tables import Label, Stop

_GROUP: Final = Label("Moments", "Moments")

STOPS: Final = [
    Stop("react", Label("When you are attacked", "Quand on vous attaque"), _GROUP),
    Stop("cull", Label("Culling a die after scoring", "Écarter un dé après avoir marqué"), _GROUP),
]
