"""What is at work at this moment: triggers and replacements by kind of event, statics by key.

They follow from the traits: an object that loses its abilities, is turned face down or becomes a copy needs
nothing else. What outlives its source lies in `table.effects` and joins them here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from arbitre.kernel.meaning import holds
from arbitre.kernel.pieces import Effect

from ... import language as n
from ...cards.index import NODES
from ..model import BATTLEFIELD, FIRST_ITEM, STACK, Play, Table
from .abilities import ELSEWHERE, AtWork, at_work, functions_as, kinds_of, static_key
from .printed import STARS, base_traits
from .reads import applies_by_filter, events_read, minds_others

SENSITIVE: Final = "reads "
"""Before a kind of event: the key that says an effect in force reads what such events change."""

FORCES: Final = "forces"
"""The key that says there are continuous effects at all."""

WIDE: Final = "wide"
"""The key that says an effect in force may change with any permanent that comes or goes."""

CHOOSY: Final = "choosy"
"""The key of the continuous effects that apply to whatever permanents their filter fits."""

NOTHING: Final = Effect(0, "", -1, -1, 0)
Shelf = dict[str, list[Effect]]
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
    triggers: Shelf = {}
    guards: Shelf = {}
    statics: Shelf = {}
    pieces, current = table.pieces, table.current
    for i in table.zones[BATTLEFIELD].ids:
        traits = current[i]
        if traits.what >= 0 and STARS[traits.what]:
            statics[WIDE] = [NOTHING]
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
    if forces:
        statics[FORCES] = [NOTHING]
    for force in forces:
        for kind in events_read(force.name):
            statics.setdefault(SENSITIVE + kind, [NOTHING])
        if minds_others(force.name):
            statics.setdefault(WIDE, [NOTHING])
        elif applies_by_filter(force.name):
            life = pieces[force.source].life if force.source >= 0 else 0
            effect = force.effect or Effect(0, force.name, force.seat, force.source, life)
            statics.setdefault(CHOOSY, []).append(effect)
    table.triggers = {kind: tuple(found) for kind, found in triggers.items()}
    table.guards = {kind: tuple(found) for kind, found in guards.items()}
    table.statics = {key: tuple(found) for key, found in statics.items()}


def _add_granted(table: Table, triggers: Shelf, guards: Shelf, statics: Shelf) -> None:
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
    work: AtWork, piece: int, seat: int, life: int, triggers: Shelf, guards: Shelf, statics: Shelf
) -> None:
    """Put what an object has at work on the shelves."""
    number = -1 - piece * 64
    for shelf, entries in ((triggers, work.triggers), (guards, work.guards), (statics, work.statics)):
        for kind, name in entries:
            number -= 1
            effect = Effect(number, name, seat, piece, life)
            if kind in shelf:
                shelf[kind].append(effect)
            else:
                shelf[kind] = [effect]


def add_lasting(effect: Effect, triggers: Shelf, guards: Shelf, statics: Shelf) -> None:
    """Put what an effect that lasts has at work on the shelves."""
    node = NODES.nodes[effect.ability]
    if isinstance(node, n.Triggered):
        for kind in kinds_of(node.when):
            triggers.setdefault(kind, []).append(effect)
    elif isinstance(node, n.Replacement):
        for kind in kinds_of(node.of):
            guards.setdefault(kind, []).append(effect)
    elif key := static_key(node):
        statics.setdefault(key, []).append(effect)


def statics(table: Table, key: str) -> Iterator[tuple[Any, Play]]:
    """The statics of a key whose condition holds, each with the scene to read it in."""
    if table.current_stamp < 0:
        table.rules.derive(table)
    for effect in table.statics.get(key, ()):
        node = NODES.nodes[effect.ability]
        scene = scene_of(table, effect)
        if holds(table, getattr(node, "while_", None), scene):
            yield node, scene
