"""The turn moves on: turns, phases, steps, extra ones, and the end of the game."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import EVERYBODY, NOBODY, Result

from ..events import Happening
from ..model import BATTLEFIELD, COMBAT_STEPS, MAIN_1, MAIN_2, STACK, TURN_STEPS, Attack, Match, Table
from .players import fresh_turn

TURN: Final = "turn"
STEP: Final = "step"  # `word` names the phase or step that begins
EXTRA_TURN: Final = "extra_turn"
EXTRA_PHASE: Final = "extra_phase"
COMBAT_ENDED: Final = "combat_ended"
WINS: Final = "wins"

# Only told, and heard
STEP_ENDED: Final = "step_ended"
BLOCKED: Final = "blocked"  # `piece` blocks `other_piece`
BECAME_BLOCKED: Final = "became_blocked"
UNBLOCKED: Final = "unblocked"
ORDERED: Final = "ordered"  # blockers or attackers in damage assignment order
TOLD: Final[tuple[str, ...]] = (STEP_ENDED, BLOCKED, BECAME_BLOCKED, UNBLOCKED, ORDERED)


def performs_nothing(table: Table, event: Happening) -> None:
    """An event that only tells."""


def performs_turn(table: Table, event: Happening) -> None:
    """A turn begins (500.1), an ordinary or an extra one: nothing was used, played or counted in it."""
    board = table.own_board()
    board.turn += 1
    board.ordinary = last_ordinary(board) if event.cause == "extra" else event.seat
    board.active = event.seat
    event.amount = board.turn
    board.used = board.dead = board.countered = ()
    board.idle, board.trail, board.resolved = 0, (), 0
    board.gauges = ((), ())
    board.mains = 0
    board.steps = TURN_STEPS
    fresh_turn(table)


def performs_step(table: Table, event: Happening) -> None:
    """A phase or step begins; `amount` counts main phases."""
    board = table.own_board()
    board.step = event.word
    board.begun = False
    board.steps = board.steps[1:]
    if event.word in (MAIN_1, MAIN_2):
        board.mains += 1
        event.amount = board.mains


def skip_step(table: Table) -> None:
    """The step that would come next is not taken."""
    board = table.own_board()
    board.steps = board.steps[1:]


def gives_up(table: Table, seat: int) -> None:
    """A player has given up, and leaves as the next step begins."""
    board = table.own_board()
    board.leaving = (*board.leaving, seat)


def let_go(table: Table) -> None:
    """Those who have given up leave now."""
    table.own_board().leaving = ()


def step_begun(table: Table) -> None:
    """The turn-based actions of the step are done."""
    table.own_board().begun = True


def again(table: Table, step: str) -> None:
    """The step is taken once more, such as cleanup (514.3a)."""
    board = table.own_board()
    board.steps = (step, *board.steps)


def performs_extra_phase(table: Table, event: Happening) -> None:
    """An additional phase right after this one (500.8)."""
    board = table.own_board()
    rest = board.steps
    inside: tuple[str, ...] = ()
    if board.step in COMBAT_STEPS:
        cut = 0
        while cut < len(rest) and rest[cut] in COMBAT_STEPS and rest[cut] != COMBAT_STEPS[0]:
            cut += 1
        inside, rest = rest[:cut], rest[cut:]
    more = (*COMBAT_STEPS, *((MAIN_2,) if event.word == "combat and main" else ()))
    board.steps = (*inside, *more, *rest)


def performs_extra_turn(table: Table, event: Happening) -> None:
    """The most recently created extra turn is taken first (500.7)."""
    board = table.own_board()
    board.turns = (*board.turns, event.seat)


def last_ordinary(board: Match) -> int:
    """Whose turn was the last that was no extra one."""
    return board.active if board.ordinary == NOBODY else board.ordinary


def take_turn(table: Table) -> int:
    """The next extra turn, or nobody's."""
    board = table.board
    if not board.turns:
        return NOBODY
    mine = table.own_board()
    seat = mine.turns[-1]
    mine.turns = mine.turns[:-1]
    return seat


def set_step(table: Table, step: str) -> None:
    """The stages before the first turn."""
    table.own_board().step = step


def set_first(table: Table, seat: int) -> None:
    board = table.own_board()
    board.first = seat
    board.active = seat


def set_attacks(table: Table, attacks: tuple[Attack, ...]) -> None:
    """Who attacks now; who attacked at all in this combat is remembered (508.8)."""
    board = table.own_board()
    board.attacks = attacks
    board.fighting = tuple(dict.fromkeys((*board.fighting, *(a.piece for a in attacks))))


def set_blocks(table: Table, blocks: tuple[tuple[int, int, tuple[int, ...]], ...]) -> None:
    table.own_board().blocks = blocks


def set_seen(table: Table, seen: tuple[tuple[int, int], ...]) -> None:
    """Who fought in the first combat damage step (702.7c)."""
    table.own_board().seen = seen


def performs_combat_ended(table: Table, event: Happening) -> None:
    """All are removed from combat (511.3)."""
    board = table.own_board()
    board.attacks, board.blocks, board.seen, board.fighting = (), (), (), ()


def performs_wins(table: Table, event: Happening) -> None:
    """The game is over (104.2); a team wins together."""
    winners = tuple(s.id for s in table.seats if event.seat >= 0 and s.team == table.seats[event.seat].team)
    table.result = Result(winners, event.cause, event.word)
    face_down = [i for zone in (BATTLEFIELD, STACK) for i in table.ids(zone) if table.pieces[i].facing]
    for piece in table.own_all(face_down):
        piece.known = EVERYBODY  # all of it is shown at the end (708.9)
