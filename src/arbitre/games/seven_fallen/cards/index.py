"""All cards of the game, numbered, with every node named, and tables of what is printed for the hot paths."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import Ability, Node
from arbitre.kernel.register import Register

from ..language import (
    Cards,
    CombatPhase,
    DivineAurora,
    DivineNight,
    DivineWord,
    Gain,
    Invocation,
    Purgatory,
    Sacrifice,
    Stealth,
    Valhalla,
)
from ..language.definitions import TYPES
from ..language.sentences import SENTENCES
from . import CARDS

NODES: Final = Register()
for _card in CARDS:
    NODES.add(_card.slug, _card.abilities, getattr(_card, "effect", ()), getattr(_card, "oaths", ()))
for _word, _sentence in SENTENCES.items():
    NODES.add(_word, _sentence)

CARD_NUMBER: Final = {card.slug: number for number, card in enumerate(CARDS)}

DIVINITY: Final = 0
TEMPLE: Final = 1
ARCHANGEL: Final = 2
WORSHIPPER: Final = 3
ANGEL: Final = 4
GOLEM: Final = 5
MIRACLE: Final = 6
EQUIPMENT: Final = 7
BLESSING: Final = 8

TYPE: Final = tuple(TYPES.index(card.type) for card in CARDS)
"""For each card the number of its type."""


def _figure(name: str) -> tuple[int, ...]:
    return tuple(getattr(card, name, 0) or 0 for card in CARDS)


ATQ: Final = _figure("atq")
FV: Final = _figure("fv")
BOU: Final = _figure("shield")
ENERGY: Final = _figure("energy")
COST: Final[tuple[int | None, ...]] = tuple(getattr(card, "cost", None) for card in CARDS)
TEMPEST_COST: Final[tuple[int | None, ...]] = tuple(getattr(card, "tempest", None) for card in CARDS)
KEYWORDS: Final = tuple(
    tuple(node for node in card.abilities if not isinstance(node, Ability)) for card in CARDS
)
"""For each card its keyword nodes."""
KINDS: Final = tuple(frozenset(type(node) for node in nodes) for nodes in KEYWORDS)
"""For each card the types of its keywords."""
ABILITIES: Final = tuple(
    tuple(NODES.name(node) for node in card.abilities if isinstance(node, Ability)) for card in CARDS
)
"""For each card the names of what works while it is in play."""


def _usable(*kinds: type[Node]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(NODES.name(node) for node in nodes if isinstance(node, kinds)) for nodes in KEYWORDS)


WORD_POWERS: Final = _usable(DivineWord)
COMBAT_POWERS: Final = _usable(CombatPhase)
SACRIFICES: Final = _usable(Sacrifice)
PURGATORY_POWERS: Final = _usable(Purgatory)
STEALTH: Final = tuple(
    next((node.value for node in nodes if isinstance(node, Stealth)), -1) for nodes in KEYWORDS
)
CLASSES: Final = tuple(sorted({name for card in CARDS for name in card.classes}))
"""Every class there is, for a Doppelganger to choose from."""

POWERFUL: Final = tuple(
    bool(WORD_POWERS[what] or COMBAT_POWERS[what] or SACRIFICES[what]) for what in range(len(CARDS))
)
"""For each card: whether it has an ability to use in play."""

BURIED: Final = tuple(bool(PURGATORY_POWERS[what]) or Invocation in KINDS[what] for what in range(len(CARDS)))
"""For each card: whether it has an ability to use in the Purgatory."""


def _gains(test: Callable[[Gain], bool]) -> frozenset[str]:
    return frozenset(name for name, node in NODES.nodes.items() if isinstance(node, Gain) and test(node))


def _reaches_out(node: Gain) -> bool:
    where = node.who.where if isinstance(node.who, Cards) else ()
    return bool({"hand", "limbo", "purgatory", "book"} & set(where))


REACHING: Final = _gains(_reaches_out)
"""The abilities that give keywords to cards out of play (F-253)."""
EMPOWERING: Final = _gains(lambda node: isinstance(node.keyword, DivineWord | CombatPhase | Sacrifice))
"""The abilities that give abilities to use."""
PHASING: Final = _gains(lambda node: isinstance(node.keyword, DivineAurora | DivineNight | Valhalla))
"""The abilities that give something to do at Aurora or Night."""


def definition(what: int) -> Any:
    """The printed card."""
    return CARDS[what]


__all__ = ["CARDS", "CARD_NUMBER", "NODES", "definition"]
