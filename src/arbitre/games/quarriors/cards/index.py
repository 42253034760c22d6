"""All kinds and cards of the game, numbered, with every node of every card named."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.register import Register

from ..language.definitions import Card
from . import CARDS, KINDS

NODES: Final = Register()
for _card in CARDS:
    NODES.add(_card.slug, _card.clauses)

KIND_NUMBER: Final = {kind.slug: number for number, kind in enumerate(KINDS)}
CARD_NUMBER: Final = {card.slug: number for number, card in enumerate(CARDS)}

TWIN_SIDE: Final = tuple(tuple(kind.faces.index(face) for face in kind.faces) for kind in KINDS)
"""For each kind and side: the first side with the same face. Dice that show it cannot be told apart."""


def cards_of(kind: str) -> list[Card]:
    """The cards that speak for a kind of die."""
    return [card for card in CARDS if card.kind == kind]


__all__ = ["CARDS", "CARD_NUMBER", "KINDS", "KIND_NUMBER", "NODES", "TWIN_SIDE", "cards_of"]
