"""Priority (117): always asked openly, for not being asked would tell what a player holds."""

from __future__ import annotations

from typing import Any

from arbitre.kernel import ask
from arbitre.kernel.decisions import PICK, Decision
from arbitre.kernel.door import happen
from arbitre.kernel.passing import all_passed
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.stack import Round

from .. import changes as did
from ..casting.activate import activate
from ..casting.cast import cast, way_named
from ..events import Happening
from ..model import Table
from ..offers import offers
from ..special_actions import pay_to_turn_up, pay_to_unlock, play_land, suspend
from ..teams import in_turn_order
from ..verbs.players import draw_game
from .loops import EASY_GOING, is_endless, is_loop
from .resolve import resolve_top


def question(table: Table) -> Decision:
    """What the player with priority is asked."""
    board = table.board
    seat = board.round.holder
    say = ("priority", board.step, len(board.stack))
    return Decision(table.count, PICK, seat, offers(table, seat), 1, 1, say, NOBODY, "117.1")


def take(table: Table) -> None:
    """The player with priority does something or passes (117.3)."""
    seat = table.board.round.holder
    answer = ask.put(table, question)
    if answer[0] == "pass":
        _pass(table, seat)
    else:
        _act(table, seat, answer)
        did.busy(table)
        _give(table, seat)


def _pass(table: Table, seat: int) -> None:
    """When all pass in a row the top of the stack resolves, or the step ends (117.4)."""
    happen(table, Happening(did.PASSED, seat))
    did.pass_priority(table)
    if not all_passed(table, table.board.round):
        return
    if not table.board.stack:
        did.no_priority(table)
        return
    if (did.idle(table) > EASY_GOING and is_loop(table)) or is_endless(table):
        draw_game(table, "loop", "104.4b")
    resolve_top(table)
    _give(table, table.board.active)


def ends_round(table: Table) -> bool:
    """Whether all others have passed in a row: once this one does, the top resolves or the step ends."""
    now = table.board.round
    return all_passed(table, Round(now.holder, now.passes + 1))


def _give(table: Table, seat: int) -> None:
    """Give priority to a player, or to the next one if he has left (117.3b, 800.4); state-based actions are
    looked at before, whatever has just resolved or been done (704.3)."""
    did.unrest(table)
    did.give_priority(table, in_turn_order(table, seat)[0])


def _act(table: Table, seat: int, answer: Any) -> None:
    verb, piece = answer[0], int(answer[1])
    if verb == "play":
        play_land(table, seat, piece)
    elif verb == "cast":
        cast(table, seat, piece, way_named(table, seat, piece, str(answer[2])))
    elif verb == "activate":
        activate(table, seat, piece, str(answer[2]))
    elif verb == "unlock":
        pay_to_unlock(table, seat, piece, int(answer[2]))
    elif verb == "suspend":
        suspend(table, seat, piece)
    else:
        assert verb == "face_up"
        pay_to_turn_up(table, seat, piece, str(answer[2]))
