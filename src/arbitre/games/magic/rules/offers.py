"""What a player with priority may do now: made fast, and held by a test against the checks."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.effects import Node, This
from arbitre.kernel.pieces import Option

from .. import language as n
from ..cards.index import CARDS, LAND_MANA, NODES
from ..language.definitions import mana
from ..language.keywords import Convoke, Flash, Suspend
from .casting.activate import why_not_activate
from .casting.cast import ANY_COLOUR, main_time, why_not_way
from .casting.ways import printed_ways, ways, within_leave
from .continuous.abilities import COST, IDLE, MAY_PLAY, PAY_INSTEAD, SPELLS, at_work, of_kind, sentences
from .continuous.layers import derive, traits_of
from .continuous.standing import Moment, Offered, actors, busy_actors, standing
from .mana.bill import Bill, bill
from .mana.purse import Purses, alike_key, can_pay
from .mana.solver import phyrexian
from .model import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, Table
from .refs import zone
from .special_actions import (
    face_up_costs,
    land_plays,
    why_not_face_up,
    why_not_land,
    why_not_suspend,
    why_not_unlock,
)
from .verbs.things import doors_of

PASS: Final = ("pass",)
UNBOUNDED: Final = 10_000
"""More mana than anybody has: where effects change costs, the printed ones say nothing."""


def _quick(what: int) -> bool:
    return any(
        "instant" in f.types or any(isinstance(a, Flash) for a in f.abilities) for f in CARDS[what].faces
    )


QUICK: Final = tuple(_quick(what) for what in range(len(CARDS)))
"""For each card: whether it may be cast outside a main phase, by what is printed."""
LAND: Final = tuple("land" in card.faces[0].types for card in CARDS)
FROM_HAND: Final = tuple(
    bool(at_work(tuple(NODES.name(a) for a in card.faces[0].abilities), "hand").activated) for card in CARDS
)
"""For each card: whether it has an ability to activate from the hand (ninjutsu, cycling)."""

SUSPENDS: Final = tuple(any(isinstance(a, Suspend) for a in card.faces[0].abilities) for card in CARDS)
"""For each card: whether it can be suspended."""


ANY_TIME: Final = tuple(QUICK[what] or FROM_HAND[what] or SUSPENDS[what] for what in range(len(CARDS)))
"""For each card: whether anything can be done with it in a hand outside a main phase, by what is printed."""


def _buried(what: int) -> bool:
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    return any("graveyard" in getattr(NODES.nodes[name], "zones", ()) for name in sentences(names))


def _cheapest(what: int) -> int:
    """The least mana any way to cast a card from the hand could cost, if no effect changes costs."""
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    helped = any(isinstance(NODES.nodes[name], n.CostChange | Convoke) for name in sentences(names))
    if helped:
        return 0
    bills = [bill(way.mana) for way in printed_ways(what) if way.mana is not None]
    for other in of_kind(names, n.AlternativeCost):
        costs = [mana(cost.cost) for cost in other.costs if isinstance(cost, n.Mana)]
        bills += [bill(costs[0])] if len(costs) == 1 else [Bill()]
    return min((b.generic + sum(1 for s in b.symbols if not phyrexian(s)) for b in bills), default=0)


CHEAPEST: Final = tuple(_cheapest(what) for what in range(len(CARDS)))


def _prices(what: int) -> tuple[Bill, ...]:
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    nodes = [NODES.nodes[name] for name in sentences(names)]
    if any(isinstance(a, n.CostChange | Convoke | n.AlternativeCost | n.AdditionalCost) for a in nodes):
        return ()
    return tuple(bill(way.mana) for way in printed_ways(what) if way.mana is not None)


PRICES: Final = tuple(_prices(what) for what in range(len(CARDS)))
"""For each card all it can cost from the hand, if no effect changes costs; nothing where its text may."""

LANDS: Final = frozenset(NODES.name(ability) for ability in LAND_MANA.values())
"""The mana abilities of basic land types: all they need is an untapped land."""


BURIED: Final = tuple(_buried(what) for what in range(len(CARDS)))
"""For each card: whether it says anything about being cast or used from a graveyard."""


FLASHING: Final = "can:cast_as_though_flash"
OPENING_WAYS: Final = (FLASHING, MAY_PLAY, PAY_INSTEAD, ANY_COLOUR, SPELLS)
"""The effects in force that may let a player use what he otherwise could not."""


def offers(table: Table, seat: int) -> list[Option]:
    """Everything a player with priority may do now, passing first. It is the same until something happens
    that concerns him, with the same mana in his pool."""
    return _kept(table, seat)[:]


def nothing_but_pass(table: Table, seat: int) -> bool:
    """Whether a player with priority can only pass."""
    if table.forced is not None and not main_time(table, seat) and at_rest(table, seat):
        return True
    return len(_kept(table, seat)) == 1


def at_rest(table: Table, seat: int) -> bool:
    """Whether a player of a brisk game surely has nothing to use outside his main phases, whatever mana he
    has: nothing quick in his hand, nothing in his graveyard, no permanent that does more than make mana."""
    board = table.board
    if board.permits or board.commanders:
        return False
    kept = standing(table).resting
    known = kept.get(seat)
    if known is None:
        known = kept[seat] = _nothing_to_use(table, seat)
    return known


def _nothing_to_use(table: Table, seat: int) -> bool:
    pieces, statics = table.pieces, table.statics
    if _granted(table) or any(key in statics for key in OPENING_WAYS):
        return False
    for i in table.zones[zone(seat, HAND)].ids:
        if ANY_TIME[pieces[i].what]:
            return False
    for i in table.zones[zone(seat, GRAVEYARD)].ids:
        if BURIED[pieces[i].what]:
            return False
    return not busy_actors(table, seat)


def _kept(table: Table, seat: int) -> list[Option]:
    board = table.board
    kept = standing(table).offers
    now = moment(table, seat)
    known = kept.get(now)
    if known is None or not known.holds(board):
        known = kept[now] = Offered(board, all_offers(table, seat))
    return known.options


def moment(table: Table, seat: int) -> Moment:
    """What offers are kept by."""
    board, brisk = table.board, table.forced is not None
    step = board.step if board.attacks else ""
    return (seat, main_time(table, seat), board.active, table.seats[seat].pool, brisk, step)


def all_offers(table: Table, seat: int) -> list[Option]:
    """Everything a player with priority may do now, worked out from nothing that was kept of offers."""
    derive(table)
    main = main_time(table, seat)
    found: list[Option] = [PASS]
    purses = Purses(table, seat)
    _from_hand(table, seat, main, purses, found)
    _from_elsewhere(table, seat, purses, found)
    _on_battlefield(table, seat, main, purses, found)
    return found


def _from_hand(table: Table, seat: int, main: bool, purses: Purses, found: list[Option]) -> None:
    pieces = table.pieces
    lands = main and table.seats[seat].lands < land_plays(table, seat)
    granted = _granted(table)
    flashing = granted or FLASHING in table.statics or _spells_get(table, Convoke)
    slow = not main and not flashing
    permits = bool(table.board.permits)
    free = permits or granted or any(key in table.statics for key in (MAY_PLAY, PAY_INSTEAD, ANY_COLOUR))
    less = _reductions(table)
    seen: set[tuple[int, int]] = set()
    for i in table.zones[zone(seat, HAND)].ids:
        it = pieces[i]
        what = it.what
        if slow and not ANY_TIME[what]:
            continue
        if (what, it.known) in seen and not permits:
            continue  # twins offer the same
        seen.add((what, it.known))
        if LAND[what]:
            if lands and why_not_land(table, seat, i) is None:
                found.append(("play", i))
        elif (main or flashing or QUICK[what]) and (free or _within_reach(what, less, purses)):
            _cast(table, seat, i, purses, found)
        if FROM_HAND[what]:
            _activate(table, seat, i, "hand", purses, found)
        if SUSPENDS[what] and why_not_suspend(table, seat, i, purses) is None:
            found.append(("suspend", i))


def _within_reach(what: int, less: int, purses: Purses) -> bool:
    """Whether a player could perhaps pay a price of a card, if all his mana may be spent on it, creatures
    convoke wherever some spell lets them, and all that makes spells cost less is about this one."""
    have = purses.all()
    if CHEAPEST[what] > have.most + less:
        return False
    prices = PRICES[what]
    return not prices or any(
        can_pay(have, Bill(max(0, price.generic - less), price.symbols) if less else price)
        for price in prices
    )


def _reductions(table: Table) -> int:
    """How much less spells could cost at most through effects about other objects."""
    less = UNBOUNDED if _spells_get(table, Convoke, Flash) else 0
    for effect in table.statics.get(COST, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.CostChange)
        if not isinstance(node.who, This):
            less += max(0, -node.amount) if isinstance(node.amount, int) else UNBOUNDED
    return less


def _spells_get(table: Table, *but: type[Node]) -> bool:
    """Whether effects about spells give them anything but these keywords."""
    for effect in table.statics.get(SPELLS, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.StaticAbility)
        for change in node.do:
            if not isinstance(change, n.Has) or not all(isinstance(gift, but) for gift in change.abilities):
                return True
    return False


def _granted(table: Table) -> bool:
    """Whether an effect in force reaches cards away from the battlefield."""
    return len(table.current) > len(table.zones[BATTLEFIELD].ids)


def _from_elsewhere(table: Table, seat: int, purses: Purses, found: list[Option]) -> None:
    """Graveyards, exile, the top of libraries: by the card itself, or by a permission; one's commander."""
    if table.board.commanders:
        for i in table.zones[zone(seat, COMMAND)].ids:
            _cast(table, seat, i, purses, found)
    allowed = within_leave(table, seat)
    for i in table.zones[zone(seat, GRAVEYARD)].ids:
        buried = BURIED[table.pieces[i].what]
        if buried:
            _activate(table, seat, i, "graveyard", purses, found)
        if buried or i in allowed or i in table.current:
            _cast_or_play(table, seat, i, purses, found)
    if not allowed:
        return
    library = table.zones[zone(seat, LIBRARY)].ids
    others = [i for s in table.seats if s.id != seat for i in table.zones[zone(s.id, GRAVEYARD)].ids]
    for i in (*table.zones[EXILE].ids, *others, *library[-1:]):
        if i in allowed:
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
        if why_not_way(table, seat, piece, way, purses=purses) is None
    ]


def _activate(table: Table, seat: int, piece: int, where: str, purses: Purses, found: list[Option]) -> None:
    found += [
        ("activate", piece, name)
        for name in at_work(traits_of(table, piece).abilities, where).activated
        if why_not_activate(table, seat, piece, name, purses) is None
    ]


_LEAST: Final[dict[str, int]] = {}


def _least(name: str) -> int:
    """The least mana an ability could cost, if no effect changes costs."""
    found = _LEAST.get(name)
    if found is None:
        node = NODES.nodes[name]
        assert isinstance(node, n.Activated)
        bills = [bill(mana(cost.cost)) for cost in node.costs if isinstance(cost, n.Mana)]
        found = sum(b.generic + sum(1 for s in b.symbols if not phyrexian(s)) for b in bills)
        _LEAST[name] = found
    return found


def _on_battlefield(table: Table, seat: int, main: bool, purses: Purses, found: list[Option]) -> None:
    pieces = table.pieces
    seen: set[tuple[str, Any]] = set()
    free = "cannot:activate" not in table.statics
    less = _reductions(table)
    brisk = table.forced is not None
    for actor in busy_actors(table, seat) if brisk else actors(table, seat):
        i, names, mine = actor.piece, actor.names, actor.mine
        it = pieces[i]
        if actor.down:
            found += [
                ("face_up", i, way)
                for way in face_up_costs(table, i)
                if why_not_face_up(table, seat, i, way) is None
            ]
        if names and not (it.tapped and actor.taps):
            twins = alike_key(table, i) if mine and not actor.lone else i
            for name in names:
                key = (name, twins)
                if key in seen or (brisk and name in IDLE):
                    continue
                least = _least(name)
                if least and least > purses.all().most + less:
                    continue
                plain = free and mine and name in LANDS and not actor.creature
                if plain or why_not_activate(table, seat, i, name, purses) is None:
                    seen.add(key)
                    found.append(("activate", i, name))
        if main and actor.room and it.doors != 3:
            found += [
                ("unlock", i, door)
                for door in range(doors_of(table, i))
                if not it.doors >> door & 1 and why_not_unlock(table, seat, i, door, purses) is None
            ]
