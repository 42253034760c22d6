"""What a player with priority may do now: made fast, and held by a test against the checks."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.pieces import Option

from . import nodes as n
from .activating import why_not_activate
from .casting import affordable, main_time, why_not_way
from .casting_ways import printed_ways, ways
from .catalogue import CARDS, LAND_MANA, NAMES
from .definitions import mana
from .keywords import Convoke, Flash
from .layering import derive, traits_of
from .mana import Purses, alike_key, can_pay
from .mana_parts import Bill, Use, bill
from .mana_solver import phyrexian
from .model import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, Table, zone
from .special import face_up_costs, land_plays, why_not_face_up, why_not_land, why_not_unlock
from .standing import actors, standing
from .traits_at_work import COST, MAY_PLAY, SPELLS, at_work, of_kind, sentences
from .verbs_things import doors_of

PASS: Final = ("pass",)
UNBOUNDED: Final = 10_000
"""More mana than anybody has: where effects change costs, the printed ones say nothing."""
UNKNOWN: Final = -1
"""Not yet counted: most of the time nothing in a hand can be cast, whatever it costs."""
ANY_SPELL: Final = Use("cast")


def _quick(what: int) -> bool:
    return any(
        "instant" in f.types or any(isinstance(a, Flash) for a in f.abilities) for f in CARDS[what].faces
    )


QUICK: Final = tuple(_quick(what) for what in range(len(CARDS)))
"""For each card: whether it may be cast outside a main phase, by what is printed."""
LAND: Final = tuple("land" in card.faces[0].types for card in CARDS)
FROM_HAND: Final = tuple(
    bool(at_work(tuple(NAMES.name(a) for a in card.faces[0].abilities), "hand").activated) for card in CARDS
)
"""For each card: whether it has an ability to activate from the hand (ninjutsu, cycling)."""


def _buried(what: int) -> bool:
    names = tuple(NAMES.name(a) for f in CARDS[what].faces for a in f.abilities)
    return any("graveyard" in getattr(NAMES.nodes[name], "zones", ()) for name in sentences(names))


def _cheapest(what: int) -> int:
    """The least mana any way to cast a card from the hand could cost, if no effect changes costs."""
    names = tuple(NAMES.name(a) for f in CARDS[what].faces for a in f.abilities)
    helped = any(isinstance(NAMES.nodes[name], n.CostChange | Convoke) for name in sentences(names))
    if helped:
        return 0
    bills = [bill(way.mana) for way in printed_ways(what) if way.mana is not None]
    for other in of_kind(names, n.AlternativeCost):
        costs = [mana(cost.cost) for cost in other.costs if isinstance(cost, n.Mana)]
        bills += [bill(costs[0])] if len(costs) == 1 else [Bill()]
    return min((b.generic + sum(1 for s in b.symbols if not phyrexian(s)) for b in bills), default=0)


CHEAPEST: Final = tuple(_cheapest(what) for what in range(len(CARDS)))


def _prices(what: int) -> tuple[Bill, ...]:
    names = tuple(NAMES.name(a) for f in CARDS[what].faces for a in f.abilities)
    nodes = [NAMES.nodes[name] for name in sentences(names)]
    if any(isinstance(a, n.CostChange | Convoke | n.AlternativeCost | n.AdditionalCost) for a in nodes):
        return ()
    return tuple(bill(way.mana) for way in printed_ways(what) if way.mana is not None)


PRICES: Final = tuple(_prices(what) for what in range(len(CARDS)))
"""For each card all it can cost from the hand, if no effect changes costs; nothing where its text may."""

LANDS: Final = frozenset(NAMES.name(ability) for ability in LAND_MANA.values())
"""The mana abilities of basic land types: all they need is an untapped land."""

BURIED: Final = tuple(_buried(what) for what in range(len(CARDS)))
"""For each card: whether it says anything about being cast or used from a graveyard."""


def offers(table: Table, seat: int) -> list[Option]:
    """Everything a player with priority may do now, passing first. While nobody fights or answers, it is the
    same until something happens but passing and going on to the next step."""
    board = table.board
    main = main_time(table, seat)
    if board.stack or board.attacks or board.permits:
        return _all_offers(table, seat, main)
    kept = standing(table).offers
    moment = (seat, main, board.active)
    known = kept.get(moment)
    if known is None:
        known = kept[moment] = _all_offers(table, seat, main)
    return known[:]


def _all_offers(table: Table, seat: int, main: bool) -> list[Option]:
    derive(table)
    found: list[Option] = [PASS]
    purses = Purses(table, seat)
    _from_hand(table, seat, main, purses, found)
    _from_elsewhere(table, seat, purses, found)
    _on_battlefield(table, seat, main, purses, found)
    return found


def _from_hand(table: Table, seat: int, main: bool, purses: Purses, found: list[Option]) -> None:
    pieces = table.pieces
    lands = main and table.seats[seat].lands < land_plays(table, seat)
    granted = SPELLS in table.statics or _granted(table)
    flashing = granted or "can:cast_as_though_flash" in table.statics
    permits = bool(table.board.permits)
    odd = granted or purses.restricted or permits or COST in table.statics or MAY_PLAY in table.statics
    most = UNBOUNDED if odd else UNKNOWN
    seen: set[tuple[int, int]] = set()
    for i in table.zones[zone(seat, HAND)].ids:
        it = pieces[i]
        what = it.what
        if (what, it.known) in seen and not permits:
            continue  # twins offer the same
        seen.add((what, it.known))
        if LAND[what]:
            if lands and why_not_land(table, seat, i) is None:
                found.append(("play", i))
        elif main or flashing or QUICK[what]:
            if most == UNKNOWN:
                most = purses.get(ANY_SPELL, False).most
            if CHEAPEST[what] <= most and (most == UNBOUNDED or _has_price(what, purses)):
                _cast(table, seat, i, purses, found)
        if FROM_HAND[what]:
            _activate(table, seat, i, "hand", found)


def _has_price(what: int, purses: Purses) -> bool:
    """Whether a player could pay any price of a card; only where no effect changes costs."""
    have = purses.get(ANY_SPELL, False)
    prices = PRICES[what]
    return not prices or any(can_pay(have, price) for price in prices)


def _granted(table: Table) -> bool:
    """Whether an effect in force reaches cards away from the battlefield."""
    return len(table.current) > len(table.zones[BATTLEFIELD].ids)


def _from_elsewhere(table: Table, seat: int, purses: Purses, found: list[Option]) -> None:
    """Graveyards, exile, the top of libraries: by the card itself, or by a permission."""
    allowed = bool(table.board.permits) or MAY_PLAY in table.statics
    for i in table.zones[zone(seat, GRAVEYARD)].ids:
        if BURIED[table.pieces[i].what]:
            _activate(table, seat, i, "graveyard", found)
        if allowed or BURIED[table.pieces[i].what]:
            _cast_or_play(table, seat, i, purses, found)
    if not allowed:
        return
    library = table.zones[zone(seat, LIBRARY)].ids
    others = [i for s in table.seats if s.id != seat for i in table.zones[zone(s.id, GRAVEYARD)].ids]
    for i in (*table.zones[EXILE].ids, *others, *library[-1:]):
        _cast_or_play(table, seat, i, purses, found)


def _cast_or_play(table: Table, seat: int, piece: int, purses: Purses, found: list[Option]) -> None:
    if LAND[table.pieces[piece].what]:
        if why_not_land(table, seat, piece) is None:
            found.append(("play", piece))
        return
    _cast(table, seat, piece, purses, found)


def _cast(table: Table, seat: int, piece: int, purses: Purses, found: list[Option]) -> None:
    found += [
        ("cast", piece, way.word)
        for way in ways(table, seat, piece)
        if affordable(table, seat, piece, way, purses)
        and why_not_way(table, seat, piece, way, purses=purses) is None
    ]


def _activate(table: Table, seat: int, piece: int, where: str, found: list[Option]) -> None:
    found += [
        ("activate", piece, name)
        for name in at_work(traits_of(table, piece).abilities, where).activated
        if why_not_activate(table, seat, piece, name) is None
    ]


def _on_battlefield(table: Table, seat: int, main: bool, purses: Purses, found: list[Option]) -> None:
    pieces = table.pieces
    seen: set[tuple[str, Any]] = set()
    free = "cannot:activate" not in table.statics
    for actor in actors(table, seat):
        i, names, mine = actor.piece, actor.names, actor.mine
        it = pieces[i]
        if actor.down:
            found += [
                ("face_up", i, way)
                for way in face_up_costs(table, i)
                if why_not_face_up(table, seat, i, way) is None
            ]
        if names and not (it.tapped and actor.taps):
            twins = alike_key(table, i) if mine else i
            for name in names:
                key = (name, twins)
                if key in seen:
                    continue
                plain = free and mine and name in LANDS and not actor.creature
                if plain or why_not_activate(table, seat, i, name) is None:
                    seen.add(key)
                    found.append(("activate", i, name))
        if main and actor.room and it.doors != 3:
            found += [
                ("unlock", i, door)
                for door in range(doors_of(table, i))
                if why_not_unlock(table, seat, i, door, purses) is None
            ]
