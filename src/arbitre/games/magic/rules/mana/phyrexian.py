"""Phyrexian mana: how each symbol will be paid is announced with modes and X, before targets (601.2b)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.pieces import Option

from .. import changes as did
from ..events import Happening
from ..model import Table
from .bill import Bill, Use
from .pay import without_symbol
from .purse import purse
from .solver import payable, phyrexian

LIFE = 2
"""What is paid instead of the mana of one symbol (107.4f)."""


def announced(
    table: Table, seat: int, owed: Bill, use: Use, convoke: bool = False, barred: tuple[int, ...] = ()
) -> tuple[str, ...]:
    """The symbols of a bill that its player says will be paid with life."""
    by_life: tuple[str, ...] = ()
    for symbol in owed.symbols:
        if phyrexian(symbol):
            spent = LIFE * len(by_life)
            answer = ask.pick_one(
                table,
                seat,
                lambda: _means(table, seat, owed, symbol, use, convoke, barred, spent),
                ("phyrexian", symbol, use.piece),
                use.piece,
                "601.2b",
            )
            owed = without_symbol(owed, symbol)
            if answer[0] == "life":
                by_life += (symbol,)
            else:
                owed = Bill(owed.generic, (*owed.symbols, _coloured(symbol)))
    return by_life


def _means(
    table: Table,
    seat: int,
    owed: Bill,
    symbol: str,
    use: Use,
    convoke: bool,
    barred: tuple[int, ...],
    spent: int,
) -> list[Option]:
    """Mana first, then life: each only where the rest stays payable."""
    have = purse(table, seat, use, convoke, barred)
    life = have.life - spent
    rest = without_symbol(owed, symbol)
    coloured = Bill(rest.generic, (*rest.symbols, _coloured(symbol)))
    found: list[Option] = []
    if payable(coloured, have.units(), have.packs(), life):
        found.append(("mana", _coloured(symbol)))
    if life >= LIFE and payable(rest, have.units(), have.packs(), life - LIFE):
        found.append(("life", symbol))
    return found


def _coloured(symbol: str) -> str:
    return symbol.removesuffix("/P")


def settled(owed: Bill, by_life: tuple[str, ...]) -> Bill:
    """The mana that is left to pay once it is known which symbols life pays."""
    for symbol in by_life:
        owed = without_symbol(owed, symbol)
    return Bill(owed.generic, tuple(_coloured(symbol) for symbol in owed.symbols))


def pay_life_for(table: Table, seat: int, by_life: tuple[str, ...]) -> None:
    """Pay the life that was announced (601.2h)."""
    for _ in by_life:
        happen(table, Happening(did.LOST, seat, amount=LIFE, cause="pay"))
