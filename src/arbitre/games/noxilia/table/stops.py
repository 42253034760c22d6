"""Moments of Noxilia that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.tables import Label, Stop

_GROUP: Final = Label("Moments", "Moments")

STOPS: Final = [
    Stop("latent", Label("Revealing a latent spell", "Révéler un sort latent"), _GROUP),
]
