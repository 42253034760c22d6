"""Combat in its four steps: declaration, reveals, damage, resolution (N-131 to N-138).

An attack is complete (reveals, damage, ripostes, deaths) before the next one of the same action (NR-26).
"""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.pieces import Event, Option

from ..cards.index import CARDS
from ..language.keywords import (
    CHARGE,
    DISABLING,
    DODGE,
    GUARDIAN_ANGEL,
    INSTINCTIVE,
    LIGHTNING,
    PIERCING,
    RIPOSTE,
    SOLID,
    STEALTH,
)
from .changes import things as did
from .damage import bury, in_play, strike, venom
from .figures import fights_here, figures, shots_into, skills_now, x_of
from .fog import reveal
from .latents import answer
from .model import CHARGING, RANGED, Table


def attack(table: Table, attacker: int, target: int, sort: int, first: bool = True) -> None:
    """One attack of an engaged unit. `first` is False for later attacks of a mass attack (N-149)."""
    seat = table.pieces[attacker].controller
    other = table.pieces[target].controller
    reveal(table, attacker)  # N-075
    reveal(table, target)  # N-073
    happen(table, Event(did.ATTACKED, seat, target, attacker, extra=sort, other=other))
    resolve_triggers(table, seat)
    if _stands(table, attacker, target):
        _guardian(table, attacker, other)
        target = table.board.target
        answer(table, other, "attacked", (target, _place(table, target)), attacker)
        target = table.board.target
        if sort != RANGED and _stands(table, attacker, target):
            _dodge(table, target)
        if _stands(table, attacker, target):
            if sort == RANGED:
                _shoot(table, attacker, target)
            else:
                _fight(table, attacker, target, sort, first)
    happen(table, Event(did.ATTACK_OVER, seat))
    resolve_triggers(table, seat)


def _stands(table: Table, attacker: int, target: int) -> bool:
    """Whether the attack still has somebody to make it and somebody to meet it."""
    return not table.board.off and in_play(table, attacker) and in_play(table, target)


def _place(table: Table, unit: int) -> int:
    return table.board.places[table.pieces[unit].zone]


def _guardian(table: Table, attacker: int, seat: int) -> None:
    """A Guardian Angel of the zone may take the attack on itself (N-140, NR-23), not from a Solid unit
    (N-186)."""
    target = table.board.target
    if skills_now(table, attacker) & SOLID:
        return
    angels = [
        unit
        for unit in table.ids(table.pieces[target].zone)
        if unit != target
        and table.pieces[unit].controller == seat
        and not table.pieces[unit].engaged
        and skills_now(table, unit) & GUARDIAN_ANGEL
    ]
    if not angels:
        return

    def options() -> list[Option]:
        return [*(("guard", unit) for unit in angels), ("pass",)]

    choice = ask.pick_one(table, seat, options, ("guardian", target, attacker), target, "N-140")
    if choice[0] == "guard":
        happen(table, Event(did.ENGAGED, seat, choice[1]))
        happen(table, Event(did.GUARDED, seat, choice[1], attacker, extra=1))


def _dodge(table: Table, target: int) -> None:
    """Once a game (N-154)."""
    it = table.pieces[target]
    if it.dodged or not skills_now(table, target) & DODGE:
        return
    if ask.yes(table, it.controller, ("dodge", target), target, "N-154"):
        happen(table, Event(did.DODGED, it.controller, target))


def _shoot(table: Table, attacker: int, target: int) -> None:
    """Damage at a distance; never a riposte (N-112)."""
    it = table.pieces[target]
    force = figures(table, attacker).ranged + shots_into(table, it.zone, it.controller)
    _hit(table, attacker, target, force)
    bury(table, (target,), attacker)


def melee_of(table: Table, attacker: int, sort: int, first: bool) -> int:
    """The damage of a melee attack: later ones of a mass attack take no modifier (N-149)."""
    if not first:
        it = table.pieces[attacker]
        card = CARDS[it.what]
        return card.wounded if it.lost > 0 else card.melee
    force = figures(table, attacker).melee
    if sort == CHARGING:
        force += x_of(table, attacker, CHARGE)  # N-152
    return force


def _fight(table: Table, attacker: int, target: int, sort: int, first: bool) -> None:
    """Lightning riposte, the damage with instinctive riposte, deaths, riposte (N-174 to N-182)."""
    board = table.board
    skills = skills_now(table, target)
    answers = (
        sort != CHARGING  # N-175, N-180, N-182
        and not board.guarded  # N-141
        and not skills_now(table, attacker) & STEALTH  # N-142
        and fights_here(table, target)  # N-139
    )
    if answers and skills & LIGHTNING and _strikes_back(table, target, attacker, "lightning", "N-178"):
        bury(table, (attacker,), target)
        if not in_play(table, attacker):
            return  # N-179
    _hit(table, attacker, target, melee_of(table, attacker, sort, first))
    if answers and skills & INSTINCTIVE:
        strike(table, attacker, x_of(table, target, INSTINCTIVE), target)  # even if it dies (NR-24)
    bury(table, (target, attacker), attacker)
    alive = in_play(table, target) and in_play(table, attacker)
    if not answers or not alive or not skills_now(table, target) & RIPOSTE:
        return
    if _strikes_back(table, target, attacker, "riposte", "N-174"):
        bury(table, (attacker,), target)


def _strikes_back(table: Table, unit: int, attacker: int, key: str, rule: str) -> bool:
    """A disengaged unit may engage to deal its melee damage, auras included (N-176, N-177)."""
    it = table.pieces[unit]
    if it.engaged or not ask.yes(table, it.controller, (key, unit, attacker), unit, rule):
        return False
    happen(table, Event(did.ENGAGED, it.controller, unit))
    strike(table, attacker, figures(table, unit).melee, unit)
    return True


def _hit(table: Table, attacker: int, target: int, force: int) -> None:
    """The attack's damage and what comes with it when it takes life (N-143 to N-146, N-165)."""
    skills = skills_now(table, attacker)
    lost = strike(table, target, force, attacker, attack=True, piercing=bool(skills & PIERCING))
    if not lost:
        return
    venom(table, attacker, target)
    it = table.pieces[target]
    # Engaging by an enemy's ability does nothing to a Solid unit (N-185).
    if skills & DISABLING and not it.engaged and not skills_now(table, target) & SOLID:
        happen(table, Event(did.ENGAGED, it.controller, target, attacker))
