"""Which players: each node finds references to seats, in turn order from the active player (101.4)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node

YOURS: Final = "yours"
OPPONENTS: Final = "opponents"
ANYONES: Final = "anyones"
OTHERS: Final = "others"  # of every player but you; in a game without teams the same as OPPONENTS
"""Whose: the words filters use. "You" is the controller of the ability (109.5)."""


class You(Node, frozen=True):
    """The controller of this spell or ability; inside `Each`, the player whose part it is."""


class Players(Node, frozen=True):
    """The players of one sort. As a target's `among` it finds players to choose from."""

    whose: str = ANYONES
    lost_life: bool = False  # only those who lost life this turn, also if they have left the game
    but: Node | None = None  # not one of these players


class ThatPlayer(Node, frozen=True):
    """The player the triggering event is about: who was dealt damage, drew, cast, whose turn it is."""


class DefendingPlayer(Node, frozen=True):
    """The player a creature that attacks is attacking, or whose planeswalker or battle it attacks (508.5)."""


class ControllersOf(Node, frozen=True):
    """The controllers of objects, as they are or last were."""

    of: Node


class OwnersOf(Node, frozen=True):
    """The owners of objects, each once."""

    of: Node


class Voter(Node, frozen=True):
    """The player who cast the vote that takes effect."""


class EnchantedPlayer(Node, frozen=True):
    """The player this Aura is attached to."""
