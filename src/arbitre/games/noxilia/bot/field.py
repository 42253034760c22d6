"""What the spaces of the board and the stores of the players hold, added up for a seat.

Most positions a bot looks at differ from the one it stands in by a unit or two. So what a space adds up to is
kept with the very zones and pieces it was read from (`Table.standing`, which forks share): a fork that has
written none of them finds the same objects there, and what they add up to is the same. Whatever is written is
cloned first, so another object empties this cache and nothing else can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.pieces import Zone

from ..cards.index import CARDS, TYPE
from ..rules.model import EXILE, HAND, PER_SEAT, QUEUE, Player, Table, Thing
from .worths import (
    ARMOUR,
    BLOW,
    CARD,
    GOLD,
    IN_HAND,
    INCOME,
    LIFE,
    LIGHT,
    MONARCH,
    SHOT,
    UNDER_EMPTY,
    UNDER_HELD,
    UNDER_UNIT,
    UNSEEN_ARMOUR,
    UNSEEN_BLOW,
    UNSEEN_LIFE,
    UNSEEN_WORTH,
    WORTH,
)

PLENTY: Final = 8  # gold up to so much counts in full …
IDLE: Final = 0.08  # and each one beyond
WAITING: Final = 0.85  # a unit in the queue
AWAY: Final = 1.0  # a unit on an adventure comes back with something
LAID: Final = 1.1  # a latent spell of the opponent that lies in wait
TREASURE: Final = 2.0  # the chance of a true one under a card nobody has captured
WOUND: Final = 0.6  # of a unit's worth goes with its life, the rest when it dies
HORIZON: Final = 2.5  # turns a zone's income is counted for
TIRED: Final = 0.55  # the blow of a unit that is engaged, against one that may strike this turn
MARCHED: Final = 0.9  # the same for blows on their way to a Monarch, which have time
AFAR: Final = 0.6  # of a shot counts on the way to a Monarch: who shoots need not be in front


class Side:
    """What one seat has in a space."""

    __slots__ = ("around", "crown", "forces", "inside", "king", "king_force", "lives", "worths")

    def __init__(self) -> None:
        self.inside = 0.0
        """Blows that can be struck there, …"""
        self.around = 0.0
        """… that can reach the zones next door, …"""
        self.forces = 0.0
        """… and blows in all, but for the Monarch's: `king_force`."""
        self.king_force = 0.0
        self.lives = 0.0
        self.worths = 0.0
        self.king = False
        """Whether its Monarch is seen there, and the life it has."""
        self.crown = 0.0


class Spot:
    """A space as a seat sees it, and what that was read from."""

    __slots__ = (
        "empty_waits",
        "ground",
        "held_waits",
        "income",
        "mine",
        "owner",
        "read",
        "theirs",
        "total",
        "traps",
        "treasure",
        "waits",
        "zone",
    )

    def __init__(self, zone: Zone, ground: Zone, card: Thing) -> None:
        self.zone = zone
        self.ground = ground
        self.read: list[Thing] = [card]
        self.mine = Side()
        self.theirs = Side()
        self.total = 0.0
        """The worth of units, the other's subtracted, with what Monarchs carry."""
        self.traps = 0.0
        """Spells of the other that lie there."""
        self.waits = 0.0
        """Spells of one's own that wait there: under units, under the zone card if it is held or if not."""
        self.held_waits = 0.0
        self.empty_waits = 0.0
        self.income = INCOME[card.what] * HORIZON
        self.owner = card.controller
        self.treasure = 0.0


class Stores:
    """Gold, cards and units on their way, and what that was read from."""

    __slots__ = ("cards", "coming", "gold", "read", "seats", "zones")

    def __init__(self, seats: list[Player]) -> None:
        self.seats = seats
        self.zones: list[Zone] = []
        self.read: list[Thing] = []
        self.gold = 0.0
        self.cards = 0.0
        self.coming = 0.0


class Field:
    """All of it, for a seat."""

    __slots__ = ("seat", "spots", "stores")

    def __init__(self, seat: int, spots: list[Spot], stores: Stores) -> None:
        self.seat = seat
        self.spots = spots
        self.stores = stores


def field(table: Table, seat: int) -> Field:
    """What the table adds up to for a seat; what is as it was is not added up again."""
    kept = table.standing
    if not isinstance(kept, Field) or kept.seat != seat:
        return _from_nothing(table, seat)
    zones, pieces = table.zones, table.pieces
    size = len(table.board.places)
    spots: list[Spot] = []
    for space, spot in enumerate(kept.spots):
        if zones[space] is spot.zone and zones[size + space] is spot.ground and _same(pieces, spot.read):
            spots.append(spot)
        else:
            spots.append(spot_of(table, seat, space, [pieces[unit] for unit in zones[space].ids]))
    stores = kept.stores
    if not _stored(table, stores):
        stores = stores_of(table, seat, size)
    return Field(seat, spots, stores)


def survey(table: Table, seat: int) -> None:
    """Add all of it up for the forks to come, of a table that is itself written no more."""
    kept = table.standing
    if not isinstance(kept, Field) or kept.seat != seat:
        table.standing = _from_nothing(table, seat)


def _from_nothing(table: Table, seat: int) -> Field:
    zones, pieces = table.zones, table.pieces
    size = len(table.board.places)
    spots = [
        spot_of(table, seat, space, [pieces[unit] for unit in zones[space].ids]) for space in range(size)
    ]
    return Field(seat, spots, stores_of(table, seat, size))


def _same(pieces: list[Thing], read: list[Thing]) -> bool:
    """Whether nobody has written any of these."""
    for it in read:  # noqa: SIM110  (half the time of any())
        if pieces[it.id] is not it:
            return False
    return True


def _stored(table: Table, stores: Stores) -> bool:
    """Whether nobody has written what the stores were read from."""
    seats = table.seats
    for player in stores.seats:
        if seats[player.id] is not player:
            return False
    zones = table.zones
    for zone in stores.zones:
        if zones[zone.id] is not zone:
            return False
    return _same(table.pieces, stores.read)


def spot_of(table: Table, seat: int, space: int, units: Sequence[Thing]) -> Spot:
    """What a space adds up to with these units in it."""
    pieces = table.pieces
    zones, places = table.zones, table.board.places
    ground = zones[len(places) + space]
    card = pieces[places[space]]
    spot = Spot(zones[space], ground, card)
    for spell in card.under:
        lies = pieces[spell]
        spot.read.append(lies)
        if lies.controller == seat:
            spot.held_waits += UNDER_HELD[lies.what]
            spot.empty_waits += UNDER_EMPTY[lies.what]
        else:
            spot.traps -= LAID
    if len(ground.ids) > 1:
        for thing in ground.ids[1:]:
            it = pieces[thing]
            spot.read.append(it)
            if TYPE[it.what] == "treasure" and (it.hidden or it.primo):
                chance = 0.5 if it.hidden else 0.0 if CARDS[it.what].false else 1.0
                spot.treasure = chance * TREASURE
                break
    if units:
        first = units[0].controller
        fight = False
        for it in units:
            if it.controller != first:
                fight = True
                break
        for it in units:
            _add(table, seat, spot, it, fight)
    return spot


def _add(table: Table, seat: int, spot: Spot, it: Thing, fight: bool) -> None:
    """A unit counts where it stands; one the seat may not know as an average one."""
    pieces = table.pieces
    spot.read.append(it)
    own = it.controller == seat
    side = spot.mine if own else spot.theirs
    for spell in it.under:
        lies = pieces[spell]
        spot.read.append(lies)
        if lies.controller == seat:
            spot.waits += UNDER_UNIT[lies.what]
        else:
            spot.traps -= LAID
    ready, march = (TIRED, MARCHED) if it.engaged else (1.0, 1.0)
    if it.hidden and not own and not it.known >> seat & 1:
        worth, blow, life = UNSEEN_WORTH, UNSEEN_BLOW, UNSEEN_LIFE + 0.7 * UNSEEN_ARMOUR
        shot = 0.0
        light = False
    else:
        what = it.what
        monarch = MONARCH[what]
        worth = WORTH[what]
        blow = BLOW[what] + it.melee + it.aura
        shot = SHOT[what] + it.ranged
        left = LIFE[what]
        armour = ARMOUR[what] + it.armour - it.worn
        light = LIGHT[what]
        for thing in it.gear:
            carried = pieces[thing]
            spot.read.append(carried)
            gear = carried.what
            if monarch:  # whose own worth is his life, told below
                spot.total += WORTH[gear] if own else -WORTH[gear]
            worth += WORTH[gear]
            blow += BLOW[gear]
            shot += SHOT[gear]
            left += LIFE[gear]
            armour += ARMOUR[gear]
        if it.lost or it.poison:
            full = left
            left -= it.lost
            worth *= 1 - WOUND + WOUND * (left - it.poison) / full if full > 0 else 1.0
        life = left + 0.7 * armour
        if monarch:
            side.king = True
            side.crown = left - it.poison + 0.5 * armour
            side.inside += blow * ready
            side.king_force = blow * march
            return
    spot.total += worth if own else -worth
    side.lives += life if life > 0 else 0.0  # much negative armour is no less than nothing
    side.worths += worth
    force = blow if blow > shot else shot
    side.inside += blow * ready
    side.forces += (blow if blow > AFAR * shot else AFAR * shot) * march
    side.around += (0.9 * shot if fight and not light else force * 0.8) * ready


def stores_of(table: Table, seat: int, size: int) -> Stores:
    """Gold; hands, where cards of the opponent are only counted; queues and adventures."""
    pieces, zones = table.pieces, table.zones
    stores = Stores(table.seats[:])
    read = stores.read
    for player in table.seats:
        side = player.id
        base = 2 * size + side * PER_SEAT
        mine = side == seat
        sign = 1.0 if mine else -1.0
        held = player.gold + (player.allowance if mine else 0)
        stores.gold += sign * (GOLD * held if held < PLENTY else GOLD * PLENTY + IDLE * (held - PLENTY))
        hand, queue, exile = zones[base + HAND], zones[base + QUEUE], zones[base + EXILE]
        stores.zones += [hand, queue, exile]
        if mine:
            for card in hand.ids:
                read.append(pieces[card])
                stores.cards += IN_HAND[pieces[card].what]
        else:
            stores.cards -= CARD * len(hand.ids)
        for unit in queue.ids:
            it = pieces[unit]
            read.append(it)
            known = mine or not it.hidden or it.known >> seat & 1
            stores.coming += sign * WAITING * (WORTH[it.what] if known else UNSEEN_WORTH) / max(1, it.time)
        for unit in exile.ids:
            it = pieces[unit]
            read.append(it)
            if it.away:
                stores.coming += sign * (WORTH[it.what] + AWAY)
    return stores
