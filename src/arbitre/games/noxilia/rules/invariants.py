"""What must hold in every position: each card in one place, numbers sound, fog where fog should be."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.soundness import places

from ..cards.index import AT_WORK, TYPE, UNIT, WHO
from .accounts import audit
from .changes.turn import TURN
from .damage import in_play
from .fog import watched
from .model import CAMP, CARRIED, FATE, HAND, LIBRARY, QUEUE, ROLE_GROUND, ROLE_POOL, ROLE_SPACE, Table
from .places import gone, layout_of, place

FACE_DOWN = (ROLE_SPACE, ROLE_GROUND, QUEUE, CARRIED, CAMP)
"""The places where a card may lie face down; elsewhere the place itself hides it or nothing does."""
UNSEEN = (LIBRARY, HAND, FATE, ROLE_POOL)
PLAYED = (ROLE_SPACE, ROLE_GROUND, CARRIED)


def invariants(table: Table) -> list[str]:
    """What is broken in this position, in plain words; nothing in a sound one. The books are balanced once
    a turn: that takes the whole story."""
    wrong = [
        *places(table, "card"),
        *_units(table),
        *_fog(table),
        *_things(table),
        *_sight(table),
        *_numbers(table),
    ]
    wrong += _effects(table)
    if table.recent and table.recent[-1].kind == TURN:
        wrong += audit(table)
    return wrong


def _units(table: Table) -> list[str]:
    wrong = []
    heroes: set[tuple[int, int]] = set()
    size = len(table.board.places)
    for space in range(size):
        for unit in table.ids(space):
            it = table.pieces[unit]
            if not UNIT[it.what]:
                wrong.append(f"card {unit} stands in zone {space} and is no unit")
            if it.controller not in (0, 1):
                wrong.append(f"unit {unit} has no controller")
            if TYPE[it.what] == "hero":
                if (it.controller, WHO[it.what]) in heroes:
                    wrong.append(f"player {it.controller} controls a Hero twice")
                heroes.add((it.controller, WHO[it.what]))
            if it.lost < 0 or it.poison < 0:
                wrong.append(f"unit {unit} has numbers below zero")
            wear = it.wear
            if wear is not None and (min(wear.absorbed, wear.trodden, wear.spent) < 0 or wear.malus > 0):
                wrong.append(f"unit {unit} has armour used up that it never had")
            wrong += [
                f"unit {unit} carries card {gear}, which thinks otherwise"
                for gear in (*it.gear, *it.under)
                if table.pieces[gear].host != unit
            ]
    for it in table.pieces:
        if it.zone >= size and UNIT[it.what] and (it.gear or it.under):
            wrong.append(f"unit {it.id} is out of play and still carries something")
    return wrong


def spotted(table: Table, among: Sequence[int]) -> list[str]:
    """The face-down units of some spaces that an enemy within one zone must have turned up (N-072)."""
    return [
        f"unit {unit} is face down with an enemy within one zone"
        for space in among
        for unit in table.ids(space)
        if table.pieces[unit].hidden and watched(table, unit)
    ]


def _fog(table: Table) -> list[str]:
    """Round a unit that has just come, cards are turned up one by one; everywhere else they lie as they
    must."""
    come = table.board.come
    layout = layout_of(table)
    busy = layout.near[table.pieces[come].zone] if come >= 0 and in_play(table, come) else ()
    return spotted(table, [space for space in range(layout.size) if space not in busy])


def _things(table: Table) -> list[str]:
    wrong = []
    for it in table.pieces:
        if it.host < 0:
            continue
        host = table.pieces[it.host]
        if it.id not in (*host.gear, *host.under):
            wrong.append(f"card {it.id} is on card {it.host}, which does not know it")
        if UNIT[host.what] and it.zone not in (place(table, 0, CARRIED), place(table, 1, CARRIED)):
            wrong.append(f"card {it.id} is carried but lies in zone {it.zone}")
    cast = [thing for thing in table.ids(gone(table)) if TYPE[table.pieces[thing].what] == "spell"]
    if len(cast) > int(table.board.spell >= 0):
        wrong.append(f"spells {cast} are out of the game and not being cast")
    played = [thing for thing in table.ids(gone(table)) if TYPE[table.pieces[thing].what] == "event"]
    if len(played) > 1:
        wrong.append(f"events {played} take effect at the same time")
    wrong += [
        f"card {thing} is carried by nobody"
        for seat in (0, 1)
        for thing in table.ids(place(table, seat, CARRIED))
        if table.pieces[thing].host < 0
    ]
    return wrong


def _sight(table: Table) -> list[str]:
    """Who may know a card nobody else may: the player of a face-down card; a latent spell also who was shown
    it; what lies in a deck at most its owner, fates and treasures nobody (N-077)."""
    wrong = []
    for it in table.pieces:
        role = table.zones[it.zone].role
        if it.hidden and role not in FACE_DOWN:
            wrong.append(f"card {it.id} lies face down in zone {it.zone}")
        if it.known >> len(table.seats):
            wrong.append(f"card {it.id} is known to a seat that does not exist")
        player = it.controller if role in PLAYED else it.owner  # nobody's: an untouched treasure
        mine = 1 << player if player >= 0 and role != FATE else 0
        if it.hidden and mine and role != CAMP and not it.known & mine:
            wrong.append(f"face-down card {it.id} is unknown to its player")
        looked = it.hidden and TYPE[it.what] == "latent"
        if (it.hidden or role in UNSEEN) and it.known & ~mine and not looked:
            wrong.append(f"card {it.id} is known to who may not know it")
    return wrong


def _numbers(table: Table) -> list[str]:
    wrong = []
    for seat in table.seats:
        if seat.gold < 0 or seat.allowance < 0:
            wrong.append(f"player {seat.id} has less than no gold")
        if any(amount < 0 for amount in seat.mana):
            wrong.append(f"player {seat.id} has less than no mana")
    return wrong


def _effects(table: Table) -> list[str]:
    """What is at work belongs to a face-up unit, a carried active equipment or a zone card."""
    wrong = []
    size = len(table.board.places)
    at_work: dict[int, int] = {}
    for effect in table.effects:
        if not effect.until:
            at_work[effect.source] = at_work.get(effect.source, 0) + 1
    for it in table.pieces:
        unit = UNIT[it.what] and it.zone < size and not it.hidden
        gear = it.host >= 0 and TYPE[it.what] != "latent" and not it.idle
        zone = it.id in table.board.places
        wanted = len(AT_WORK[it.what]) if unit or gear or zone else 0
        if at_work.get(it.id, 0) != wanted:
            wrong.append(f"card {it.id} has {at_work.get(it.id, 0)} abilities at work instead of {wanted}")
    return wrong
