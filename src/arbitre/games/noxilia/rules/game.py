"""Noxilia as the kernel meets it."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.door import BEGAN, ENDED, POURED, SHUFFLED
from arbitre.kernel.layers import by_layer_and_age
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from ..cards.index import NODES
from ..meaning import cards as _cards  # noqa: F401  (these teach the kernel what the nodes mean)
from . import setup, sight, turn
from .changes import things as thing
from .changes import turn as did
from .checks.cards import CHECKS
from .figures import figures, on_board, printed
from .invariants import invariants
from .model import ACTIONS, MUSTER, Figures, Player, Realm, Table, Thing
from .muster import may_muster

WALKING: Final = frozenset(
    (
        *(did.PHASE, did.PASSED, did.ACTED, did.FATE_TURNED, did.GOLD, did.DAWN, did.DUSK),
        *(did.ADVANCED, did.TICKED, did.RESET, did.FADED),
        *(thing.DISENGAGED, thing.AURA, thing.ENGAGED, thing.STEPPED),
        *(POURED, SHUFFLED, BEGAN, ENDED),
    )
)
"""What happens in a turn in which nobody does more than walk (NG-09). No position is certain to be dead: a
Monarch can always go and strike."""


class Noxilia(Rules[Thing, Player, Realm, Figures]):
    """Noxilia, one against one."""

    name = "noxilia"
    piece_type = Thing
    seat_type = Player
    board_type = Realm
    register = NODES
    performs = did.PERFORMS
    printed = staticmethod(printed)  # type: ignore[assignment]
    turning = did.TURN
    idle = WALKING
    # What every decision passes through is the function itself.
    step = staticmethod(turn.step)  # type: ignore[assignment]
    opens = staticmethod(turn.opens)  # type: ignore[assignment]
    opening = staticmethod(turn.question)  # type: ignore[assignment]
    in_play = staticmethod(on_board)  # type: ignore[assignment]
    traits = staticmethod(figures)  # type: ignore[assignment]
    modifiers = staticmethod(by_layer_and_age)
    alike = staticmethod(sight.alike)
    hidden_from = staticmethod(sight.hidden_from)  # type: ignore[assignment]

    def start(self, seats: int, options: dict[str, Any], seed: int) -> Table:
        return setup.start(self, seats, options, seed)

    def why_not(self, state: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, tuple) or len(option) < 2:
            return None
        if not all(type(part) is int and 0 <= part < len(state.pieces) for part in option[1:]):
            return None
        if state.board.phase == MUSTER and option[0] == "muster" and len(option) == 2:
            return may_muster(state, seat, option[1])
        if option[0] not in CHECKS or len(option) > (3 if option[0] == "ability" else 2):
            return None
        if state.board.phase != ACTIONS:
            return Refusal("N-078", ("not_action_phase",))
        if seat != state.board.active:
            return Refusal("N-093", ("not_your_turn", state.board.active))
        return CHECKS[option[0]](state, seat, *option[1:])

    def affected(self, state: Table, event: Event) -> int:
        if event.piece < 0:
            return max(0, event.seat)
        it = state.pieces[event.piece]
        return it.controller if it.controller >= 0 else max(0, it.owner, event.seat)

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return sight.show_piece(state, piece, seat)

    def show_zone(self, state: Table, zone: int, seat: int) -> dict[str, Any]:
        return sight.show_zone(state, zone, seat)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return sight.show_seat(state, of, seat)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return sight.show_board(state, seat)

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = Noxilia()
