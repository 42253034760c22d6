"""Seven Fallen as the kernel meets it."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.layers import by_layer_and_age
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from ..cards.index import NODES
from ..meaning import verbs  # noqa: F401  (teaches the kernel what the nodes mean)
from . import changes as did
from . import setup, turn
from .attack import ANNOUNCING, why_not_announce, why_not_declare
from .ending import IDLE, dead, repeated
from .invariants import invariants
from .model import (
    ANNOUNCE,
    Copy,
    Figures,
    Heaven,
    Player,
    Table,
)
from .offers import CHECKS
from .printed import in_play, printed
from .sight import alike, hidden_from, show_board, show_piece, show_seat
from .traits import traits


class SevenFallen(Rules[Copy, Player, Heaven, Figures]):
    """Seven Fallen, with the keywords of its rulebook."""

    name = "seven_fallen"
    piece_type = Copy
    seat_type = Player
    board_type = Heaven
    register = NODES
    performs = did.PERFORMS
    turning = did.BEGIN_TURN
    idle = IDLE
    # What every decision passes through is the function itself.
    step = staticmethod(turn.step)  # type: ignore[assignment]
    opens = staticmethod(turn.opens)  # type: ignore[assignment]
    opening = staticmethod(turn.question)  # type: ignore[assignment]
    printed = staticmethod(printed)  # type: ignore[assignment]
    in_play = staticmethod(in_play)  # type: ignore[assignment]
    modifiers = staticmethod(by_layer_and_age)
    traits = staticmethod(traits)  # type: ignore[assignment]
    alike = staticmethod(alike)
    hidden_from = staticmethod(hidden_from)  # type: ignore[assignment]

    def start(self, seats: int, options: dict[str, Any], seed: int) -> Table:
        return setup.start(self, seats, options, seed)

    def why_not(self, state: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, tuple) or not option:
            return None
        verb, *parts = option
        numbers = [part for part in parts if not isinstance(part, str)]
        if not all(isinstance(part, int) and 0 <= part < len(state.pieces) for part in numbers):
            return None
        try:
            return self._reason(state, seat, verb, option)
        except TypeError:
            return None  # not enough or too much said

    def _reason(self, state: Table, seat: int, verb: Any, option: tuple[Any, ...]) -> Refusal | None:
        if verb in CHECKS:
            return CHECKS[verb](state, seat, *option[1:])
        if state.board.active != seat and (verb in ANNOUNCING or verb == "attack"):
            return Refusal("F-075", ("not_your_turn", state.board.active))
        if verb in ANNOUNCING and state.board.attack == ANNOUNCE and len(option) == 2:
            return why_not_announce(state, seat, option)
        if verb == "attack" and len(option) == 3 and state.board.attack:
            return why_not_declare(state, seat, option)
        return None

    def dead(self, state: Table) -> bool:
        return dead(state)

    def repeated(self, state: Table) -> bool:
        return repeated(state)

    def affected(self, state: Table, event: Event) -> int:
        return state.pieces[event.piece].owner if event.piece >= 0 else event.seat

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return show_piece(state, piece)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return show_seat(state, of, seat)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return show_board(state)

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = SevenFallen()
