"""What a player with priority may do now: made fast, and held by a test against the checks."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.pieces import Option

from ..language.keywords import Convoke
from .by_print import ANY_TIME, BURIED, CHEAPEST, FROM_HAND, LAND, LANDS, PRICES, QUICK, SUSPENDS, least
from .casting.activate import why_not_activate
from .casting.cast import ANY_COLOUR, PLAIN, SPELL_KEYS, can_cast_plainly, main_time, why_not_way
from .casting.ways import may_pay_otherwise, printed_ways, ways, within_leave
from .continuous.abilities import IDLE, PAY_INSTEAD, at_work
from .continuous.layers import derive, granted, traits_of
from .continuous.standing import Moment, Offered, actors, busy_actors, standing
from .mana.bill import Bill
from .mana.purse import Purses, alike_key, can_pay
from .model import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, Table
from .refs import zone
from .resting import FLASHING, at_rest, reductions, spells_get
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
ONLY_PASS: Final[list[Option]] = [PASS]


def offers(table: Table, seat: int) -> list[Option]:
    """Everything a player with priority may do now, passing first. It is the same until something happens
    that concerns him, with the same mana in his pool."""
    return _kept(table, seat)[:]


def nothing_but_pass(table: Table, seat: int) -> bool:
    """Whether a player with priority can only pass."""
    return len(_kept(table, seat)) == 1


def _kept(table: Table, seat: int) -> list[Option]:
    board = table.board
    kept = standing(table).offers
    now = moment(table, seat)
    known = kept.get(now)
    if known is None or not known.holds(board):
        # In his main phase he mostly has something to do.
        rests = not main_time(table, seat) and at_rest(table, seat)
        known = kept[now] = Offered(board, ONLY_PASS if rests else all_offers(table, seat))
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
    reached = granted(table)
    flashing = reached or FLASHING in table.statics or spells_get(table, Convoke)
    slow = not main and not flashing
    permits = bool(table.board.permits)
    free = reached or PAY_INSTEAD in table.statics or ANY_COLOUR in table.statics
    free = free or may_pay_otherwise(table, seat)
    plain = not free and not table.board.commanders and SPELL_KEYS.isdisjoint(table.statics)
    less = reductions(table)
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
            if plain and PLAIN[what] and not it.copies:
                _cast_plainly(table, seat, i, purses, found)
            else:
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


def _cast_plainly(table: Table, seat: int, piece: int, purses: Purses, found: list[Option]) -> None:
    """The same for a card of whose costs neither its text nor any effect says anything."""
    for way in printed_ways(table.pieces[piece].what):
        if way.facing:
            able = why_not_way(table, seat, piece, way, purses=purses) is None
        else:
            able = can_cast_plainly(table, seat, piece, way, purses)
        if able:
            found.append(("cast", piece, way.word))


def _activate(table: Table, seat: int, piece: int, where: str, purses: Purses, found: list[Option]) -> None:
    found += [
        ("activate", piece, name)
        for name in at_work(traits_of(table, piece).abilities, where).activated
        if why_not_activate(table, seat, piece, name, purses) is None
    ]


def _on_battlefield(table: Table, seat: int, main: bool, purses: Purses, found: list[Option]) -> None:
    pieces = table.pieces
    seen: set[tuple[str, Any]] = set()
    free = "cannot:activate" not in table.statics
    less = reductions(table)
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
                needed = least(name)
                if needed and needed > purses.all().most + less:
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
