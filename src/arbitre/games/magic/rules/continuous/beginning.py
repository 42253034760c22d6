"""Effects that begin and end without any object becoming something else: most of those that last only listen,
replace, forbid or allow. They are written into the indexes by themselves, and the traits stay as they are.
Where one changes objects that are known beforehand only these are computed anew (`alone`). `invariants.stale`
holds this and computing everything anew (`layers`) together."""

from __future__ import annotations

from arbitre.kernel.pieces import Effect

from ...cards.index import NODES
from ..changes.effects import begin_effect, end_effects
from ..model import Play, Table
from .alone import about, renew
from .index import FORCES, Index, add_force, add_lasting, with_forces
from .layer_work import is_continuous, layer_work
from .reads import minds_others
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
    if stamp < 0:
        return effect
    table.current_stamp = stamp
    if is_continuous(name):
        if not _changes(table, effect):
            table.current_stamp = -1
    else:
        triggers: Index = {}
        guards: Index = {}
        statics: Index = {}
        add_lasting(effect, triggers, guards, statics)
        table.triggers = _with(table.triggers, triggers)
        table.guards = _with(table.guards, guards)
        table.statics = _with(table.statics, statics)
        stir(table, EVERYBODY, [EVERYBODY], unsound=True)
    return effect


def _changes(table: Table, effect: Effect) -> bool:
    """An effect that changes objects begins: compute these anew; False if others must be as well."""
    name = effect.ability
    pieces = about(table, (effect,))
    if pieces is None or minds_others(name) or layer_work(name, NODES.nodes[name]).tangling:
        return False
    kept = table.statics
    table.statics = dict(kept)
    add_force(effect, table.statics)
    if renew(table, pieces):
        return True
    table.statics = kept
    return False


def end(table: Table, gone: tuple[Effect, ...]) -> None:
    """Effects end."""
    stamp = table.current_stamp
    changing = [effect for effect in gone if is_continuous(effect.ability)]
    pieces = about(table, changing) if stamp >= 0 else None
    end_effects(table, gone)
    if pieces is None:
        return
    kept = table.statics
    numbers = [effect.id for effect in gone]
    statics = _without(kept, numbers)
    table.statics = with_forces(statics, statics.get(FORCES, ())) if changing else statics
    table.current_stamp = stamp
    if changing and not renew(table, pieces):
        table.statics = kept
        table.current_stamp = -1
    else:
        table.triggers = _without(table.triggers, numbers)
        table.guards = _without(table.guards, numbers)
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
