"""Quarriors! as the kernel meets it."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.layers import by_layer_and_age
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from ..cards.index import NODES
from . import changes as did
from . import setup, turn
from .actions import CHECKS
from .choosing import alike, choosable
from .figures import in_play, printed
from .invariants import invariants
from .model import Bout, Die, Figures, Quarrior, Table
from .sight import hidden_from, show_board, show_piece, show_seat, show_zone


class Quarriors(Rules[Die, Quarrior, Bout, Figures]):
    """Quarriors! with Quest of the Qladiator."""

    name = "quarriors"
    piece_type = Die
    seat_type = Quarrior
    board_type = Bout
    register = NODES
    performs = did.PERFORMS
    # What every step passes through is the function itself.
    step = staticmethod(turn.step)  # type: ignore[assignment]
    opens = staticmethod(turn.opens)  # type: ignore[assignment]
    rests = staticmethod(turn.rests)  # type: ignore[assignment]
    printed = staticmethod(printed)  # type: ignore[assignment]
    in_play = staticmethod(in_play)  # type: ignore[assignment]
    modifiers = staticmethod(by_layer_and_age)
    choosable = staticmethod(choosable)  # type: ignore[assignment]
    alike = staticmethod(alike)
    hidden_from = staticmethod(hidden_from)  # type: ignore[assignment]

    def start(self, seats: int, options: dict[str, Any], seed: int) -> Table:
        return setup.start(self, seats, options, seed)

    def why_not(self, state: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, tuple) or not option or option[0] not in CHECKS:
            return None
        if seat != state.board.active:
            return Refusal("Q-048", ("not_your_turn", state.board.active))
        limit = len(state.board.wilds) if option[0] == "capture" else len(state.pieces)
        if not all(isinstance(part, int) and 0 <= part < limit for part in option[1:]):
            return None
        return CHECKS[option[0]](state, seat, *option[1:])

    def affected(self, state: Table, event: Event) -> int:
        owner = state.pieces[event.piece].owner if event.piece >= 0 else event.seat
        return owner if owner >= 0 else event.seat

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return show_piece(state, piece)

    def show_zone(self, state: Table, zone: int, seat: int) -> dict[str, Any]:
        return show_zone(state, zone)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return show_seat(state, of)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return show_board(state)

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = Quarriors()
