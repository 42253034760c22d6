"""What each event does to the table: the only functions of the game that write the state.

Every die that comes to or leaves a Ready Area passes through `lay`, which puts its clauses to work and
takes them out again, and carries attached spells along (Q-015).
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.chance import dice
from arbitre.kernel.door import (
    KERNEL_PERFORMS,
    MOVED,
    POURED,
    SHUFFLED,
    begin,
    end,
    happen,
    performs_move,
)
from arbitre.kernel.effects import Ability
from arbitre.kernel.layers import remember, traits
from arbitre.kernel.pieces import NOBODY, Event, Result

from ..cards.index import CARDS, KINDS, NODES
from ..language.definitions import Card, Face
from .model import ASIDE, ATTACK, BAG, LOCKED, POOL, READY, ROLL, SCORE, SPENT, USED, Table
from .places import area, area_of, wilds_zone

ROLLED: Final = "rolled"
TURNED: Final = "turned"
SPENT_FOR: Final = "spent"
QUIDDITY: Final = "quiddity"
READIED: Final = "readied"
SUMMONED: Final = "summoned"
LOCKED_DOWN: Final = "locked"
UNLOCKED: Final = "unlocked"
CAST: Final = "cast"
ATTACHED: Final = "attached"
SCORED: Final = "scored"
GLORY: Final = "glory"
CULLED: Final = "culled"
CAPTURED: Final = "captured"
DESTROYED: Final = "destroyed"
RETURNED: Final = "returned"
SWAPPED: Final = "swapped"
ATTACKED: Final = "attacked"
SPARED: Final = "spared"
DAMAGED: Final = "damaged"
PAID: Final = "paid"
ALLOWED: Final = "allowed"
JOINED: Final = "joined"
TURN: Final = "turn"
PHASE: Final = "phase"
DRAWN: Final = "drawn"
KEPT: Final = "kept"
LAST_TURN: Final = "last_turn"

WHERE: Final = {READY: "ready", LOCKED: "locked", ASIDE: "aside"}
"""The areas in which clauses are at work."""


def face_of(table: Table, die: int) -> Face:
    """The face that is up (of the creature it copies, if it does)."""
    piece = table.pieces[die]
    if piece.guise >= 0:
        return KINDS[piece.guise].faces[piece.guise_face]
    return KINDS[piece.what].faces[piece.face]


SPELL: Final = tuple(tuple(face.spell for face in kind.faces) for kind in KINDS)
"""For each kind and side: whether it is a spell face. (A copy is always of a creature.)"""


def creatures(table: Table, seat: int) -> list[int]:
    """The creatures of a seat that fight and score: all in its Ready Area but the locked one
    (Q-061, Q-062, Q-065)."""
    pieces = table.pieces
    ready = table.zones[area(seat, READY)].ids
    return [die for die in ready if not SPELL[pieces[die].what][pieces[die].face]]


def card_of(table: Table, die: int) -> Card:
    """The card in the Wilds that speaks for this die."""
    piece = table.pieces[die]
    return CARDS[table.board.card_of[piece.guise if piece.guise >= 0 else piece.what]]


def _clauses_begin(table: Table, die: int, which: int, host: tuple[int, ...] = ()) -> None:
    """Put the clauses of a die to work that belong to this area and these bursts (Q-010, Q-064, Q-074)."""
    card = card_of(table, die)
    if not card.clauses:
        return
    where = WHERE[which]
    bursts = face_of(table, die).bursts
    owner = table.pieces[die].owner
    for clause in card.clauses:
        fits = clause.where == where and (not clause.bursts or bursts in clause.bursts)
        if fits and isinstance(clause.does, Ability):
            begin(table, NODES.name(clause.does), owner, die, targets=host)


def _clauses_end(table: Table, die: int) -> None:
    """Take out of work what the die itself brought (Q-077)."""
    gone = tuple(e for e in table.effects if e.source == die and not e.until)
    if gone:
        end(table, gone)


def lay(table: Table, event: Event, to: int) -> None:
    """Move the die of an event to a zone, with all that follows from leaving and arriving."""
    die = event.piece
    zone = table.pieces[die].zone
    frm, which = area_of(table, zone), area_of(table, to)
    event.to = to
    if frm not in WHERE and which not in WHERE:
        performs_move(table, event)
        return
    carried: list[int] = []
    if frm in WHERE:
        remember(table, die)
        if which not in (READY, LOCKED):
            home = table.ids(area(table.zones[zone].owner, READY))
            carried = [spell for spell in home if table.pieces[spell].host == die]
        _clauses_end(table, die)
    performs_move(table, event)
    piece = table.own(die)
    piece.host = NOBODY
    if which not in WHERE:
        piece.guise = NOBODY  # a copy forgets once it is used or rolled (QB-37)
    elif not face_of(table, die).spell:
        _clauses_begin(table, die, which)
    if carried and which == ASIDE:
        to = area(piece.owner, USED)  # a spell is not set aside: it goes to the ordinary pile
    for spell in carried:
        happen(table, Event(MOVED, event.seat, spell, to=to))


def _moved(table: Table, event: Event) -> None:
    lay(table, event, event.to)


def _rolled(table: Table, event: Event) -> None:
    """Roll the dice of the group; `values` tells the sides that came up, `extra` is 1 for a reroll."""
    if not table.board.rolled and table.board.phase == ROLL:
        table.own_board().rolled = True
    sides = dice(table, len(event.group), 6)
    for it, side in zip(table.own_all(event.group), sides, strict=True):
        it.face = side
    event.values = tuple(sides)


def _turned(table: Table, event: Event) -> None:
    """Turn the die to face `amount`. Off a lock face it joins the ordinary Ready Area (Q-059, Q-060)."""
    piece = table.own(event.piece)
    which = area_of(table, piece.zone)
    if which in WHERE:
        _clauses_end(table, event.piece)
    piece.face = event.amount
    piece.guise = NOBODY
    face = KINDS[piece.what].faces[event.amount]
    if which == LOCKED and not face.lock:
        lay(table, event, area(piece.owner, READY))
    elif which in WHERE and not face.spell:
        _clauses_begin(table, event.piece, which)
    elif piece.host >= 0:
        _clauses_begin(table, event.piece, which, (piece.host,))


def _spent(table: Table, event: Event) -> None:
    """The die goes to the Spent Pile and gives `amount` quiddity (Q-012)."""
    table.own_board().quiddity += event.amount
    lay(table, event, area(table.pieces[event.piece].owner, SPENT))


def _quiddity(table: Table, event: Event) -> None:
    table.own_board().quiddity += event.amount


def _paid(table: Table, event: Event) -> None:
    """Pay `amount`: the dice of the group are spent for the quiddity they show (Q-008); the rest stays."""
    worth = -event.amount
    if event.group:
        pool, spent = area(event.seat, POOL), area(event.seat, SPENT)
        ids = table.own_zone(pool).ids
        for it in table.own_all(event.group):
            worth += KINDS[it.what].faces[it.face].quiddity
            it.zone = spent
            ids.remove(it.id)
        table.own_zone(spent).ids.extend(event.group)
    table.own_board().quiddity += worth


def _readied(table: Table, event: Event) -> None:
    lay(table, event, area(event.seat, READY))


def _summoned(table: Table, event: Event) -> None:
    """A creature comes to the Ready Area, as a copy if its card says so."""
    board = table.own_board()
    board.summoned = (*board.summoned, table.pieces[event.piece].what)
    _take_guise(table, event)
    lay(table, event, area(event.seat, READY))


def _returned(table: Table, event: Event) -> None:
    """A die comes back to an area of its owner."""
    _take_guise(table, event)
    lay(table, event, event.to)


def _take_guise(table: Table, event: Event) -> None:
    """`extra` is one more than the die that is copied; 0 for none (QB-37)."""
    if event.extra:
        piece, model = table.own(event.piece), table.pieces[event.extra - 1]
        piece.guise = model.guise if model.guise >= 0 else model.what
        piece.guise_face = model.guise_face if model.guise >= 0 else model.face


def _locked(table: Table, event: Event) -> None:
    """A die comes to a Locked Area and belongs to whose area it is (Q-054, Q-084)."""
    target = event.other
    if target == event.seat:
        table.own_board().lock_made = event.piece
    table.own(event.piece).owner = target
    lay(table, event, area(target, LOCKED))


def _to_pile(table: Table, event: Event) -> None:
    """The die goes where the event says: a pile of its owner, or what a guard made of it."""
    lay(table, event, event.to)


def _cast(table: Table, event: Event) -> None:
    """A cast spell is spent in its owner's turn, used otherwise (Q-032); attached ones stay (`extra`)."""
    if not event.extra:
        lay(table, event, event.to)


def _attached(table: Table, event: Event) -> None:
    """The spell stays in the Ready Area with its creature, and its clauses are at work."""
    table.own(event.piece).host = event.source
    _clauses_begin(table, event.piece, READY, (event.source,))


def _scored(table: Table, event: Event) -> None:
    """The creature scores its Glory and goes to the Used Pile (Q-014)."""
    board = table.own_board()
    board.scored = (*board.scored, event.piece)
    board.culls = (*board.culls, (event.piece, event.seat))
    lay(table, event, area(event.seat, USED))
    _add_glory(table, event.seat, event.amount)


def _glory(table: Table, event: Event) -> None:
    _add_glory(table, event.seat, event.amount)


def _culled(table: Table, event: Event) -> None:
    """Back to its card in the Wilds (Q-016)."""
    if event.extra:
        _cull_over(table, event)
    slot = table.board.slot_of[table.pieces[event.piece].what]
    lay(table, event, wilds_zone(table, slot))
    table.own(event.piece).owner = NOBODY


def _captured(table: Table, event: Event) -> None:
    """From the Wilds to the captor's Used Pile, or where the event says (Q-033). `extra` is 1 if it uses
    up one of the captures of the turn."""
    if event.extra:
        table.own_board().captures -= 1
    table.own(event.piece).owner = event.seat
    lay(table, event, event.to)


def _swapped(table: Table, event: Event) -> None:
    """Two dice change owners and Used Piles: `piece` is the giver's, `source` the other's."""
    other = table.pieces[event.source].owner
    table.own(event.piece).owner = other
    table.own(event.source).owner = event.seat
    lay(table, event, area(other, USED))
    happen(table, Event(MOVED, event.seat, event.source, to=area(event.seat, USED)))


def _attacked(table: Table, event: Event) -> None:
    """The active player attacks the player `other`, or has no fight with him."""
    board = table.own_board()
    board.to_attack = tuple(s for s in board.to_attack if s != event.other)
    board.joined = ()
    board.joining = 0


def _joined(table: Table, event: Event) -> None:
    board = table.own_board()
    board.joined = (*board.joined, event.piece)
    board.joining += event.amount


def _destroyed(table: Table, event: Event) -> None:
    """`extra` is 1 when an attack did it."""
    if event.extra == 1:
        board = table.own_board()
        owner = table.pieces[event.piece].owner
        if owner not in board.hurt:
            board.hurt = (*board.hurt, owner)
    lay(table, event, event.to)


def _allowed(table: Table, event: Event) -> None:
    """`amount` more captures this turn, each `extra` cheaper."""
    board = table.own_board()
    board.captures += event.amount
    board.discount += event.extra


def _turn(table: Table, event: Event) -> None:
    """A new turn of `seat` begins with phase 1: nothing carries over (Q-021)."""
    board = table.own_board()
    board.turn += 1
    board.active = event.seat
    board.quiddity = 0
    board.captures = 2 if board.two_captures else 1
    board.discount = 0
    board.scored = board.culls = board.summoned = ()
    board.attackers = board.to_attack = board.hurt = ()
    board.lock_made = NOBODY
    board.rolled = False
    board.phase = SCORE


def _phase(table: Table, event: Event) -> None:
    board = table.own_board()
    board.phase = event.amount
    if event.amount == ATTACK:
        board.attackers = tuple(creatures(table, board.active))
        if board.attackers:
            board.strengths = tuple([traits(table, die).attack for die in board.attackers])
            board.attack_serial = table.serial
            board.to_attack = tuple(table.opponents(board.active))


def _drawn(table: Table, event: Event) -> None:
    """Dice come from the top of the bag to the Active Pool; `group` tells which, `amount` how many."""
    bag = table.own_zone(area(event.seat, BAG)).ids
    pool = area(event.seat, POOL)
    group = bag[: -event.amount - 1 : -1]
    del bag[-event.amount :]
    table.own_zone(pool).ids.extend(group)
    for it in table.own_all(group):
        it.zone = pool
        it.life += 1
    event.group = tuple(group)


def _cull_over(table: Table, event: Event) -> None:
    """The cull for one scored creature was taken or left."""
    board = table.own_board()
    board.culls = board.culls[1:]


def _last_turn(table: Table, event: Event) -> None:
    """Enough cards of the Wilds are empty: this turn is the last (Q-038)."""
    table.own_board().last_turn = True


def _add_glory(table: Table, seat: int, amount: int) -> None:
    """A player who reaches the goal wins at once (Q-037)."""
    player = table.own_seat(seat)
    player.glory += amount
    if player.glory >= table.board.goal:
        table.result = Result((seat,), "glory", "Q-037")


def _told(table: Table, event: Event) -> None:
    """Nothing to write: the event tells."""


PERFORMS: Final = {
    **KERNEL_PERFORMS,
    MOVED: _moved,
    ROLLED: _rolled,
    TURNED: _turned,
    SPENT_FOR: _spent,
    QUIDDITY: _quiddity,
    PAID: _paid,
    READIED: _readied,
    SUMMONED: _summoned,
    LOCKED_DOWN: _locked,
    UNLOCKED: _to_pile,
    CAST: _cast,
    ATTACHED: _attached,
    SCORED: _scored,
    GLORY: _glory,
    CULLED: _culled,
    CAPTURED: _captured,
    DESTROYED: _destroyed,
    RETURNED: _returned,
    SWAPPED: _swapped,
    ATTACKED: _attacked,
    SPARED: _attacked,
    JOINED: _joined,
    DAMAGED: _told,
    ALLOWED: _allowed,
    TURN: _turn,
    PHASE: _phase,
    DRAWN: _drawn,
    KEPT: _cull_over,
    LAST_TURN: _last_turn,
}
"""For each kind of event, the one function that writes it."""


def refill_and_draw(table: Table, seat: int, number: int) -> list[int]:
    """Draw dice into the Active Pool.

    An empty bag takes the Used Pile when a die is needed, never the Spent Pile (Q-017, Q-047, QR-19).
    """
    bag, used = area(seat, BAG), area(seat, USED)
    drawn: list[int] = []
    while number > 0:
        if not table.ids(bag):
            if not table.ids(used):
                break
            happen(table, Event(POURED, seat, frm=used, to=bag))
            happen(table, Event(SHUFFLED, seat, to=bag))
        event = Event(DRAWN, seat, amount=min(number, len(table.ids(bag))))
        happen(table, event)
        drawn += event.group
        number -= event.amount
    return drawn


def roll(table: Table, seat: int, rolled: list[int], again: bool = False) -> None:
    """Roll dice together; `again` tells a reroll."""
    if rolled:
        happen(table, Event(ROLLED, seat, group=tuple(rolled), extra=int(again)))
