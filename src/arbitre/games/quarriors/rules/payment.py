"""Paying quiddity: gained quiddity first, then dice of the Active Pool (Q-008).

What a die gives beyond the price stays for the rest of the turn, so the only choice is which dice lie in
the Spent Pile afterwards; it is asked only where ways to pay differ.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Event

from ..cards.index import KINDS
from . import changes as did
from .model import POOL, Table
from .places import area

QUIDDITY: Final = tuple(tuple(face.quiddity for face in kind.faces) for kind in KINDS)
"""The quiddity of each side of each kind: a die in the pool copies nothing, so its own face counts."""


def available(table: Table, seat: int) -> int:
    """The quiddity a seat could pay now."""
    have = table.board.quiddity
    pieces = table.pieces
    for die in table.zones[area(seat, POOL)].ids:
        it = pieces[die]
        have += QUIDDITY[it.what][it.face]
    return have


def pay(table: Table, seat: int, price: int, die: int) -> None:
    """Pay a price that is known to be payable. `die` is what it is paid for and is not spent."""
    missing = price - table.board.quiddity
    dice: tuple[int, ...] = ()
    if missing > 0:
        way = ask.pick_one(table, seat, lambda: ways(table, seat, missing), ("pay", price, die), die, "Q-008")
        dice = way[1:]
    if price:
        happen(table, Event(did.PAID, seat, die, amount=price, group=dice))


def ways(table: Table, seat: int, missing: int) -> list[tuple[str | int, ...]]:
    """The different sets of dice that pay the missing quiddity with no die too many."""
    groups: dict[tuple[int, int], list[int]] = {}
    for die in table.ids(area(seat, POOL)):
        worth = QUIDDITY[table.pieces[die].what][table.pieces[die].face]
        if worth:
            groups.setdefault((worth, table.pieces[die].what), []).append(die)
    if len(groups) == 1:
        ((worth, _), dice), *_none = groups.items()
        return [("pay", *dice[: -(-missing // worth)])]
    total = sum([worth * len(dice) for (worth, _), dice in groups.items()])
    if total - min(groups)[0] < missing:  # not a single die can be spared
        return [("pay", *(die for dice in groups.values() for die in dice))]
    order = sorted(groups, reverse=True)
    found: list[tuple[str | int, ...]] = []
    _choose([worth for worth, _ in order], [groups[key] for key in order], 0, missing, total, [], found)
    return found


def _choose(
    worths: list[int],
    kinds: list[list[int]],
    at: int,
    left: int,
    have: int,
    taken: list[int],
    found: list[tuple[str | int, ...]],
) -> None:
    """Take dice of the kind `at` and the kinds after it, the dear ones first; all together `have` so much."""
    worth, dice = worths[at], kinds[at]
    rest = have - worth * len(dice)
    for number in range(len(dice) + 1):
        owed = left - number * worth
        if owed <= 0:
            # One die more than needed is never part of a way: the cheapest taken was the last.
            found.append(("pay", *taken, *dice[:number]))
            return
        if at + 1 < len(kinds) and owed <= rest:
            _choose(worths, kinds, at + 1, owed, rest, taken + dice[:number], found)
