"""How the nodes of a game are written: for each kind of node, the one function that makes its phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from arbitre.kernel.effects import Node

from .phrase import Phrase, Unwritten

T = TypeVar("T")
N = TypeVar("N")
P = TypeVar("P", bound=Phrase)
Builder: TypeAlias = Callable[[Any, T], Phrase]


class Sayings(dict[type[Node], Builder[T]], Generic[T]):
    """The builders of one game; `T` is what they hand on to each other: what has been said so far.

    A node nobody has taught it is refused (`Unwritten`), never left out.
    """

    def __missing__(self, node: type[Node]) -> Builder[T]:
        raise Unwritten(f"{node.__name__} is not written")

    def says(self, *nodes: type[Node]) -> Callable[[Callable[[N, T], P]], Callable[[N, T], P]]:
        """Say how nodes are written; the counterpart of the kernel's `means`."""

        def learn(builder: Callable[[N, T], P]) -> Callable[[N, T], P]:
            for node in nodes:
                assert node not in self, f"{node.__name__} is already written"
                self[node] = builder
            return builder

        return learn

    def say(self, node: Node, tale: T) -> Phrase:
        """The phrase of a node."""
        return self[type(node)](node, tale)


def unsaid(node: Node, *fields: str) -> None:
    """Refuse a node that asks, in one of these fields, for something its sentence has no words for."""
    for field in msgspec.structs.fields(node):
        value = getattr(node, field.name)
        if field.name in fields and value != field.default:
            raise Unwritten(f"{type(node).__name__} with {field.name} {value!r} is not written")


def known(word: T, *words: T) -> T:
    """A word of the short list a sentence is chosen by; any other is refused, never taken for one of them."""
    if word not in words:
        raise Unwritten(f"{word!r} is not written, only {', '.join(map(repr, words))}")
    return word


def only_says(node: Node, *fields: str) -> None:
    """Refuse a node that asks for anything beside these fields, which are all its sentence says."""
    unsaid(node, *(field for field in node.__struct_fields__ if field not in fields))
