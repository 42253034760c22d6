"""How things are spoken of: by ref, by zone, by kind of counter.

A *ref* is one number for anything an effect can speak of: a piece by its number, a player below -1, an
ability on the stack from a million up. People are shown ("piece", 7), ("seat", 1), ("item", 3) instead.
"""

from __future__ import annotations

from arbitre.kernel.pieces import Option

from .events import Counters
from .model import FIRST_ITEM, LIBRARY, PER_SEAT, ROLES, SHARED, Table


def zone(seat: int, which: int) -> int:
    """The number of a seat's zone."""
    return SHARED + seat * PER_SEAT + which


def library(table: Table, seat: int) -> list[int]:
    """The cards of a player's library, the bottom one first; do not write to them. A token that was put there
    is no card (108.2b): until it ceases to exist it lies below them."""
    ids = table.ids(zone(seat, LIBRARY))
    if not ids or not table.pieces[ids[0]].token:
        return ids  # as nearly always
    return [i for i in ids if not table.pieces[i].token]


def role(number: int) -> str:
    """The sort of a zone, by its number."""
    return ROLES[number if number < SHARED else SHARED + (number - SHARED) % PER_SEAT]


def seat_ref(seat: int) -> int:
    """The ref of a player."""
    return -2 - seat


def is_seat(ref: int) -> bool:
    """Whether a ref is a player."""
    return ref < -1


def seat_of(ref: int) -> int:
    """The player a ref means."""
    return -2 - ref


def item_ref(item: int) -> int:
    """The ref of an ability on the stack."""
    return FIRST_ITEM + item


def is_item(ref: int) -> bool:
    """Whether a ref is an ability on the stack."""
    return ref >= FIRST_ITEM


def is_piece(ref: int) -> bool:
    """Whether a ref is a thing."""
    return 0 <= ref < FIRST_ITEM


def named(ref: int) -> tuple[str, int]:
    """A ref as people are shown it."""
    if ref < -1:
        return ("seat", -2 - ref)
    return ("item", ref - FIRST_ITEM) if ref >= FIRST_ITEM else ("piece", ref)


def unnamed(option: Option) -> int:
    """The ref people mean."""
    assert isinstance(option, tuple)
    sort, number = option[-2], int(option[-1])
    return {"piece": number, "seat": -2 - number, "item": FIRST_ITEM + number}[sort]


def life_of(table: Table, ref: int) -> int:
    """Which object a ref is now: players and items never change."""
    return table.pieces[ref].life if 0 <= ref < FIRST_ITEM else 0


def counters_of(counters: Counters, kind: str) -> int:
    """How many counters of a kind."""
    for each, number in counters:
        if each == kind:
            return number
    return 0
