"""What happens to players: life, mana, turns, winning and losing."""

from __future__ import annotations

from arbitre.kernel.effects import Node

from ..players import You


class GainLife(Node, frozen=True):
    """Players gain life."""

    amount: int | Node
    who: Node = You()


class SetLife(Node, frozen=True):
    """The life totals of players become a number (119.5)."""

    amount: int | Node
    who: Node = You()


class LoseLife(Node, frozen=True):
    """Players lose life."""

    amount: int | Node
    who: Node = You()


class AddMana(Node, frozen=True):
    """Add mana: just these symbols ("RR"), or `amount` mana of one type chosen among `any_of`. `only_for` are
    the uses it is restricted to."""

    symbols: str = ""
    any_of: str = ""
    amount: int | Node = 1
    only_for: tuple[Node, ...] = ()


class AddSameMana(Node, frozen=True):
    """A player adds one mana of any type that was produced by what was tapped for mana (106.12)."""

    who: Node


class ToCast(Node, frozen=True):
    """(Use of mana.) To cast spells like this."""

    spell: Node


class ToUnlock(Node, frozen=True):
    """(Use of mana.) To unlock doors."""


class ToTurnFaceUp(Node, frozen=True):
    """(Use of mana.) To turn permanents face up."""


class ExtraPhase(Node, frozen=True):
    """After this phase there is an additional one: "combat", or "combat and main"."""

    phase: str = "combat"


class ExtraTurn(Node, frozen=True):
    """A player takes an extra turn after this one."""

    who: Node = You()


class WinGame(Node, frozen=True):
    """You win the game."""


class LoseGame(Node, frozen=True):
    """Players lose the game."""

    who: Node = You()
