"""The bot that answers by chance: the yardstick every other bot must beat."""

from __future__ import annotations

from arbitre.kernel.pieces import Answer

from .glimpse import Glimpse
from .luck import Luck
from .sample import one


class RandomBot:
    """Every legal answer is as likely."""

    name = "random"

    __slots__ = ("_seat", "_seed")

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed
        self._seat = seat

    def choose(self, glimpse: Glimpse) -> Answer:
        """An answer by chance."""
        return one(glimpse.decision, Luck(self._seed, self._seat, glimpse.answered))
