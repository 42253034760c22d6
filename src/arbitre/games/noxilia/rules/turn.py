"""The turn as a table of short steps: start of turn in seven parts, actions, end of turn (N-078 to N-130)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.decisions import PICK, Decision
from arbitre.kernel.door import POURED, SHUFFLED, conclude, expire, happen, resolve_triggers
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import NOBODY, Event, Result

from ..cards.index import ADVENTURE, CARDS, DEEDS, TYPE
from ..language.keywords import ATTACK_AURA, REGENERATION
from ..meaning.cards import draw, enter, may_come
from ..meaning.units import equip
from .actions import act
from .changes import things as did
from .changes import turn as turned
from .checks.actions import dry
from .damage import bury, heal, strike
from .figures import rule, skills_now, x_of
from .fog import look_around
from .model import (
    ACTIONS,
    BEGIN,
    CLOSE,
    COLLECT,
    DAWN,
    DUSK,
    EXILE,
    FATE,
    FATE_DISCARD,
    MARCH,
    MULLIGAN,
    MUSTER,
    POISON_PHASE,
    QUEUE,
    TIME,
    Table,
)
from .muster import begin, mulligan, muster
from .offers import offers
from .places import ground, place

CHOOSE_ACTION: Final = ("act",)


def step(table: Table) -> None:
    """Play the next step of the phase the game is in, and after it what can be played without asking.

    The quiet part comes last, so it is never played again when an answer arrives.
    """
    TURN[table.board.phase](table)
    while _quiet(table):
        TURN[table.board.phase](table)


def _quiet(table: Table) -> bool:
    """Whether the next step hardly asks anybody anything."""
    phase = table.board.phase
    if phase == DUSK:
        return turned.DUSK not in table.triggers
    return phase in (DAWN, MARCH, TIME, POISON_PHASE, CLOSE)


def _order(table: Table) -> tuple[int, int]:
    """Both seats, the first player of the turn first (NR-12)."""
    first = table.board.first
    return first, 1 - first


def _phase(table: Table, phase: int) -> None:
    happen(table, Event(turned.PHASE, amount=phase))


# Start of turn


def _dawn(table: Table) -> None:
    """1 fate, 2 draw (N-079 to N-082)."""
    board = table.board
    seat = board.starter if board.turn % 2 else 1 - board.starter  # NR-11
    deck, spent = place(table, seat, FATE), place(table, seat, FATE_DISCARD)
    if not table.ids(deck) and table.ids(spent):
        happen(table, Event(POURED, seat, frm=spent, to=deck))
        happen(table, Event(SHUFFLED, seat, to=deck))
    if table.ids(deck):
        fate = table.ids(deck)[-1]
        happen(table, Event(turned.FATE_TURNED, seat, fate))
        scene = Scene(seat, fate)
        for deed in DEEDS[table.pieces[fate].what]:
            play(table, deed, scene)
        resolve_triggers(table, board.first)
    for player in _order(table):
        cards = sum(
            CARDS[table.pieces[card].what].draw
            for card in board.places
            if table.pieces[card].controller == player
        )
        draw(table, player, cards + rule(table, "draw", player))
    _phase(table, COLLECT)


def _collect(table: Table) -> None:
    """3 gains of zones, then start-of-turn effects, player by player (N-083 to N-085)."""
    board = table.board
    for player in _order(table):
        zones = [card for card in board.places if table.pieces[card].controller == player]
        gold = sum(CARDS[table.pieces[card].what].gold for card in zones) + rule(table, "gold", player)
        if gold > 0:
            happen(table, Event(turned.GOLD, player, amount=gold))
        for card in zones:
            scene = Scene(player, card)
            for deed in DEEDS[table.pieces[card].what]:
                play(table, deed, scene)
    for player in _order(table):
        _regenerate(table, player)
        _auras(table, player)
        happen(table, Event(turned.DAWN, player))
        resolve_triggers(table, player)
    _phase(table, MARCH)


def _regenerate(table: Table, seat: int) -> None:
    """Regeneration X (N-169)."""
    for space in range(len(table.board.places)):
        for unit in list(table.ids(space)):
            it = table.pieces[unit]
            if it.lost and it.controller == seat and skills_now(table, unit) & REGENERATION:
                heal(table, unit, x_of(table, unit, REGENERATION), unit)


def _auras(table: Table, seat: int) -> None:
    """The highest aura of each zone, from units that are face up (N-150, N-151, N-077)."""
    for space in range(len(table.board.places)):
        best, source = 0, NOBODY
        for unit in table.ids(space):
            it = table.pieces[unit]
            if it.controller == seat and not it.hidden and skills_now(table, unit) & ATTACK_AURA:
                x = x_of(table, unit, ATTACK_AURA)
                if x > best:
                    best, source = x, unit
        if best:
            happen(table, Event(did.AURA, seat, source, to=space, amount=best))


def _march(table: Table) -> None:
    """4 the queue advances, 5 all cards are disengaged (N-086 to N-089)."""
    for seat in _order(table):
        queue = place(table, seat, QUEUE)
        if not table.ids(queue):
            continue
        happen(table, Event(turned.ADVANCED, seat, to=queue))
        for card in list(table.ids(queue)):
            # A Hero whose like is in play waits at the head of the queue (N-019).
            if table.pieces[card].time <= 0 and may_come(table, card, seat):
                enter(table, seat, card)
    happen(table, Event(did.DISENGAGED))
    resolve_triggers(table, table.board.first)
    _phase(table, TIME)


def _time(table: Table) -> None:
    """6 time markers, 7 armour (N-090 to N-092)."""
    for seat in _order(table):
        for card in list(table.ids(place(table, seat, EXILE))):
            it = table.pieces[card]
            if not it.away:
                continue
            over = it.time <= 0
            happen(table, Event(turned.TICKED, seat, card, extra=int(over)))
            journey = ADVENTURE[it.what]
            if over and journey is not None:
                play(table, journey.do, Scene(seat, card))
    for card in table.board.places:
        if table.pieces[card].time > 0:
            happen(table, Event(turned.TICKED, piece=card))
    happen(table, Event(turned.RESET))
    resolve_triggers(table, table.board.first)
    _phase(table, ACTIONS)


# Actions


def opens(table: Table) -> bool:
    """Whether the next step begins with a question: whoever's turn it is to act is asked."""
    return table.board.phase == ACTIONS


def question(table: Table) -> Decision:
    """What is to be done? Asked even when only passing is left: an automatic pass would tell what the hand is
    not."""
    seat = table.board.active
    return Decision(table.count, PICK, seat, offers(table, seat), 1, 1, CHOOSE_ACTION, NOBODY, "N-094")


def _actions(table: Table) -> None:
    """One action each in turn, until both have passed in succession (N-093, N-124)."""
    seat = table.board.active
    act(table, seat, ask.put(table, question))
    if table.seats[0].passed and table.seats[1].passed:
        _phase(table, POISON_PHASE)


# End of turn


def _poison(table: Table) -> None:
    """Poison takes life, whatever the armour; all at once (N-127, N-167)."""
    ill = [
        unit
        for space in range(len(table.board.places))
        for unit in table.ids(space)
        if table.pieces[unit].poison
    ]
    for unit in ill:
        strike(table, unit, table.pieces[unit].poison, NOBODY, piercing=True)
    if ill:
        bury(table, ill)
        resolve_triggers(table, table.board.first)
    _phase(table, DUSK)


def _dusk(table: Table) -> None:
    """End-of-turn effects, player by player (N-128)."""
    for player in _order(table):
        happen(table, Event(turned.DUSK, player))
        resolve_triggers(table, player)
    _phase(table, CLOSE)


def _close(table: Table) -> None:
    """Mana is lost, zones and treasures are captured, what was for the turn ends (N-129, NR-31)."""
    board = table.board
    happen(table, Event(turned.FADED, extra=1))
    holders = [_holder(table, space) for space in range(len(board.places))]
    for space, seat in enumerate(holders):
        if seat >= 0 and table.pieces[board.places[space]].controller != seat:
            happen(table, Event(did.CAPTURED, seat, board.places[space]))  # N-207
    resolve_triggers(table, board.first)
    for space, seat in enumerate(holders):
        if seat >= 0:
            _treasure(table, space, seat)
    happen(table, Event(turned.FADED))
    _give_back(table)
    expire(table, "turn")
    bury(table, [u for space in range(len(board.places)) for u in table.ids(space)])
    resolve_triggers(table, board.first)
    if board.turn >= board.turn_limit:
        conclude(table, Result((), "turn_limit", ""))
    happen(table, Event(turned.TURN, board.first_passed))  # N-125
    _phase(table, DAWN)


def _holder(table: Table, space: int) -> int:
    """The one seat that has units in a space, or NOBODY (N-207)."""
    seats = {table.pieces[unit].controller for unit in table.ids(space)}
    return seats.pop() if len(seats) == 1 else NOBODY


def _treasure(table: Table, space: int, seat: int) -> None:
    """One treasure of the zone is captured (N-211 to N-213, NR-32)."""
    chest = [
        thing
        for thing in table.ids(ground(table, space))
        if TYPE[table.pieces[thing].what] == "treasure"
        and (table.pieces[thing].hidden or table.pieces[thing].primo)
    ]
    units = [u for u in table.ids(space) if dry(table, u) is None]
    if not chest or not units:
        return
    treasure = chest[0]
    what = table.pieces[treasure].what
    if table.pieces[treasure].hidden:
        happen(table, Event(did.REVEALED, seat, treasure))
    if CARDS[what].false:
        happen(table, Event(did.CRUMBLED, seat, treasure))
        return
    unit = ask.pick_one(
        table, seat, lambda: [("bearer", u) for u in units], ("treasure", treasure), treasure, "N-212"
    )[1]
    happen(table, Event(did.FOUND, seat, treasure, unit))
    equip(table, treasure, unit)
    scene = Scene(seat, treasure)
    for deed in DEEDS[what]:
        play(table, deed, scene)


def _give_back(table: Table) -> None:
    """Units under another's control for the turn act for their owner again (NG-07)."""
    for space in range(len(table.board.places)):
        for unit in list(table.ids(space)):
            it = table.pieces[unit]
            if it.lent:
                happen(table, Event(did.CONTROLLED, it.owner, unit, other=it.controller))
                look_around(table, unit)


TURN: Final[dict[int, Callable[[Table], None]]] = {
    BEGIN: begin,
    MUSTER: muster,
    MULLIGAN: mulligan,
    DAWN: _dawn,
    COLLECT: _collect,
    MARCH: _march,
    TIME: _time,
    ACTIONS: _actions,
    POISON_PHASE: _poison,
    DUSK: _dusk,
    CLOSE: _close,
}
