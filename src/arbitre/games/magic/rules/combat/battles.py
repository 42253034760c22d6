"""Battles (310): who protects one, and who may attack it."""

from __future__ import annotations

from functools import partial
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.pieces import NOBODY

from ..events import Happening
from ..model import Table

PROTECTOR: Final = "protector"
"""The key under which a battle remembers the player who protects it."""


def protector(table: Table, piece: int) -> int:
    """The player who protects a battle (310.8)."""
    return int(dict(table.pieces[piece].chosen).get(PROTECTOR, NOBODY))


def choose_protector(table: Table, event: Happening) -> None:
    """As a Siege enters, its controller chooses an opponent to protect it (310.11a)."""
    foes = [("seat", seat) for seat in table.opponents(event.seat)]
    if foes:
        say = ("choose_opponent",)
        chosen = ask.pick_one(table, event.seat, partial(list, foes), say, event.piece, "310.8")
        event.chosen = (*event.chosen, (PROTECTOR, str(chosen[1])))
