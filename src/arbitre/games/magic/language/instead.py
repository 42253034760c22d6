"""What a `Replacement` does to the event it replaces."""

from __future__ import annotations

from arbitre.kernel.effects import Ability, Node

from .changes import Change


class ArriveTapped(Node, frozen=True):
    """It enters tapped."""


class ArriveWith(Node, frozen=True):
    """It enters with (additional) counters."""

    kind: str
    number: int | Node = 1


class ArriveAndLater(Node, frozen=True):
    """It enters, and a delayed triggered ability (603.7) waits for it: inside it, `It()` is what entered."""

    ability: Ability


class ArriveAsCopy(Node, frozen=True):
    """It enters as a copy of an object you choose."""

    of: Node
    except_: tuple[Change, ...] = ()


class PayOrArriveTapped(Node, frozen=True):
    """You may pay; if you don't, it enters tapped."""

    costs: tuple[Node, ...]


class Instead(Node, frozen=True):
    """It does not happen; this is done instead."""

    do: Node


class ExileInstead(Node, frozen=True):
    """It is exiled instead (with this object)."""


class Regenerate(Node, frozen=True):
    """It is not destroyed: it is tapped, its damage is removed, it leaves combat (701.15); for once."""


class MuchMore(Node, frozen=True):
    """That much plus a number."""

    number: int | Node = 1


class TwiceAsMuch(Node, frozen=True):
    """Twice that much."""


class Prevent(Node, frozen=True):
    """Prevent the damage (all, or so much of it), then do something; `ThatMuch()` was prevented."""

    amount: int | Node | None = None
    then: Node | None = None
