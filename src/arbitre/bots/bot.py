"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from arbitre.kernel.pieces import Answer

from .glimpse import Glimpse


class Bot(Protocol):
    """Somebody who answers for a seat."""

    @property
    def name(self) -> str:
        """What it is called by."""
        ...

    def choose(self, glimpse: Glimpse) -> Answer:
        """A legal answer to the open question."""
        ...
