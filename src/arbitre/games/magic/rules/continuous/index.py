"""What is at work at this moment: triggers and replacements by kind of event, statics by key.

They follow from the traits: an object that loses its abilities, is turned face down or becomes a copy needs
nothing else. What outlives its source lies in `table.effects` and joins them here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from arbitre.kernel.effects import Node
from arbitre.kernel.meaning import holds
from arbitre.kernel.pieces import NOBODY, Effect

from ... import language as n
from ...cards.index import NODES
from ..model import BATTLEFIELD, FIRST_ITEM, STACK, Play, Table
from .abilities import ELSEWHERE, AtWork, at_work, functions_as, kinds_of, static_key
from .printed import STARS, base_traits
from .reads import applies_by_filter, events_read, minds_others

SENSITIVE: Final = "reads "
"""Before a kind of event: the key that says an effect in force reads what such events change."""

FORCES: Final = "forces"
"""The key of the continuous effects, as `layers.forces_at_work` finds them."""

WIDE: Final = "wide"
"""The key that says an effect in force may change with any permanent that comes or goes."""

CHOOSY: Final = "choosy"
"""The key of the continuous effects that apply to whatever permanents their filter fits."""

OF_FORCES: Final = (FORCES, CHOOSY)

TANGLED: Final = "tangled"
"""The key that says effects in force take abilities away, give some that have effects of their own, or change
who controls what."""

NOTHING: Final = Effect(0, "", -1, -1, 0)
ALONE: Final = (NOTHING,)
Index = dict[str, tuple[Effect, ...]]


def live_targets(table: Table, effect: Effect) -> tuple[int, ...]:
    """The refs a lasting effect is about that are still the same objects."""
    found = []
    for k in range(0, len(effect.targets), 2):
        ref, life = effect.targets[k], effect.targets[k + 1]
        if not 0 <= ref < FIRST_ITEM or table.pieces[ref].life == life:
            found.append(ref)
    return tuple(found)


def scene_of(table: Table, effect: Effect) -> Play:
    """The scene in which an ability at work is read."""
    return Play(
        effect.seat,
        effect.source,
        it=live_targets(table, effect) if effect.targets else (),
        effect=effect,
        life=effect.life,
        x=effect.amount,
        number=effect.amount,
    )


def index(table: Table, forces: list[Any]) -> None:
    """Index all abilities in force."""
    triggers: Index = {}
    guards: Index = {}
    statics: Index = {}
    pieces, current = table.pieces, table.current
    for i, traits in current.items():
        if pieces[i].zone != BATTLEFIELD:
            continue
        if traits.what >= 0 and STARS[traits.what]:
            statics[WIDE] = ALONE
        if traits.abilities:
            work = at_work(traits.abilities, "battlefield")
            if work.heard:
                add(work, i, traits.controller, pieces[i].life, triggers, guards, statics)
    for zone in table.zones:
        if zone.ids and zone.id != BATTLEFIELD and (able := ELSEWHERE.get(zone.name)):
            for i in zone.ids:
                if pieces[i].what in able:
                    seat = pieces[i].controller if zone.id == STACK else pieces[i].owner
                    traits = current.get(i) or base_traits(table, i)
                    work = at_work(traits.abilities, functions_as(pieces[i].what, zone.name))
                    if work.heard:
                        add(work, i, seat, pieces[i].life, triggers, guards, statics)
    _add_granted(table, triggers, guards, statics)
    for effect in table.effects:
        add_lasting(effect, triggers, guards, statics)
    for force in forces:
        life = pieces[force.source].life if force.source >= 0 else 0
        add_force(force.effect or Effect(0, force.name, force.seat, force.source, life), statics)
        if force.tangling or force.given:
            statics[TANGLED] = ALONE
    table.triggers = triggers
    table.guards = guards
    table.statics = statics


def _add_granted(table: Table, triggers: Index, guards: Index, statics: Index) -> None:
    """What effects gave to cards away from the battlefield that have nothing at work there by themselves."""
    if len(table.current) == len(table.zones[BATTLEFIELD].ids):
        return  # as nearly always
    for i, traits in table.current.items():
        it = table.pieces[i]
        name = table.zones[it.zone].name
        if it.zone == BATTLEFIELD or it.what in ELSEWHERE.get(name, ()):
            continue
        work = at_work(traits.abilities, name)
        if work.heard:
            seat = it.controller if it.zone == STACK else it.owner
            add(work, i, seat, it.life, triggers, guards, statics)


def add(
    work: AtWork, piece: int, seat: int, life: int, triggers: Index, guards: Index, statics: Index
) -> None:
    """Put what an object has at work on the shelves."""
    number = -1 - piece * 64
    for shelf, entries in ((triggers, work.triggers), (guards, work.guards), (statics, work.statics)):
        for kind, name in entries:
            number -= 1
            _put(shelf, kind, Effect(number, name, seat, piece, life))


def _put(shelf: Index, kind: str, effect: Effect) -> None:
    """Put an effect behind those of its kind; there are few of any."""
    known = shelf.get(kind)
    shelf[kind] = (effect,) if known is None else (*known, effect)


def add_force(effect: Effect, statics: Index) -> None:
    """Note a continuous effect, and what it reads."""
    _put(statics, FORCES, effect)
    name = effect.ability
    for kind in events_read(name):
        statics.setdefault(SENSITIVE + kind, ALONE)
    if minds_others(name):
        statics.setdefault(WIDE, ALONE)
    elif applies_by_filter(name):
        _put(statics, CHOOSY, effect)


def with_forces(statics: Index, forces: Iterable[Effect]) -> Index:
    """The statics with these continuous effects instead of those there were."""
    kept = {
        key: effects
        for key, effects in statics.items()
        if key not in OF_FORCES and not key.startswith(SENSITIVE)
    }
    for effect in forces:
        add_force(effect, kept)
    return kept


def add_lasting(effect: Effect, triggers: Index, guards: Index, statics: Index) -> None:
    """Put what an effect that lasts has at work on the shelves."""
    node = NODES.nodes[effect.ability]
    if isinstance(node, n.Triggered):
        for kind in kinds_of(node.when):
            _put(triggers, kind, effect)
    elif isinstance(node, n.Replacement):
        for kind in kinds_of(node.of):
            _put(guards, kind, effect)
    elif key := static_key(node):
        _put(statics, key, effect)


_WHILE: Final[dict[str, Node | None]] = {}
"""By name the conditions of static abilities; they follow from the definitions alone."""


def condition(name: str) -> Node | None:
    """As long as what a static ability works, if it says so."""
    if name not in _WHILE:
        _WHILE[name] = getattr(NODES.nodes[name], "while_", None)
    return _WHILE[name]


def statics(table: Table, key: str, seat: int = NOBODY) -> list[tuple[Any, Play]]:
    """The statics of a key whose condition holds, each with the scene to read it in; those of one player, if
    a `seat` is named."""
    if table.current_stamp < 0:
        table.rules.derive(table)
    found: list[tuple[Any, Play]] = []
    for effect in table.statics.get(key, ()):
        if seat in (NOBODY, effect.seat):
            scene = scene_of(table, effect)
            if holds(table, condition(effect.ability), scene):
                found.append((NODES.nodes[effect.ability], scene))
    return found
