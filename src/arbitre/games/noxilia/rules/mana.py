"""Mana: who produces it, whether a cost can be paid, and paying (N-197 to N-204, NR-18 to NR-20).

Mana comes only from engaging producers while a spell, an ability or an adventure is being paid (NR-40); what
a producer gives too much floats until end of turn. Floating mana is spent first; own colours before pure.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import NOBODY, Event

from ..cards.index import MANA, MASK, PRODUCES
from ..language.definitions import COLOURS
from ..language.keywords import SORCERER
from .changes import turn as did
from .figures import overlay, rule, skills_of
from .fog import reveal
from .model import Table

PURE = 6
ANY = 7
CORRUPTION = COLOURS.index("corruption")
LATENT_COST = (0, 0, 0, 0, 0, 0, 0, 1)  # N-193

Vector = tuple[int, ...]


def producers(table: Table, seat: int) -> list[int]:
    """Disengaged units and equipment that could give a seat mana: its units, what they carry, and what lies
    on the ground of zones it controls (N-201, NR-36)."""
    pieces = table.pieces
    found = []
    spaces = len(table.board.places)
    for space in range(spaces):
        for unit in table.zones[space].ids:
            it = pieces[unit]
            if it.controller == seat:
                if PRODUCES[it.what] is not None and not it.engaged:
                    found.append(unit)
                if it.gear:
                    found += [
                        g
                        for g in it.gear
                        if PRODUCES[pieces[g].what] is not None
                        and not pieces[g].engaged
                        and not pieces[g].idle
                    ]
        lying = table.zones[spaces + space].ids
        if len(lying) > 1 and pieces[table.board.places[space]].controller == seat:
            found += [
                thing
                for thing in lying
                if PRODUCES[pieces[thing].what] is not None
                and not pieces[thing].engaged
                and not pieces[thing].hidden
            ]
    return found


def available(table: Table, seat: int, without: Sequence[int] = ()) -> Vector:
    """Floating mana and all that could still be produced."""
    have = list(table.seats[seat].mana)
    for thing in producers(table, seat):
        made = PRODUCES[table.pieces[thing].what]
        if made is not None and thing not in without:
            for i in range(7):
                if made[i]:
                    have[i] = have[i] + made[i]
    return tuple(have)


def covers(have: Vector, cost: Vector) -> bool:
    """Whether mana pays a cost: pure stands for any colour, any colour for `any` (N-198, N-199)."""
    if sum(have) < sum(cost):
        return False
    pure = have[PURE] - cost[PURE]
    for i in range(6):
        if cost[i] > have[i]:
            pure -= cost[i] - have[i]
    return pure >= 0


def after(have: Vector, cost: Vector) -> Vector:
    """What is left when a cost is paid: own colours first, pure last; `any` from the colour there is most
    of."""
    left = list(have)
    left[PURE] -= cost[PURE]
    for i in range(6):
        paid = min(left[i], cost[i])
        left[i] -= paid
        left[PURE] -= cost[i] - paid
    for _ in range(cost[ANY]):
        best = max(range(6), key=lambda i: left[i])
        left[best if left[best] else PURE] -= 1
    return tuple(left)


def cost_of(table: Table, seat: int, what: int) -> Vector:
    """The mana an active spell costs now."""
    cost = MANA[what]
    more = rule(table, "spell_cost", seat)
    if more:
        cost = (*cost[:ANY], max(0, cost[ANY] + more))
    return cost


def may_be_caster(table: Table, unit: int, cost: Vector) -> bool:
    """Whether a unit's own mana gives part of a cost in the right colour (N-200, NR-20). Pure is right for
    all."""
    made = PRODUCES[table.pieces[unit].what]
    if made is None:
        return False
    if made[PURE] or not any(cost[: PURE + 1]):
        return True
    return any(cost[i] and made[i] for i in range(6))


def sorcerers(table: Table, seat: int) -> list[int]:
    """Disengaged Sorcerers of a seat (N-042, N-113)."""
    pieces = table.pieces
    changes = overlay(table, seat) if Modifier.key in table.statics else []
    found = []
    for space in range(len(table.board.places)):
        for unit in table.zones[space].ids:
            it = pieces[unit]
            if it.controller != seat or it.engaged:
                continue
            mask = skills_of(table, unit) if it.gear else MASK[it.what] | it.skills
            for change in changes:
                if change.everyone or unit in change.units:
                    mask = (mask | change.gets) & change.left
            if mask & SORCERER:
                found.append(unit)
    return found


def produce(table: Table, seat: int, thing: int) -> None:
    """Engage a producer; a face-down unit has done something, so it is seen (N-075)."""
    reveal(table, thing)
    happen(table, Event(did.PRODUCED, seat, thing))


def pay(table: Table, seat: int, cost: Vector, about: int) -> bool:
    """Pay a cost that is known to be payable, one producer after the other until there is enough. Whether
    corruption mana was spent on it (N-153)."""
    while not covers(table.seats[seat].mana, cost):
        able = helpful(table, seat, cost)
        chosen = pick_openly(
            table,
            seat,
            lambda: [("produce", thing) for thing in able],
            ("pay_mana", about),
            about,
            "N-201",
        )
        produce(table, seat, chosen[1])
    if not any(cost):
        return False
    have = table.seats[seat].mana
    left = after(have, cost)
    happen(table, Event(did.MANA, seat, amount=sum(cost), values=left))
    return left[CORRUPTION] < have[CORRUPTION]


def tainted(table: Table, seat: int, cost: Vector, maker: int = NOBODY) -> bool:
    """Whether a cost is sure to be paid with corruption mana, what the unit `maker` gives counted in. Pure
    mana that pays a corruption symbol is no corruption mana (N-153, N-199)."""
    have = table.seats[seat].mana
    made = PRODUCES[table.pieces[maker].what] if maker >= 0 else None
    if made is not None:
        have = tuple(a + b for a, b in zip(have, made, strict=True))
    if covers(have, cost):
        return after(have, cost)[CORRUPTION] < have[CORRUPTION]
    if have[CORRUPTION] and cost[CORRUPTION]:
        return True  # what there is of a colour goes before pure
    rest = available(table, seat)
    return not covers((*rest[:CORRUPTION], 0, *rest[CORRUPTION + 1 :]), cost)


def helpful(table: Table, seat: int, cost: Vector) -> list[int]:
    """The producers that bring a cost nearer: of a colour still missing, or any if it is only the amount."""
    have = table.seats[seat].mana
    lacking = [i for i in range(PURE) if cost[i] > have[i]]
    able = producers(table, seat)
    if not lacking and have[PURE] >= cost[PURE]:
        return able
    pieces = table.pieces
    right = []
    for thing in able:
        made = PRODUCES[pieces[thing].what]
        if made is not None and (made[PURE] or any(made[i] for i in lacking)):
            right.append(thing)
    return right or able
