"""Celestial Energy: it lies on its sources, never comes back, and a cost is split among them as one likes.

A payment is a sequence of small choices, "so much from this one", asked only where ways differ (F-036).
"""

from __future__ import annotations

from typing import Any

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Event

from ..cards.index import ARCHANGEL, TYPE
from . import changes as did
from .model import ADORATION, FIRE, PER_SEAT, REAR, Table


def sources(table: Table, seat: int) -> list[int]:
    """The cards of a seat that hold energy: Temple, Worshippers, Archangel (F-035)."""
    pieces, zones = table.pieces, table.zones
    home = seat * PER_SEAT
    found = [i for i in zones[home + ADORATION].ids if pieces[i].energy]
    archangel = table.seats[seat].archangel
    if pieces[archangel].energy and pieces[archangel].zone in (home + REAR, home + FIRE):
        found.append(archangel)
    return found


def pay(table: Table, seat: int, cost: int, piece: int) -> None:
    """Pay a cost that is known to be payable, for this card."""
    if cost <= 0:
        return
    left = cost
    paid: dict[int, int] = {}
    while left:
        open_to = [i for i in sources(table, seat) if i not in paid]
        if left == sum(table.pieces[i].energy for i in open_to):
            for i in open_to:
                paid[i] = table.pieces[i].energy
            break
        if len(open_to) == 1:
            paid[open_to[0]] = left
            break
        _, source, amount = ask.pick_one(
            table,
            seat,
            lambda: ways(table, open_to, left),
            ("pay", left, cost, piece),
            piece,
            "F-036",
        )
        paid[source] = amount
        left -= amount
    happen(
        table,
        Event(did.PAID, seat, amount=cost, source=piece, group=tuple(paid), values=tuple(paid.values())),
    )


def ways(table: Table, open_to: list[int], left: int) -> list[tuple[Any, ...]]:
    """So much from this source, for each source and amount with which the rest can still be paid; twins (two
    Worshippers of one name with as much on them) once."""
    pieces = table.pieces
    total = sum(pieces[i].energy for i in open_to)
    found: list[tuple[Any, ...]] = []
    seen: set[tuple[int, int]] = set()
    for i in open_to:
        it = pieces[i]
        if TYPE[it.what] != ARCHANGEL:
            key = (it.what, it.energy)
            if key in seen:
                continue
            seen.add(key)
        # Each source is asked once: what the others hold must cover what it does not give.
        least = max(1, left - (total - it.energy))
        found += [("pay", i, amount) for amount in range(least, min(left, it.energy) + 1)]
    return found
