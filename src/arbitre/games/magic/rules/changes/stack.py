"""The stack, what waits to be put there, priority, and what abilities were used."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel.stack import NO_ROUND, Round

from ..events import Happening
from ..model import Permit, StackItem, Table
from ..teams import after

USED: Final = "used"  # an ability that may be used or trigger only so often

# Only told, and heard
ACTIVATED: Final = "activated"
PUT: Final = "put"  # an ability is put on the stack
TARGETED: Final = "targeted"  # `piece` (or seat `other`) became the target of item `extra`
COPIED_SPELL: Final = "copied_spell"
RESOLVED: Final = "resolved"
COUNTERED: Final = "countered"  # item `extra`; `cause` "effect" or "targets"
PASSED: Final = "passed"  # the priority of `seat`
TOLD: Final[tuple[str, ...]] = (ACTIVATED, PUT, TARGETED, COPIED_SPELL, RESOLVED, COUNTERED, PASSED)


def new_item(table: Table) -> int:
    """The next number for an item."""
    board = table.own_board()
    board.items += 1
    return board.items


def put_on_stack(table: Table, item: StackItem) -> None:
    board = table.own_board()
    board.stack = (*board.stack, item)


def take_off_stack(table: Table, item: int) -> None:
    board = table.own_board()
    if board.stack and board.stack[-1].id == item:
        board.stack = board.stack[:-1]
    else:
        board.stack = tuple([each for each in board.stack if each.id != item])


def remember_countered(table: Table, item: StackItem) -> None:
    """A spell was countered: what was chosen for it is still known to what heard it being cast (608.2h)."""
    board = table.own_board()
    board.countered = (*board.countered, item)


def change_item(table: Table, item: StackItem) -> None:
    """An item gets new targets, marks …"""
    board = table.own_board()
    board.stack = tuple(item if each.id == item.id else each for each in board.stack)


def announced_x(table: Table, spell: int, x: int) -> None:
    """X is announced for a spell: its mana value counts it (202.3e)."""
    table.own(spell).x = x
    table.current_stamp = -1


def paid_mana(table: Table, spell: int, number: int) -> None:
    """So much mana was spent to cast a spell."""
    table.own(spell).spent = number


def wait(table: Table, items: tuple[StackItem, ...]) -> None:
    """Triggers wait for the next time a player would get priority (603.3)."""
    board = table.own_board()
    board.waiting = (*board.waiting, *items)


def take_waiting(table: Table) -> tuple[StackItem, ...]:
    board = table.own_board()
    items, board.waiting = board.waiting, ()
    return items


def performs_used(table: Table, event: Happening) -> None:
    """An ability was used: for this turn, or (`cause` "once") for as long as the object lives."""
    board = table.own_board()
    entry = (event.piece, event.life, event.word)
    if event.cause == "once":
        board.spent = (*board.spent, entry)
    else:
        board.used = (*board.used, entry)


def give_priority(table: Table, seat: int) -> None:
    """A player gets priority; nobody has passed since (117.3)."""
    board = table.own_board()
    board.round = Round(seat, 0)
    board.leader = seat


def pass_priority(table: Table) -> None:
    """The player with priority passes (117.3d)."""
    board = table.own_board()
    now = board.round
    board.round = Round(after(table, board.leader, now.holder), now.passes + 1)


def no_priority(table: Table) -> None:
    table.own_board().round = NO_ROUND


def permit(table: Table, permit: Permit) -> None:
    board = table.own_board()
    board.permits = (*board.permits, permit)


def end_permits(table: Table, moment: str) -> None:
    board = table.board
    if any(p.until == moment for p in board.permits):
        table.own_board().permits = tuple(p for p in board.permits if p.until != moment)


def unrest(table: Table) -> None:
    """State-based actions must look again."""
    if not table.board.restless:
        table.own_board().restless = True


def announce(table: Table) -> None:
    """A player begins to cast a spell or to activate an ability."""
    table.own_board().announcing = True


def announced(table: Table) -> None:
    """It is paid for."""
    table.own_board().announcing = False


def rest(table: Table) -> None:
    table.own_board().restless = False


def marked(item: StackItem, *marks: str) -> StackItem:
    """The item with more marks."""
    return msgspec.structs.replace(item, marks=(*item.marks, *marks))


def forget_waiting(table: Table, seat: int) -> None:
    """The triggers of a player who left the game do not go on the stack (800.4d)."""
    board = table.own_board()
    board.waiting = tuple(item for item in board.waiting if item.seat != seat)


def busy(table: Table) -> None:
    """A player did something other than pass."""
    if table.board.idle:
        rested = table.own_board()
        rested.idle, rested.trail = 0, ()
        rested.gauges = ((), rested.gauges[1])


def idle(table: Table) -> int:
    """One more resolution in this turn; how many there were since anybody did anything."""
    board = table.own_board()
    board.resolved += 1
    board.idle += 1
    return board.idle


def gauge_loop(table: Table, left: tuple[int, ...]) -> tuple[int, ...]:
    """Note what there is left to use up while everybody only passes; what there was the last time."""
    board = table.own_board()
    before, turn = board.gauges
    board.gauges = (left, turn)
    return before


def gauge_turn(table: Table, left: tuple[int, ...]) -> tuple[int, ...]:
    """Note what there is left to use up in this turn; what there was the last time."""
    board = table.own_board()
    loop, before = board.gauges
    board.gauges = (loop, left)
    return before


def went_by(table: Table, position: int, name: str) -> None:
    """Remember a position in which something resolved while everybody only passed."""
    board = table.own_board()
    board.trail = (*board.trail, (position, name))
