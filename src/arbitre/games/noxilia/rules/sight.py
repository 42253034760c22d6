"""What a seat is shown. What lies face down is shown by where it lies and how it is turned, no more."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.layers import traits

from ..cards.index import CARDS, TYPE, UNIT
from ..language.keywords import BIT
from .figures import is_water
from .fog import visible
from .ground import LAYOUTS
from .model import FATE, GRAVEYARD, HAND, LIBRARY, QUEUE, ROLE_GROUND, ROLE_SPACE, Table, Thing
from .places import place, pool

SKILL_NAMES: Final = {bit: skill.__name__ for skill, bit in BIT.items()}
SLUGS: Final = tuple(card.slug for card in CARDS)

_skills: Final[dict[int, list[str]]] = {}


def skills(mask: int) -> list[str]:
    """The names of the skills in a mask (the same list each time: not to be written)."""
    found = _skills.get(mask)
    if found is None:
        found = _skills[mask] = [name for bit, name in SKILL_NAMES.items() if mask & bit]
    return found


def show_piece(table: Table, thing: int, seat: int) -> dict[str, Any]:
    """A card the seat may see; a unit in play with its current figures."""
    it = table.pieces[thing]
    role = table.zones[it.zone].role
    shown: dict[str, Any] = {"id": thing, "card": SLUGS[it.what]}
    _mark(shown, it, role)
    if role == ROLE_SPACE and UNIT[it.what]:
        figures = traits(table, thing)
        shown["figures"] = [figures.melee, figures.ranged, figures.armour, figures.life, figures.full]
        shown["skills"] = skills(figures.skills)[:]
        if it.hidden:
            shown["face_down"] = True
        if it.dodged:
            shown["dodged"] = True
    elif it.hidden:
        shown["face_down"] = True
    if it.away:
        shown["away"] = True
    return shown


def marks(table: Table, thing: int) -> dict[str, Any]:
    """What anybody can see of a card, face up or face down: whose, engaged, what is on it, markers."""
    it = table.pieces[thing]
    shown: dict[str, Any] = {}
    _mark(shown, it, table.zones[it.zone].role)
    return shown


def _mark(shown: dict[str, Any], it: Thing, role: int) -> None:
    if role == ROLE_SPACE:
        shown["controller"] = it.controller
        shown["engaged"] = it.engaged
        if it.lost:
            shown["lost"] = it.lost
        if it.poison:
            shown["poison"] = it.poison
    elif it.engaged:
        shown["engaged"] = True
    if role == ROLE_GROUND and it.controller >= 0:
        shown["controller"] = it.controller
    if it.gear:
        shown["gear"] = list(it.gear)
    if it.under:
        shown["under"] = list(it.under)
    if it.host >= 0:
        shown["host"] = it.host
    if it.idle:
        shown["idle"] = True
    if it.time and role not in (LIBRARY, HAND, GRAVEYARD):
        shown["time"] = it.time


def show_zone(table: Table, zone: int, seat: int) -> dict[str, Any]:
    """The face-down cards of a zone, by their marks alone; hands and libraries are only counted."""
    if table.zones[zone].role in (LIBRARY, HAND):
        return {}
    hidden = [{"id": t, **marks(table, t)} for t in table.ids(zone) if not visible(table, seat, t)]
    if table.zones[zone].role == QUEUE:
        for shown in hidden:
            shown["time"] = table.pieces[shown["id"]].time
    return {"face_down": hidden} if hidden else {}


def show_seat(table: Table, of: int, seat: int) -> dict[str, Any]:
    """Gold, floating mana, numbers of cards. The allowance for starting units would tell what they cost."""
    it = table.seats[of]
    shown: dict[str, Any] = {
        "seat": of,
        "gold": it.gold,
        "mana": list(it.mana),
        "passed": it.passed,
        "hand": len(table.ids(place(table, of, HAND))),
        "library": len(table.ids(place(table, of, LIBRARY))),
    }
    if of == seat and it.allowance:
        shown["allowance"] = it.allowance
    return shown


def show_board(table: Table, seat: int) -> dict[str, Any]:
    """Turn, phase, who is first, the fate of the turn, the attack under way, the zones."""
    board = table.board
    layout = LAYOUTS[board.layout]
    return {
        "layout": board.layout,
        "turn": board.turn,
        "turn_limit": board.turn_limit,
        "veterans": board.veterans,
        "phase": board.phase,
        "first": board.first,
        "active": board.active,
        "fate": CARDS[table.pieces[board.fate].what].slug if board.fate >= 0 else "",
        "attacker": board.attacker,
        "target": board.target,
        "zones": [
            {
                "name": space.name,
                "kind": space.kind,
                "home": space.home,
                "row": space.row,
                "column": space.column,
                "card": board.places[number],
                "controller": table.pieces[board.places[number]].controller,
                "water": is_water(table, number),
            }
            for number, space in enumerate(layout.spaces)
        ],
    }


def alike(table: Table, pieces: list[int]) -> list[int]:
    """Copies of one card in one hand, library or graveyard are the same to anybody; on units, not."""
    seen: set[tuple[int, int]] = set()
    found = []
    board = 2 * len(table.board.places)
    for piece in pieces:
        it = table.pieces[piece]
        key = (it.zone, it.what)
        if it.zone < board or it.host >= 0 or key not in seen:
            seen.add(key)
            found.append(piece)
    return found


def hidden_from(table: Table, seat: int) -> list[list[int]]:
    """Groups among which a seat cannot tell who is who. They overlap and are dealt anew in this order.

    Face-down units of the opponent may be any unit he has not shown, so they are dealt together with the
    units in his hand and library; the same for latent spells; then hand and library among themselves; last
    the face-down units on the board, because one of them may be the Monarch.
    """
    pieces = table.pieces
    other = 1 - seat
    down: list[int] = []
    chest: list[int] = []
    for it in pieces:
        if it.hidden and not it.known >> seat & 1:
            if it.controller == other:
                down.append(it.id)
            elif it.controller < 0:
                chest.append(it.id)
    spaces = len(table.board.places)
    board = [thing for thing in down if pieces[thing].zone < spaces]
    plain = [thing for thing in board if TYPE[pieces[thing].what] != "monarch"]
    coming = place(table, other, QUEUE)
    queue = [thing for thing in down if pieces[thing].zone == coming]
    laid = [thing for thing in down if TYPE[pieces[thing].what] == "latent"]
    deck = [
        *_unseen(table, seat, table.ids(place(table, other, HAND))),
        *_unseen(table, seat, table.ids(place(table, other, LIBRARY))),
    ]
    units = [thing for thing in deck if UNIT[pieces[thing].what]]
    latents = [thing for thing in deck if TYPE[pieces[thing].what] == "latent"]
    groups = [
        units + plain + queue,
        latents + laid,
        deck,
        board,
        _unseen(table, seat, table.ids(place(table, seat, LIBRARY))),
        table.ids(place(table, 0, FATE)),
        table.ids(place(table, 1, FATE)),
        chest + table.ids(pool(table)),
    ]
    return [group for group in groups if len(group) > 1]


def _unseen(table: Table, seat: int, things: list[int]) -> list[int]:
    """Those of these that a seat does not know."""
    pieces = table.pieces
    return [thing for thing in things if not pieces[thing].known >> seat & 1]
