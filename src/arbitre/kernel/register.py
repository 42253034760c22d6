"""The register of a game: every node of its definitions by name."""

from __future__ import annotations

from typing import Any

from .effects import Ability, Node, walk


class Register:
    """The names of all nodes of a game's definitions, so that an effect or a prompt can say which."""

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {}
        self._names: dict[int, str] = {}

    def add(self, definition: str, *trees: Any) -> None:
        """Name every node of a definition `definition/0`, `definition/1` …"""
        for number, node in enumerate(walk(trees)):
            name = f"{definition}/{number}"
            self.nodes[name] = node
            self._names.setdefault(id(node), name)

    def name(self, node: Node) -> str:
        """The name of a registered node."""
        return self._names[id(node)]

    def ability(self, name: str) -> Ability:
        """The ability with this name."""
        node = self.nodes[name]
        assert isinstance(node, Ability)
        return node
