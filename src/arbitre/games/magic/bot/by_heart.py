"""What a player of Magic knows by heart: an opening hand with some lands and some spells is kept, and it does
not matter what is paid with where all that could be is of one kind, or nothing else is in hand."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer

from ..rules.by_print import LAND
from ..rules.model import HAND, Table
from ..rules.refs import zone

FEWEST: Final = 2
MOST: Final = 5
"""Lands in an opening hand that is kept without a thought."""


def by_heart(table: Table, decision: Decision) -> Answer | None:
    """The answer to a question that is not worth a look, or nothing."""
    kind = decision.say[0]
    if kind == "keep":
        lands = 0
        for card in table.zones[zone(decision.seat, HAND)].ids:
            lands += LAND[table.pieces[card].what]
        return True if FEWEST <= lands <= MOST else None
    if kind == "pay" and _all_the_same(table, decision):
        return decision.options[0]
    return None


def _all_the_same(table: Table, decision: Decision) -> bool:
    """Whether what is paid with leaves as much for what else is in hand: all of it taps permanents of one
    name, or lands where there is nothing else."""
    pieces, paid_for = table.pieces, decision.say[2]
    kinds: set[int] = set()
    lands = True
    for option in decision.options:
        if not isinstance(option, tuple) or option[0] != "tap":
            return False
        what = pieces[option[1]].what
        kinds.add(what)
        lands = lands and LAND[what]
    if len(kinds) == 1:
        return True
    if not lands:
        return False
    for card in table.zones[zone(decision.seat, HAND)].ids:
        if card != paid_for and not LAND[pieces[card].what]:
            return False
    return True
