"""How a card is handled when it comes to work, changes place or leaves play. Only `changes` calls this.

Cards come to work (`wake`) when a unit is turned face up, an equipment is carried, a zone card is laid; they
rest when they leave. A face-down unit gives nothing away: its text sleeps until it is revealed (N-077).
"""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.kernel.door import begin, end
from arbitre.kernel.pieces import NOBODY, Event

from ...cards.index import AT_WORK, CARDS, TYPE, UNIT
from ..model import GRAVEYARD, UNDECIDED, Table, Thing, Wear
from ..places import gone, ground, place


def wake(table: Table, thing: int) -> None:
    """Put a card's abilities to work for its controller."""
    it = table.pieces[thing]
    names = AT_WORK[it.what]
    if names and not it.idle:
        about = it.host if it.host >= 0 else thing
        for name in names:
            begin(table, name, it.controller, thing, targets=(about,))


def rest(table: Table, thing: int) -> None:
    """Take a card's abilities out of work."""
    if AT_WORK[table.pieces[thing].what]:
        over = tuple(e for e in table.effects if e.source == thing and not e.until)
        if over:
            end(table, over)


def shift(table: Table, thing: int, to: int) -> Thing:
    """Move a card to another zone; it is another object there, seen as that zone is seen."""
    it = table.own(thing)
    if it.zone >= 0:
        table.own_zone(it.zone).ids.remove(thing)
    table.own_zone(to).ids.append(thing)
    it.zone = to
    it.life += 1
    it.known = 0
    it.hidden = False
    return it


def strip(table: Table, thing: int) -> Thing:
    """What a card forgets when it leaves play."""
    it = table.own(thing)
    it.engaged = it.dodged = it.idle = it.lent = it.away = it.primo = False
    it.lost = it.worn = it.poison = it.melee = it.ranged = it.armour = it.aura = it.skills = it.used = 0
    it.time = 0
    it.xs = ()
    it.wear = None
    it.caught = UNDECIDED
    it.host = NOBODY
    it.controller = it.owner
    return it


def unhost(table: Table, thing: int) -> None:
    """Take an equipment or latent spell off what it is on."""
    it = table.pieces[thing]
    if it.host >= 0:
        host = table.own(it.host)
        host.gear = tuple(g for g in host.gear if g != thing)
        host.under = tuple(u for u in host.under if u != thing)
        table.own(thing).host = NOBODY
        if it.idle:
            table.own(thing).idle = False
        elif TYPE[it.what] in ("equipment", "treasure"):
            shed(host, CARDS[it.what].armour)
            _activate_twin(table, host, it.what)


def _activate_twin(table: Table, host: Thing, what: int) -> None:
    """A second copy of a once-only equipment becomes active when the first leaves (N-118)."""
    twin = next((g for g in host.gear if table.pieces[g].what == what and table.pieces[g].idle), NOBODY)
    if twin >= 0:
        table.own(twin).idle = False
        wake(table, twin)


# Armour


def dent(it: Thing, taken: int, ground: int = 0) -> None:
    """Armour takes damage. Below 0 it is the other way round: an attack uses up markers, those of this turn
    first (N-037, N-130), then others, then up to `ground` of what the zone card takes, then modifiers'."""
    wear = it.wear or Wear(malus=min(0, it.armour))
    if taken > 0:
        it.worn += taken
        it.wear = replace(wear, absorbed=wear.absorbed + taken)
        return
    left = -taken
    turn = min(left, -wear.malus)
    left -= turn
    marks = min(left, max(0, it.worn - wear.absorbed))
    left -= marks
    trodden = min(left, ground)
    it.armour += turn
    it.worn -= marks
    it.wear = Wear(wear.absorbed, wear.malus + turn, wear.trodden + trodden, wear.spent + left - trodden)


def shed(it: Thing, armour: int) -> None:
    """Armour goes, with the damage it took: what is left of the rest stays (N-034)."""
    if it.wear is not None and armour > 0:
        absorbed = min(it.wear.absorbed, armour)
        it.worn -= absorbed
        it.wear = replace(it.wear, absorbed=it.wear.absorbed - absorbed)


def mend(table: Table, unit: int, *, reset: bool) -> None:
    """At a reset armour is its score again (N-092); otherwise what was for the turn ends (N-130)."""
    it = table.own(unit)
    wear = it.wear
    if reset:
        it.worn = 0
        it.wear = Wear(malus=wear.malus) if wear is not None and wear.malus else None
        return
    if wear is not None:
        shed(it, it.armour - wear.malus)
        it.wear = replace(it.wear, malus=0) if it.wear is not None else None
    it.armour = 0


def leave(table: Table, event: Event, to: int) -> None:
    """A card leaves play. A unit drops its equipment where it stood (N-136); latent spells
    under it are lost."""
    thing = event.piece
    it = table.pieces[thing]
    event.frm = it.zone
    if UNIT[it.what]:
        space = it.zone
        on_board = space < len(table.board.places)
        if on_board:
            table.own(thing).last = table.rules.traits(table, thing)
            ids = tuple(e for e in table.effects if e.until == "purified" and thing in e.targets)
            if ids:
                end(table, ids)
        for gear in it.gear:
            rest(table, gear)
            mine = shift(table, gear, ground(table, space))
            mine.host = NOBODY
            mine.idle = mine.engaged = False
            mine.controller = NOBODY
        for spell in it.under:
            shift(table, spell, place(table, table.pieces[spell].owner, GRAVEYARD))
            strip(table, spell)
        it = table.own(thing)
        it.gear = it.under = ()
    rest(table, thing)
    unhost(table, thing)
    if TYPE[it.what] == "token":
        to = gone(table)  # NG-05
    event.to = to
    shift(table, thing, to)
    strip(table, thing)
