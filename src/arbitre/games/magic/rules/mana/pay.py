"""Mana (106): where it could come from, what it may be spent on, and paying a cost with it.

Paying asks one small question at a time; the first option is the sensible one (the least flexible source).
Sources that are the same in everything are offered once.
"""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Seq
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import NOBODY, Option, Say

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..casting.own_costs import pay_own_cost
from ..casting.sparing import Besides, kept_back
from ..events import Happening
from ..model import Play, Table
from .bill import Bill, Source, Use
from .given_up import GIVE_UP, giving_up, without
from .purse import Purse, alike_key, mana_of_ability, purse
from .solver import BIT, payable, phyrexian, spend


def pay_mana(
    table: Table,
    seat: int,
    owed: Bill,
    use: Use,
    convoke: bool = False,
    other: Besides | None = None,
) -> str:
    """Pay a mana cost: make mana, tap creatures that convoke, spend (601.2g to h), so that what is paid
    besides stays payable. Gives what was spent."""
    spent = ""
    convoked = False
    while owed.generic or owed.symbols:
        have = purse(table, seat, use, convoke, kept_back(table, other))
        if ask.known(table):
            answer = ask.recall(table)
        else:
            ways = _options(table, have, owed)
            ways += giving_up(table, seat, have, owed, use, convoked, other)
            say: Say = ()
            if len(ways) != 1:  # the words are written only where they will be read
                say = ("pay", owed.written(), use.piece)
            answer = ask.pick_one(table, seat, ways.copy, say, use.piece, "601.2h")
        if answer[0] == GIVE_UP:
            have = without(table, have, use, int(answer[1]))
            convoke = convoke and bool(have.convoke)
        convoked = convoked or answer[0] == "convoke"
        owed, used = _pay_one(table, seat, owed, have, answer)
        spent += used
    return spent


def _options(table: Table, have: Purse, owed: Bill) -> list[Option]:
    """The next mana, creature or life that keeps the rest payable. Where all there is will be used, the
    order is no choice."""
    simple = not have.packs() and not any("/" in symbol for symbol in owed.symbols)
    all_used = simple and len(have.units()) == owed.generic + len(owed.symbols)
    return _all_options(table, have, owed, all_used)


def _all_options(table: Table, have: Purse, owed: Bill, only_first: bool) -> list[Option]:
    found: list[Option] = []
    seen: set[tuple[object, ...]] = set()
    for k, types, only in have.pool:
        key: tuple[object, ...] = ("pool", types, only)
        if key not in seen and _after_pool(have, owed, k) is not None:
            seen.add(key)
            found.append(("spend", k))
            if only_first:
                return found
    known: dict[tuple[int, str], bool] = {}  # sources of one mana of the same types are alike to a bill
    for source in have.sources:
        piece, types = source.piece, source.types
        alike: tuple[object, ...] | None = None
        for way in source.ways:
            mana = way.symbols + way.more
            helps = known.get((types, mana)) if types else None
            if helps is None:
                helps = known[types, mana] = _after_way(have, owed, source, mana)
            if not helps:
                continue
            if only_first:
                return [*found, ("tap", piece, way.name, way.symbols)]
            if alike is None:
                alike = alike_key(table, piece)
            if (key := (way, alike)) not in seen:
                seen.add(key)
                found.append(("tap", piece, way.name, way.symbols))
    for piece, types in have.convoke:
        key = ("convoke", types, alike_key(table, piece))
        units = have.units(piece)
        if key not in seen and spend(owed, types, units, have.packs(piece), have.life) is not None:
            seen.add(key)
            found.append(("convoke", piece))
    for symbol in dict.fromkeys(owed.symbols):
        if phyrexian(symbol) and have.life >= 2:
            left = without_symbol(owed, symbol)
            if payable(left, have.units(), have.packs(), have.life - 2):
                found.append(("life", symbol))
    return found[:1] if only_first else found


def without_symbol(owed: Bill, symbol: str) -> Bill:
    """The bill without one such symbol."""
    k = owed.symbols.index(symbol)
    return Bill(owed.generic, owed.symbols[:k] + owed.symbols[k + 1 :])


def _after_pool(have: Purse, owed: Bill, index: int) -> Bill | None:
    types = next(types for k, types, _ in have.pool if k == index)
    units = list(have.units())
    units.remove(types)
    return spend(owed, types, tuple(units), have.packs(), have.life)


def _after_way(have: Purse, owed: Bill, source: Source, mana: str) -> bool:
    """Whether mana made by a permanent helps, and the rest stays payable."""
    others, packs, life = have.units_besides(source), have.packs_besides(source), have.life
    if len(mana) == 1:  # as nearly always: if it helps, all of it is payable
        return spend(owed, BIT[mana], others, packs, life) is not None
    units = sorted([*others, *[BIT[symbol] for symbol in mana]])
    if not payable(owed, tuple(units), packs, life):
        return False
    for symbol in dict.fromkeys(mana):
        rest = units[:]
        rest.remove(BIT[symbol])
        if spend(owed, BIT[symbol], tuple(rest), packs, life) is not None:
            return True
    return False


def _pay_one(
    table: Table, seat: int, owed: Bill, have: Purse, answer: tuple[object, ...]
) -> tuple[Bill, str]:
    verb = answer[0]
    if verb == "spend":
        left = _after_pool(have, owed, int(str(answer[1])))
        assert left is not None
        return left, spend_mana(table, seat, int(str(answer[1])))
    piece = int(str(answer[1])) if verb in ("tap", "convoke", GIVE_UP) else NOBODY
    if verb in ("tap", GIVE_UP):
        make_mana(table, seat, piece, str(answer[2]), str(answer[3]))
        return _spend_new(table, seat, owed, have, piece, str(answer[3]), _more(have, answer))
    if verb == "convoke":
        types = next(types for p, types in have.convoke if p == piece)
        left = spend(owed, types, have.units(piece), have.packs(piece), have.life)
        assert left is not None
        happen(table, Happening(did.TAPPED, seat, piece, cause="convoke"))
        return left, ""
    happen(table, Happening(did.LOST, seat, amount=2, cause="pay"))
    return without_symbol(owed, str(answer[1])), ""


def _more(have: Purse, answer: tuple[object, ...]) -> str:
    """What other abilities have added to mana that was just made."""
    _, piece, name, symbols = answer
    ways = (way for source in have.sources if source.piece == piece for way in source.ways)
    return next((way.more for way in ways if (way.name, way.symbols) == (name, symbols)), "")


def _spend_new(
    table: Table, seat: int, owed: Bill, have: Purse, piece: int, symbols: str, more: str
) -> tuple[Bill, str]:
    """Spend what was just made as far as it fits; the rest, and what was added to it, stays in the pool."""
    spent = ""
    rest = [*symbols, *more]
    for symbol in symbols:
        rest.remove(symbol)
        units = tuple(sorted((*have.units(piece), *(BIT[s] for s in rest))))
        left = None if owed.empty else spend(owed, BIT[symbol], units, have.packs(piece), have.life)
        if left is not None:
            pool = table.seats[seat].pool
            at = max(k for k, mana in enumerate(pool) if mana.symbol == symbol and mana.source == piece)
            spent += spend_mana(table, seat, at)
            owed = left
    return owed, spent


def spend_mana(table: Table, seat: int, index: int) -> str:
    """One mana leaves the pool; its symbol."""
    symbol = table.seats[seat].pool[index].symbol
    happen(table, Happening(did.SPENT, seat, amount=index, word=symbol))
    return symbol


def make_mana(table: Table, seat: int, piece: int, name: str, symbols: str, paid: bool = False) -> None:
    """A mana ability resolves at once (605.3b): its costs (unless they were `paid`), then the mana, then what
    else it does."""
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated)
    adds = mana_of_ability(node)
    assert adds is not None
    scene = Play(seat, piece, life=table.pieces[piece].life)
    for cost in () if paid else node.costs:
        pay_own_cost(table, cost, scene)
    only = NODES.name(adds) if adds.only_for else ""
    happen(table, Happening(did.MANA, seat, piece, piece, word=symbols, cause=only))
    for more in node.do.parts[1:] if isinstance(node.do, Seq) else ():
        play(table, more, scene)
