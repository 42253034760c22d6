"""Whether a mana cost can be paid: small, exact, and without a table.

A unit is one mana that could be had, as a bit mask of the types it could be; a pack is a source of several
mana at once, with the ways it can be used. Any mana pays generic mana; a creature that convokes is a unit of
its colours. Phyrexian symbols may be paid with 2 life, {2/W} with two generic (107.4).
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from .bill import Bill

BIT: Final = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32}
Packs = tuple[tuple[tuple[int, ...], ...], ...]


def mask(symbol: str) -> int:
    """The types of mana that pay a symbol."""
    found = 0
    for half in symbol.split("/"):
        found |= BIT.get(half, 0)
    return found


def two_for(symbol: str) -> bool:
    """{2/W}: two generic mana pay it as well."""
    return symbol.startswith("2/")


def phyrexian(symbol: str) -> bool:
    """{W/P}: 2 life pay it as well."""
    return symbol.endswith("/P")


Needs = tuple[tuple[int, int], ...]
"""Of plain symbols (one type each): for types taken together, how many units that could be one of them it
takes. With as many units as there is to pay, that is enough (Hall's theorem)."""

_NEEDS: Final[dict[tuple[str, ...], Needs | None]] = {(): ()}
"""By symbols; nothing where one of them is not plain. It follows from the symbols alone."""


def needs(symbols: tuple[str, ...]) -> Needs | None:
    """What symbols take, if all of them are plain."""
    if symbols in _NEEDS:
        return _NEEDS[symbols]
    found: Needs | None = None
    if all(symbol in BIT for symbol in symbols):
        kinds = list(dict.fromkeys(symbols))
        groups = [group for size in range(len(kinds)) for group in combinations(kinds, size + 1)]
        found = tuple(
            [
                (sum([BIT[kind] for kind in group]), sum([symbols.count(kind) for kind in group]))
                for group in groups
            ]
        )
    _NEEDS[symbols] = found
    return found


def enough(needed: Needs, number: int, units: tuple[int, ...]) -> bool:
    """Whether units pay a plain bill of so many mana."""
    if len(units) < number:
        return False
    for types, count in needed:
        missing: int = count
        for unit in units:
            if unit & types:
                missing -= 1
        if missing > 0:
            return False
    return True


_KNOWN: Final[dict[tuple[Bill, tuple[int, ...], Packs, int], bool]] = {}
_MOST: Final = 200_000


def payable(owed: Bill, units: tuple[int, ...], packs: Packs = (), life: int = 0) -> bool:
    """Whether these units and packs pay it, with `life` to spare for Phyrexian mana."""
    if not packs and (needed := needs(owed.symbols)) is not None:
        return enough(needed, owed.generic + len(owed.symbols), units)
    key = (owed, units, packs, life // 2)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) > _MOST:
            _KNOWN.clear()
        found = _KNOWN[key] = _solve(owed, units, packs, life)
    return found


def _solve(owed: Bill, units: tuple[int, ...], packs: Packs, life: int) -> bool:
    if packs:
        rest = packs[1:]
        return payable(owed, units, rest, life) or any(
            payable(owed, (*units, *way), rest, life) for way in packs[0]
        )
    free = [k for k, symbol in enumerate(owed.symbols) if phyrexian(symbol)]
    for spare in range(min(len(free), life // 2) + 1):
        for chosen in combinations(free, spare):
            left = [symbol for k, symbol in enumerate(owed.symbols) if k not in chosen]
            if _with_twos(owed.generic, left, units):
                return True
    return False


def _with_twos(generic: int, symbols: list[str], units: tuple[int, ...]) -> bool:
    twos = [symbol for symbol in symbols if two_for(symbol)]
    plain = [mask(symbol) for symbol in symbols if not two_for(symbol)]
    for paid in range(len(twos) + 1):
        for chosen in combinations(range(len(twos)), paid):
            masks = plain + [mask(symbol) for k, symbol in enumerate(twos) if k not in chosen]
            if len(units) >= len(masks) + generic + 2 * paid and matched(masks, units):
                return True
    return False


def matched(masks: list[int], units: tuple[int, ...]) -> bool:
    """Whether every symbol can have a unit of its own (augmenting paths)."""
    taken: dict[int, int] = {}

    def place(symbol: int, tried: set[int]) -> bool:
        for k, unit in enumerate(units):
            if unit & masks[symbol] and k not in tried:
                tried.add(k)
                if k not in taken or place(taken[k], tried):
                    taken[k] = symbol
                    return True
        return False

    return all(place(symbol, set()) for symbol in range(len(masks)))


NOT_HERE: Final = Bill(-1)
"""Instead of what is left: that the mana must not be spent here."""
_SPENT: Final[dict[tuple[Bill, int, tuple[int, ...], Packs, int], Bill]] = {}


def spend(owed: Bill, unit: int, units: tuple[int, ...], packs: Packs, life: int) -> Bill | None:
    """What is left after this mana, paid where the rest stays payable: the symbol with the fewest types
    first, generic mana last. None if it must not be spent here. Worked out once for each case that is not
    plain (it depends on nothing else)."""
    if not packs and needs(owed.symbols) is not None:
        return _spend_plainly(owed, unit, units)
    key = (owed, unit, units, packs, life // 2)
    left = _SPENT.get(key)
    if left is None:
        if len(_SPENT) > _MOST:
            _SPENT.clear()
        left = _SPENT[key] = _spend(owed, unit, units, packs, life) or NOT_HERE
    return None if left is NOT_HERE else left


def _spend_plainly(owed: Bill, unit: int, units: tuple[int, ...]) -> Bill | None:
    """The same where each symbol is of one type and nothing makes several mana at once."""
    generic, symbols = owed.generic, owed.symbols
    number = generic + len(symbols) - 1
    if len(units) < number:
        return None
    for k, symbol in enumerate(symbols):
        if unit & BIT[symbol]:
            rest = symbols[:k] + symbols[k + 1 :]
            needed = needs(rest)
            if needed is not None and enough(needed, number, units):
                return Bill(generic, rest)
    if generic:
        needed = needs(symbols)
        if needed is not None and enough(needed, number, units):
            return Bill(generic - 1, symbols)
    return None


def _spend(owed: Bill, unit: int, units: tuple[int, ...], packs: Packs, life: int) -> Bill | None:
    order = sorted(range(len(owed.symbols)), key=lambda k: bin(mask(owed.symbols[k])).count("1"))
    for k in order:
        if unit & mask(owed.symbols[k]):
            left = Bill(owed.generic, owed.symbols[:k] + owed.symbols[k + 1 :])
            if payable(left, units, packs, life):
                return left
    if owed.generic:
        left = Bill(owed.generic - 1, owed.symbols)
        if payable(left, units, packs, life):
            return left
    for k in order:
        if two_for(owed.symbols[k]):
            left = Bill(owed.generic + 1, owed.symbols[:k] + owed.symbols[k + 1 :])
            if payable(left, units, packs, life):
                return left
    return None
