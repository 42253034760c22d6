"""Laying one written card on the table of a scenario, with all its marks."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.kernel.door import begin
from arbitre.kernel.effects import walk
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item
from arbitre.kernel.scenario.vocabulary import marked, numbered, placed

from .. import language as n
from ..cards.index import CARDS, DELAY, NODES, NUMBER, TYPE, UNIT
from ..rules.changes.handling import dent, wake
from ..rules.figures import caught_at
from ..rules.model import (
    CARRIED,
    EXILE,
    FATE,
    FATE_DISCARD,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PLACES,
    QUEUE,
    ROLE_SPACE,
    Table,
    Thing,
)
from ..rules.places import place
from .phrases import Described, parse, title

FITTING = {
    LIBRARY: ("hero", "unit", "spell", "latent", "event", "equipment"),
    QUEUE: ("hero", "unit"),
    FATE: ("fate",),
}
ON_GROUND = ("primo", "face down", "engaged", "idle")
"""The marks of what lies in no other place than these, equipment and treasures."""
ABLE: dict[int, tuple[str, ...]] = {
    ROLE_SPACE: ("engaged", "dodged", "lent", "primo", "face down", "wounds", "life", "armour", "poison"),
    QUEUE: ("time",),
    EXILE: ("time", "away", "face down"),
    HAND: (),
    LIBRARY: (),
    GRAVEYARD: (),
    FATE: (),
    FATE_DISCARD: (),
}
"""What can be written of a card, by where it lies."""
SECRET = (LIBRARY, HAND, QUEUE, FATE)
"""Where nobody else sees what lies there."""
Take = Callable[[str], None] | None


def lay(
    table: Table, names: list[str], seat: int, zone: int, item: Item, take: Take, armour: dict[int, int]
) -> int:
    """Lay the card a text describes into a zone for a seat; its number. Armour is kept for `wear`."""
    try:
        phrase = parse(names, item.text("the name of a card"), None, None)
    except BadInput as error:
        raise placed(item, error) from None
    if take is not None and (phrase.whose is None or phrase.whose == seat):
        take(phrase.slug)
    role = table.zones[zone].role
    what = NUMBER[phrase.slug]
    allowed = FITTING.get(role) or (FITTING[LIBRARY] if role == HAND else ())
    if allowed and TYPE[what] not in allowed:
        item.wrong(f"{title(phrase.slug)} ({TYPE[what]}) does not belong there.")
    if role == ROLE_SPACE and not UNIT[what]:
        item.wrong(f"{title(phrase.slug)} is no unit; write equipment under 'ground' or behind 'with'.")
    if role not in (LIBRARY, FATE):  # which are laid from below
        alike = [other for other in table.ids(zone) if table.pieces[other].what == what]
        numbered(item, phrase.nth, sum(table.pieces[other].controller == seat for other in alike))
    marked(item, phrase.marks, ABLE.get(role, ON_GROUND), PLACES[role] if role < len(PLACES) else "zone")
    if any(phrase.marks.get(mark, 0) < 0 for mark in ("wounds", "poison", "time")):
        item.wrong("what is counted is 0 or more.")
    if phrase.known and not (role in SECRET or "face down" in phrase.marks):
        marked(item, ["known to"], (), "open")
    owner = phrase.whose if phrase.whose is not None else seat
    owner = phrase.owner if phrase.owner is not None else owner
    it = table.add_piece(Thing(0, what, owner, zone, controller=seat))
    _turn(it, phrase, seat)
    if role == ROLE_SPACE:
        try:
            _unit(table, it, phrase, seat, take)
        except BadInput as error:
            raise placed(item, error) from None
        if "armour" in phrase.marks:
            armour[it.id] = phrase.marks["armour"]
    elif role == QUEUE:
        it.hidden, it.known, it.time = True, it.known | 1 << seat, phrase.marks.get("time", DELAY[what])
    elif role == EXILE:
        it.time, it.away = phrase.marks.get("time", 0), bool(phrase.marks.get("away", 0))
    return it.id


def could_lie(table: Table, phrase: Described, zone: int) -> bool:
    """Whether a card could ever lie so in a zone: it belongs there, with no marks but those of the zone."""
    role = table.zones[zone].role
    allowed = FITTING.get(role) or (FITTING[LIBRARY] if role == HAND else ())
    if phrase.area is not None and zone not in phrase.area:
        return False
    if role == ROLE_SPACE:
        return bool(UNIT[NUMBER[phrase.slug]])
    worn = phrase.gear or phrase.under or phrase.curses
    fits = not allowed or TYPE[NUMBER[phrase.slug]] in allowed
    return fits and not worn and all(mark in ABLE.get(role, ON_GROUND) for mark in phrase.marks)


def _turn(it: Thing, phrase: Described, seat: int) -> None:
    """Marks any card can have."""
    marks = phrase.marks
    it.engaged = bool(marks.get("engaged", 0))
    it.primo = bool(marks.get("primo", 0))
    it.hidden = bool(marks.get("face down", 0))
    if it.hidden and seat >= 0:
        it.known = 1 << seat
    for other in phrase.known:
        it.known |= 1 << other


def _unit(table: Table, it: Thing, phrase: Described, seat: int, take: Take) -> None:
    """What only a unit in play has. Life and armour now are reached by wounds and wear."""
    marks = phrase.marks
    it.poison = marks.get("poison", 0)
    it.dodged = bool(marks.get("dodged", 0))
    it.lent = bool(marks.get("lent", 0))
    if it.lent and it.owner == seat:
        raise BadInput(f"nobody is lent what is his own: write whose {title(phrase.slug)} is.")
    it.lost = marks.get("wounds", 0)
    if not it.hidden:
        wake(table, it.id)
    carried = place(table, seat, CARRIED)
    for part in (*phrase.gear, *phrase.under):
        latent = part in phrase.under
        if (TYPE[NUMBER[part.slug]] == "latent") != latent:
            raise BadInput(f"{title(part.slug)} cannot be {'under' if latent else 'on'} a unit.")
        if not latent and TYPE[NUMBER[part.slug]] not in ("equipment", "treasure"):
            raise BadInput(f"{title(part.slug)} cannot be on a unit.")
        if take is not None:
            take(part.slug)
        thing = table.add_piece(Thing(0, NUMBER[part.slug], seat, carried, controller=seat, host=it.id))
        thing.engaged = bool(part.marks.get("engaged", 0))
        if latent:
            thing.hidden, thing.known = True, 1 << seat
            it.under = (*it.under, thing.id)
            continue
        twin = any(table.pieces[g].what == thing.what for g in it.gear) and CARDS[thing.what].once
        thing.idle = bool(part.marks.get("idle", twin))
        it.gear = (*it.gear, thing.id)
        wake(table, thing.id)
    for curse in phrase.curses:
        laid = [node for node in walk(CARDS[NUMBER[curse]].does) if isinstance(node, n.Curse)]
        if not laid:
            raise BadInput(f"{title(curse)} is no curse.")
        for node in laid:
            begin(table, NODES.name(node.ability), 1 - seat, NOBODY, "purified", (it.id,))
    if "life" in marks:
        it.lost = traits(table, it.id).full - marks["life"]
        if it.lost < 0:
            raise BadInput(f"{title(phrase.slug)} has {traits(table, it.id).full} when unhurt.")
    table.current_stamp = -1


def wear(table: Table, wanted: dict[int, int]) -> None:
    """Armour as it is written, once everybody stands where he stands."""
    table.current_stamp = -1
    for unit, armour in wanted.items():
        it = table.pieces[unit]
        now = traits(table, unit).armour
        taken = min(now - armour, max(now, 0))
        if taken > 0:
            dent(it, taken)
        it.worn += now - armour - max(taken, 0)  # markers
        table.current_stamp = -1


def catch(table: Table) -> None:
    """Who stands with an enemy Interceptor came after it (N-160)."""
    units = [unit for space in range(len(table.board.places)) for unit in table.ids(space)]
    for unit in units:
        it = table.pieces[unit]
        it.caught = caught_at(table, unit, it.zone, it.controller)
    table.current_stamp = -1
