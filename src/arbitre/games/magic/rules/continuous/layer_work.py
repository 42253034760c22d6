"""What a named continuous effect does in which layers (613.1): read once for each effect there is."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, Scene, walk
from arbitre.kernel.meaning import count

from ... import language as n
from ...cards.index import NODES
from ..model import Table
from .reads import removes

OF_NOBODY: Final = (n.CountOf, n.CardTypesAmong, n.OpenDoors, n.Permanents, n.Cards, n.Minus, n.Times)
"""Amounts, and what they count, that never look at the object a change is about."""


class LayerWork:
    """The changes of an effect, and what can be told of them beforehand."""

    def __init__(self, changes: tuple[n.Change, ...], settled: bool) -> None:
        self.changes = changes
        self.layers = frozenset([change.layer for change in changes])
        self.removing = frozenset([change.layer for change in changes if removes(change)])
        self.tangling = bool(self.removing) or any(layer < n.TYPE for layer in self.layers)
        """Whether it takes abilities away or changes who controls an object."""
        self.uniform = frozenset([id(change) for change in changes if not settled and _uniform(change)])
        """The changes whose amounts are counted now, and the same for all objects they apply to."""


_KNOWN: Final[dict[str, LayerWork]] = {}


_CONTINUOUS: Final[dict[str, bool]] = {}


def is_continuous(name: str) -> bool:
    """Whether a lasting effect changes objects in layers. Read once for each name."""
    found = _CONTINUOUS.get(name)
    if found is None:
        node = NODES.nodes[name]
        found = isinstance(node, n.Affect | n.StaticAbility) or hasattr(node, "becoming")
        _CONTINUOUS[name] = found
    return found


def layer_work(name: str, node: Node) -> LayerWork:
    """What a named effect does."""
    found = _KNOWN.get(name)
    if found is None:
        changes = getattr(node, "becoming", None) or node.do  # type: ignore[attr-defined]
        found = _KNOWN[name] = LayerWork(changes, isinstance(node, n.Affect))
    return found


def _uniform(change: n.Change) -> bool:
    if not isinstance(change, n.HasBase | n.Gets):
        return False
    amounts = [part for part in (change.power, change.toughness) if isinstance(part, Node)]
    return bool(amounts) and all(isinstance(node, OF_NOBODY) for part in amounts for node in walk(part))


def counted(table: Table, change: n.Change, scene: Scene) -> n.Change:
    """A uniform change with its amounts counted, once for all objects."""
    if isinstance(change, n.HasBase):
        return n.HasBase(
            None if change.power is None else count(table, change.power, scene),
            None if change.toughness is None else count(table, change.toughness, scene),
        )
    assert isinstance(change, n.Gets)
    return n.Gets(count(table, change.power, scene), count(table, change.toughness, scene))
