"""The pieces and areas of Quarriors!: dice, players, the board record, and how to find a zone.

Every seat has seven areas in a row of zones; after them comes one zone for each card of the Wilds.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from arbitre.kernel.pieces import EVERYBODY, NOBODY, Board, Piece, Seat
from arbitre.kernel.state import State

BAG: Final = 0
POOL: Final = 1  # Active Pool
READY: Final = 2  # Ready Area
LOCKED: Final = 3  # Locked Area: inside the Ready Area, holds one die
SPENT: Final = 4
USED: Final = 5
ASIDE: Final = 6  # dice a card sets aside
AREAS: Final = ("bag", "pool", "ready", "locked", "spent", "used", "aside")
PER_SEAT: Final = len(AREAS)

BASICS: Final = ("basic-quiddity", "assistant", "portal")

SCORE: Final = 1
ROLL: Final = 2
ATTACK: Final = 3
CAPTURE: Final = 4
CLEAN_UP: Final = 5


class Figures(msgspec.Struct):
    """The traits of a die in play: what every effect reads."""

    level: int
    attack: int
    defense: int
    glory: int
    bursts: int


class Die(Piece):
    """A die. `face` is the side that is up; `host` the creature a spell is attached to."""

    face: int = 0
    host: int = NOBODY
    guise: int = NOBODY  # the kind of creature it was summoned as a copy of
    guise_face: int = 0
    last: Figures | None = None


class Quarrior(Seat):
    """A player, who is a Quarrior: his Glory."""

    glory: int = 0


class Bout(Board):
    """What all players share: the Wilds, the turn, and what this turn allows."""

    wilds: tuple[int, ...] = ()  # the card of each slot
    card_of: tuple[int, ...] = ()  # kind -> card in the Wilds, or NOBODY
    slot_of: tuple[int, ...] = ()  # kind -> slot in the Wilds, or NOBODY
    goal: int = 20
    two_captures: bool = False
    cull_scored_only: bool = False
    turn: int = 0
    active: int = 0
    phase: int = 0
    rolled: bool = False
    quiddity: int = 0  # gained or left over from dice already spent
    captures: int = 0  # still allowed this turn
    discount: int = 0
    scored: tuple[int, ...] = ()  # dice scored this turn
    culls: tuple[tuple[int, int], ...] = ()  # dice scored whose cull is still open, and whose it is
    lock_made: int = NOBODY  # the die locked at home this turn
    summoned: tuple[int, ...] = ()  # kinds summoned this turn
    attackers: tuple[int, ...] = ()
    strengths: tuple[int, ...] = ()  # the attack of each when the attack began
    attack_serial: int = 0  # the number of the next effect when the attack began
    to_attack: tuple[int, ...] = ()  # opponents not attacked yet
    hurt: tuple[int, ...] = ()  # opponents who lost a creature to the attack
    joined: tuple[int, ...] = ()  # dice that added their attack to the attack under way
    joining: int = 0  # attack added to the attack under way
    last_turn: bool = False


Table: TypeAlias = State[Die, Quarrior, Bout, Figures]
"""A position of Quarriors!."""


def lay_out(table: Table) -> None:
    """Make the zones: for each seat its areas, then the Wilds (Q-007)."""
    for seat in table.seats:
        for role, name in enumerate(AREAS):
            # Nobody sees the order in the bag; what it holds may be counted by all (show_zone).
            table.add_zone(name, seat.id, 0 if role == BAG else EVERYBODY, role)
    for slot in range(len(table.board.wilds)):
        table.add_zone(f"wilds-{slot}", NOBODY, EVERYBODY, PER_SEAT)
