"""Moments of Seven Fallen that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.moments import Moment
from arbitre.games.tables import Label

_GROUP: Final = Label("Moments", "Moments")

MOMENTS: Final = [
    Moment("answer", Label("Answering what is on the Stack", "Répondre à ce qui est sur la Pile"), _GROUP),
    Moment(
        "retreat",
        Label("Bringing cards back to the Rear Guard", "Ramener des cartes sur l'Arrière-garde"),
        _GROUP,
    ),
    Moment("withdraw", Label("Withdrawing attackers", "Retirer des attaquants"), _GROUP),
]
