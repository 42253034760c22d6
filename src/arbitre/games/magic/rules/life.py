"""Gaining life (119)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.door import happen_together

from .events import Happening
from .model import Table
from .permissions import cannot
from .refs import seat_ref


def gain(table: Table, events: Sequence[Happening]) -> list[Happening]:
    """Life is gained, unless its player cannot (119.7)."""
    able = [g for g in events if g.amount > 0 and not cannot(table, "gain_life", seat_ref(g.seat))]
    return [g for g in happen_together(table, able) if isinstance(g, Happening)]
