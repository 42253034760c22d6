"""What events do to the stack of effects and to whose word it is."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.door import happen
from arbitre.kernel.passing import passed
from arbitre.kernel.pieces import NOBODY, Event
from arbitre.kernel.stack import Item, Round

from ..model import STACK_ZONE, Table
from ..traits import figures_stay
from .cards import lay

# The stack

MIRACLE: Final = "miracle"
ANNOUNCED_EFFECT: Final = "activated"
RESOLVED: Final = "resolved"
COUNTERED: Final = "countered"
PASSED: Final = "passed"
OPENED: Final = "opened"
CLOSED: Final = "closed"


def performs_miracle(table: Table, event: Event) -> None:
    """The Miracle lies face up on the stack."""
    event.to = STACK_ZONE
    lay(table, event, STACK_ZONE)


def performs_activated(table: Table, event: Event) -> None:
    figures_stay(table)


def put_on_stack(table: Table, item: Item) -> None:
    """Put an effect on the stack; the other player gets the word (FR-22)."""
    happen(table, Event(ANNOUNCED_EFFECT, item.seat, item.source, amount=len(item.aims)))
    # Numbered only now: a step must write nothing before it asks, or asking again would write it twice.
    table.serial += 1
    board = table.own_board()
    board.stack = (*board.stack, msgspec.structs.replace(item, id=table.serial))
    board.round = Round(1 - item.seat, 0)


def await_stack(table: Table, items: list[Item]) -> None:
    """Effects that were activated wait for their order."""
    if items:
        board = table.own_board()
        board.waiting = (*board.waiting, *items)


def take_waiting(table: Table) -> tuple[Item, ...]:
    """The effects that wait; nobody waits any more."""
    waiting = table.board.waiting
    if waiting:
        table.own_board().waiting = ()
    return waiting


def pop_stack(table: Table) -> Item:
    """Take the top effect off; the active player gets the word again (FR-22)."""
    board = table.own_board()
    item = board.stack[-1]
    board.stack = board.stack[:-1]
    board.round = Round(board.active, 0)
    if not board.stack and not board.window and not board.unveiled_apart:
        board.unveiled = False  # this Contemplation is over
    return item


def remove_from_stack(table: Table, item: Item) -> None:
    """An effect is cancelled."""
    board = table.own_board()
    board.stack = tuple(other for other in board.stack if other.id != item.id)


def note_aims(table: Table, pieces: tuple[int, ...]) -> None:
    """An opposing Miracle targets these cards this turn (F-177, F-179)."""
    if pieces:
        board = table.own_board()
        board.aimed = (*board.aimed, *pieces)


def note_used(table: Table, piece: int, name: str) -> None:
    """An ability was used this turn."""
    board = table.own_board()
    board.used = (*board.used, (piece, name))


def new_contemplation(table: Table) -> None:
    """Something else was done: another page may be taken out of Secret (F-194)."""
    if table.board.unveiled:
        table.own_board().unveiled = False


def clean(table: Table, dirty: bool | None = None, lonely: bool | None = None) -> None:
    """Destroyed cards, or lone Golems, were looked for."""
    board = table.own_board()
    if dirty is not None:
        board.dirty = dirty
    if lonely is not None:
        board.lonely = lonely


def forget_doom(table: Table, piece: int) -> None:
    """What damage brought with it did not destroy the card."""
    it = table.own(piece)
    it.doom = 0
    it.hurt_by = NOBODY


def performs_passed(table: Table, event: Event) -> None:
    board = table.own_board()
    board.round = passed(table, board.round)
    figures_stay(table)


def performs_opened(table: Table, event: Event) -> None:
    """A round of priority begins with `seat`; `amount` says what opened it."""
    board = table.own_board()
    board.window = event.amount
    board.round = Round(event.seat, 0)
    board.unveiled = False
    figures_stay(table)


def performs_closed(table: Table, event: Event) -> None:
    """The round is over; a declared attack now resolves."""
    board = table.own_board()
    board.window = 0
    board.unveiled = False
    figures_stay(table)


def one_pass(table: Table, now: Round) -> None:
    """The active player has passed already: his wish to leave the Divine Word was that."""
    table.own_board().round = now


def reopen(table: Table) -> None:
    """Something was played without the stack: the other player gets the word."""
    board = table.own_board()
    if board.window or board.stack:
        board.round = Round(1 - board.round.holder, 0)
