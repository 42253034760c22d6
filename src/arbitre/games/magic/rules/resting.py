"""Who surely has nothing to do but pass: told from what he could use and what that costs at least, without
working out what he may do."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, This

from .. import language as n
from ..cards.index import CARDS, NODES
from ..language.definitions import ROOM, mana
from ..language.keywords import Convoke, Flash
from . import changes as did
from .by_print import (
    ANY_TIME,
    CHEAPEST,
    FROM_GRAVEYARD,
    FROM_HAND,
    LAND,
    PRICES,
    QUICK,
    SUSPENDS,
    is_late,
    least,
    price,
)
from .casting.cast import ANY_COLOUR, main_time
from .continuous.abilities import COST, IDLE, MAY_PLAY, PAY_INSTEAD, SPELLS, at_work
from .continuous.layers import granted, traits_of
from .continuous.standing import Actor, Usable, actors, busy_actors, makers, standing
from .mana.bill import Bill, bill
from .mana.purse import Purses, can_pay, ready
from .mana.solver import phyrexian
from .model import GRAVEYARD, HAND, Table
from .refs import zone
from .special_actions import face_up_costs, land_plays, suspension

UNBOUNDED: Final = 10_000
"""More mana than anybody has: where effects change costs, the printed ones say nothing."""

FLASHING: Final = "can:cast_as_though_flash"
OPENING_WAYS: Final = (FLASHING, PAY_INSTEAD, ANY_COLOUR)
"""The effects in force that may let a player use what he otherwise could not, in ways that are not looked at
here."""


def spells_get(table: Table, *but: type[Node]) -> bool:
    """Whether effects about spells give them anything but these keywords."""
    for effect in table.statics.get(SPELLS, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.StaticAbility)
        for change in node.do:
            if not isinstance(change, n.Has) or not all(isinstance(gift, but) for gift in change.abilities):
                return True
    return False


def reductions(table: Table) -> int:
    """How much less spells could cost at most through effects about other objects."""
    less = UNBOUNDED if spells_get(table, Convoke, Flash) else 0
    for effect in table.statics.get(COST, ()):
        node = NODES.nodes[effect.ability]
        assert isinstance(node, n.CostChange)
        if not isinstance(node.who, This):
            less += max(0, -node.amount) if isinstance(node.amount, int) else UNBOUNDED
    return less


def at_rest(table: Table, seat: int) -> bool:
    """Whether a player surely can only pass: there is nothing he could use now, or he lacks the mana for each
    such thing. False says nothing."""
    board = table.board
    if board.permits or board.commanders:
        return False
    pieces = table.pieces
    brisk, main = table.forced is not None, main_time(table, seat)
    if not brisk:
        for maker in makers(table, seat):
            if not maker.creature and not pieces[maker.piece].tapped:
                return False  # as nearly always: it can be tapped for mana
    kept = standing(table).usable
    known = kept.get((seat, main, brisk))
    if known is None:
        known = kept[seat, main, brisk] = usable(table, seat, main, brisk)
    if known.free or (known.land and table.seats[seat].lands < land_plays(table, seat)):
        return False
    for piece in known.taps:
        if ready(table, piece, table.current[piece], seat):
            return False
    bills = known.bills
    for piece, owed in known.tapping:
        if ready(table, piece, table.current[piece], seat):
            bills = (*bills, owed)
    return not bills or not _pays_any(table, seat, known, bills)


def _pays_any(table: Table, seat: int, known: Usable, bills: tuple[Bill, ...]) -> bool:
    """Whether all a player could pay with pays one of these, which are some of what is known."""
    if not known.life and SPELLS not in table.statics and _most_mana(table, seat) < known.least:
        return False
    have = Purses(table, seat).all()
    return any(can_pay(have, owed) for owed in bills)


def _most_mana(table: Table, seat: int) -> int:
    """How much mana a player could have at most; `UNBOUNDED` where that is not known at a glance."""
    pieces = table.pieces
    found = len(table.seats[seat].pool)
    for maker in makers(table, seat):
        if not pieces[maker.piece].tapped:
            if maker.source is None or maker.heard:
                return UNBOUNDED
            found += maker.source.most
    return found if did.MANA not in table.triggers else UNBOUNDED


FREE: Final = Usable(True)
NOTHING: Final = Usable(False)


def usable(table: Table, seat: int, main: bool, brisk: bool) -> Usable:
    """What a player could use, by where cards are and what is in force: nothing here depends on what is
    tapped, on life or on mana."""
    pieces, statics = table.pieces, table.statics
    if granted(table) or spells_get(table, Convoke) or any(key in statics for key in OPENING_WAYS):
        return FREE
    land = False
    bills: list[Bill] = []
    for i in table.zones[zone(seat, GRAVEYARD)].ids:
        for owed, late in FROM_GRAVEYARD[pieces[i].what]:
            if main or not late:
                bills.append(owed)
    for i in table.zones[zone(seat, HAND)].ids:
        what = pieces[i].what
        if main and LAND[what]:
            land = True
        if main or ANY_TIME[what]:
            bills += _prices_in_hand(table, i, what, main)
    for effect in statics.get(MAY_PLAY, ()):
        if effect.seat == seat:
            node = NODES.nodes[effect.ability]
            assert isinstance(node, n.MayPlay)
            what = pieces[effect.source].what
            if not isinstance(node.cards, This) or node.paying is not None or LAND[what]:
                return FREE
            if main or QUICK[what]:
                bills += _prices_to_cast(what)
    taps: list[int] = []
    tapping: list[tuple[int, Bill]] = []
    for actor in busy_actors(table, seat) if brisk else actors(table, seat):
        if not _add_prices(table, actor, main, brisk, bills, taps, tapping):
            return FREE
    if not bills and not tapping:
        return Usable(False, land, tuple(taps)) if land or taps else NOTHING
    less = reductions(table)
    if less:
        bills = [_cheaper(owed, less) for owed in bills]
        tapping = [(piece, _cheaper(owed, less)) for piece, owed in tapping]
    if Bill() in bills:
        return FREE
    every = [*bills, *[owed for _, owed in tapping]]
    life = any(phyrexian(symbol) for owed in every for symbol in owed.symbols)
    fewest = min([owed.generic + len(owed.symbols) for owed in every], default=0)
    return Usable(False, land, tuple(taps), tuple(dict.fromkeys(bills)), tuple(tapping), life, fewest)


def _cheaper(owed: Bill, less: int) -> Bill:
    return Bill(max(0, owed.generic - less), owed.symbols)


def _prices_to_cast(what: int) -> tuple[Bill, ...]:
    """What a card costs at least, however it is cast from where it may be."""
    return PRICES[what] or (Bill(CHEAPEST[what]),)


def _prices_in_hand(table: Table, piece: int, what: int, main: bool) -> list[Bill]:
    """What each use of a card in a hand costs at least."""
    found: list[Bill] = []
    if not LAND[what] and (main or QUICK[what]):
        found += _prices_to_cast(what)
    if FROM_HAND[what]:
        for name in at_work(traits_of(table, piece).abilities, "hand").activated:
            if main or not is_late(name):
                found.append(price(name))
    if SUSPENDS[what]:
        ability = suspension(table, piece)
        found.append(Bill() if ability is None else bill(mana(ability.cost)))
    return found


def _add_prices(
    table: Table,
    actor: Actor,
    main: bool,
    brisk: bool,
    bills: list[Bill],
    taps: list[int],
    tapping: list[tuple[int, Bill]],
) -> bool:
    """Note what each use of a permanent costs at least, or that {T} of it must be paid, or both; False if
    nothing keeps it from being used."""
    piece = actor.piece
    for name in actor.names:
        if (brisk and name in IDLE) or (is_late(name) and not main):
            continue
        if least(name):
            if actor.taps:
                tapping.append((piece, price(name)))
            else:
                bills.append(price(name))
        elif actor.taps:
            taps.append(piece)
        else:
            return False
    if actor.down:
        for costs in face_up_costs(table, piece).values():
            paid = [cost for cost in costs if isinstance(cost, n.Mana)]
            bills.append(bill(mana(paid[0].cost)) if len(paid) == 1 else Bill())
    if actor.room and main:
        what = table.pieces[piece].copies[-1].what if table.pieces[piece].copies else table.pieces[piece].what
        if what < 0 or CARDS[what].layout != ROOM:
            return False
        for door, face in enumerate(CARDS[what].faces):
            if not table.pieces[piece].doors >> door & 1:
                bills.append(bill(mana(face.cost or "")))
    return True
