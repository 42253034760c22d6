"""Costs a permanent pays with itself, and life: what can be paid in the middle of paying (605.3)."""

from __future__ import annotations

from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node
from arbitre.kernel.meaning import count
from arbitre.kernel.pieces import PaidShort

from ... import language as n
from .. import changes as did
from ..events import Happening
from ..model import BATTLEFIELD, Play, Table
from ..verbs.players import pay_life
from ..verbs.zones import sacrifice


def pay_own_cost(table: Table, cost: Node, scene: Play) -> list[int]:
    """Tap or sacrifice the permanent itself, or pay life; gives the pieces paid with."""
    it = table.pieces[scene.source]
    match cost:
        case n.TapSelf():
            if it.tapped or it.zone != BATTLEFIELD:
                raise PaidShort(f"{scene.source} cannot be tapped for a cost")
            happen(table, Happening(did.TAPPED, scene.seat, scene.source, scene.source, cause="cost"))
        case n.PayLife(amount):
            if not pay_life(table, scene, scene.seat, count(table, amount, scene)):
                raise PaidShort(f"{scene.seat} has not the life to pay for {scene.source}")
        case n.SacrificeSelf():
            if it.zone != BATTLEFIELD or it.life != scene.life:
                raise PaidShort(f"{scene.source} cannot be sacrificed for a cost")
            return list(sacrifice(table, scene, (scene.source,)))
    return []
