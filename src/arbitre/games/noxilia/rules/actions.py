"""The action phase: what is offered, and doing it. The checks are in `checks` and `cards`.

An action is chosen in small steps: first a unit or card with a verb, then where, whom, with what. Questions
whose number of answers depends on what the opponent may not see are asked even if one answer is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import NOBODY, Event

from ..cards.index import ACTIVATED, ADVENTURE
from ..language.keywords import HEAL, MASS_ATTACK, RAPID_FIRE
from ..meaning.units import equip
from .changes import things as did
from .changes import turn as turned
from .checks import actions as c
from .combat import attack
from .costs import gold_in, pay_costs, pay_gold
from .damage import heal, in_play
from .figures import skills_now, x_of
from .fog import reveal
from .mana import pay
from .model import CHARGING, MELEE, RANGED, Table
from .movement import arrived, go, most_steps, step, steps_from, tire
from .playing import HAND_DOINGS


def act(table: Table, seat: int, action: tuple[Any, ...]) -> None:
    """Do what was chosen, all that follows from it, and hand over (N-093)."""
    if action[0] == "pass":
        happen(table, Event(turned.PASSED, seat))
        return
    DOINGS[action[0]](table, seat, *action[1:])
    resolve_triggers(table, seat)
    happen(table, Event(turned.ACTED, seat))


def _engage(table: Table, seat: int, unit: int, quiet: bool = False) -> None:
    """A unit acts: it is engaged and, but for a move, seen (N-004, N-075)."""
    if not quiet:
        reveal(table, unit)
    happen(table, Event(did.ENGAGED, seat, unit))


def _to(table: Table, seat: int, unit: int, spaces: Sequence[int], key: str, rule: str, *more: str) -> int:
    """Choose a space; NOBODY for a word. About a face-down unit it is asked whatever is left to choose."""
    question = pick_openly if table.pieces[unit].hidden else ask.pick_one
    choice = question(
        table,
        seat,
        lambda: [*(("to", space) for space in spaces), *((word,) for word in more)],
        (key, unit),
        unit,
        rule,
    )
    return choice[1] if choice[0] == "to" else NOBODY


def _move(table: Table, seat: int, unit: int) -> None:
    """Up to two steps, three with Fast March; the extra one costs armour (N-096, N-097, NR-07)."""
    spaces = [] if ask.known(table) else steps_from(table, unit)
    first = _to(table, seat, unit, spaces, "move", "N-096")
    _engage(table, seat, unit, quiet=True)
    free, most = most_steps(table, unit)
    on = step(table, unit, first)
    taken = 1
    while on:
        hidden = table.pieces[unit].hidden
        # A face-down unit is asked as if it could march fast: not being asked would tell that it cannot.
        if taken >= (free + 1 if hidden else most):
            return
        further = steps_from(table, unit) if taken < most else []
        if not further and not hidden:
            return
        to = _to(table, seat, unit, further, "move_on", "N-096", "stop")
        if to < 0:
            return
        if taken >= free:
            tire(table, unit, 1)
        on = step(table, unit, to)
        taken += 1


def _charge(table: Table, seat: int, unit: int) -> None:
    """Engage, move, attack; -1 armour, -2 at distance 2 (N-100 to N-105)."""
    ways = c.charge_ways(table, unit)
    targets = [target for space in ways for target in c.enemies(table, space, seat)]
    target = _target(table, seat, unit, targets, "charge", "N-105")
    end = table.pieces[target].zone
    through = ways[end]
    _engage(table, seat, unit)
    tire(table, unit, 2 if through else 1)
    if through:
        via = _to(table, seat, unit, through, "charge_through", "N-103")
        if not step(table, unit, via):
            return
    if step(table, unit, end) and in_play(table, target) and table.pieces[target].zone == end:
        attack(table, unit, target, CHARGING)


def _target(table: Table, seat: int, unit: int, targets: list[int], key: str, rule: str) -> int:
    choice = ask.pick_one(table, seat, lambda: [("target", t) for t in targets], (key, unit), unit, rule)
    return int(choice[1])


def _fall_back(table: Table, seat: int, unit: int) -> None:
    """One zone nearer to one's own command zone, for -1 armour (N-106 to N-108, NR-08)."""
    to = _to(table, seat, unit, c.ways_back(table, unit), "fall_back", "N-106")
    _engage(table, seat, unit)
    tire(table, unit, 1)
    go(table, unit, to)
    arrived(table, unit)


def _melee(table: Table, seat: int, unit: int) -> None:
    """One attack, or several on different enemies with Mass Attack (N-110, N-147, N-148)."""
    zone = table.pieces[unit].zone
    target = _target(table, seat, unit, c.enemies(table, zone, seat), "melee", "N-110")
    _engage(table, seat, unit)
    blows = max(1, x_of(table, unit, MASS_ATTACK)) if skills_now(table, unit) & MASS_ATTACK else 1
    _series(table, seat, unit, target, blows, MELEE, lambda: c.enemies(table, zone, seat))


def _series(
    table: Table, seat: int, unit: int, target: int, blows: int, sort: int, able: Callable[[], list[int]]
) -> None:
    """Attacks on different targets, each complete before the next (NR-26)."""
    hit = [target]
    attack(table, unit, target, sort)
    while len(hit) < blows and in_play(table, unit) and table.pieces[unit].controller == seat:
        left = [t for t in able() if t not in hit]
        if not left:
            return
        choice = ask.pick_one(
            table,
            seat,
            lambda: [*(("target", t) for t in left), ("stop",)],
            ("next_attack", unit),
            unit,
            "N-147" if sort == MELEE else "N-188",
        )
        if choice[0] == "stop":
            return
        hit.append(choice[1])
        attack(table, unit, choice[1], sort, first=sort == RANGED)


def _ranged(table: Table, seat: int, unit: int) -> None:
    """One shot, or several on different targets with Rapid Fire (N-111, N-188)."""
    target = _target(table, seat, unit, c.shot_targets(table, unit), "ranged", "N-111")
    _engage(table, seat, unit)
    shots = max(1, x_of(table, unit, RAPID_FIRE)) if skills_now(table, unit) & RAPID_FIRE else 1
    _series(table, seat, unit, target, shots, RANGED, lambda: c.shot_targets(table, unit))


def _go(table: Table, seat: int, unit: int, spots: list[int], key: str, rule: str) -> bool:
    """Optionally one step, then engaged (N-119, N-122): False if the unit got stuck or died on the way."""
    here = table.pieces[unit].zone
    to = _to(table, seat, unit, spots, key, rule)
    _engage(table, seat, unit)
    return to == here or step(table, unit, to)


def _equip(table: Table, seat: int, unit: int) -> None:
    """Move and equip (N-119 to N-121)."""
    if not _go(table, seat, unit, c.spots(table, unit, c.takeable), "equip", "N-119"):
        return
    things = c.takeable(table, unit, table.pieces[unit].zone)
    if things:
        choice = ask.pick_one(
            table, seat, lambda: [("take", t) for t in things], ("take", unit), unit, "N-121"
        )
        equip(table, choice[1], unit)


def _heal(table: Table, seat: int, unit: int) -> None:
    """Move and heal (N-122, N-183)."""
    if not _go(table, seat, unit, c.spots(table, unit, c.patients), "heal", "N-122"):
        return
    hurt = c.patients(table, unit, table.pieces[unit].zone)
    if hurt:
        target = _target(table, seat, unit, hurt, "heal_whom", "N-183")
        heal(table, target, x_of(table, unit, HEAL), unit)


def _purify(table: Table, seat: int, unit: int) -> None:
    """Move and purify (N-122, N-168)."""
    if not _go(table, seat, unit, c.spots(table, unit, c.impure), "purify", "N-122"):
        return
    ill = c.impure(table, unit, table.pieces[unit].zone)
    if ill:
        target = _target(table, seat, unit, ill, "purify_whom", "N-168")
        happen(table, Event(did.PURIFIED, seat, target, unit))


def _adventure(table: Table, seat: int, unit: int) -> None:
    """Pay, engage, exile with time markers (N-162)."""
    journey = ADVENTURE[table.pieces[unit].what]
    assert journey is not None
    pay_gold(table, seat, journey.gold + gold_in(journey.costs), unit)
    _engage(table, seat, unit)
    pay_costs(table, seat, journey.costs, unit, journey.mana.counts)
    pay(table, seat, journey.mana.counts, unit)
    happen(table, Event(did.ADVENTURED, seat, unit, amount=journey.x))


def _ability(table: Table, seat: int, unit: int, which: int = 0) -> None:
    """An activated ability; engaging for it gives no mana (N-204)."""
    power = ACTIVATED[table.pieces[unit].what][which]
    reveal(table, unit)
    pay_gold(table, seat, power.gold + gold_in(power.costs), unit)
    if power.engages:
        happen(table, Event(did.ENGAGED, seat, unit))
    pay_costs(table, seat, power.costs, unit, power.mana.counts)
    corrupt = pay(table, seat, power.mana.counts, unit)
    happen(table, Event(did.USED, seat, unit, amount=which))
    happen(table, Event(did.RESOLVING, seat, unit, unit, amount=1, extra=int(corrupt)))
    play(table, power.do, Scene(seat, unit))
    happen(table, Event(did.RESOLVING, seat))


DOINGS: Final[dict[str, Callable[..., None]]] = {
    "move": _move,
    "charge": _charge,
    "fall_back": _fall_back,
    "melee": _melee,
    "ranged": _ranged,
    "equip": _equip,
    "heal": _heal,
    "purify": _purify,
    "adventure": _adventure,
    "ability": _ability,
    **HAND_DOINGS,
}
