"""Moments of Seven Fallen that may go by without a question."""

from __future__ import annotations

from typing import Final

from arbitre.games.tables import Label, Stop

_GROUP: Final = Label("Moments", "Moments")

STOPS: Final = [
    Stop("answer", Label("Answering what is on the Stack", "Répondre à ce qui est sur la Pile"), _GROUP),
    Stop(
        "retreat",
        Label("Bringing cards back to the Rear Guard", "Ramener des cartes sur l'Arrière-garde"),
        _GROUP,
    ),
    Stop("withdraw", Label("Withdrawing attackers", "Retirer des attaquants"), _GROUP),
]
