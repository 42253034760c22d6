"""Noxilia as the kernel meets it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.kernel.door import BEGAN, ENDED, POURED, SHUFFLED
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from ..cards.index import NODES, TYPE, UNIT
from ..meaning import cards as _cards  # noqa: F401  (these teach the kernel what the nodes mean)
from . import setup, sight, turn
from .changes import things as thing
from .changes import turn as did
from .checks.cards import CHECKS
from .figures import printed
from .invariants import invariants
from .model import ACTIONS, FATE, HAND, LIBRARY, MUSTER, QUEUE, Figures, Player, Realm, Table, Thing
from .muster import may_muster
from .places import place, pool

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

    def in_play(self, state: Table) -> Iterable[int]:
        return [unit for space in range(len(state.board.places)) for unit in state.zones[space].ids]

    def alike(self, state: Table, pieces: list[int]) -> list[int]:
        """Copies of one card in one hand, library or graveyard are the same to anybody; on units, not."""
        seen: set[tuple[int, int]] = set()
        found = []
        board = 2 * len(state.board.places)
        for piece in pieces:
            it = state.pieces[piece]
            key = (it.zone, it.what)
            if it.zone < board or it.host >= 0 or key not in seen:
                seen.add(key)
                found.append(piece)
        return found

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return sight.show_piece(state, piece, seat)

    def show_zone(self, state: Table, zone: int, seat: int) -> dict[str, Any]:
        return sight.show_zone(state, zone, seat)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return sight.show_seat(state, of, seat)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return sight.show_board(state, seat)

    def hidden_from(self, state: Table, seat: int) -> list[list[int]]:
        return hidden_from(state, seat)

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


def hidden_from(table: Table, seat: int) -> list[list[int]]:
    """Groups among which a seat cannot tell who is who. They overlap and are dealt anew in this order.

    Face-down units of the opponent may be any unit he has not shown, so they are dealt together with the
    units in his hand and library; the same for latent spells; then hand and library among themselves; last
    the face-down units on the board, because one of them may be the Monarch.
    """
    pieces = table.pieces
    other = 1 - seat
    groups: list[list[int]] = []

    def unseen(thing: int) -> bool:
        return not pieces[thing].known >> seat & 1

    mine = [thing for thing in table.ids(place(table, seat, LIBRARY)) if unseen(thing)]
    deck = [
        thing for which in (HAND, LIBRARY) for thing in table.ids(place(table, other, which)) if unseen(thing)
    ]
    down = [it.id for it in pieces if it.hidden and it.controller == other and unseen(it.id)]
    board = [thing for thing in down if pieces[thing].zone < len(table.board.places)]
    queue = [thing for thing in down if pieces[thing].zone == place(table, other, QUEUE)]
    latents = [thing for thing in down if TYPE[pieces[thing].what] == "latent"]
    units = [thing for thing in deck if UNIT[pieces[thing].what]]
    plain = [thing for thing in board if TYPE[pieces[thing].what] != "monarch"]
    groups.append([*units, *plain, *queue])
    groups.append([*(thing for thing in deck if TYPE[pieces[thing].what] == "latent"), *latents])
    groups.append(deck)
    groups.append(board)
    groups.append(mine)
    groups += [table.ids(place(table, s, FATE)) for s in (0, 1)]
    chest = [it.id for it in pieces if it.hidden and it.controller < 0 and unseen(it.id)]
    groups.append([*chest, *table.ids(pool(table))])
    return [group for group in groups if len(group) > 1]


RULES: Final = Noxilia()
