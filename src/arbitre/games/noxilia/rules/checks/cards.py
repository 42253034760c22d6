"""What a seat may do with a card of its hand: the second half of `checks`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel.effects import Scene
from arbitre.kernel.pieces import Refusal

from ...cards.index import AIMS, CARDS, GOLD, TYPE, UNIT, WHO
from ...meaning.units import aims, can_aim, has_hero
from ..costs import gold_in, payable
from ..figures import rule
from ..mana import LATENT_COST, available, cost_of, covers, may_be_caster, sorcerers
from ..model import GRAVEYARD, HAND, LIBRARY, QUEUE, Table
from ..places import place
from . import actions as c

VETERAN: Final = 2
"""The gold a veteran costs more than the unit itself (NG-08)."""


def in_hand(table: Table, seat: int, card: int, *types: str) -> Refusal | None:
    """A card is played from one's own hand."""
    it = table.pieces[card]
    if it.zone != place(table, seat, HAND):
        return c.NOT_IN_HAND
    return None if TYPE[it.what] in types else c.WRONG_TYPE


def gold_price(table: Table, seat: int, what: int) -> int:
    """The gold a card costs now, with gold among its additional costs."""
    more = 0
    if UNIT[what]:
        more = rule(table, "unit_cost", seat)
    elif TYPE[what] == "event":
        more = rule(table, "event_cost", seat)
    return max(0, GOLD[what] + more) + gold_in(CARDS[what].costs)


def may_play_unit(table: Table, seat: int, card: int) -> Refusal | None:
    """Play a unit: gold and additional costs; never a second card of a Hero (N-019, N-115, N-206)."""
    refusal = in_hand(table, seat, card, "unit", "hero")
    if refusal:
        return refusal
    return _may_queue(table, seat, card, gold_price(table, seat, table.pieces[card].what))


def may_recall(table: Table, seat: int, card: int) -> Refusal | None:
    """Play a unit from one's own graveyard: a rule of the house, with an empty library (NG-08)."""
    if not table.board.veterans:
        return c.NO_VETERANS
    it = table.pieces[card]
    if it.zone != place(table, seat, GRAVEYARD) or TYPE[it.what] not in ("unit", "hero"):
        return c.NOT_DEAD
    if table.ids(place(table, seat, LIBRARY)):
        return c.LIBRARY_LEFT
    return _may_queue(table, seat, card, recall_price(table, seat, it.what))


def recall_price(table: Table, seat: int, what: int) -> int:
    """What a veteran costs (NG-08)."""
    return gold_price(table, seat, what) + VETERAN


def _may_queue(table: Table, seat: int, card: int, price: int) -> Refusal | None:
    """Whether a unit can be paid for and come."""
    what = table.pieces[card].what
    refusal = c.poor(table, seat, price)
    if refusal:
        return refusal
    if TYPE[what] == "hero":
        queued = any(WHO[table.pieces[q].what] == WHO[what] for q in table.ids(place(table, seat, QUEUE)))
        if queued or has_hero(table, what, seat):
            return c.HERO_TWICE
    costs = CARDS[what].costs
    return None if not costs or payable(table, seat, costs, card) else c.NO_EXTRA


def may_play_event(table: Table, seat: int, card: int) -> Refusal | None:
    """Play an event (N-116)."""
    refusal = in_hand(table, seat, card, "event")
    if refusal:
        return refusal
    what = table.pieces[card].what
    refusal = c.poor(table, seat, gold_price(table, seat, what))
    if refusal:
        return refusal
    if CARDS[what].costs and not payable(table, seat, CARDS[what].costs, card):
        return c.NO_EXTRA
    aim = AIMS[what]
    if aim is not None and not aim.up_to and not aims(table, aim, Scene(seat, card)):
        return c.NO_AIM
    return None


def may_attach(table: Table, seat: int, card: int) -> Refusal | None:
    """Play an equipment on one of one's own units in play (N-117)."""
    refusal = in_hand(table, seat, card, "equipment")
    if refusal:
        return refusal
    what = table.pieces[card].what
    refusal = c.poor(table, seat, gold_price(table, seat, what))
    if refusal:
        return refusal
    if CARDS[what].costs and not payable(table, seat, CARDS[what].costs, card):
        return c.NO_EXTRA
    return None if bearers(table, seat) else c.NO_BEARER


def bearers(table: Table, seat: int) -> list[int]:
    """The units of a seat in play."""
    pieces = table.pieces
    return [
        unit
        for space in range(len(table.board.places))
        for unit in table.zones[space].ids
        if pieces[unit].controller == seat
    ]


def casters(table: Table, seat: int, what: int, among: list[int] | None = None) -> list[int]:
    """The Sorcerers who may cast a spell: right colour, something to aim at (N-114, N-191)."""
    cost = cost_of(table, seat, what)
    costs = CARDS[what].costs
    aim = AIMS[what]
    found = []
    for unit in sorcerers(table, seat) if among is None else among:
        if not may_be_caster(table, unit, cost):
            continue
        if costs and not payable(table, seat, costs, unit, cost):
            continue
        if aim is None or aim.up_to or can_aim(table, aim, seat, unit, cost, unit):
            found.append(unit)
    return found


def may_cast(table: Table, seat: int, card: int) -> Refusal | None:
    """Cast an active spell (N-113, N-200)."""
    refusal = in_hand(table, seat, card, "spell")
    if refusal:
        return refusal
    if rule(table, "no_spells", seat):
        return c.FORBIDDEN
    what = table.pieces[card].what
    if not sorcerers(table, seat):
        return c.NO_SORCERER
    cost = cost_of(table, seat, what)
    if not covers(available(table, seat), cost):
        return c.NO_MANA_LEFT
    if not any(may_be_caster(table, unit, cost) for unit in sorcerers(table, seat)):
        return c.NO_CASTER
    if gold_in(CARDS[what].costs) > table.seats[seat].gold:
        return c.NO_EXTRA
    return None if casters(table, seat, what) else c.NO_AIM


def may_lay(table: Table, seat: int, card: int) -> Refusal | None:
    """Lay a latent spell: one Sorcerer, 1 mana of any type (N-193, NR-18)."""
    refusal = in_hand(table, seat, card, "latent")
    if refusal:
        return refusal
    if rule(table, "no_spells", seat):
        return c.FORBIDDEN
    if not sorcerers(table, seat):
        return c.NO_SORCERER
    return None if covers(available(table, seat), LATENT_COST) else c.NO_MANA_LEFT


CHECKS: Final[dict[str, Callable[..., Refusal | None]]] = {
    "move": c.may_move,
    "charge": c.may_charge,
    "fall_back": c.may_fall_back,
    "melee": c.may_melee,
    "ranged": c.may_shoot,
    "equip": c.may_equip,
    "heal": c.may_heal,
    "purify": c.may_purify,
    "adventure": c.may_adventure,
    "ability": c.may_use,
    "play": may_play_unit,
    "event": may_play_event,
    "attach": may_attach,
    "cast": may_cast,
    "lay": may_lay,
    "recall": may_recall,
}
"""For each verb, whether it is allowed now."""
