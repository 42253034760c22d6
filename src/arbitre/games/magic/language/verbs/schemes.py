"""What is done with schemes (314, 701.25, 701.26)."""

from __future__ import annotations

from arbitre.kernel.effects import Node, This


class SetSchemesInMotion(Node, frozen=True):
    """You set the top scheme of your scheme deck in motion, so many times (701.25d)."""

    number: int


class SetInMotionAgain(Node, frozen=True):
    """You set a scheme that is face up in motion again."""

    which: Node


class Abandon(Node, frozen=True):
    """You abandon a scheme: it goes face down to the bottom of your scheme deck (701.26)."""

    which: Node = This()
