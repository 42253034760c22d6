"""Effects that begin and end without any object becoming something else: most of those that last only listen,
replace, forbid or allow. They are written into the indexes by themselves, and the traits stay as they are;
`invariants.stale` holds this and computing everything anew (`layers`) together."""

from __future__ import annotations

from arbitre.kernel.pieces import Effect

from ...cards.index import NODES
from ..changes.effects import begin_effect, end_effects
from ..model import Play, Table
from .index import Index, add_lasting
from .layer_work import is_continuous
from .standing import EVERYBODY, stir


def begin(
    table: Table,
    scene: Play,
    name: str,
    moment: str,
    targets: tuple[int, ...],
    amount: int | None = None,
) -> Effect:
    """An effect begins (see `begin_effect`)."""
    stamp = table.current_stamp
    effect = begin_effect(table, scene, name, moment, targets, amount)
    if stamp >= 0 and not is_continuous(NODES.nodes[name]):
        table.current_stamp = stamp
        triggers: Index = {}
        guards: Index = {}
        statics: Index = {}
        add_lasting(effect, triggers, guards, statics)
        table.triggers = _with(table.triggers, triggers)
        table.guards = _with(table.guards, guards)
        table.statics = _with(table.statics, statics)
        stir(table, EVERYBODY, [EVERYBODY], unsound=True)
    return effect


def end(table: Table, gone: tuple[Effect, ...]) -> None:
    """Effects end."""
    stamp = table.current_stamp
    end_effects(table, gone)
    if stamp >= 0 and not any(is_continuous(NODES.nodes[effect.ability]) for effect in gone):
        table.current_stamp = stamp
        numbers = [effect.id for effect in gone]
        table.triggers = _without(table.triggers, numbers)
        table.guards = _without(table.guards, numbers)
        table.statics = _without(table.statics, numbers)
        stir(table, EVERYBODY, [EVERYBODY], unsound=True)


def _with(shelf: Index, new: Index) -> Index:
    """What lasts comes last, in the order it began."""
    if not new:
        return shelf
    whole = dict(shelf)
    for kind, effects in new.items():
        whole[kind] = (*whole.get(kind, ()), *effects)
    return whole


def _without(shelf: Index, numbers: list[int]) -> Index:
    kept = {}
    for kind, effects in shelf.items():
        for effect in effects:
            if effect.id in numbers:
                effects = tuple([each for each in effects if each.id not in numbers])
                break
        if effects:
            kept[kind] = effects
    return kept
