"""Moments of Noxilia that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.moments import Moment
from arbitre.games.tables import Label

_GROUP: Final = Label("Moments", "Moments")

MOMENTS: Final = [
    Moment("latent", Label("Revealing a latent spell", "Révéler un sort latent"), _GROUP),
]
