"""What a player has on the battlefield, worked out once for each time traits are computed.

Who controls what, what may be activated, what could make mana: all of it follows from the traits, so it is
kept with them (`table.standing`) and gone when they are computed anew. What follows from more than the traits
(`offers`: all a player with priority may do) is kept until the next event that concerns the player (`stir`),
and only for the very stack, attackers and permissions it was made for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import NOBODY, Option

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..events import Happening
from ..mana.bill import Bill, Source
from ..model import BATTLEFIELD, PER_SEAT, SHARED, Mana, Match, Table
from .abilities import at_work
from .layers import derive
from .traits import Traits

QUIET: Final = frozenset((did.PASSED, did.STEP, did.MANA, did.SPENT, did.EMPTIED))
"""The kinds of event that change nothing but whose word it is, which step it is and what is in the pools."""
TAPPING: Final = (did.TAPPED, did.UNTAPPED)
DEALT: Final = frozenset((did.MOVED, did.DREW, did.SHUFFLED, did.MINGLED))
"""The kinds of event by which other cards than before lie in hands, graveyards and libraries."""
LAND: Final = ("land",)
EVERYBODY: Final = -1


def _reads_tapped_lands(node: Node) -> bool:
    """Whether a filter asks if permanents that may be lands are tapped."""
    if not isinstance(node, n.Permanents) or node.tapped is None:
        return False
    types = node.types or node.all_types
    return not types or "land" in types


LANDS_ALONE: Final = not any(_reads_tapped_lands(node) for node in NODES.nodes.values())
"""Whether no card asks if lands are tapped: then a land that is tapped concerns its controller alone."""


Moment = tuple[int, bool, int, tuple[Mana, ...], bool, str]
"""Of an offer: to whom, whether sorceries can be cast, whose turn it is, what is in his pool, whether the
game is a brisk one, and the step while creatures attack."""


class Offered:
    """What a player may do at a moment, with the stack, the attackers and the permissions that were there."""

    def __init__(self, board: Match, options: list[Option]) -> None:
        self.stack = board.stack
        self.attacks = board.attacks
        self.permits = board.permits
        self.options = options

    def holds(self, board: Match) -> bool:
        """Whether all of them are still there: each is replaced as a whole when it changes."""
        return board.stack is self.stack and board.attacks is self.attacks and board.permits is self.permits


class Actor:
    """A permanent with which a player could do something by a rule of its own or an ability."""

    def __init__(self, piece: int, traits: Traits, mine: bool, down: bool) -> None:
        work = at_work(traits.abilities, "battlefield")
        self.piece = piece
        self.mine = mine
        self.names = work.activated if mine else work.anyones  # what this player may activate
        self.taps = mine and work.taps  # whether all of it surely needs {T}
        self.down = down  # whether it lies face down and could be turned up
        self.room = mine and "room" in traits.subtypes
        self.creature = "creature" in traits.types
        self.lone = True  # whether no other one has the same abilities


Heard = tuple[tuple[str, bool, int], ...]
"""Triggered mana abilities that hear mana being made: the ability, whether it is one of whoever makes it, and
how often it triggers."""


class Maker:
    """A permanent with mana abilities."""

    def __init__(self, piece: int, traits: Traits, names: tuple[str, ...]) -> None:
        self.piece = piece
        self.traits = traits
        self.names = names
        self.creature = "creature" in traits.types
        self.source: Source | None = None  # what it is to whoever pays, where that is always the same,
        self.heard: Heard = ()  # and these add to it


class Usable:
    """What a player could use at a moment, if he can pay for it."""

    __slots__ = ("bills", "free", "land", "least", "life", "tapping", "taps")

    def __init__(
        self,
        free: bool,
        land: bool = False,
        taps: tuple[int, ...] = (),
        bills: tuple[Bill, ...] = (),
        tapping: tuple[tuple[int, Bill], ...] = (),
        life: bool = False,
        least: int = 0,
    ) -> None:
        self.free = free  # whether something may cost no mana
        self.land = land  # whether he has a land to play
        self.taps = taps  # permanents that could be used for no mana if {T} of them can be paid
        self.bills = bills  # what the rest costs at least
        self.tapping = tapping  # and what is paid with {T} of a permanent as well
        self.life = life  # whether life pays some of that
        self.least = least  # how much mana the cheapest of it takes


class Standing:
    """What follows from the traits, for each seat when first asked for."""

    def __init__(self, earlier: Standing | None = None) -> None:
        self.actors: dict[int, list[Actor]] = {} if earlier is None else earlier.actors
        self.busy: dict[int, list[Actor]] = {} if earlier is None else earlier.busy
        self.makers: dict[int, list[Maker]] = {} if earlier is None else earlier.makers
        self.hosts: set[int] | None = None if earlier is None else earlier.hosts
        self.watched: list[int] | None = None if earlier is None else earlier.watched
        self.noticed: bool = earlier is not None and earlier.noticed
        self.tokens: tuple[int, list[int]] = (0, []) if earlier is None else earlier.tokens
        self.usable: dict[tuple[int, bool, bool], Usable] = {} if earlier is None else earlier.usable
        """What a player could use, whether he can cast sorceries and whether the game is a brisk one (see
        `resting`); forgotten for those to or from whose hand or graveyard cards go."""
        self.sound: bool = earlier is not None and earlier.sound
        """Whether state-based actions were looked for among the permanents and none was found (see
        `state_based`): until damage is dealt, or an effect begins or ends."""
        self.offers: dict[Moment, Offered] = {}


def standing(table: Table) -> Standing:
    """What follows from the traits there are now."""
    derive(table)
    found = table.standing
    if found is None:
        found = table.standing = Standing()
    assert isinstance(found, Standing)
    return found


def concerns(table: Table, kind: str, piece: int) -> int:
    """The player for whom alone an event can change what he may do, or `EVERYBODY`."""
    if LANDS_ALONE and kind in TAPPING:
        traits = table.current.get(piece)
        if traits is not None and traits.types == LAND and not _anyones(traits):
            return traits.controller
    return EVERYBODY


def _anyones(traits: Traits) -> bool:
    """Whether it has abilities that any player may activate."""
    return bool(at_work(traits.abilities, "battlefield").anyones)


NOT_STIRRED: Final = -2
"""In place of a player: nobody."""


def both(one: int, other: int) -> int:
    """Whom two events concern together, each of them a player, `EVERYBODY` or `NOT_STIRRED`."""
    if one == NOT_STIRRED:
        return other
    return one if other in (one, NOT_STIRRED) else EVERYBODY


def dealt(event: Happening, seats: list[int]) -> None:
    """Add the players whose hands or graveyards an event that deals changes, or `EVERYBODY`."""
    if event.kind == did.MINGLED:
        seats.append(EVERYBODY)
        return
    if event.frm >= SHARED:
        seats.append((event.frm - SHARED) // PER_SEAT)
    if event.to >= SHARED:
        seats.append((event.to - SHARED) // PER_SEAT)


def stir(table: Table, seat: int, given: list[int], unsound: bool = False) -> None:
    """Something happened that left the traits as they are: what depends on more than them is forgotten for
    this player, or for `EVERYBODY`; what depends on where cards are, for those who were `given` or lost
    any; `unsound` if state-based actions may find something among the permanents now."""
    kept = table.standing
    if kept is not None:
        assert isinstance(kept, Standing)
        now = table.standing = Standing(kept)
        if unsound:
            now.sound = False
        if given:
            now.usable = _but_for(kept.usable, given)
        if seat != EVERYBODY and kept.offers:
            now.offers = {when: known for when, known in kept.offers.items() if when[0] != seat}


def _but_for(
    usable: dict[tuple[int, bool, bool], Usable], seats: list[int]
) -> dict[tuple[int, bool, bool], Usable]:
    if EVERYBODY in seats or not usable:
        return {}
    return {when: known for when, known in usable.items() if when[0] not in seats}


def _but_theirs(table: Table, changed: Sequence[Traits], given: Sequence[int]) -> Standing | None:
    """What follows from the traits of the permanents that are not these: what those who control them, and
    those who were given something, have on the battlefield and could use is found anew. Nothing where nothing
    is kept, or where one of these has something to say to others: then all is forgotten."""
    kept = table.standing
    if kept is None:
        return None
    assert isinstance(kept, Standing)
    seats = list(given)
    for traits in changed:
        work = at_work(traits.abilities, "battlefield")
        if work.anyones or work.statics:
            table.standing = None
            return None
        seats.append(traits.controller)
    now = Standing(kept)
    now.actors = {seat: found for seat, found in kept.actors.items() if seat not in seats}
    now.busy = {seat: found for seat, found in kept.busy.items() if seat not in seats}
    now.makers = {seat: found for seat, found in kept.makers.items() if seat not in seats}
    now.usable = _but_for(kept.usable, seats)
    return now


def came(table: Table, pieces: list[int], given: list[int]) -> None:
    """Permanents came that change no other object: what follows from the traits of the others stays."""
    current = table.current
    now = _but_theirs(table, [current[piece] for piece in pieces], given)
    if now is None:
        return
    for piece in pieces:
        traits = current[piece]
        if now.watched is not None and not _is_plain_land(table, piece, traits):
            now.watched = [*now.watched, piece]
        now.noticed = now.noticed and traits.controller == table.pieces[piece].under
        now.sound = now.sound and _is_sound(table, piece)
    table.standing = now


def left(table: Table, pieces: list[int], before: dict[int, Traits], given: list[int]) -> None:
    """Permanents left that changed no other object: the same as where some come."""
    now = _but_theirs(table, [before[piece] for piece in pieces], given)
    if now is None:
        return
    now.hosts = None
    if now.watched is not None:
        now.watched = [piece for piece in now.watched if piece not in pieces]
    now.sound = now.sound and not _any_attached(table, pieces)
    table.standing = now


def renewed(table: Table, pieces: Sequence[int], before: dict[int, Traits]) -> None:
    """Permanents have other traits than before, under the same players: what follows from the traits of the
    others stays."""
    both = [traits for piece in pieces for traits in (before[piece], table.current[piece])]
    now = _but_theirs(table, both, ())
    if now is None:
        return
    now.watched = None
    now.sound = now.sound and not _any_attached(table, pieces)
    for piece in pieces:
        now.sound = now.sound and _is_sound(table, piece)
    table.standing = now


def _any_attached(table: Table, hosts: Sequence[int]) -> bool:
    """Whether anything on the battlefield is attached to one of these."""
    return any(table.pieces[i].host in hosts for i in table.zones[BATTLEFIELD].ids)


def _is_sound(table: Table, piece: int) -> bool:
    """Whether no state-based action is about a permanent, whatever else there is; False says nothing."""
    it, traits = table.pieces[piece], table.current[piece]
    types = traits.types
    if "creature" in types and (it.doomed or traits.toughness <= it.damage):
        return False
    if "planeswalker" in types or "battle" in types or "legendary" in traits.supertypes:
        return False
    subtypes = traits.subtypes
    return it.host == NOBODY and len(it.counters) < 2 and "aura" not in subtypes and "saga" not in subtypes


def _is_plain_land(table: Table, piece: int, traits: Traits) -> bool:
    """Whether no state-based action could be about a permanent."""
    it = table.pieces[piece]
    types = traits.types
    if len(types) != 1 or types[0] != "land" or it.counters or it.host != NOBODY:
        return False
    return "legendary" not in traits.supertypes


def actors(table: Table, seat: int) -> list[Actor]:
    """The permanents with which a player could do something, in the order they came."""
    now = standing(table)
    found = now.actors.get(seat)
    if found is None:
        found = now.actors[seat] = _actors(table, seat, False)
    return found


def busy_actors(table: Table, seat: int) -> list[Actor]:
    """Those of the actors that can do more than make mana."""
    now = standing(table)
    found = now.busy.get(seat)
    if found is None:
        found = now.busy[seat] = _actors(table, seat, True)
    return found


def _actors(table: Table, seat: int, busy: bool) -> list[Actor]:
    found = []
    pieces = table.pieces
    for i, traits in table.current.items():
        it = pieces[i]
        if not traits.abilities and not it.hidden and "room" not in traits.subtypes:
            continue
        mine = traits.controller == seat
        work = at_work(traits.abilities, "battlefield")
        if it.zone != BATTLEFIELD or (not mine and not work.anyones):
            continue
        if not work.activated and not it.hidden and "room" not in traits.subtypes:
            continue
        if busy and work.idle and not it.hidden and "room" not in traits.subtypes:
            continue
        actor = Actor(i, traits, mine, mine and bool(it.facing) and it.hidden)
        if actor.names or actor.down or actor.room:
            found.append(actor)
    others: dict[tuple[str, ...], Actor] = {}
    for actor in found:
        first = others.setdefault(actor.names, actor)
        first.lone = actor.lone = first is actor
    return found


def makers(table: Table, seat: int) -> list[Maker]:
    """The permanents of a player with mana abilities."""
    now = standing(table)
    found = now.makers.get(seat)
    if found is None:
        found = now.makers[seat] = _makers(table, seat)
    return found


def _makers(table: Table, seat: int) -> list[Maker]:
    found = []
    for i, traits in table.current.items():
        if traits.controller == seat and table.pieces[i].zone == BATTLEFIELD:
            names = at_work(traits.abilities, "battlefield").mana
            if names:
                found.append(Maker(i, traits, names))
    return found


def hosts(table: Table) -> set[int]:
    """Everything something is attached to."""
    now = standing(table)
    found = now.hosts
    if found is None:
        found = now.hosts = {table.pieces[i].host for i in table.zones[BATTLEFIELD].ids}
    return found


def watched(table: Table) -> list[int]:
    """The permanents any state-based action could be about: all but plain lands. What it follows from (types,
    counters, what is attached) changes only where traits are computed anew."""
    now = standing(table)
    found = now.watched
    if found is None:
        found = now.watched = []
        for i, traits in table.current.items():
            if table.pieces[i].zone == BATTLEFIELD and not _is_plain_land(table, i, traits):
                found.append(i)
    return found


def tokens(table: Table) -> list[int]:
    """The things there are that are no cards, wherever they lie."""
    now = standing(table)
    known, found = now.tokens
    if known != len(table.pieces):
        found = [number for number, piece in enumerate(table.pieces) if piece.token]
        now.tokens = (len(table.pieces), found)
    return found


def strangers(table: Table) -> list[int]:
    """The permanents somebody else controls than was last noticed; there are none until traits are computed
    anew, once there were none."""
    now = standing(table)
    if now.noticed:
        return []
    pieces = table.pieces
    found = [
        i
        for i, traits in table.current.items()
        if traits.controller != pieces[i].under and pieces[i].zone == BATTLEFIELD
    ]
    now.noticed = not found
    return found
