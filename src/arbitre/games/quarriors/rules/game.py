"""Quarriors! as the kernel meets it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.kernel.effects import Choose, Scene
from arbitre.kernel.meaning import find
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from .. import language as n
from ..cards.index import NODES, TWIN_SIDE
from ..meaning import other_sides
from . import changes as did
from . import setup, turn
from .actions import CHECKS
from .invariants import invariants
from .model import BAG, LOCKED, POOL, READY, Bout, Die, Figures, Quarrior, Table
from .places import area, area_of
from .sight import show_board, show_piece, show_seat, show_zone


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
    rests = staticmethod(turn.rests)  # type: ignore[assignment]

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

    def printed(self, state: Table, piece: int) -> Figures:
        die = state.pieces[piece]
        face = did.face_of(state, piece)
        glory = did.card_of(state, piece).glory
        if die.zone >= 0 and area_of(state, die.zone) == LOCKED:
            return Figures(0, 0, 0, glory, face.bursts)
        defense = face.defense
        if face.unknown:
            for clause in did.card_of(state, piece).clauses:
                if isinstance(clause.does, n.CopyOpponent):
                    defense = clause.does.defense
        return Figures(face.level, face.attack, defense, glory, face.bursts)

    def in_play(self, state: Table) -> Iterable[int]:
        return [
            die
            for seat in range(len(state.seats))
            for which in (READY, LOCKED)
            for die in state.ids(area(seat, which))
            if which == LOCKED or not did.face_of(state, die).spell
        ]

    def affected(self, state: Table, event: Event) -> int:
        owner = state.pieces[event.piece].owner if event.piece >= 0 else event.seat
        return owner if owner >= 0 else event.seat

    def choosable(self, state: Table, node: Choose, scene: Scene) -> list[int]:
        """A die locked this turn cannot be unlocked by its locker's spell; turning it is allowed (QR-10).
        A die is turned only where it has another face to show."""
        found = find(state, node.among, scene)
        if isinstance(node.do, n.Destroy):
            mine = state.board.lock_made
            still = mine in found and state.zones[state.pieces[mine].zone].role == LOCKED
            if still and state.pieces[mine].owner == scene.seat:
                found.remove(mine)
        elif isinstance(node.do, n.TurnAlike):
            found = [die for die in found if other_sides(state, die)]
        return found

    def alike(self, state: Table, dice: list[int]) -> list[int]:
        """Dice of one kind in one area are the same to anybody, unless they are in play."""
        pieces, zones = state.pieces, state.zones
        one_of_each: dict[tuple[int, ...], int] = {}
        for die in dice:
            it = pieces[die]
            role = zones[it.zone].role
            if role == POOL:
                key: tuple[int, ...] = (it.zone, it.what, TWIN_SIDE[it.what][it.face])
            else:
                key = (it.zone, it.what) if role not in (READY, LOCKED) else (die,)
            one_of_each.setdefault(key, die)
        return list(one_of_each.values())

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return show_piece(state, piece)

    def show_zone(self, state: Table, zone: int, seat: int) -> dict[str, Any]:
        return show_zone(state, zone)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return show_seat(state, of)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return show_board(state)

    def hidden_from(self, state: Table, seat: int) -> list[list[int]]:
        """The order of every bag, one's own too (QG-08)."""
        return [state.ids(area(s, BAG)) for s in range(len(state.seats))]

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = Quarriors()
