"""The other half of `changes`: what events of players, mana, zones and the turn do to the table."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import NOBODY, Event

from ...cards.index import PRODUCES
from ..model import ACTIONS, CAMP, FATE_DISCARD, HAND, LIBRARY, MULLIGAN, MUSTER, Table
from ..places import gone, place
from .handling import mend, rest, shift, wake
from .things import BURIED, CAPTURED, CRUMBLED, FLOODED, FOUND, LOOKED, UNIT_PERFORMS

DREW: Final = "drew"
GOLD: Final = "gold"
ALLOWED: Final = "allowed"
PRODUCED: Final = "produced"
MANA: Final = "mana"
CAST: Final = "cast"
ENACTED: Final = "enacted"
PASSED: Final = "passed"
ACTED: Final = "acted"
TURN: Final = "turn"
PHASE: Final = "phase"
FATE_TURNED: Final = "fate"
DAWN: Final = "dawn"
DUSK: Final = "dusk"
STARTED: Final = "started"
MUSTERED: Final = "mustered"
READY: Final = "ready"
KEPT: Final = "kept"
ADVANCED: Final = "advanced"
TICKED: Final = "ticked"
RESET: Final = "reset"
FADED: Final = "faded"
AIMED: Final = "aimed"
EMPTY: Final = (0, 0, 0, 0, 0, 0, 0)


def _drew(table: Table, event: Event) -> None:
    event.frm = table.pieces[event.piece].zone
    event.to = place(table, event.seat, HAND)
    shift(table, event.piece, event.to)


def _gold(table: Table, event: Event) -> None:
    table.own_seat(event.seat).gold += event.amount


def _produced(table: Table, event: Event) -> None:
    """Engage a producer and have its mana (N-041)."""
    it = table.own(event.piece)
    it.engaged = True
    made = PRODUCES[it.what] or EMPTY
    player = table.own_seat(event.seat)
    player.mana = tuple(a + b for a, b in zip(player.mana, made, strict=True))


def _mana(table: Table, event: Event) -> None:
    """Floating mana is now `values`."""
    table.own_seat(event.seat).mana = event.values


def _cast(table: Table, event: Event) -> None:
    """A spell, cast by the unit `source`, lies open until its effect is over; then it goes to the graveyard
    (N-192)."""
    event.frm = table.pieces[event.piece].zone
    event.to = gone(table)
    shift(table, event.piece, event.to)
    board = table.own_board()
    board.spell, board.caster = event.piece, event.source


def _enacted(table: Table, event: Event) -> None:
    """An event lies open until its effect is over, as a spell does (N-116)."""
    event.frm = table.pieces[event.piece].zone
    event.to = gone(table)
    shift(table, event.piece, event.to)


def _passed(table: Table, event: Event) -> None:
    """The first pass of a series is remembered (N-125, NR-10)."""
    table.own_seat(event.seat).passed = True
    board = table.own_board()
    if board.first_passed < 0:
        board.first_passed = event.seat
    board.active = 1 - event.seat


def _acted(table: Table, event: Event) -> None:
    """The action is over: the other player's turn, and all passes are forgotten (N-126)."""
    board = table.own_board()
    board.active = 1 - event.seat
    board.come = NOBODY
    if board.first_passed >= 0:
        board.first_passed = NOBODY
        for seat in (0, 1):
            table.own_seat(seat).passed = False


def _turn(table: Table, event: Event) -> None:
    board = table.own_board()
    board.turn += 1
    board.first = board.active = event.seat
    board.first_passed = NOBODY
    for seat in (0, 1):
        table.own_seat(seat).passed = False


def _phase(table: Table, event: Event) -> None:
    board = table.own_board()
    board.phase = event.amount
    board.come = NOBODY
    if event.amount == ACTIONS:
        board.active = board.first


def _fate(table: Table, event: Event) -> None:
    """The last fate goes away, the new one is turned up; it lies on its owner's discards (N-079, NR-11)."""
    event.frm = table.pieces[event.piece].zone
    event.to = place(table, event.seat, FATE_DISCARD)
    shift(table, event.piece, event.to)
    table.own_board().fate = event.piece


def _started(table: Table, event: Event) -> None:
    """Chance chose who begins; each player may look through his deck to muster (N-057, N-059)."""
    board = table.own_board()
    board.first = board.starter = board.active = event.seat
    board.phase = MUSTER
    for seat in (0, 1):
        for thing in table.ids(place(table, seat, LIBRARY)):
            table.own(thing).known = 1 << seat
        for thing in table.ids(place(table, seat, CAMP)):
            if table.pieces[thing].hidden:
                table.own(thing).known = 1 << seat


def _mustered(table: Table, event: Event) -> None:
    """A starting unit is placed face down for `amount` of the allowance (N-060)."""
    event.frm = table.pieces[event.piece].zone
    it = shift(table, event.piece, event.to)
    it.controller = event.seat
    it.hidden = True
    it.known = 1 << event.seat
    it.caught = 0  # nobody was there before
    table.own_seat(event.seat).allowance -= event.amount


def _ready(table: Table, event: Event) -> None:
    """Starting units are chosen; what is left of the allowance is gold (N-063)."""
    player = table.own_seat(event.seat)
    player.gold += player.allowance
    player.allowance = 0
    board = table.own_board()
    board.active = 1 - event.seat
    if board.active == board.starter:
        board.phase = MULLIGAN


def _kept(table: Table, event: Event) -> None:
    """The mulligan is taken or left (N-066)."""
    table.own_seat(event.seat).mulligan = True
    table.own_board().active = 1 - event.seat


def _advanced(table: Table, event: Event) -> None:
    """One step in the queue (N-086)."""
    for thing in table.own_all(table.ids(event.to)):
        thing.time -= 1


def _ticked(table: Table, event: Event) -> None:
    """A time marker less; or, with none left, the adventure ends (N-090)."""
    it = table.own(event.piece)
    if event.extra:
        it.away = False
    else:
        it.time -= 1


def _reset(table: Table, event: Event) -> None:
    """Every unit's armour is its score again (N-092)."""
    for space in range(len(table.board.places)):
        for unit in table.ids(space):
            if table.pieces[unit].worn or table.pieces[unit].wear is not None:
                mend(table, unit, reset=True)


def _faded(table: Table, event: Event) -> None:
    """What was for the turn is over (N-130): on units, and floating mana if `extra` (N-129)."""
    if event.extra:
        for seat in (0, 1):
            if table.seats[seat].mana != EMPTY:
                table.own_seat(seat).mana = EMPTY
        return
    for space in range(len(table.board.places)):
        for unit in table.ids(space):
            it = table.pieces[unit]
            if it.melee or it.ranged or it.armour or it.aura or it.skills or it.wear is not None:
                mend(table, unit, reset=False)
                it = table.own(unit)
                it.melee = it.ranged = it.aura = it.skills = 0
                it.xs = ()


# Zones and treasures


def _captured(table: Table, event: Event) -> None:
    """The zone card turns to its new controller (N-208)."""
    rest(table, event.piece)
    table.own(event.piece).controller = event.seat
    wake(table, event.piece)


def _found(table: Table, event: Event) -> None:
    """A treasure is captured: it is the capturer's from now on (N-212)."""
    it = table.own(event.piece)
    it.owner = it.controller = event.seat
    it.primo = False


def _crumbled(table: Table, event: Event) -> None:
    event.frm = table.pieces[event.piece].zone
    shift(table, event.piece, gone(table))


def _buried(table: Table, event: Event) -> None:
    """A treasure lies face down on the ground of a space; nobody knows it. `extra` is 1 for a primo-treasure
    (N-067, N-068)."""
    event.frm = table.pieces[event.piece].zone
    it = shift(table, event.piece, event.to)
    it.hidden = True
    it.primo = bool(event.extra)


def _flooded(table: Table, event: Event) -> None:
    table.own(event.piece).time = event.amount


def _looked(table: Table, event: Event) -> None:
    """A seat knows a card, or all cards of the zone `to`, from now on."""
    for thing in (event.piece,) if event.piece >= 0 else table.ids(event.to):
        table.own(thing).known |= 1 << event.seat


def _told(table: Table, event: Event) -> None:
    """Nothing to write: the event tells."""


PERFORMS: Final = {
    **UNIT_PERFORMS,
    CAPTURED: _captured,
    FOUND: _found,
    CRUMBLED: _crumbled,
    BURIED: _buried,
    FLOODED: _flooded,
    LOOKED: _looked,
    DREW: _drew,
    GOLD: _gold,
    PRODUCED: _produced,
    MANA: _mana,
    CAST: _cast,
    ENACTED: _enacted,
    PASSED: _passed,
    ACTED: _acted,
    TURN: _turn,
    PHASE: _phase,
    FATE_TURNED: _fate,
    DAWN: _told,
    DUSK: _told,
    STARTED: _started,
    MUSTERED: _mustered,
    READY: _ready,
    KEPT: _kept,
    ADVANCED: _advanced,
    TICKED: _ticked,
    RESET: _reset,
    FADED: _faded,
    AIMED: _told,
}
"""For each kind of event, the one function that writes it."""
