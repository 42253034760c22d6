"""Things change: they move, tap, get counters, are turned, unlocked, copied. One function for each kind."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel import door
from arbitre.kernel.chance import shuffle
from arbitre.kernel.door import performs_shuffle
from arbitre.kernel.pieces import EVERYBODY, NOBODY

from ...cards.index import CARD_NUMBER, CARDS
from ...language.keywords import KEYWORD_COUNTERS
from ..continuous.last import snapshot
from ..events import Counters, Happening
from ..model import (
    BACK_UP,
    BATTLEFIELD,
    CEASED,
    COMMAND,
    EXILE,
    SCHEMES,
    STACK,
    Attack,
    Table,
    Thing,
)
from ..refs import role
from .commanders import fell
from .stack import unrest

MOVED: Final = "moved"
DREW: Final = "drew"
SHUFFLED: Final[str] = door.SHUFFLED
MINGLED: Final = "mingled"  # the cards `group` of a library lie in a random order
TAPPED: Final = "tapped"
UNTAPPED: Final = "untapped"
COUNTERS: Final = "counters"  # `amount` counters of kind `word` are put on `piece` (or on seat `other`)
UNCOUNTERED: Final = "uncountered"
REGARDED: Final = "regarded"  # another player than before controls `piece`
ATTACHED: Final = "attached"  # `piece` to `host` (a ref); to NOBODY: unattached
TURNED: Final = "turned"  # face up (`facing` "") or face down
UNLOCKED: Final = "unlocked"  # door `amount` of `piece`
LOCKED: Final = "locked"
TRANSFORMED: Final = "transformed"  # `piece` shows its other face
COPIED: Final = "copied"  # `piece` becomes a copy: `copies`
MARKED: Final = "marked"  # the word `word` is noted on `piece`, or taken from it (`amount` -1)
CHOSE: Final = "chose"  # `word` is noted on `piece` under the key `cause`
REVEALED: Final = "revealed"
LOOKED: Final = "looked"
SEARCHED: Final = "searched"
SET_IN_MOTION: Final = "set_in_motion"  # `piece`, off the top of the scheme deck or face up already
GOADED: Final = "goaded"
REMOVED_FROM_COMBAT: Final = "removed_from_combat"

# Only told, and heard
TOKENS: Final = "tokens"  # `amount` tokens `what` are about to be created under `seat`
SCRIED: Final = "scried"
SURVEILED: Final = "surveiled"
MANIFESTED_DREAD: Final = "manifested_dread"  # `piece` went to the graveyard
TOLD: Final[tuple[str, ...]] = (TOKENS, SCRIED, SURVEILED, MANIFESTED_DREAD)


UNTIL_LEAVES: Final = "until_leaves"
"""The mark of a card exiled until something leaves the battlefield (610.3)."""


def performs_moved(table: Table, event: Happening) -> None:
    """A thing goes from one zone to another and becomes a new object (400.7)."""
    number, to = event.piece, event.to
    piece = table.own(number)
    frm = piece.zone
    event.frm, event.life = frm, piece.life
    if frm in (BATTLEFIELD, STACK):
        piece.last = snapshot(table, number)
        if frm == BATTLEFIELD:
            if role(to) == "graveyard":
                board = table.own_board()
                board.dead = (*board.dead, (number, piece.last))
            _leave_combat(table, number)
            unrest(table)
            if role(to) == "graveyard" and "creature" in piece.last.traits.types:
                table.own_seat(piece.last.traits.controller).lost_creatures += 1
    if frm >= 0:
        table.own_zone(frm).ids.remove(number)
    ids = table.own_zone(to).ids
    if piece.token and role(to) == "library":
        ids.insert(0, number)  # no card, so none of those that are drawn or looked at (108.2b)
    elif role(to) in ("library", "schemes") and event.amount:
        at = len(ids) - event.amount if event.amount > 0 else 0
        ids.insert(max(0, at), number)  # so many from the top; below 0, the bottom
    else:
        ids.append(number)
    piece.zone = to
    piece.known = EVERYBODY if piece.facing else 0  # what lay face down is shown as it leaves (708.9)
    piece.life += 1
    piece.came = frm
    piece.turn = table.board.turn
    if event.cause == "discard":
        table.own_seat(piece.owner).discarded += 1
    elif event.cause == "sacrifice":
        table.own_seat(event.seat).sacrificed += 1
    _forget(piece)
    piece.stamp = table.serial
    table.serial += 1
    if to == BATTLEFIELD:
        _let_go(table, number)
        _arrive(piece, event)
        if event.facing:
            table.own_seat(event.seat).masked += 1
        elif _is_land(piece):
            table.own_seat(event.seat).landed += 1
    elif to == STACK:
        piece.controller = event.seat
        piece.copies = event.copies
        piece.marks = event.marks
        piece.back = BACK_UP in event.marks
        piece.door = event.extra if event.doors else NOBODY
        _face(piece, event.facing, event.seat)
    elif to == EXILE:
        piece.linked = event.linked
        piece.counters = event.counters  # as a suspended card has (702.62a)
        piece.marks = (UNTIL_LEAVES,) if event.cause == UNTIL_LEAVES else ()
        if event.facing:
            piece.hidden = True
    if to == CEASED:
        piece.hidden = True
    if table.board.commanders and (to == EXILE or role(to) == "graveyard"):
        fell(table, number)


def performs_set_in_motion(table: Table, event: Happening) -> None:
    """A scheme leaves the top of its deck and lies face up beside it (701.25b); one that is face up already
    stays where it is (701.25c)."""
    frm = table.pieces[event.piece].zone
    if role(frm) == "schemes":
        event.to = frm - SCHEMES + COMMAND
        performs_moved(table, event)
    event.life = table.pieces[event.piece].life  # what is heard is the scheme that lies there now


def _is_land(piece: Thing) -> bool:
    """Whether a thing that lies face up is printed as a land, or is a copy of one."""
    what = piece.copies[-1].what if piece.copies else piece.what
    return what >= 0 and "land" in CARDS[what].faces[int(piece.back)].types


def _let_go(table: Table, number: int) -> None:
    """What was attached to the object this was is not attached to the one it is now (400.7)."""
    for other in table.ids(BATTLEFIELD):
        if table.pieces[other].host == number:
            table.own(other).host = NOBODY


def _forget(piece: Thing) -> None:
    """A new object has no memory of what it was (400.7)."""
    piece.hidden = False
    piece.controller = piece.owner
    piece.tapped = piece.doomed = False
    piece.damage = piece.doors = piece.x = piece.spent = 0
    piece.opened = (0, 0)
    piece.counters, piece.copies, piece.marks, piece.chosen = (), (), (), ()
    piece.goaders, piece.hounds = (), ()
    piece.stamps, piece.raids = (), (0, 0)
    piece.host = piece.door = piece.held = piece.under = NOBODY
    piece.facing = ""
    piece.back = False
    piece.linked = None


def _arrive(piece: Thing, event: Happening) -> None:
    piece.controller = piece.under = event.seat
    piece.tapped = event.tapped
    piece.counters = event.counters
    piece.stamps = tuple((kind, piece.stamp) for kind, _ in event.counters if kind in KEYWORD_COUNTERS)
    piece.doors = event.doors
    piece.copies = event.copies
    piece.marks = event.marks
    piece.back = BACK_UP in event.marks or (piece.token and any(copy.back for copy in event.copies))
    piece.chosen = event.chosen
    piece.x = event.extra
    piece.host = event.host
    _face(piece, event.facing, event.seat)


def _face(piece: Thing, facing: str, seat: int) -> None:
    piece.facing = facing
    piece.hidden = bool(facing)
    if facing:
        piece.known = 1 << seat


def _leave_combat(table: Table, number: int) -> None:
    """Who leaves the battlefield is removed from combat (506.4)."""
    board = table.board
    if not board.attacks:
        return
    fights = any(number in (a.piece, a.whom) or number in a.blockers for a in board.attacks)
    if fights or any(b[0] == number for b in board.blocks):
        remove_from_combat(table, number)


def remove_from_combat(table: Table, number: int) -> None:
    """It no longer attacks, blocks or is attacked; what it blocked stays blocked, what attacked it goes on
    attacking nothing (506.4, 506.4c)."""
    board = table.own_board()
    board.attacks = tuple(
        Attack(
            a.piece,
            a.life,
            NOBODY if a.whom == number else a.whom,
            a.defender,
            tuple(b for b in a.blockers if b != number),
            a.blocked,
            a.struck,
        )
        for a in board.attacks
        if a.piece != number
    )
    board.blocks = tuple(
        (b, life, tuple(a for a in blocked if a != number))
        for b, life, blocked in board.blocks
        if b != number
    )


def performs_removed_from_combat(table: Table, event: Happening) -> None:
    """A creature is removed from combat."""
    remove_from_combat(table, event.piece)


def performs_drew(table: Table, event: Happening) -> None:
    """A player draws the top card of his library (121.1); from an empty one he only tries (704.5b)."""
    seat = table.own_seat(event.seat)
    library = table.own_zone(event.frm).ids
    if not library or table.pieces[library[-1]].token:
        seat.starved = True
        event.piece = NOBODY
        return
    seat.drawn += 1
    number = event.piece = library.pop()
    event.extra = seat.drawn
    piece = table.own(number)
    piece.zone = event.to
    piece.known = 0
    piece.life += 1
    piece.came = event.frm
    table.own_zone(event.to).ids.append(number)


def performs_tapped(table: Table, event: Happening) -> None:
    table.own(event.piece).tapped = True


def performs_untapped(table: Table, event: Happening) -> None:
    table.own(event.piece).tapped = False


def with_counters(counters: Counters, kind: str, number: int) -> Counters:
    """The counters with so many more (or fewer) of a kind."""
    have = dict(counters)
    have[kind] = have.get(kind, 0) + number
    return tuple((k, n) for k, n in have.items() if n > 0)


def performs_counters(table: Table, event: Happening) -> None:
    """Counters are put on a permanent, or given to a player (122.1)."""
    on = table.own(event.piece) if event.piece >= 0 else table.own_seat(event.other)
    event.extra = dict(on.counters).get(event.word, 0)
    on.counters = with_counters(on.counters, event.word, event.amount)
    if isinstance(on, Thing) and event.word in KEYWORD_COUNTERS:
        on.stamps = (*(s for s in on.stamps if s[0] != event.word), (event.word, table.serial))
        table.serial += 1


def performs_uncountered(table: Table, event: Happening) -> None:
    """Counters are removed; never more than there are."""
    on = table.own(event.piece) if event.piece >= 0 else table.own_seat(event.other)
    event.extra = dict(on.counters).get(event.word, 0)
    event.amount = min(event.amount, event.extra)
    on.counters = with_counters(on.counters, event.word, -event.amount)
    if isinstance(on, Thing) and event.amount == event.extra:
        on.stamps = tuple(stamp for stamp in on.stamps if stamp[0] != event.word)


def performs_attached(table: Table, event: Happening) -> None:
    """Attached (701.3): a new timestamp (613.7e)."""
    piece = table.own(event.piece)
    piece.host = event.host
    piece.stamp = table.serial
    table.serial += 1


def performs_turned(table: Table, event: Happening) -> None:
    """Turned face up, or down (708): the same object, a new timestamp (613.7f)."""
    piece = table.own(event.piece)
    piece.facing = event.facing
    piece.hidden = bool(event.facing)
    piece.known = 1 << event.seat if event.facing else 0
    piece.stamp = table.serial
    table.serial += 1


def performs_transformed(table: Table, event: Happening) -> None:
    """A double-faced permanent shows its other face (701.28): the same object, a new timestamp (613.7g)."""
    piece = table.own(event.piece)
    piece.back = not piece.back
    if piece.token:  # a token copy has both faces of what it was made as (707.8a)
        piece.copies = tuple(
            msgspec.structs.replace(copy, back=piece.back) if copy.what == piece.what else copy
            for copy in piece.copies
        )
    piece.stamp = table.serial
    table.serial += 1


def performs_unlocked(table: Table, event: Happening) -> None:
    """A door of a Room opens (709.5); `extra` says whether it was the last. What this door says is as new as
    it is, what the other one says as old as before (613.7)."""
    piece = table.own(event.piece)
    piece.doors |= 1 << event.amount
    event.extra = int(piece.doors == 3)
    first, second = piece.opened
    piece.opened = (first, table.serial) if event.amount else (table.serial, second)
    table.serial += 1


def performs_locked(table: Table, event: Happening) -> None:
    piece = table.own(event.piece)
    piece.doors &= ~(1 << event.amount)


def performs_copied(table: Table, event: Happening) -> None:
    """It becomes a copy, or what no longer lasts ends (`copies` is what it copies from now on)."""
    table.own(event.piece).copies = event.copies


def performs_marked(table: Table, event: Happening) -> None:
    piece = table.own(event.piece)
    marks = tuple(m for m in piece.marks if m != event.word)
    piece.marks = marks if event.amount < 0 else (*marks, event.word)


def performs_chose(table: Table, event: Happening) -> None:
    piece = table.own(event.piece)
    piece.chosen = (*((k, v) for k, v in piece.chosen if k != event.cause), (event.cause, event.word))


def performs_goaded(table: Table, event: Happening) -> None:
    piece = table.own(event.piece)
    piece.goaders = (*(s for s in piece.goaders if s != event.seat), event.seat)
    if event.cause == "game":
        piece.hounds = (*(s for s in piece.hounds if s != event.seat), event.seat)


def performs_revealed(table: Table, event: Happening) -> None:
    """Everybody has seen these (`group`); they are known as long as they stay."""
    for piece in table.own_all(event.group):
        if piece.hidden or role(piece.zone) in ("library", "hand"):
            piece.known = EVERYBODY


def performs_looked(table: Table, event: Happening) -> None:
    """The seat `seat` has looked at a card."""
    table.own(event.piece).known |= 1 << event.seat


def performs_searched(table: Table, event: Happening) -> None:
    """A player has seen all of a library."""
    for piece in table.own_all(table.ids(event.to)):
        piece.known |= 1 << event.seat


def performs_shuffled(table: Table, event: Happening) -> None:
    """Shuffle a library (701.20). What is printed behind the numbers is dealt anew, so that no number can be
    followed; a token in there keeps its own, since it is no card."""
    zone = table.own_zone(event.to)
    tokens = [i for i in zone.ids if table.pieces[i].token]
    zone.ids = [i for i in zone.ids if not table.pieces[i].token]
    performs_shuffle(table, event)
    zone.ids = tokens + zone.ids


def performs_mingled(table: Table, event: Happening) -> None:
    """Some cards of a library lie in a random order: as in a shuffle, what is printed behind their numbers is
    dealt anew, so that none can be followed."""
    cards = [piece for piece in table.own_all(event.group) if not piece.token]
    order = list(range(len(cards)))
    shuffle(table, order)
    prints = [cards[place].what for place in order]
    for piece, what in zip(cards, prints, strict=True):
        piece.what = what
        piece.known = 0
        piece.life += 1


def add_token(table: Table, what: int, owner: int) -> int:
    """A new thing that is no card, not yet anywhere: a token or a copy of a spell (111.2, 707.10). A copy of
    what lies face down has nothing printed on it."""
    what = CARD_NUMBER["nameless-token"] if what < 0 else what
    return table.add_piece(Thing(0, what, owner, CEASED, hidden=True, token=True)).id


def hold(table: Table, seat: int, mine: list[int]) -> None:
    """What a player controls as his turn begins may attack and tap from now on (302.6)."""
    for number in mine:
        if table.pieces[number].held != seat:
            table.own(number).held = seat


def performs_regarded(table: Table, event: Happening) -> None:
    """It is noticed that another player controls it: it leaves combat (506.4) and must wait (302.6)."""
    piece = table.own(event.piece)
    piece.under = event.seat
    piece.held = NOBODY
    if piece.hidden:
        piece.known |= 1 << event.seat
    _leave_combat(table, event.piece)


def end_goads(table: Table, seat: int) -> None:
    """What a player goaded is free as his next turn begins (701.38a), if it was not for good."""
    for number in table.ids(BATTLEFIELD):
        it = table.pieces[number]
        if seat in it.goaders and seat not in it.hounds:
            piece = table.own(number)
            piece.goaders = tuple(goader for goader in piece.goaders if goader != seat)
