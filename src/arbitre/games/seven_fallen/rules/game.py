"""Seven Fallen as the kernel meets it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import Event, Option, Refusal
from arbitre.kernel.rules import Rules

from .. import language as n
from ..cards.index import ATQ, BOU, CARDS, CLASSES, FV, GOLEM, KEYWORDS, KINDS, NODES, STEALTH, TYPE
from ..meaning import verbs  # noqa: F401  (teaches the kernel what the nodes mean)
from ..meaning.filters import AREA, UNSEEN
from . import changes as did
from . import setup, turn
from .attack import ANNOUNCING, why_not_announce, why_not_declare
from .ending import IDLE, dead
from .invariants import invariants
from .model import (
    ANNOUNCE,
    BOOK,
    FIRE,
    HAND,
    PER_SEAT,
    REAR,
    REGISTER,
    SECRET,
    Copy,
    Figures,
    Heaven,
    Player,
    Table,
    area,
)
from .offers import CHECKS
from .sight import show_board, show_piece, show_seat


def _beyond() -> dict[str, tuple[int, ...]]:
    found = {}
    for name, node in NODES.nodes.items():
        if isinstance(node, Modifier) and isinstance(node.who, n.Cards):
            places = tuple(AREA[place] for place in node.who.where if AREA[place] not in (REAR, FIRE))
            if places:
                found[name] = places
    return found


BEYOND: Final = _beyond()
"""For each modifier that looks beyond the battlefield, where."""


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

    def printed(self, state: Table, piece: int) -> Figures:
        it = state.pieces[piece]
        what = it.what
        if it.hidden:
            return Figures(0, 0, 0, (), ())  # F-192
        classes = CARDS[what].classes
        if n.Doppelganger in KINDS[what]:
            if it.cls:
                classes = (it.cls,)  # F-174, F-175
            elif it.zone % PER_SEAT in (BOOK, HAND):
                classes = CLASSES  # F-173
        if TYPE[what] == GOLEM:
            return Figures(ATQ[what] + it.atq, 0, BOU[what] + it.bou, KEYWORDS[what], classes)
        return Figures(ATQ[what] + it.atq, FV[what] + it.fv, 0, KEYWORDS[what], classes)

    def in_play(self, state: Table) -> Iterable[int]:
        """The battlefield, and where else a modifier at work looks (F-253)."""
        zones = state.zones
        found = zones[REAR].ids + zones[FIRE].ids + zones[PER_SEAT + REAR].ids + zones[PER_SEAT + FIRE].ids
        more: list[int] = []
        for effect in state.statics.get(Modifier.key, ()):
            more += BEYOND.get(effect.ability, ())
        if more:
            places = sorted(set(more))
            found += [i for seat in (0, 1) for which in places for i in zones[seat * PER_SEAT + which].ids]
        return found

    def affected(self, state: Table, event: Event) -> int:
        return state.pieces[event.piece].owner if event.piece >= 0 else event.seat

    def alike(self, state: Table, pieces: list[int]) -> list[int]:
        """Copies of one card are the same where nothing can lie on them; Worshippers if as much does."""
        seen: set[tuple[int, ...]] = set()
        found = []
        for piece in pieces:
            it = state.pieces[piece]
            if it.zone % PER_SEAT in (REAR, FIRE, SECRET):
                found.append(piece)
                continue
            # What each player knows of it tells copies apart as well.
            key = (it.zone, it.what, it.energy, it.known, it.atq, it.fv, it.bou, it.poseidor)
            if key not in seen:
                seen.add(key)
                found.append(piece)
        if len(found) == 1 and len(pieces) > 1 and state.pieces[pieces[0]].zone % PER_SEAT in UNSEEN:
            return pieces[:2]  # asked all the same: not asking would tell that they are all alike
        return found

    def show_piece(self, state: Table, piece: int, seat: int) -> dict[str, Any]:
        return show_piece(state, piece)

    def show_seat(self, state: Table, of: int, seat: int) -> dict[str, Any]:
        return show_seat(state, of, seat)

    def show_board(self, state: Table, seat: int) -> dict[str, Any]:
        return show_board(state)

    def hidden_from(self, state: Table, seat: int) -> list[list[int]]:
        """What a seat cannot tell apart: each Register, its own book, the opponent's book and hand; and his
        pages in Secret, which may be any of his pages with Stealth. What it has seen is left alone."""
        groups = []
        for owner in (0, 1):
            places = [BOOK] if owner == seat else [BOOK, HAND]
            pages = self._unseen(state, seat, owner, places)
            if owner != seat:
                secret = self._unseen(state, seat, owner, [SECRET])
                alike = [i for i in pages if STEALTH[state.pieces[i].what] >= 0] if secret else []
                groups.append(secret + alike)
            groups.append(pages)
            groups.append(self._unseen(state, seat, owner, [REGISTER]))
        return [group for group in groups if len(group) > 1]

    def _unseen(self, state: Table, seat: int, owner: int, places: list[int]) -> list[int]:
        found = [i for which in places for i in state.ids(area(owner, which))]
        return [i for i in found if not state.pieces[i].known >> seat & 1]

    def invariants(self, state: Table) -> list[str]:
        return invariants(state)


RULES: Final = SevenFallen()
