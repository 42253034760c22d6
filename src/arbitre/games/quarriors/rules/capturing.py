"""Capturing: a die comes from the Wilds, and four empty creature cards bring the last turn (Q-033, Q-038)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY, Event

from ..cards.index import CARDS, KIND_NUMBER, KINDS
from . import changes as did
from .model import Table
from .places import wilds_zone

EMPTY_CARDS_TO_END: Final = 4


def take(table: Table, seat: int, slot: int, to: int, source: int = NOBODY, paid: bool = False) -> None:
    """Capture a die of a card; `paid` uses up one of the turn's captures. The end is checked now (QG-02)."""
    zone = wilds_zone(table, slot)
    happen(table, Event(did.CAPTURED, seat, table.ids(zone)[-1], source, to=to, extra=int(paid)))
    if (
        not table.ids(zone)
        and not table.board.last_turn
        and empty_creature_cards(table) >= EMPTY_CARDS_TO_END
    ):
        happen(table, Event(did.LAST_TURN, seat))


def empty_creature_cards(table: Table) -> int:
    """How many creature cards of the Wilds have no dice left."""
    return sum(
        1
        for slot, card in enumerate(table.board.wilds)
        if KINDS[KIND_NUMBER[CARDS[card].kind]].sort == "creature" and not table.ids(wilds_zone(table, slot))
    )
