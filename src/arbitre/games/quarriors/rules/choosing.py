"""Which dice may be chosen, and which of them are the same to anybody."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, Scene
from arbitre.kernel.meaning import find

from .. import language as n
from ..cards.index import TWIN_SIDE
from ..meaning import other_sides
from .model import LOCKED, POOL, READY, Table


def choosable(table: Table, node: Choose, scene: Scene) -> list[int]:
    """A die locked this turn cannot be unlocked by its locker's spell; turning it is allowed (QR-10).
    A die is turned only where it has another face to show."""
    found = find(table, node.among, scene)
    if isinstance(node.do, n.Destroy):
        mine = table.board.lock_made
        still = mine in found and table.zones[table.pieces[mine].zone].role == LOCKED
        if still and table.pieces[mine].owner == scene.seat:
            found.remove(mine)
    elif isinstance(node.do, n.TurnAlike):
        found = [die for die in found if other_sides(table, die)]
    return found


def alike(table: Table, dice: list[int]) -> list[int]:
    """Dice of one kind in one area are the same to anybody, unless they are in play."""
    pieces, zones = table.pieces, table.zones
    seen: set[tuple[int, int, int]] = set()
    found: list[int] = []
    for die in dice:
        it = pieces[die]
        role = zones[it.zone].role
        if role not in (READY, LOCKED):
            key = (it.zone, it.what, TWIN_SIDE[it.what][it.face] if role == POOL else 0)
            if key in seen:
                continue
            seen.add(key)
        found.append(die)
    return found
