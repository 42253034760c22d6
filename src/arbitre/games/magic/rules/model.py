"""Things, players and zones of Magic as plain data."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from arbitre.kernel.pieces import EVERYBODY, NOBODY, Board, Piece, Seat
from arbitre.kernel.stack import NO_ROUND, Item, Resolving, Round
from arbitre.kernel.state import State

from .continuous.traits import Last, Traits
from .events import CopyOf, Counters, Happening

# Zones: the shared ones first, then each seat's (400.1)
BATTLEFIELD: Final = 0
STACK: Final = 1
EXILE: Final = 2
CEASED: Final = 3  # tokens and copies that are no more; shown to nobody
SHARED: Final = 4
LIBRARY: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
COMMAND: Final = 3
SCHEMES: Final = 4
PER_SEAT: Final = 5
SEAT_ZONES: Final = ("library", "hand", "graveyard", "command", "schemes")
ROLES: Final = ("battlefield", "stack", "exile", "ceased", *SEAT_ZONES)
"""The names of the sorts of zones, by `Zone.role`."""

# Steps of the turn (500.1); a phase without steps is one step
UNTAP: Final = "untap"
UPKEEP: Final = "upkeep"
DRAW: Final = "draw"
MAIN_1: Final = "main_1"
BEGIN_COMBAT: Final = "begin_combat"
ATTACKERS: Final = "attackers"
BLOCKERS: Final = "blockers"
FIRST_DAMAGE: Final = "first_damage"
DAMAGE: Final = "damage"
END_COMBAT: Final = "end_combat"
MAIN_2: Final = "main_2"
END: Final = "end"
CLEANUP: Final = "cleanup"
TURN_STEPS: Final = (
    UNTAP,
    UPKEEP,
    DRAW,
    MAIN_1,
    BEGIN_COMBAT,
    ATTACKERS,
    BLOCKERS,
    FIRST_DAMAGE,
    DAMAGE,
    END_COMBAT,
    MAIN_2,
    END,
    CLEANUP,
)
COMBAT_STEPS: Final = (BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT)
MULLIGANS: Final = "mulligans"
OPENING: Final = "opening"

FIRST_ITEM: Final = 1_000_000

STUN: Final = "stun"
"""The kind of counter that is removed instead of untapping a permanent (122.1d)."""
BACK_UP: Final = "transformed"
"""The mark of a spell that was cast with its back face up, and of what it became (712.14)."""


class Thing(Piece):
    """A card, a token, a copy of a spell or an emblem."""

    controller: int = NOBODY  # before any effect that changes it for a time
    tapped: bool = False
    under: int = NOBODY  # who controlled it when that was last noticed
    held: int = NOBODY  # who has controlled it without a break since his turn began (302.6)
    damage: int = 0
    doomed: bool = False  # dealt damage by a source with deathtouch since the last check (704.5h)
    counters: Counters = ()
    stamps: tuple[tuple[str, int], ...] = ()  # when its keyword counters came (613.7)
    host: int = NOBODY  # a ref: what it is attached to
    facing: str = ""  # how it was turned face down: "manifest", "morph", "cloak", "disguise", "turned"
    doors: int = 0  # bit mask of the unlocked ones
    opened: tuple[int, int] = (0, 0)  # when each of its doors was unlocked (613.7)
    door: int = NOBODY  # the half that was cast, on the stack
    copies: tuple[CopyOf, ...] = ()
    token: bool = False  # a token, or a copy of a spell
    marks: tuple[str, ...] = ()  # such as "impending": how it was cast, what it became
    chosen: tuple[tuple[str, str], ...] = ()
    x: int = 0
    spent: int = 0  # mana spent to cast it, of a spell
    linked: tuple[int, int] | None = None  # the object that exiled it (607.2)
    stamp: int = 0  # its timestamp (613.7)
    came: int = NOBODY  # the zone it was cast or put from
    turn: int = 0  # the turn in which it came to where it is
    raids: tuple[int, int] = (0, 0)  # a turn, and how often it attacked in it
    goaders: tuple[int, ...] = ()
    hounds: tuple[int, ...] = ()  # those of the goaders who goaded it for the rest of the game
    back: bool = False  # a double-faced permanent with its back face up (712.8)
    last: Last | None = None


class Mana(msgspec.Struct, frozen=True, gc=False):
    """One mana in a pool: its type, and the name of the filter that says what it may be spent on ("" all)."""

    symbol: str
    only: str = ""
    source: int = NOBODY


class Player(Seat):
    """A player."""

    life: int = 20
    starting_life: int = 20
    pool: tuple[Mana, ...] = ()
    counters: Counters = ()
    lands: int = 0  # played this turn
    drawn: int = 0  # cards drawn this turn
    gained: int = 0  # life gained this turn
    lost: int = 0  # life lost this turn
    cast: int = 0  # spells cast this turn
    attacked: int = 0  # creatures declared as attackers this turn
    discarded: int = 0  # cards discarded this turn
    sacrificed: int = 0  # permanents sacrificed this turn
    landed: int = 0  # lands that entered under his control this turn
    masked: int = 0  # permanents that entered face down under his control this turn
    unmasked: int = 0  # permanents he turned face up this turn
    lost_creatures: int = 0  # creatures that died under his control this turn
    drawn_before: int = 0  # cards drawn in the turn before this one
    starved: bool = False  # drew from an empty library since the last check (704.5b)
    mulligans: int = 0
    kept: bool = False
    deck: str = ""
    dealt: tuple[tuple[int, int], ...] = ()  # combat damage by each commander (~number: face down), 903.10a


class StackItem(Item, frozen=True):
    """A spell or ability on the stack, or a trigger that waits to be put there.

    `kind` is "spell", "activated" or "triggered"; `name` the node that is played (for a spell: of its
    definition, see `catalogue`); `aims` the refs chosen for each target with the lives they had.
    """

    kind: str = "triggered"
    event: Happening | None = None
    batch: tuple[Happening, ...] = ()
    modes: tuple[int, ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()  # for each target slot, how an amount is divided
    x: int = 0
    marks: tuple[str, ...] = ()  # how it was cast: "impending", "flashback", "kicked" …
    ability: str = ""  # the ability it came from
    paid: tuple[int, ...] = ()  # refs its costs were paid with, with the lives they had
    that: tuple[int, ...] = ()  # pieces and lives a delayed or reflexive trigger speaks of
    spent: str = ""  # mana symbols spent to cast it
    copy: bool = False


class Attack(msgspec.Struct, frozen=True):
    """An attacking creature: what it attacks, who blocks it, in damage assignment order."""

    piece: int
    life: int
    whom: int  # ref of a player, planeswalker or battle
    defender: int  # the defending player
    blockers: tuple[int, ...] = ()
    blocked: bool = False
    struck: bool = False  # dealt damage in the first combat damage step
    band: int = 0


class Commander(msgspec.Struct, frozen=True):
    """A card that leads a deck (903.3): whose, what is printed on it, and how often its owner cast it from
    the command zone (903.8)."""

    owner: int
    what: int
    casts: int = 0


class Match(Board):
    """What belongs to nobody: the turn, the stack, the combat."""

    turn: int = 0
    active: int = NOBODY
    first: int = NOBODY
    step: str = MULLIGANS
    begun: bool = False  # the turn-based actions of the step are done
    mains: int = 0  # main phases begun this turn
    round: Round = NO_ROUND
    leader: int = NOBODY  # who got priority before anybody passed in this round
    stack: tuple[StackItem, ...] = ()
    waiting: tuple[StackItem, ...] = ()
    countered: tuple[StackItem, ...] = ()  # spells countered this turn: one can still be copied (707.10)
    items: int = 0  # numbers given to items
    batches: int = 0
    steps: tuple[str, ...] = ()  # what is left of this turn
    ordinary: int = NOBODY  # whose turn was the last that was no extra one; NOBODY: the active player's
    turns: tuple[int, ...] = ()  # extra turns to come, the last is taken first (500.7)
    used: tuple[tuple[int, int, str], ...] = ()  # (piece, life, ability) this turn
    spent: tuple[tuple[int, int, str], ...] = ()  # for as long as the object lives
    dead: tuple[tuple[int, Last], ...] = ()  # pieces that died this turn, as they were
    attacks: tuple[Attack, ...] = ()
    blocks: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # blocker, life, attackers in order
    fighting: tuple[int, ...] = ()  # who was declared so far, while declaring
    seen: tuple[tuple[int, int], ...] = ()  # (piece, life) that fought in the first damage step
    idle: int = 0  # resolutions since somebody did something but pass
    announcing: bool = False  # a spell is being cast or an ability activated (401.5)
    restless: bool = False  # something happened, so that state-based actions must look
    leaving: tuple[int, ...] = ()  # who has given up and leaves as the next step begins
    permits: tuple[Permit, ...] = ()
    options: str = ""  # the table's options, see `options`
    turn_limit: int = 0
    commanders: tuple[Commander, ...] = ()
    fallen: tuple[tuple[int, int], ...] = ()  # commanders (and lives) new in a graveyard or in exile (903.9a)
    trail: tuple[tuple[int, str], ...] = ()  # positions and what resolved in them while all only passed
    resolved: int = 0  # resolutions in this turn
    gauges: tuple[tuple[int, ...], tuple[int, ...]] = (
        (),
        (),
    )  # what was left when loops were last looked for


class Permit(msgspec.Struct, frozen=True):
    """A permission to play a card from where it lies, given by an effect."""

    seat: int
    piece: int  # NOBODY: every card the filter `which` finds
    life: int
    until: str
    free: bool = False  # without paying its mana cost
    cost: str = ""  # the name of costs paid instead
    which: str = ""
    source: int = NOBODY
    mark: str = ""
    lands: bool = True


class Play(Resolving):
    """The scene of Magic: who plays a node, from which object, about what.

    `that` are the refs the last verb did something to, `number` what it counted, `excess` how much of its
    damage was more than lethal. `life` is the object the source was; `batch` are the events a "one or more"
    trigger heard.
    """

    life: int = NOBODY
    batch: tuple[Happening, ...] = ()
    x: int = 0
    that: tuple[int, ...] = ()
    number: int = 0
    excess: int = 0
    did: bool = True


Table: TypeAlias = State[Thing, Player, Match, Traits]
"""A position of Magic."""


def _are_one(table: Table, seat: Player, mate: Player) -> bool:
    """Whether two players are of a team and sit side by side, or with others of their team between them: then
    they may look at each other's hands (808.5, 810.5, 811.5)."""
    first, last = sorted((seat.id, mate.id))
    inside = table.seats[first : last + 1]
    outside = (*table.seats[last:], *table.seats[: first + 1])
    return any(all(player.team == seat.team for player in way) for way in (inside, outside))


def lay_out(table: Table) -> None:
    """Make the zones (400.1). Hands are seen by their owners, and by those of their team beside them;
    libraries and scheme decks by nobody."""
    for name in ROLES[:SHARED]:
        table.add_zone(name, NOBODY, 0 if name == "ceased" else EVERYBODY, ROLES.index(name))
    for seat in table.seats:
        for name in SEAT_ZONES:
            sight = EVERYBODY
            if name in ("library", "schemes"):
                sight = 0
            elif name == "hand":
                sight = sum(
                    1 << mate.id for mate in table.seats if mate is seat or _are_one(table, seat, mate)
                )
            table.add_zone(name, seat.id, sight, ROLES.index(name))
