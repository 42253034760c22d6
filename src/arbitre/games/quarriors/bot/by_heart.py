"""What is answered by heart while a game is played on in a dream: whatever the value alone decides.

Which die is captured or culled changes nothing but what the dice of a player promise, so it need not be tried
out; and a price is paid with no more than is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer

from ..rules.model import CAPTURE, Table
from ..rules.payment import QUIDDITY
from ..rules.places import wilds_zone
from ..rules.turn import dice_to_draw
from .value import minus, plus, promised, promises_of, sums_of, turns_left


def by_heart(table: Table, decision: Decision) -> Answer | None:
    """The answer to a question that is not worth a look, or nothing."""
    kind = decision.say[0]
    if kind == "pay":
        return _cheapest(table, decision.options)
    if kind == "cull":
        return _best(table, decision)
    if kind == "act" and decision.say[1] == CAPTURE:
        return _best(table, decision)
    return None


def trifle(decision: Decision) -> bool:
    """Whether dreams tell nothing of a question: what is paid with, and what is culled, hardly matters, so
    that they would but guess."""
    return decision.say[0] in ("pay", "cull")


def _cheapest(table: Table, ways: Sequence[Any]) -> Answer:
    """The way to pay that gives least; of those, the first."""
    best: Answer = ways[0]
    least = 1000
    for way in ways:
        given = 0
        for die in way[1:]:
            it = table.pieces[die]
            given += QUIDDITY[it.what][it.face]
        if given < least:
            best, least = way, given
    return best


def _best(table: Table, decision: Decision) -> Answer | None:
    """What leaves the dice that promise most; nothing where something else can be done as well."""
    seat = decision.seat
    promises = promises_of(table)
    sums, number = sums_of(table, seat, promises)
    drawn, turns = dice_to_draw(table, seat), turns_left(table)
    best: Answer | None = None
    highest = 0.0
    offered: Sequence[Any] = decision.options
    for option in offered:
        verb = option[0]
        if verb == "capture":
            die = table.zones[wilds_zone(table, option[1])].ids[-1]
            worth = promised(plus(sums, promises[table.pieces[die].what]), number + 1, drawn, turns)
        elif verb == "cull":
            die = option[1]
            worth = promised(minus(sums, promises[table.pieces[die].what]), number - 1, drawn, turns)
        elif verb in ("done", "keep"):
            worth = promised(sums, number, drawn, turns)
        else:
            return None
        if best is None or worth > highest:
            best, highest = option, worth
    return best
