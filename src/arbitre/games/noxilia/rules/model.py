"""The pieces and places of Noxilia: cards of every type, players, the board record, how to find a zone.

Zones of the state, in this order: one for the units of each space of the board, one for what lies on the
ground of each space (zone card, equipment, treasures, latent spells), nine places of each seat, and two
shared."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from arbitre.kernel.pieces import EVERYBODY, NOBODY, Board, Piece, Seat
from arbitre.kernel.state import State

from .ground import Layout

LIBRARY: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
EXILE: Final = 3
QUEUE: Final = 4  # reinforcement queue
FATE: Final = 5
FATE_DISCARD: Final = 6
CARRIED: Final = 7  # equipment on units and latent spells under them; `host` says whose
CAMP: Final = 8  # the Banner; before set-up the Monarch too
PLACES: Final = (
    "library",
    "hand",
    "graveyard",
    "exile",
    "queue",
    "fate",
    "fate_discard",
    "carried",
    "camp",
)
PER_SEAT: Final = len(PLACES)

ROLE_SPACE: Final = PER_SEAT
ROLE_GROUND: Final = PER_SEAT + 1
ROLE_POOL: Final = PER_SEAT + 2  # treasures not yet in the game
ROLE_GONE: Final = PER_SEAT + 3  # tokens that left play, false treasures; a spell while it takes effect

# Phases
BEGIN: Final = 0
MUSTER: Final = 1
MULLIGAN: Final = 2
DAWN: Final = 3
COLLECT: Final = 4
MARCH: Final = 5  # queue, disengage
TIME: Final = 6  # adventures, floods, armour
ACTIONS: Final = 7
POISON_PHASE: Final = 8
DUSK: Final = 9
CLOSE: Final = 10

MELEE: Final = 1
CHARGING: Final = 2
RANGED: Final = 3

UNDECIDED: Final = -1  # a unit that never entered its zone: who stands there now decides


class Figures(msgspec.Struct):
    """The traits of a unit in play: what every effect reads. `armour` and `life` are what is left now;
    `skills` is a mask of `keywords.BIT`, `xs` the figure of each skill that has one."""

    melee: int
    ranged: int
    armour: int
    life: int
    full: int
    skills: int
    xs: dict[int, int]
    over: int = 0  # damage that more armour than was there took: it goes first from what modifiers add
    owed: int = 0  # of the armour modifiers take away, what attacks have used up


class Wear(msgspec.Struct, frozen=True, gc=False):
    """What has become of a unit's armour since the last reset, source by source, so that what was used up
    comes back neither as armour nor as its opposite when its source goes (N-034, N-037)."""

    absorbed: int = 0  # of `worn`, what damage took
    malus: int = 0  # of `armour`, what is below 0
    trodden: int = 0  # of what the zone card takes away, what attacks have used up
    spent: int = 0  # the same of what modifiers take away


class Thing(Piece):
    """A card in the game, whatever its type. For a unit, `lost` and `worn` are what damage took from life and
    armour, armour markers counted in; `melee`, `ranged`, `armour`, `skills`, `xs` are changes for this turn,
    `aura` the bonus of an aura."""

    controller: int = NOBODY
    engaged: bool = False
    lost: int = 0
    worn: int = 0
    wear: Wear | None = None  # once damage or an attack has changed armour
    poison: int = 0
    melee: int = 0
    ranged: int = 0
    armour: int = 0
    aura: int = 0
    skills: int = 0
    xs: tuple[tuple[int, int], ...] = ()
    dodged: bool = False  # has used its Dodge (N-154)
    used: int = 0  # mask of activated abilities used this turn
    host: int = NOBODY  # the unit an equipment is on or a latent spell under
    idle: bool = False  # an equipment that is carried but not active (N-118)
    gear: tuple[int, ...] = ()  # equipment on this unit
    under: tuple[int, ...] = ()  # latent spells under this unit, or under this zone card
    time: int = 0  # markers: steps left in the queue, turns of an adventure, turns of a flood
    primo: bool = False  # a treasure laid at set-up: turned up by any arrival (N-068)
    away: bool = False  # gone on an adventure
    caught: int = UNDECIDED  # mask of what an Interceptor took from it when it entered its zone (N-160)
    lent: bool = False  # under another's control until end of turn
    last: Figures | None = None


class Player(Seat):
    """A player: gold, what is left of the allowance for starting units, floating mana."""

    gold: int = 0
    allowance: int = 0
    mana: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
    passed: bool = False
    mulligan: bool = False


class Realm(Board):
    """What all players share."""

    layout: str = "duel"
    turn: int = 0
    phase: int = BEGIN
    first: int = 0  # the first player of the turn
    starter: int = 0  # the first player of the game: his fate deck is drawn first (NR-11)
    active: int = 0  # whose action it is
    first_passed: int = NOBODY  # who opened the closing series of passes (NR-10)
    turn_limit: int = 60
    veterans: bool = False  # a house option: the dead come back for gold once the library is empty (NG-08)
    places: tuple[int, ...] = ()  # the zone card of each space
    fate: int = NOBODY
    fallen: int = 0  # mask of seats whose Monarch died
    come: int = NOBODY  # the unit that came last in this action: who sees whom is looked at after it has come
    # the attack or spell under way
    attacker: int = NOBODY
    target: int = NOBODY
    sort: int = 0
    guarded: bool = False  # a Guardian Angel took the attack
    off: bool = False  # the attack is cancelled
    caster: int = NOBODY
    spell: int = NOBODY  # the spell, or unit with the ability, that is being resolved
    corrupt: bool = False  # corruption mana was spent on it (N-153)
    hushed: int = NOBODY  # the last one that was cancelled


Table: TypeAlias = State[Thing, Player, Realm, Figures]
"""A position of Noxilia."""


def lay_out(table: Table, layout: Layout) -> None:
    """Make the zones. Pieces that lie face down in an open place are hidden one by one."""
    for space in layout.spaces:
        table.add_zone(space.name, space.home, EVERYBODY, ROLE_SPACE)
    for space in layout.spaces:
        table.add_zone(f"ground-{space.name}", space.home, EVERYBODY, ROLE_GROUND)
    for seat in table.seats:
        for role, name in enumerate(PLACES):
            sight = {LIBRARY: 0, FATE: 0, HAND: 1 << seat.id}.get(role, EVERYBODY)
            table.add_zone(name, seat.id, sight, role)
    table.add_zone("treasures", NOBODY, 0, ROLE_POOL)
    table.add_zone("gone", NOBODY, EVERYBODY, ROLE_GONE)
