"""What is paid besides mana (118.3): whether all of it can be paid, and what mana must not use up first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel.effects import Node
from arbitre.kernel.meaning import count, find

from ... import language as n
from ...cards.index import NODES
from .. import changes as did
from ..continuous.layers import controller, traits_of
from ..continuous.standing import makers
from ..model import STACK, Play, Table

SOME: Final = (
    n.SacrificeSome,
    n.ExileSome,
    n.ReturnSome,
    n.DiscardSome,
    n.ChooseSome,
    n.RevealSome,
    n.TapSome,
)
"""The costs that take things of the player's choice."""
IN_THE_WAY: Final = (n.TapSelf, *SOME)
"""The costs that paying mana could get in the way of."""


class Besides:
    """What will be paid besides mana for the same thing, and the scene it is paid in."""

    __slots__ = ("costs", "scene")

    def __init__(self, costs: tuple[Node, ...], scene: Play) -> None:
        self.costs = costs
        self.scene = scene


def besides(costs: Sequence[Node], scene: Play) -> Besides | None:
    """The costs that paying mana could get in the way of, if there are any."""
    found = tuple(cost for cost in costs if isinstance(cost, IN_THE_WAY))
    return Besides(found, scene) if found else None


def givable(table: Table, cost: Node, scene: Play) -> list[int]:
    """What a player could give up for a cost: what he controls, or owns elsewhere. A spell does not pay for
    itself, and crewing takes other creatures (702.122a)."""
    among: Node = cost.among  # type: ignore[attr-defined]
    taps, source = isinstance(cost, n.TapSome), scene.source
    found = []
    for i in find(table, among, scene):
        it = table.pieces[i]
        itself = i == source and (taps or it.zone == STACK)
        if controller(table, i) == scene.seat and not itself and not (taps and it.tapped):
            found.append(i)
    return found


FEEDING: Final = (n.SacrificeSome, n.DiscardSome)
"""The costs that put cards of the player's choice into a graveyard."""


def from_graveyard(cost: Node) -> bool:
    """Whether a cost exiles cards from one's graveyard."""
    return (
        isinstance(cost, n.ExileSome) and isinstance(cost.among, n.Cards) and "graveyard" in cost.among.where
    )


def feeds(table: Table, cost: Node, scene: Play) -> list[int]:
    """Of the things a cost could take, those that surely end up as cards in the player's own graveyard."""
    if not isinstance(cost, FEEDING) or did.MOVED in table.guards:
        return []
    return [
        i
        for i in givable(table, cost, scene)
        if table.pieces[i].owner == scene.seat and not table.pieces[i].token
    ]


def affordable_without(
    table: Table, costs: Sequence[Node], scene: Play, gone: set[int], fed: int = 0
) -> bool:
    """Whether all costs that take things can be paid, each thing once, if these are tapped or gone. A card
    that is sacrificed or discarded for one cost may then be exiled from the graveyard for another; so many
    were already (`fed`)."""
    wanted: list[list[int]] = []
    arrivals = fed
    for cost in costs:
        arrivals += min(count(table, cost.number, scene) if isinstance(cost, FEEDING) else 0,
                        len([i for i in feeds(table, cost, scene) if i not in gone]))  # fmt: skip
    for cost in costs:
        if not isinstance(cost, SOME):
            continue
        able = [i for i in givable(table, cost, scene) if i not in gone]
        if from_graveyard(cost):
            able += [-1 - k for k in range(arrivals)]
        if not isinstance(cost, n.TapSome):
            wanted += [able] * count(table, cost.number, scene)
        elif cost.total_power:
            if sum(max(0, traits_of(table, i).power) for i in able) < cost.total_power:
                return False
        elif len(able) < cost.number:
            return False
    return _each_its_own(wanted)


def _each_its_own(wanted: list[list[int]]) -> bool:
    """Whether everything wanted can have a thing of its own (augmenting paths)."""
    taken: dict[int, int] = {}

    def place(k: int, tried: set[int]) -> bool:
        for piece in wanted[k]:
            if piece not in tried:
                tried.add(piece)
                if piece not in taken or place(taken[piece], tried):
                    taken[piece] = k
                    return True
        return False

    return all(place(k, set()) for k in range(len(wanted)))


def _gives_itself_up(names: tuple[str, ...]) -> bool:
    nodes = (NODES.nodes[name] for name in names)
    return any(isinstance(node, n.Activated) and n.SacrificeSelf() in node.costs for node in nodes)


def kept_back(table: Table, other: Besides | None) -> tuple[int, ...]:
    """The permanents that must not make mana or convoke, so that what is paid besides stays payable."""
    if other is None:
        return ()
    costs, scene = other.costs, other.scene
    found = [scene.source] if any(isinstance(cost, n.TapSelf) for cost in costs) else []
    taps = [cost for cost in costs if isinstance(cost, n.TapSome)]
    takes = [cost for cost in costs if isinstance(cost, SOME) and cost not in taps]
    risky = {i for cost in taps for i in givable(table, cost, scene)}
    if takes:
        losable = {maker.piece for maker in makers(table, scene.seat) if _gives_itself_up(maker.names)}
        risky |= {i for cost in takes for i in givable(table, cost, scene) if i in losable}
    gone: set[int] = set()
    for piece in sorted(risky):
        if affordable_without(table, costs, scene, gone | {piece}):
            gone.add(piece)
        else:
            found.append(piece)
    return tuple(found)


def can_go(table: Table, other: Besides | None, piece: int) -> bool:
    """Whether a permanent can be given up while what is paid besides stays payable."""
    if other is None:
        return True
    needs_itself = piece == other.scene.source and any(isinstance(c, n.TapSelf) for c in other.costs)
    return not needs_itself and affordable_without(table, other.costs, other.scene, {piece})
