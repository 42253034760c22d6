"""The pieces and areas of Seven Fallen: copies of cards, players, the board record, and how to find a zone.

Every seat has eleven areas in a row of zones; after them comes one shared zone for Miracles on the stack.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import EVERYBODY, NOBODY, Board, Piece, Seat
from arbitre.kernel.stack import NO_ROUND, Item, Round
from arbitre.kernel.state import State

BOOK: Final = 0
HAND: Final = 1
REGISTER: Final = 2
ADORATION: Final = 3  # Temple, Worshippers, Blessings
DIVINE: Final = 4  # Divinity, and the Archangel while it is face down
REAR: Final = 5  # Rear Guard (AG)
FIRE: Final = 6  # Firing Line (LDF)
SECRET: Final = 7
LIMBO: Final = 8
PURGATORY: Final = 9
PANDEMONIUM: Final = 10
AREAS: Final = (
    "book",
    "hand",
    "register",
    "adoration",
    "divine",
    "rear",
    "fire",
    "secret",
    "limbo",
    "purgatory",
    "pandemonium",
)
PER_SEAT: Final = len(AREAS)
UNSEEN: Final = (BOOK, HAND, REGISTER)
"""Where cards lie that others do not see."""
STACK: Final = PER_SEAT  # role of the shared zone
STACK_ZONE: Final = 2 * PER_SEAT

# Phases (F-076)
SET_UP: Final = 0
AURORA: Final = 1
WORD: Final = 2
NIGHT: Final = 3

# Stages of the attack phase, inside the Divine Word
ANNOUNCE: Final = 1
DECLARE: Final = 2
RESOLVE: Final = 3
AFTERMATH: Final = 4
RETIRE: Final = 5

# What a round of priority was opened by, when no effect is on the stack
CONTEMPLATION: Final = 1  # a declared attack
DUSK: Final = 2  # the active player wants to leave the Divine Word (F-070)

# How a card came into play
PLAYED: Final = 1
TEMPEST: Final = 2
TORNADO: Final = 3
GUST: Final = 4
PUT: Final = 5
PHOENIX: Final = 6
INVOKED: Final = 7
WAYS: Final = ("", "played", "tempest", "tornado", "gust", "put", "phoenix", "invoked")


class Figures(msgspec.Struct):
    """The traits of a card in play: what every effect reads."""

    atq: int
    fv: int
    bou: int
    keywords: tuple[Node, ...]
    classes: tuple[str, ...]


class Last(msgspec.Struct, frozen=True):
    """What a card last was in play: its classes and how it came."""

    classes: tuple[str, ...]
    way: int


class Copy(Piece):
    """A copy of a card. Damage and markers lie on it, energy too if it is a source."""

    damage: int = 0
    energy: int = 0
    atq: int = 0  # markers
    fv: int = 0
    bou: int = 0
    poseidor: int = 0
    feathers: int = 0  # of a Divinity
    mortal: bool = False
    tilted: bool = False
    frozen: bool = False
    link: int = NOBODY  # the other half of a linked pair
    host: int = NOBODY  # the Angel an Equipment is on
    cls: str = ""  # the class chosen for a Doppelganger
    calm: int = 0  # the turn in which it is Pacifist through Gust
    way: int = 0  # how it came into play
    doom: int = 0  # what damage brought with it until destruction is checked: Light, Sudden Death …
    hurt_by: int = NOBODY  # the card that damaged it last
    last: Last | None = None


LIGHT_DOOM: Final = 1
SUDDEN_DOOM: Final = 2
HURT_DOOM: Final = 4  # it was damaged at all
COMBAT_DOOM: Final = 8  # in combat


class Player(Seat):
    """A player: the cards of his Eden, and the energy of all his sources together."""

    divinity: int = NOBODY
    temple: int = NOBODY
    archangel: int = NOBODY
    energy: int = 0
    granted: int = 0  # the energy all sources brought or were given, ever
    spent: int = 0  # the energy paid or lost, ever
    deck: str = ""


class Heaven(Board):
    """What both players share: the turn, the attack under way, the stack."""

    turn: int = 0
    turn_limit: int = 0
    active: int = NOBODY
    phase: int = SET_UP
    stage: int = 0  # step inside the phase
    present: tuple[int, ...] = ()  # cards in play when the phase began (F-142, F-227)
    looked: tuple[int, ...] = ()  # Worshippers looked at and not put back yet

    attacked: bool = False  # the attack phase of this turn was declared
    attack: int = 0  # stage of the attack phase
    attackers: tuple[int, ...] = ()  # announced, not declared yet
    ambushers: tuple[int, ...] = ()  # the same, in Ambush or Reinforcement
    reinforcements: int = 0
    open_sky: bool = False  # the defender had no defender at announcement
    announced: tuple[int, ...] = ()  # all that were announced
    hidden_blades: tuple[int, ...] = ()  # all that were announced in Ambush or Reinforcement
    fighters: tuple[int, ...] = ()  # attackers of the attack under way
    defender: int = NOBODY
    halved: int = NOBODY  # the Angel brought out of Secret by this attack
    seconds: tuple[int, ...] = ()  # Berserk attackers that may attack again
    lunged: tuple[int, ...] = ()  # those that had their second attack

    stack: tuple[Item, ...] = ()
    waiting: tuple[Item, ...] = ()  # activated, not on the stack yet
    round: Round = NO_ROUND
    window: int = 0
    unveiled: bool = False  # a page was taken out of Secret in this Contemplation
    unveiled_apart: bool = False  # and that in the Divine Word with nothing under way (FR-47)

    stood: tuple[int, ...] = ()  # the positions in which the last turns began (see `position`)

    dirty: bool = False  # figures may have changed: look for destroyed cards
    lonely: bool = False  # a lone Golem and a free Angel may be in play
    used: tuple[tuple[int, str], ...] = ()  # abilities used this turn
    aimed: tuple[int, ...] = ()  # cards an opposing Miracle targeted this turn
    fallen: tuple[tuple[int, int], ...] = ()  # Angels destroyed this turn, with the object they became


Table: TypeAlias = State[Copy, Player, Heaven, Figures]
"""A position of Seven Fallen."""


def lay_out(table: Table) -> None:
    """Make the zones (F-010 to F-019). Hands are seen by their owner, books and Registers by nobody."""
    for seat in table.seats:
        for role, name in enumerate(AREAS):
            sight = EVERYBODY
            if role in (BOOK, REGISTER):
                sight = 0
            elif role in (HAND, SECRET):
                sight = 1 << seat.id
            table.add_zone(name, seat.id, sight, role)
    table.add_zone("stack", NOBODY, EVERYBODY, STACK)
