"""What a seat may do in the action phase: one check for each verb, which returns why it fails, or nothing.

Legality, the greyed-out card and "why not?" all read that one value. No check looks at what the seat may not
see: an enemy's card is refused for where it is, never for what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel.effects import Node
from arbitre.kernel.pieces import Refusal

from ... import language as n
from ...cards.index import ACTIVATED, ADVENTURE, TYPE
from ...language.keywords import ADVENTURE as ON_ADVENTURE
from ...language.keywords import (
    AQUATIC,
    BROTHER,
    FAST_MARCH,
    FORCE_THROUGH,
    HEAL,
    INFILTRATOR,
    POINT_BLANK,
    PURIFICATION,
)
from ...meaning.units import can_aim
from ..costs import gold_in, payable
from ..figures import FREE, fights_here, free_mover, intercepted, is_water, overlay, rule, shoots, skills_now
from ..mana import Vector, available, covers
from ..model import Table
from ..movement import held, may_step, steps_from
from ..places import ground, layout_of

NOT_YOURS: Final = Refusal("N-094", ("not_your_unit",))
ENGAGED: Final = Refusal("N-005", ("engaged",))
NO_STEP: Final = Refusal("N-098", ("no_step",))
NOT_FREE: Final = Refusal("N-102", ("enemies_here",))
NO_TARGET: Final = Refusal("N-131", ("no_target",))
NOT_HELD: Final = Refusal("N-106", ("no_enemies_here",))
NO_WAY_BACK: Final = Refusal("N-106", ("no_way_back",))
BROTHER_STAYS: Final = Refusal("N-155", ("brother_in_arms",))
NO_NEED: Final = Refusal("N-109", ("infiltrator_moves",))
IN_WATER: Final = Refusal("N-139", ("water",))
NO_RANGED: Final = Refusal("N-111", ("no_ranged",))
FORBIDDEN: Final = Refusal("N-024", ("fate_forbids",))
NOTHING_TO_TAKE: Final = Refusal("N-119", ("nothing_to_take",))
NO_HEALER: Final = Refusal("N-122", ("no_healer",))
NOBODY_HURT: Final = Refusal("N-122", ("nobody_hurt",))
NO_ADVENTURE: Final = Refusal("N-162", ("no_adventure",))
NO_ABILITY: Final = Refusal("N-094", ("no_ability",))
USED_UP: Final = Refusal("N-094", ("used_this_turn",))
NOT_IN_HAND: Final = Refusal("N-094", ("not_in_hand",))
WRONG_TYPE: Final = Refusal("N-094", ("wrong_type",))
HERO_TWICE: Final = Refusal("N-019", ("hero_in_play",))
NO_EXTRA: Final = Refusal("N-206", ("cannot_pay_extra",))
NO_SORCERER: Final = Refusal("N-113", ("no_sorcerer",))
NO_CASTER: Final = Refusal("N-114", ("wrong_colour",))
NO_MANA_LEFT: Final = Refusal("N-113", ("no_mana",))
NO_AIM: Final = Refusal("N-191", ("nothing_to_target",))
NO_BEARER: Final = Refusal("N-117", ("no_unit",))
NO_VETERANS: Final = Refusal("NG-08", ("no_veterans",))
NOT_DEAD: Final = Refusal("NG-08", ("not_in_graveyard",))
LIBRARY_LEFT: Final = Refusal("NG-08", ("library_left",))


def poor(table: Table, seat: int, price: int) -> Refusal | None:
    """Whether gold is lacking."""
    have = table.seats[seat].gold
    return None if have >= price else Refusal("N-030", ("too_poor", price, have))


def able(table: Table, seat: int, unit: int) -> Refusal | None:
    """An action needs one of one's own disengaged units in play (N-005, N-094)."""
    it = table.pieces[unit]
    if not 0 <= it.zone < len(table.board.places) or it.controller != seat:
        return NOT_YOURS
    return ENGAGED if it.engaged else None


def dry(table: Table, unit: int) -> Refusal | None:
    """Only Aquatic units fight and collect in water (N-139)."""
    return None if fights_here(table, unit) else IN_WATER


def enemies(table: Table, space: int, seat: int) -> list[int]:
    """The enemies of a seat in a space."""
    pieces = table.pieces
    return [unit for unit in table.zones[space].ids if pieces[unit].controller != seat]


# Units


def may_move(table: Table, seat: int, unit: int) -> Refusal | None:
    """Move (N-096 to N-099)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    return None if steps_from(table, unit) else NO_STEP


def charge_ways(table: Table, unit: int) -> dict[int, list[int]]:
    """For each space a charge may end in, the spaces it may go through (N-103, N-105)."""
    layout = layout_of(table)
    it = table.pieces[unit]
    seat, zone = it.controller, it.zone
    ways: dict[int, list[int]] = {}
    mask = skills_now(table, unit)
    for near in layout.adjacent[zone]:
        if may_step(table, unit, near) is not None:
            continue
        blocked = held(table, near, seat)
        if blocked:
            ways[near] = []
        if not mask & FAST_MARCH or (blocked and not _passes(table, near, seat, mask)):
            continue
        for far in layout.adjacent[near]:
            wet = is_water(table, far) and not mask & AQUATIC
            if layout.steps[zone][far] == 2 and held(table, far, seat) and not wet:
                ways.setdefault(far, []).append(near)
    return ways


def _passes(table: Table, space: int, seat: int, mask: int) -> bool:
    """Whether somebody in an enemy-held space may go on into another: not past an Interceptor (N-160)."""
    if mask & FORCE_THROUGH:
        return True
    return bool(mask & FREE) and not intercepted(table, space, seat)


def may_charge(table: Table, seat: int, unit: int) -> Refusal | None:
    """Charge: only from a zone without enemies (N-100, N-102)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    if rule(table, "no_charge", seat):
        return FORBIDDEN
    if held(table, table.pieces[unit].zone, seat):
        return NOT_FREE
    return None if charge_ways(table, unit) else NO_TARGET


def ways_back(table: Table, unit: int) -> list[int]:
    """Where a unit may fall back to: enemy-held, nearer to its command zone (N-106, NR-08)."""
    layout = layout_of(table)
    it = table.pieces[unit]
    home = layout.steps[layout.command[it.controller]]
    wet = not skills_now(table, unit) & AQUATIC
    return [
        to
        for to in layout.adjacent[it.zone]
        if home[to] < home[it.zone] and held(table, to, it.controller) and not (wet and is_water(table, to))
    ]


def may_fall_back(table: Table, seat: int, unit: int) -> Refusal | None:
    """Fall back from an enemy-held zone into another (N-106, N-109, N-155)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    if not held(table, table.pieces[unit].zone, seat):
        return NOT_HELD
    if rule(table, "no_fall_back", seat):
        return FORBIDDEN
    skills = skills_now(table, unit)
    if skills & BROTHER:
        return BROTHER_STAYS
    if free_mover(table, unit, skills) & INFILTRATOR:  # not where it is intercepted (N-160)
        return NO_NEED
    return None if ways_back(table, unit) else NO_WAY_BACK


def may_melee(table: Table, seat: int, unit: int) -> Refusal | None:
    """Attack an enemy in the same zone (N-110)."""
    refusal = able(table, seat, unit) or dry(table, unit)
    if refusal:
        return refusal
    return None if held(table, table.pieces[unit].zone, seat) else NO_TARGET


def shot_targets(table: Table, unit: int) -> list[int]:
    """Enemies in adjacent zones, and in its own with Point-Blank Shot (N-111, N-187, NR-22)."""
    layout = layout_of(table)
    it = table.pieces[unit]
    own = skills_now(table, unit) & POINT_BLANK
    spaces = layout.near[it.zone] if own else layout.adjacent[it.zone]
    return [target for space in spaces for target in enemies(table, space, it.controller)]


def may_shoot(table: Table, seat: int, unit: int) -> Refusal | None:
    """Ranged attack (N-111)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    if ranged(table, unit) <= 0:
        return NO_RANGED
    if rule(table, "no_ranged", seat):
        return FORBIDDEN
    return dry(table, unit) or (None if shot_targets(table, unit) else NO_TARGET)


def ranged(table: Table, unit: int) -> int:
    """The ranged attack a unit has to shoot with."""
    changes = overlay(table, table.pieces[unit].controller)
    more = sum(change.ranged for change in changes if change.everyone or unit in change.units)
    return shoots(table, unit) + more


def takeable(table: Table, unit: int, space: int) -> list[int]:
    """Equipment a unit could take in a space: on the ground, or carried by another of its side (N-121)."""
    pieces = table.pieces
    it = pieces[unit]
    if is_water(table, space) and not skills_now(table, unit) & AQUATIC:
        return []
    found = [
        thing
        for thing in table.ids(ground(table, space))
        if TYPE[pieces[thing].what] in ("equipment", "treasure")
        and not pieces[thing].hidden
        and not pieces[thing].primo
    ]
    for other in table.ids(space):
        if other != unit and pieces[other].controller == it.controller:
            found += pieces[other].gear
    return found


def spots(table: Table, unit: int, useful: Callable[[Table, int, int], list[int]]) -> list[int]:
    """Its own space and those one step away where something can be done (N-119, N-122)."""
    here = table.pieces[unit].zone
    return [space for space in (here, *steps_from(table, unit)) if useful(table, unit, space)]


def may_equip(table: Table, seat: int, unit: int) -> Refusal | None:
    """Move and equip (N-119)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    return None if spots(table, unit, takeable) else NOTHING_TO_TAKE


def patients(table: Table, unit: int, space: int) -> list[int]:
    """Units of its side in a space that have life to recover; itself among them."""
    pieces = table.pieces
    seat = pieces[unit].controller
    here = space == pieces[unit].zone
    found = [u for u in table.ids(space) if pieces[u].controller == seat and pieces[u].lost > 0]
    return found if here or not pieces[unit].lost else [*found, unit]


def impure(table: Table, unit: int, space: int) -> list[int]:
    """Units of its side in a space that are poisoned or cursed; itself among them."""
    pieces = table.pieces
    seat = pieces[unit].controller
    cursed = {t for e in table.effects if e.until == "purified" for t in e.targets}
    units = dict.fromkeys((*table.ids(space), unit))
    return [u for u in units if pieces[u].controller == seat and (pieces[u].poison or u in cursed)]


def may_heal(table: Table, seat: int, unit: int) -> Refusal | None:
    """Move and heal (N-122)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    if not skills_now(table, unit) & HEAL:
        return NO_HEALER
    return None if spots(table, unit, patients) else NOBODY_HURT


def may_purify(table: Table, seat: int, unit: int) -> Refusal | None:
    """Move and purify (N-122, N-168)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    if not skills_now(table, unit) & PURIFICATION:
        return NO_HEALER
    return None if spots(table, unit, impure) else NOBODY_HURT


def may_adventure(table: Table, seat: int, unit: int) -> Refusal | None:
    """Go on adventure, if its cost can be paid (N-162)."""
    refusal = able(table, seat, unit)
    if refusal:
        return refusal
    journey = ADVENTURE[table.pieces[unit].what]
    if journey is None or not skills_now(table, unit) & ON_ADVENTURE:
        return NO_ADVENTURE
    return price_of(table, seat, unit, journey.gold, journey.mana.counts, journey.costs, True)


def price_of(
    table: Table,
    seat: int,
    unit: int,
    gold: int,
    mana: Vector,
    costs: tuple[Node, ...],
    engages: bool,
) -> Refusal | None:
    """Whether the price of an ability can be paid; a unit that engages for it gives no mana (N-204)."""
    price = gold + gold_in(costs) if costs else gold
    if price > table.seats[seat].gold:
        return poor(table, seat, price)
    if any(mana) and not covers(available(table, seat, (unit,) if engages else ()), mana):
        return NO_MANA_LEFT
    need = mana if any(mana) else None
    return None if not costs or payable(table, seat, costs, unit, need) else NO_EXTRA


def may_use(table: Table, seat: int, unit: int, which: int = 0) -> Refusal | None:
    """Use an activated ability: an action of a unit like any other, whether or not it engages for it."""
    it = table.pieces[unit]
    refusal = able(table, seat, unit)
    if refusal is NOT_YOURS:
        return refusal
    powers = ACTIVATED[it.what]
    if which >= len(powers):
        return NO_ABILITY
    if refusal:
        return refusal
    power = powers[which]
    if it.used >> which & 1:
        return USED_UP
    refusal = price_of(table, seat, unit, power.gold, power.mana.counts, power.costs, power.engages)
    if refusal:
        return refusal
    aim = power.do
    if not isinstance(aim, n.Target) or aim.up_to or can_aim(table, aim, seat, unit, power.mana.counts):
        return None
    return NO_AIM
