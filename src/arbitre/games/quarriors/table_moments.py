"""Moments of Quarriors! that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.moments import Moment
from arbitre.games.tables import Label

_GROUP: Final = Label("Moments", "Moments")

MOMENTS: Final = [
    Moment("react", Label("When you are attacked", "Quand on vous attaque"), _GROUP),
    Moment("cull", Label("Culling a die after scoring", "Écarter un dé après avoir marqué"), _GROUP),
]
