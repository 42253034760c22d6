"""What something would be on the battlefield, before it is there (614.12)."""

from __future__ import annotations

from arbitre.kernel.effects import Node

from ... import language as n
from ...meaning.filters import suits
from ..model import Table
from .index import CHOOSY, WIDE
from .layers import LAYERS, apply, derive, exists, forces_at_work, scene_of_force
from .traits import Traits


def would_be(table: Table, piece: int, printed: Traits) -> Traits:
    """What an object with these copiable values would be on the battlefield, by the continuous effects there
    are (614.12)."""
    derive(table)
    if CHOOSY not in table.statics and WIDE not in table.statics:
        return printed  # no effect applies to whatever permanents fit a filter
    kept = table.current
    traits = printed.__copy__()
    traits.shared = False
    table.current = {**kept, piece: traits}
    it = table.pieces[piece]
    forces = sorted(forces_at_work(table), key=lambda force: force.stamp)
    for layer in LAYERS:
        for force in forces:
            if layer not in force.layers:
                continue
            scene = scene_of_force(table, force)
            for who in _permanents_meant(getattr(force.node, "who", None)):
                if suits(table, who, it, table.current[piece], it, scene) and exists(table, force):
                    force.affected = [piece]
                    apply(table, force, layer)
                    break
    found = table.current[piece]
    table.current = kept
    return found


def _permanents_meant(who: Node | None) -> list[n.Permanents]:
    """The filters of permanents in what an effect is about."""
    if isinstance(who, n.AnyOf):
        return [part for part in who.parts if isinstance(part, n.Permanents)]
    return [who] if isinstance(who, n.Permanents) else []
