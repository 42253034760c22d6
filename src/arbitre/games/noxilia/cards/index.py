"""All cards of the game, numbered, with every node of every card named, and tables the rules read fast."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Ability, It, Node, This, walk
from arbitre.kernel.register import Register

from .. import language as n
from ..language.definitions import Card
from ..language.keywords import BIT, Adventure, DistantReinforcements, Resistance, Skill
from . import CARDS

NODES: Final = Register()
for _card in CARDS:
    NODES.add(_card.slug, _card.skills, _card.does, _card.costs)

NUMBER: Final = {card.slug: number for number, card in enumerate(CARDS)}


def skill_key(skill: Skill) -> int:
    """The number under which a skill's figure is kept: its bit; each colour of Resistance has its own."""
    if isinstance(skill, Resistance):
        return -1 - ("light", "infernal", "corruption", "death", "nature", "psionic").index(skill.colour)
    return BIT[type(skill)]


def mask_of(skills: tuple[Node, ...]) -> int:
    """Skills as a mask."""
    mask = 0
    for skill in skills:
        assert isinstance(skill, Skill)
        mask |= BIT[type(skill)]
    return mask


def figures_of(skills: tuple[Node, ...]) -> dict[int, int]:
    """The highest figure of each skill that has one."""
    found: dict[int, int] = {}
    for skill in skills:
        assert isinstance(skill, Skill)
        key = skill_key(skill)
        if skill.x:
            found[key] = max(skill.x, found.get(key, 0))
    return found


def _one(card: Card, wanted: type[Skill], otherwise: int) -> int:
    return next((s.x for s in card.skills if isinstance(s, wanted)), otherwise)


WHO: Final = tuple(NUMBER[card.version_of or card.slug] for card in CARDS)
"""Who a card shows: all versions of one Hero are the same person (N-018)."""
UNIT: Final = tuple(card.is_unit for card in CARDS)
TYPE: Final = tuple(card.type for card in CARDS)
GOLD: Final = tuple(card.gold for card in CARDS)
MASK: Final = tuple(mask_of(card.skills) for card in CARDS)
XS: Final = tuple(figures_of(card.skills) for card in CARDS)
RANGED: Final = tuple(card.ranged for card in CARDS)
MANA: Final = tuple(card.mana.counts for card in CARDS)
PRODUCES: Final[tuple[tuple[int, ...] | None, ...]] = tuple(
    card.produces.counts[:7] if card.produces.total else None for card in CARDS
)
"""What a card produces, or None."""
DELAY: Final = tuple(_one(card, DistantReinforcements, 1) for card in CARDS)
ABILITIES: Final = tuple(tuple(node for node in card.does if isinstance(node, Ability)) for card in CARDS)
DEEDS: Final = tuple(tuple(node for node in card.does if not isinstance(node, Ability)) for card in CARDS)
"""What a card does when it is played, or gives when it is collected."""
ACTIVATED: Final = tuple(tuple(node for node in card.does if isinstance(node, n.Activated)) for card in CARDS)
AT_WORK: Final = tuple(
    tuple(NODES.name(node) for node in found if not isinstance(node, (n.Activated, n.Ground)))
    for found in ABILITIES
)
"""The abilities that begin when a card comes to work."""
GROUNDS: Final = tuple(tuple(node for node in card.does if isinstance(node, n.Ground)) for card in CARDS)
ADVENTURE: Final = tuple(next((s for s in card.skills if isinstance(s, Adventure)), None) for card in CARDS)


def _masks(node: n.Modify) -> tuple[n.Modify, int, int]:
    lost = 0
    for skill in node.loses:
        lost |= BIT[skill]
    return node, mask_of(node.gets), ~lost


LOUD: Final = {
    name: _masks(node)
    for name, node in NODES.nodes.items()
    if isinstance(node, n.Modify) and (node.gets or node.loses or node.ranged)
}
"""Modifiers that change what a unit may do, not only how hard: the node, skills given, skills left."""

AIMS: Final = tuple(
    next((node for deed in card.does for node in walk(deed) if isinstance(node, n.Target)), None)
    for card in CARDS
)
"""The first thing a card aims at."""


def _reaches() -> dict[int, int]:
    """For each aiming node its reach."""
    found: dict[int, int] = {}
    for card in CARDS:
        aiming = (node for node in walk((card.does, card.skills)) if isinstance(node, n.Target))
        found |= {id(node): card.reach for node in aiming}
        for act in walk(card.does):
            if isinstance(act, n.Activated):
                inner = (node for node in walk(act.do) if isinstance(node, n.Target))
                found |= {id(node): act.reach for node in inner}
    return found


REACH: Final = _reaches()


def _plain(node: n.Modify) -> bool:
    """Whether a modifier reads no traits itself, so that it may be applied to one unit alone."""
    who = node.who
    amounts = (node.melee, node.ranged, node.armour, node.life)
    if not all(isinstance(amount, int) for amount in amounts):
        return False
    if isinstance(who, n.Units):
        return who.skill is None and who.melee_at_most == 99 and who.life_at_most == 99
    return isinstance(who, This | It)


PLAIN: Final = {
    name: (node, mask_of(node.gets), figures_of(node.gets))
    for name, node in NODES.nodes.items()
    if isinstance(node, n.Modify) and _plain(node)
}
"""Modifiers that can be applied to one unit without computing all others."""
GETS: Final = {
    name: (mask_of(node.gets), figures_of(node.gets))
    for name, node in NODES.nodes.items()
    if isinstance(node, n.Modify) and node.gets
}
"""The skills modifiers give, with their figures."""
LIFE: Final = tuple(card.life for card in CARDS)
VITAL: Final = frozenset(
    name for name, node in NODES.nodes.items() if isinstance(node, n.Modify) and node.life
)
"""Modifiers that change life."""
GOLD_EXTRA: Final = tuple(
    sum(cost.amount for cost in card.costs if isinstance(cost, n.PayGold)) for card in CARDS
)
EXTRA: Final = tuple(any(not isinstance(cost, n.PayGold) for cost in card.costs) for card in CARDS)
"""Whether a card has additional costs other than gold."""
WATER: Final = tuple(card.water for card in CARDS)
TOTAL: Final = tuple(card.mana.total for card in CARDS)
"""How much mana a spell costs in all."""

__all__ = ["CARDS", "NODES", "NUMBER"]
