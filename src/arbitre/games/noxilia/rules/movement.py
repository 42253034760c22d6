"""Steps over the board: which are allowed, and what follows from each (N-096 to N-109, NR-05 to NR-09)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY, Event, Refusal

from ..language.keywords import AQUATIC, FAST_MARCH, FORCE_THROUGH
from .changes import things as did
from .damage import bury, in_play, strike
from .figures import caught_at, free_mover, is_water, rule, skills_now, x_of
from .fog import look_around
from .ground import LAYOUTS
from .latents import answer
from .model import Table
from .places import layout_of

STEPS: Final = 2  # N-096

NOT_ADJACENT: Final = Refusal("N-096", ("not_adjacent",))
WATER: Final = Refusal("N-139", ("water",))
HELD: Final = Refusal("N-098", ("enemy_to_enemy",))


def held(table: Table, space: int, seat: int) -> bool:
    """Whether a living enemy of a seat stands there: what "enemy zone" means (NR-05)."""
    pieces = table.pieces
    for unit in table.zones[space].ids:  # noqa: SIM110  (half the time of any())
        if pieces[unit].controller != seat:
            return True
    return False


def may_step(table: Table, unit: int, to: int) -> Refusal | None:
    """One step of a move (NR-09)."""
    it = table.pieces[unit]
    if to not in layout_of(table).adjacent[it.zone]:
        return NOT_ADJACENT
    mask = skills_now(table, unit)
    if is_water(table, to) and not mask & AQUATIC:
        return WATER
    if not held(table, it.zone, it.controller) or not held(table, to, it.controller):
        return None
    return None if mask & FORCE_THROUGH or free_mover(table, unit, mask) else HELD


def steps_from(table: Table, unit: int) -> list[int]:
    """The spaces a unit may step to now: those `may_step` allows, found in one go."""
    it = table.pieces[unit]
    near = LAYOUTS[table.board.layout].adjacent[it.zone]
    mask = skills_now(table, unit)
    spaces = near if mask & AQUATIC else [to for to in near if not is_water(table, to)]
    seat = it.controller
    if not held(table, it.zone, seat) or mask & FORCE_THROUGH or free_mover(table, unit, mask):
        return list(spaces)
    return [to for to in spaces if not held(table, to, seat)]


def most_steps(table: Table, unit: int) -> tuple[int, int]:
    """How many steps a move has for nothing, and how many in all (N-096, N-097, N-161)."""
    free = max(1, STEPS + rule(table, "steps", table.pieces[unit].controller))
    return free, free + (1 if skills_now(table, unit) & FAST_MARCH else 0)


def step(table: Table, unit: int, to: int) -> bool:
    """Take one step, with what follows from leaving and arriving. False if the unit can go no further."""
    it = table.pieces[unit]
    seat = it.controller
    forced = False
    if held(table, to, seat) and held(table, it.zone, seat):
        mask = skills_now(table, unit)
        forced = bool(mask & FORCE_THROUGH) and not free_mover(table, unit, mask)
    go(table, unit, to)
    if forced:
        strike(table, unit, x_of(table, unit, FORCE_THROUGH), unit)  # N-164, NR-29
        bury(table, (unit,))
    return arrived(table, unit)


def go(table: Table, unit: int, to: int, by: int = NOBODY) -> None:
    """A unit goes to a space, however it comes to it; an Interceptor there catches it (N-160)."""
    seat = table.pieces[unit].controller
    caught = caught_at(table, unit, to, seat)
    happen(table, Event(did.STEPPED, seat, unit, by, to=to, extra=caught))
    look_around(table, unit)


def arrived(table: Table, unit: int) -> bool:
    """Latent spells that lie in wait in the zone; whether the unit is still there and its player's own."""
    if not in_play(table, unit):
        return False
    it = table.pieces[unit]
    seat, zone = it.controller, it.zone
    answer(table, 1 - seat, "entered", (table.board.places[zone],), unit)
    it = table.pieces[unit]
    return it.zone == zone and it.controller == seat


def tire(table: Table, unit: int, armour: int) -> None:
    """Less armour until end of turn: charge, fall back, fast march (N-101, N-107, N-161)."""
    happen(table, Event(did.ADJUSTED, table.pieces[unit].controller, unit, unit, values=(0, 0, -armour)))
