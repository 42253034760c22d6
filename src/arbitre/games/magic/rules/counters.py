"""Counters that a rule takes away."""

from __future__ import annotations

from arbitre.kernel.door import happen

from . import changes as did
from .continuous.layers import controller
from .events import Happening
from .model import Table


def take_counters(table: Table, piece: int, kind: str, number: int) -> None:
    """Remove counters by a rule."""
    happen(
        table,
        Happening(did.UNCOUNTERED, controller(table, piece), piece, amount=number, word=kind, cause="rule"),
    )
