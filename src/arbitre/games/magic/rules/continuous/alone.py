"""Permanents that become something else by themselves.

Effects look at what other effects made, so all permanents are computed together (`layers`). Where each effect
in force looks at one object at a time, takes nothing away and waits for no other (613.8), what happens to one
permanent changes its own traits, and only they are computed anew. `invariants.stale` holds both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arbitre.kernel.effects import Scene, This
from arbitre.kernel.pieces import Effect

from ... import language as n
from ...cards.index import NODES
from ...meaning.filters import fits
from .. import changes as did
from ..model import BATTLEFIELD, Table
from .abilities import AtWork, at_work
from .index import FORCES, SENSITIVE, TANGLED, WIDE, live_targets
from .layers import (
    LAYERS,
    Force,
    apply,
    count_counters,
    exists,
    granted,
    keyword_counters,
    may_depend,
    scene_of_force,
    special,
    stamp_of,
)
from .printed import STARS, base_traits
from .reads import minds_counters
from .standing import renewed
from .touching import SENSITIVE_TO_ALL

COUNTING: Final = frozenset((did.COUNTERS, did.UNCOUNTERED))
COUNTED: Final = (SENSITIVE + did.COUNTERS, SENSITIVE + did.UNCOUNTERED, SENSITIVE_TO_ALL)


def renew(table: Table, pieces: Sequence[int]) -> bool:
    """Compute the traits of these permanents anew; False, and nothing is written, if others may be something
    else as well, or if what they have at work changes."""
    statics = table.statics
    if WIDE in statics or TANGLED in statics or granted(table):
        return False
    kept = table.current
    current = table.current = dict(kept)  # forks share the other one
    for piece in pieces:
        before = kept.get(piece)
        if before is None or not _compute(table, piece):
            table.current = kept
            return False
        now = current[piece]
        old, new = at_work(before.abilities, "battlefield"), at_work(now.abilities, "battlefield")
        if now.controller != before.controller or not _alike(old, new):
            table.current = kept
            return False
    renewed(table, pieces, kept)
    return True


def _alike(old: AtWork, new: AtWork) -> bool:
    """Whether the same lies on the shelves (`index`), and the same continuous effects are at work."""
    if old is new:
        return True
    shelves = (old.triggers, old.guards, old.statics, old.layered)
    return shelves == (new.triggers, new.guards, new.statics, new.layered)


def _compute(table: Table, piece: int) -> bool:
    """Apply the layers to one permanent; False if that must be done to all together."""
    it = table.pieces[piece]
    traits = table.current[piece] = base_traits(table, piece)
    if (traits.what >= 0 and STARS[traits.what]) or (it.copies and special(it.copies[-1])):
        return False
    forces = [_force(table, effect) for effect in table.statics.get(FORCES, ())]
    counted = [piece] if it.counters else []
    for layer in LAYERS:
        pending = [force for force in forces if layer in force.layers]
        if counted and layer == n.ABILITY:
            pending += keyword_counters(table, counted)
        if len(pending) > 1:
            pending.sort(key=lambda force: force.stamp)
            for force in pending:
                for other in pending:
                    if other is not force and may_depend(force, other, layer):
                        return False
        for force in pending:
            _apply(table, force, piece, layer)
        if counted and layer == n.MODIFY_PT:
            count_counters(table, counted)
    return True


def _force(table: Table, effect: Effect) -> Force:
    name, source = effect.ability, effect.source
    node = NODES.nodes[name]
    if effect.until:
        return Force(name, node, effect.seat, source, effect.id, effect)
    it = table.pieces[source]
    stamp = stamp_of(it, name) if it.zone == BATTLEFIELD else it.stamp
    return Force(name, node, effect.seat, source, stamp, None)


def _apply(table: Table, force: Force, piece: int, layer: int) -> None:
    """Apply what an effect does in a layer, if it is about this permanent."""
    if force.affected is None:
        if force.effect is None and isinstance(force.node.who, This) and force.source != piece:  # type: ignore[attr-defined]
            force.affected = []
            return
        if not exists(table, force):
            return
        force.affected = [piece] if _is_about(table, force, piece, scene_of_force(table, force)) else []
    if force.affected:
        apply(table, force, layer)


def _is_about(table: Table, force: Force, piece: int, scene: Scene) -> bool:
    if force.effect is not None and not isinstance(force.node, n.StaticAbility):
        return piece in scene.it
    return fits(table, force.node.who, piece, scene)  # type: ignore[attr-defined]


def counted_anew(table: Table, events: Sequence[Any]) -> bool:
    """Counters came or went: compute anew what they were on, if that is all these events change."""
    statics = table.statics
    if any(key in statics for key in COUNTED):
        return False
    pieces: list[int] = []
    for event in events:
        piece = event.piece
        if event.kind not in COUNTING or piece < 0 or table.pieces[piece].zone != BATTLEFIELD:
            return False
        if piece not in pieces:
            pieces.append(piece)
    for effect in statics.get(FORCES, ()):
        if minds_counters(effect.ability):
            return False
    return renew(table, pieces)


def about(table: Table, effects: Sequence[Effect]) -> list[int] | None:
    """The permanents these effects are about, each known since it began; nothing where one is about others,
    or about what lies elsewhere."""
    found: list[int] = []
    for effect in effects:
        if not isinstance(NODES.nodes[effect.ability], n.Affect):
            return None
        for piece in live_targets(table, effect):
            if piece not in table.current:
                return None
            if piece not in found:
                found.append(piece)
    return found
