"""What a player of Magic knows by heart: an opening hand with some lands and some spells is kept, and those
lands are tapped that the other cards in hand need least."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import Answer

from ..rules.by_print import LAND
from ..rules.model import BATTLEFIELD, HAND, Table
from ..rules.refs import zone
from .units import CARD_COLOURS, mask

PAID: Final = ("spend", "tap", "convoke")
"""What is given to pay with, the sooner the less it is worth."""
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
    return _least_needed(table, decision) if kind == "pay" else None


def _least_needed(table: Table, decision: Decision) -> Answer | None:
    """What to pay with next: mana that is there; a land, the one whose colours fewest other cards in hand
    have, and of these one of those there are most of; another permanent; a creature that convokes. Nothing
    where something else could be given."""
    pieces, seat = table.pieces, decision.seat
    colours: dict[int, int] = {}
    first: dict[int, Answer] = {}
    others: dict[str, Answer] = {}
    for option in decision.options:
        if not isinstance(option, tuple) or option[0] not in PAID:
            return None
        if option[0] != "tap" or not LAND[pieces[option[1]].what]:
            others.setdefault(option[0], option)
            continue
        what = pieces[option[1]].what
        colours[what] = colours.get(what, 0) | mask(option[3])
        first.setdefault(what, option)
    if "spend" in others or not first:
        return others[min(others, key=PAID.index)]
    if len(first) == 1:
        return next(iter(first.values()))
    needed = dict.fromkeys(first, 0)
    for card in table.zones[zone(seat, HAND)].ids:
        for what, made in colours.items():
            needed[what] += (CARD_COLOURS[pieces[card].what] & made).bit_count()
    there = dict.fromkeys(first, 0)
    for land in table.zones[BATTLEFIELD].ids:
        it = pieces[land]
        if it.what in there and not it.tapped and it.controller == seat:
            there[it.what] += 1
    best = min(first, key=lambda what: (needed[what], -there[what]))
    return first[best]
