"""Magic as the kernel meets it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.kernel.pieces import Changed, Event, Option, Refusal, Result
from arbitre.kernel.rules import Rules

from ..cards.index import NODES
from ..meaning import (  # noqa: F401  (these teach the kernel what the nodes mean)
    amounts,
    bargains,
    cards,
    changes,
    choices,
    filters,
    happenings,
    instead,
    permanents,
    players,
    schemes,
)
from . import changes as did
from . import replacing, setup, sight, turn
from .continuous import layers
from .continuous.dreamt import dreamt
from .continuous.printed import base_traits
from .continuous.traits import Traits
from .events import Happening
from .invariants import invariants
from .mana.purse import alike_key
from .model import BATTLEFIELD, Match, Player, Table, Thing
from .replacing import affected
from .stack import priority, triggers
from .why_not import why_not


class Magic(Rules[Thing, Player, Match, Traits]):
    """Magic: The Gathering, by the Comprehensive Rules of August 2024."""

    name = "magic"
    derives = True
    event_type = Happening
    piece_type = Thing
    seat_type = Player
    board_type = Match
    register = NODES
    performs = did.PERFORMS
    step_budget = 5_000
    stalled = Result((), "loop", "104.4b")
    # What every event and every decision passes through is the function itself.
    step = staticmethod(turn.step)  # type: ignore[assignment]
    opens = staticmethod(turn.opens)  # type: ignore[assignment]
    opening = staticmethod(priority.question)  # type: ignore[assignment]
    derive = staticmethod(layers.derive)  # type: ignore[assignment]
    guarded = staticmethod(replacing.guarded)  # type: ignore[assignment]
    hear = staticmethod(triggers.hear)  # type: ignore[assignment]
    dreamt = staticmethod(dreamt)  # type: ignore[assignment]

    def start(self, seats: int, options: dict[str, Any], seed: int) -> Table:
        return setup.start(self, seats, options, seed)

    def why_not(self, state: Table, seat: int, option: Option) -> Refusal | None:
        return why_not(state, seat, option)

    def concede(self, state: Table, seat: int) -> bool:
        turn.concede(state, seat)
        return True

    def affected(self, state: Table, event: Event) -> int:
        assert isinstance(event, Happening)
        return affected(state, event)

    def printed(self, state: Table, piece: int) -> Traits:
        return base_traits(state, piece)

    def in_play(self, state: Table) -> Iterable[int]:
        return state.ids(BATTLEFIELD)

    def alike(self, state: Table, pieces: list[int], /) -> list[int]:
        """Permanents that are the same in everything are one choice."""
        seen: set[tuple[object, ...]] = set()
        found = []
        for piece in pieces:
            it = state.pieces[piece] if 0 <= piece < len(state.pieces) else None
            key = alike_key(state, piece) if it is not None and it.zone == BATTLEFIELD else (piece,)
            if key not in seen:
                seen.add(key)
                found.append(piece)
        return found

    def changed(self, state: Table) -> dict[int, Changed]:
        return sight.changed(state)

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return sight.show_piece(state, piece, seat)

    def show_hidden(self, state: Table, piece: int) -> dict[str, Any]:
        return sight.show_hidden(state, piece)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return sight.show_seat(state, of, seat)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return sight.show_board(state)

    def hidden_from(self, state: Table, seat: int) -> list[list[int]]:
        return sight.hidden_from(state, seat)

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = Magic()
