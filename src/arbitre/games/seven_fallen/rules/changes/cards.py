"""What events do to cards: coming and going, damage and markers, hidden cards, energy.

Every card that comes into play or leaves it passes through `lay`, which puts its abilities to work and takes
them out again, ends links, drops Equipment and forgets what a card out of play does not carry.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import begin, end, happen, performs_move
from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import NOBODY, Event, Result

from ...cards.index import ABILITIES, ANGEL, CLASSES, DIVINITY, ENERGY, EQUIPMENT, GOLEM, TYPE
from ..model import (
    ADORATION,
    COMBAT_DOOM,
    DIVINE,
    FIRE,
    HAND,
    HURT_DOOM,
    LIMBO,
    PURGATORY,
    REAR,
    RETIRE,
    SECRET,
    SUDDEN_DOOM,
    Heaven,
    Last,
    Table,
)
from ..places import area
from ..printed import BEYOND, STEADY
from ..traits import figures_stay, traits

MOVED: Final = "moved"
TUCKED: Final = "tucked"
ENTERED: Final = "entered"
DESTROYED: Final = "destroyed"
BANISHED: Final = "banished"
REVOKED: Final = "revoked"
DISCARDED: Final = "discarded"
HIDDEN: Final = "hidden"
UNVEILED: Final = "out_of_secret"
EXPOSED: Final = "exposed"
SHIFTED: Final = "shifted"
LINKED: Final = "linked"
TILTED: Final = "tilted"
FROZEN: Final = "frozen"
STRAIGHTENED: Final = "straightened"
DAMAGED: Final = "damaged"
HEALED: Final = "healed"
MORTAL: Final = "mortal"
FEATHER: Final = "feather"
MARKED: Final = "marked"
POSEIDOR: Final = "poseidor"
CLASSED: Final = "classed"
DRAWN: Final = "drawn"
LOOKED: Final = "looked"
REVEALED: Final = "revealed"
PLACED: Final = "placed"
PAID: Final = "paid"
ENERGISED: Final = "energy"

IN_PLAY: Final = (ADORATION, DIVINE, REAR, FIRE)
LINES: Final = (REAR, FIRE)
COMBAT: Final = 1
"""`extra` of damage and destruction in combat."""
UNDER: Final = -1
"""`extra` of a move that ends under the pile."""


def figures_stay_if_steady(table: Table) -> None:
    """The same of an event that wounds, heals, tilts, or is about an attack."""
    if STEADY:
        figures_stay(table)


def figures_stay_unless_reached(table: Table) -> None:
    """The same of an event that takes a card from one place out of play to another."""
    for effect in table.statics.get(Modifier.key, ()):
        if effect.ability in BEYOND:
            return
    figures_stay(table)


def no_attack(board: Heaven) -> None:
    """No attack is under way."""
    board.fighters = ()
    board.defender = board.halved = NOBODY


# Coming and going


def lay(table: Table, event: Event, to: int) -> None:
    """Move the card of an event to a zone, with all that follows from leaving play and arriving."""
    number = event.piece
    zones = table.zones
    frm, which = zones[table.pieces[number].zone].role, zones[to].role
    was_in = frm in IN_PLAY and not table.pieces[number].hidden
    dropped: list[int] = []
    if was_in:
        dropped = _leave(table, number, which)
    elif frm == SECRET:
        _withdraw(table, number)
    event.to = to
    performs_move(table, event)
    it = table.own(number)
    it.hidden = which == SECRET
    if it.hidden:
        it.known = 1 << it.owner
    if which not in IN_PLAY:
        if which != LIMBO:
            it.atq = it.fv = it.bou = it.poseidor = 0  # F-200, FR-28
        it.way = 0
        if which != HAND:
            it.cls = ""  # F-176
    for equipment in dropped:
        gone = Event(DESTROYED, event.seat, equipment, number)
        gone.to = area(table.pieces[equipment].owner, PURGATORY)
        happen(table, gone)


def _leave(table: Table, number: int, which: int) -> list[int]:
    """A card leaves play: what it was is kept, what it had is forgotten. Gives the Equipment it drops."""
    last = Last(traits(table, number).classes, table.pieces[number].way)
    it = table.own(number)
    it.last = last
    if table.effects:
        _forget(table, number)
    board = table.own_board()
    board.dirty = True
    if number in board.aimed:
        board.aimed = tuple(i for i in board.aimed if i != number)  # if it comes back it is another card
    if it.energy:
        _book(table, it.owner, -it.energy)  # F-073
        it.energy = 0
    it.damage = it.doom = it.calm = 0
    it.hurt_by = NOBODY
    it.tilted = it.frozen = False
    it.cls = ""
    _withdraw(table, number)
    if it.link >= 0:
        table.own(it.link).link = NOBODY  # F-061, FR-26
        it.link = NOBODY
    if it.host >= 0:
        it.host = NOBODY
        return []
    board.lonely = True
    if TYPE[it.what] != ANGEL:
        return []
    return [e for e in table.ids(it.zone) if table.pieces[e].host == number]


def _forget(table: Table, number: int) -> None:
    """End what the card itself brought, and what lasted on it: if it comes back it is another card."""
    gone = tuple(e for e in table.effects if (e.source == number and not e.until) or number in e.targets)
    if gone:
        end(table, gone)
        for e in gone:
            others = tuple(i for i in e.targets if i != number)
            if e.until and others:
                begin(table, e.ability, e.seat, e.source, e.until, others, e.amount)


def _withdraw(table: Table, number: int) -> None:
    """A card that leaves takes no further part in the attack; its Golem stands in for a defending Angel."""
    board = table.board
    if not board.attack:
        return
    board = table.own_board()
    board.attackers = tuple(i for i in board.attackers if i != number)
    board.ambushers = tuple(i for i in board.ambushers if i != number)
    board.announced = tuple(i for i in board.announced if i != number)
    board.fighters = tuple(i for i in board.fighters if i != number)
    board.seconds = tuple(i for i in board.seconds if i != number)
    if board.defender == number:
        board.defender = table.pieces[number].link


def _arrive(table: Table, number: int) -> None:
    """Put the abilities of a card that is now in play to work."""
    it = table.pieces[number]
    for name in ABILITIES[it.what]:
        begin(table, name, it.owner, number)
    board = table.own_board()
    board.dirty = True
    if TYPE[it.what] in (ANGEL, GOLEM):
        board.lonely = True


def performs_moved(table: Table, event: Event) -> None:
    lay(table, event, event.to)


def performs_tucked(table: Table, event: Event) -> None:
    """Under a pile."""
    lay(table, event, event.to)
    ids = table.own_zone(event.to).ids
    ids.insert(0, ids.pop())


def performs_entered(table: Table, event: Event) -> None:
    """A card comes into play: `amount` is the way, `source` the Angel an Equipment goes on to, `values` the
    class a Doppelganger takes."""
    number = event.piece
    lay(table, event, event.to)
    it = table.own(number)
    if event.values:
        it.cls = CLASSES[event.values[0]]  # F-175
    it.way = event.amount
    it.damage = 0
    energy = ENERGY[it.what]
    if energy:
        it.energy = energy  # F-044, F-048
        _book(table, it.owner, energy)
    if TYPE[it.what] == EQUIPMENT:
        it.host = event.source
    _arrive(table, number)


def lays_on_pile(table: Table, event: Event) -> None:
    """The card goes where the event says, or where a guard sends it; under the pile if `extra` is UNDER."""
    under = event.extra == UNDER
    lay(table, event, event.to)
    if under:
        ids = table.own_zone(event.to).ids
        ids.insert(0, ids.pop())


def performs_destroyed(table: Table, event: Event) -> None:
    number = event.piece
    angel = TYPE[table.pieces[number].what] == ANGEL
    lays_on_pile(table, event)
    if angel:
        board = table.own_board()
        board.fallen = (*board.fallen, (number, table.pieces[number].life))


def performs_hidden(table: Table, event: Event) -> None:
    """A page goes in Secret: face down, known to its controller only (F-191)."""
    owner = table.pieces[event.piece].owner
    lay(table, event, area(owner, SECRET))


def performs_exposed(table: Table, event: Event) -> None:
    """A page comes out of Secret: an Angel on to the Rear Guard, or on to the Firing Line if attacked."""
    number = event.piece
    performs_move(table, event)
    table.own(number).hidden = False
    if table.zones[event.to].role in LINES:
        _arrive(table, number)
    board = table.own_board()
    if event.kind == EXPOSED:
        if board.defender == number and TYPE[table.pieces[number].what] == ANGEL:
            board.halved = number  # F-199
    else:
        board.unveiled = True
        board.unveiled_apart = not board.stack and not board.window


# On the battlefield


def shift(table: Table, number: int, to: int) -> None:
    """Move a card between the lines; what is linked to it or on it goes along (FR-25)."""
    it = table.own(number)
    along = [number, *(e for e in table.ids(it.zone) if table.pieces[e].host == number)]
    if it.link >= 0:
        along.append(it.link)
    for each in along:
        copy = table.own(each)
        if copy.zone != to:
            table.own_zone(copy.zone).ids.remove(each)
            table.own_zone(to).ids.append(each)
            copy.zone = to


def performs_shifted(table: Table, event: Event) -> None:
    """A card changes lines; one that falls back is no attacker any more."""
    event.frm = table.pieces[event.piece].zone
    shift(table, event.piece, event.to)
    if table.zones[event.to].role == REAR:
        board = table.own_board()
        number = event.piece
        board.attackers = tuple(i for i in board.attackers if i != number)
        board.ambushers = tuple(i for i in board.ambushers if i != number)
        board.fighters = tuple(i for i in board.fighters if i != number)
    figures_stay_if_steady(table)


def performs_linked(table: Table, event: Event) -> None:
    """The Golem links to the Angel `source` and stands where it stands (F-060, FR-25)."""
    golem, angel = table.own(event.piece), table.own(event.source)
    golem.link, angel.link = angel.id, golem.id
    if golem.zone != angel.zone:
        table.own_zone(golem.zone).ids.remove(golem.id)
        table.own_zone(angel.zone).ids.append(golem.id)
        golem.zone = angel.zone


def performs_tilted(table: Table, event: Event) -> None:
    table.own(event.piece).tilted = True
    figures_stay_if_steady(table)


def performs_frozen(table: Table, event: Event) -> None:
    table.own(event.piece).frozen = True


def performs_straightened(table: Table, event: Event) -> None:
    """The cards of the group stand upright again."""
    for it in table.own_all(event.group):
        it.tilted = it.frozen = False
    figures_stay_if_steady(table)


def left(table: Table, number: int) -> int:
    """The Vital Force or Shield a card has left."""
    it = table.pieces[number]
    figures = traits(table, number)
    return (figures.bou if TYPE[it.what] == GOLEM else figures.fv) - it.damage


def performs_damaged(table: Table, event: Event) -> None:
    """Damage stays on the card; it never takes more than it has left (F-124, F-158). `values` carries what
    the source brings with it: Light, Sudden Death."""
    event.amount = max(0, min(event.amount, left(table, event.piece)))
    figures_stay_if_steady(table)
    if not event.amount:
        return
    it = table.own(event.piece)
    it.damage += event.amount
    it.hurt_by = event.source
    if TYPE[it.what] == DIVINITY:
        return
    it.doom |= HURT_DOOM | (COMBAT_DOOM if event.extra == COMBAT else 0)
    if event.values:
        flags = event.values[0]
        it.doom |= flags if TYPE[it.what] == ANGEL else flags & ~SUDDEN_DOOM  # F-224, F-225
    table.own_board().dirty = True


def performs_healed(table: Table, event: Event) -> None:
    it = table.own(event.piece)
    it.damage -= event.amount
    figures_stay_if_steady(table)


def performs_mortal(table: Table, event: Event) -> None:
    """The Divinity is mortal; an attack phase under way ends at once (F-127, FR-20)."""
    table.own(event.piece).mortal = True
    if table.board.attack:
        board = table.own_board()
        no_attack(board)
        board.attackers = board.ambushers = board.seconds = ()
        board.attack = RETIRE
        board.window = 0


def performs_feather(table: Table, event: Event) -> None:
    """A Feather falls; with the last one the game is lost (F-002)."""
    it = table.own(event.piece)
    it.feathers -= 1
    if it.feathers == 0:
        table.result = Result((1 - it.owner,), "feathers", "F-002")


def performs_marked(table: Table, event: Event) -> None:
    """Markers: ATQ `amount`, FV `extra`, BOU in `values`."""
    it = table.own(event.piece)
    it.atq += event.amount
    it.fv += event.extra
    it.bou += event.values[0] if event.values else 0
    table.own_board().dirty = True


def performs_poseidor(table: Table, event: Event) -> None:
    """Each card of the group gets (or loses) so many Poseidor markers."""
    for it, amount in zip(table.own_all(event.group), event.values, strict=True):
        it.poseidor += amount


# Hidden cards


def performs_drawn(table: Table, event: Event) -> None:
    performs_move(table, event)
    figures_stay_unless_reached(table)


def performs_looked(table: Table, event: Event) -> None:
    """The seat may know the card from now on, where it lies."""
    table.own(event.piece).known |= 1 << event.seat
    figures_stay(table)


def performs_revealed(table: Table, event: Event) -> None:
    for seat in table.seats:
        table.own(event.piece).known |= 1 << seat.id


def performs_placed(table: Table, event: Event) -> None:
    """A Worshipper looked at goes back on the Register, or under it; who knew it still does (F-042)."""
    ids = table.own_zone(table.pieces[event.piece].zone).ids
    ids.remove(event.piece)
    if event.extra == UNDER:
        ids.insert(0, event.piece)
    else:
        ids.append(event.piece)
    board = table.own_board()
    board.looked = tuple(i for i in board.looked if i != event.piece)
    figures_stay(table)


# Energy


def _book(table: Table, seat: int, amount: int) -> None:
    """Keep the account of a player: what was granted, less what was spent or lost, is what there is."""
    player = table.own_seat(seat)
    player.energy += amount
    if amount > 0:
        player.granted += amount
    else:
        player.spent -= amount


def performs_paid(table: Table, event: Event) -> None:
    """Energy goes from the sources of the group (F-036)."""
    for it, amount in zip(table.own_all(event.group), event.values, strict=True):
        it.energy -= amount
    _book(table, event.seat, -event.amount)
    figures_stay(table)


def performs_energy(table: Table, event: Event) -> None:
    """A source gains energy, or loses it (a negative amount)."""
    it = table.own(event.piece)
    it.energy += event.amount
    _book(table, it.owner, event.amount)
    figures_stay_if_steady(table)


def performs_classed(table: Table, event: Event) -> None:
    """A Doppelganger takes a class: `amount` numbers it (F-174, F-175)."""
    table.own(event.piece).cls = CLASSES[event.amount]


def set_calm(table: Table, piece: int) -> None:
    """An Angel that came with Gust in the opponent's turn is Pacifist until its end (F-150)."""
    table.own(piece).calm = table.board.turn


def unsettles(table: Table, event: Event) -> None:
    """Something lasting begins or ends: figures may change, somebody may have nothing left."""
    table.own_board().dirty = True
