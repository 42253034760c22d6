"""Gaining life (119)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.door import happen_together

from .events import Happening
from .model import Table
from .permissions import cannot
from .refs import seat_ref
from .teams import life_mates


def any_cannot(table: Table, deed: str, seat: int) -> bool:
    """Whether a player cannot, or one who has one life total with him: then neither can (810.9, 810.9)."""
    return any(cannot(table, deed, seat_ref(mate)) for mate in life_mates(table, seat))


def gain(table: Table, events: Sequence[Happening]) -> list[Happening]:
    """Life is gained, unless its player, or one who has the same life total, cannot (119.7, 810.9)."""
    able = [g for g in events if g.amount > 0 and not any_cannot(table, "gain_life", g.seat)]
    return [g for g in happen_together(table, able) if isinstance(g, Happening)]
