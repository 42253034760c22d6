"""What events do to the turn and to the attack phase."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import NOBODY, Event
from arbitre.kernel.stack import Round

from ..model import ANNOUNCE, AURORA, CONTEMPLATION, DECLARE, FIRE, PER_SEAT, RESOLVE, WORD, Table
from ..places import area
from ..position import position
from ..traits import figures_stay
from .cards import IN_PLAY, figures_stay_if_steady, no_attack, shift

# The turn

BEGIN_TURN: Final = "turn"
PHASE: Final = "phase"
STAGE: Final = "stage"
ATTACK: Final = "attack"
ATTACKER: Final = "announced"
DECLARED: Final = "declared"
CANCELLED: Final = "cancelled"

REMEMBERED: Final = 60
"""Positions of so many turns before are known still."""


def performs_turn(table: Table, event: Event) -> None:
    board = table.own_board()
    board.turn += 1
    board.active = event.seat
    board.phase = AURORA
    board.stage = 0
    board.attacked = False
    board.used = board.aimed = board.fallen = ()
    board.unveiled = False
    board.present = in_play(table, event.seat)
    here = position(table)
    board.stood = (*board.stood[-REMEMBERED:], here) if here else ()
    figures_stay_if_steady(table)


def in_play(table: Table, seat: int) -> tuple[int, ...]:
    """The cards a player has in play, face up."""
    home = seat * PER_SEAT
    found = [i for which in IN_PLAY for i in table.zones[home + which].ids]
    return tuple(i for i in found if not table.pieces[i].hidden)


def performs_phase(table: Table, event: Event) -> None:
    board = table.own_board()
    board.phase = event.amount
    board.stage = 0
    board.present = in_play(table, event.seat) if event.amount != WORD else ()
    figures_stay(table)


def performs_stage(table: Table, event: Event) -> None:
    """The phase goes on; while setting up, `seat` is who chooses, then who begins."""
    board = table.own_board()
    board.stage = event.amount
    board.active = event.seat
    figures_stay(table)


def look(table: Table, pieces: tuple[int, ...]) -> None:
    """The Worshippers that are being looked at."""
    table.own_board().looked = pieces


# The attack phase


def performs_attack(table: Table, event: Event) -> None:
    """The attack phase goes to another stage (0: it is over)."""
    board = table.own_board()
    board.attack = event.amount
    if event.amount == ANNOUNCE:
        board.attacked = True
        board.open_sky = bool(event.extra)
        board.reinforcements = 0
        board.announced = board.attackers = board.ambushers = board.hidden_blades = ()
        board.seconds = board.lunged = ()
    elif not event.amount:
        no_attack(board)
        board.announced = board.attackers = board.ambushers = ()
    figures_stay_if_steady(table)


def performs_announced(table: Table, event: Event) -> None:
    """An attacker goes to the Firing Line: `amount` 0 normal, 1 in Ambush, 2 Reinforcement (F-092)."""
    event.frm = table.pieces[event.piece].zone
    event.to = area(event.seat, FIRE)
    shift(table, event.piece, event.to)
    board = table.own_board()
    board.announced = (*board.announced, event.piece)
    if event.amount:
        board.ambushers = (*board.ambushers, event.piece)  # F-101
        board.hidden_blades = (*board.hidden_blades, event.piece)
        board.reinforcements += event.amount == 2
    else:
        board.attackers = (*board.attackers, event.piece)
    figures_stay_if_steady(table)


def performs_declared(table: Table, event: Event) -> None:
    """The attackers of the group tilt and attack `extra`; `amount` 1 for a second Berserk attack (F-102)."""
    board = table.own_board()
    for it in table.own_all(event.group):
        it.tilted = True
    board.fighters = event.group
    board.defender = event.extra
    board.halved = NOBODY
    board.attackers = tuple(i for i in board.attackers if i not in event.group)
    board.ambushers = tuple(i for i in board.ambushers if i not in event.group)
    if event.amount:
        board.seconds = ()  # who did not join has had another's attack after its own (F-145)
        board.lunged = (*board.lunged, *event.group)
    board.attack = RESOLVE
    board.window = CONTEMPLATION
    board.round = Round(event.seat, 0)  # F-105
    board.unveiled = False
    figures_stay_if_steady(table)


def performs_cancelled(table: Table, event: Event) -> None:
    """One announced attacker gives up (F-110), or with `extra` 1 the attack under way is called off."""
    board = table.own_board()
    figures_stay_if_steady(table)
    if event.extra:
        no_attack(board)
        board.window = 0
        board.attack = DECLARE
        return
    number = event.piece
    board.attackers = tuple(i for i in board.attackers if i != number)
    board.ambushers = tuple(i for i in board.ambushers if i != number)
    board.seconds = tuple(i for i in board.seconds if i != number)


def set_seconds(table: Table, pieces: tuple[int, ...]) -> None:
    """The Berserk attackers that may attack again (F-146)."""
    table.own_board().seconds = pieces
