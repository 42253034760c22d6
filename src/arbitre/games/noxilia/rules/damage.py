"""Damage, death and healing: armour first, then life (N-034 to N-040, NR-15)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY, Event

from ..cards.index import skill_key
from ..language.keywords import BLOOD, MAGIC_RESISTANCE, POISON, Resistance
from .changes import things as did
from .figures import figures, land_takes, life_of, rule, skills_now
from .fog import reveal
from .model import Table


def strike(
    table: Table, unit: int, amount: int, by: int, *, attack: bool = False, piercing: bool = False
) -> int:
    """Deal damage to a unit and say how much life it took. Nobody dies before `bury`."""
    reveal(table, unit)
    armour = figures(table, unit).armour
    worn = 0
    values: tuple[int, ...] = (1,) if attack else ()
    if not piercing:
        if armour > 0:
            worn = min(armour, max(amount, 0))
            amount -= worn
        elif armour < 0 and attack:
            # Negative markers help one attack and are gone (N-036, N-037); nothing else uses them (NR-15).
            worn = armour
            values = (1, land_takes(table, unit))
            amount = max(amount, 0) - armour
    amount = max(amount, 0)
    seat = table.pieces[by].controller if by >= 0 else NOBODY
    kind = did.WOUNDED if amount else did.ABSORBED
    happen(table, Event(kind, seat, unit, by, amount=amount, extra=worn, values=values))
    return amount


def spell_damage(table: Table, unit: int, amount: int, colour: str, by: int, piercing: bool) -> int:
    """Magic damage: resistances first, then armour (N-038, N-170, N-171)."""
    reveal(table, unit)
    if colour:
        xs = figures(table, unit).xs
        amount += rule(table, "magic", table.pieces[unit].controller)
        amount -= xs.get(MAGIC_RESISTANCE, 0) + xs.get(skill_key(Resistance(1, colour)), 0)
    return strike(table, unit, max(0, amount), by, piercing=piercing)


def poison(table: Table, unit: int, markers: int) -> None:
    """Poison markers do not add up (N-166)."""
    if markers > table.pieces[unit].poison:
        happen(table, Event(did.POISONED, piece=unit, amount=markers))


def heal(table: Table, unit: int, amount: int, by: int = NOBODY) -> None:
    """Restore life, never above the full one."""
    amount += rule(table, "healing", table.pieces[unit].controller)
    amount = min(amount, table.pieces[unit].lost)
    if amount > 0:
        happen(table, Event(did.HEALED, piece=unit, source=by, amount=amount))


def in_play(table: Table, unit: int) -> bool:
    """Whether a unit is on the board."""
    return 0 <= table.pieces[unit].zone < len(table.board.places)


def bury(table: Table, units: Sequence[int], by: int = NOBODY) -> None:
    """Units without life die together (N-039); then it is seen whether a Monarch was among them (N-003)."""
    doomed = [u for u in dict.fromkeys(units) if in_play(table, u) and life_of(table, u) <= 0]
    for unit in doomed:
        kill(table, unit, by)
    if table.board.fallen:
        happen(table, Event("fell"))


def take_off(table: Table, event: Event) -> None:
    """An equipment leaves play: who lived by it dies at once (N-039)."""
    host = table.pieces[event.piece].host
    if happen(table, event) and host >= 0:
        bury(table, (host,), event.source)


def kill(table: Table, unit: int, by: int = NOBODY) -> None:
    """A unit dies, whatever its life; Blood Brothers there, of either side, grow wild (N-157)."""
    it = table.pieces[unit]
    space, seat = it.zone, it.controller
    blood = skills_now(table, unit) & BLOOD
    reveal(table, unit)
    if not happen(table, Event(did.DIED, seat, unit, by)) or not blood:
        return
    for other in list(table.ids(space)):
        if skills_now(table, other) & BLOOD:
            happen(table, Event(did.ADJUSTED, table.pieces[other].controller, other, unit, values=(2, 0, -1)))


def destroy(table: Table, units: Sequence[int], by: int = NOBODY) -> None:
    """Units die together."""
    for unit in units:
        if in_play(table, unit):
            kill(table, unit, by)
    if table.board.fallen:
        happen(table, Event("fell"))


def venom(table: Table, attacker: int, target: int) -> None:
    """The poison of an attack that took life (N-165)."""
    if skills_now(table, attacker) & POISON:
        poison(table, target, figures(table, attacker).xs.get(POISON, 0))
