"""What continuous effects write into the traits of an object (613), one function for each sort of change."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import count, find, means

from .. import language as n
from ..cards.index import LAND_MANA, NODES, expansion, keyword_name
from ..language.definitions import (
    ARTIFACT_SUBTYPES,
    BASIC_LAND_TYPES,
    BATTLE_SUBTYPES,
    COLOURS,
    ENCHANTMENT_SUBTYPES,
    PLANESWALKER_SUBTYPES,
)
from ..language.keywords import Keyword
from ..rules.continuous.layers import set_abilities, touch, traits_of
from ..rules.continuous.traits import Traits
from ..rules.model import Table
from .filters import chosen
from .players import seats

_SUBTYPES: Final[dict[str, frozenset[str]]] = {
    "artifact": frozenset(ARTIFACT_SUBTYPES),
    "battle": frozenset(BATTLE_SUBTYPES),
    "enchantment": frozenset(ENCHANTMENT_SUBTYPES),
    "land": frozenset(BASIC_LAND_TYPES),
    "planeswalker": frozenset(PLANESWALKER_SUBTYPES),
}
_OTHERS: Final = frozenset(word for words in _SUBTYPES.values() for word in words)


def belongs(subtype: str, types: tuple[str, ...]) -> bool:
    """Whether a subtype goes with one of these card types (205.3)."""
    if any(subtype in _SUBTYPES.get(word, ()) for word in types):
        return True
    return subtype not in _OTHERS and ("creature" in types or "kindred" in types)


def _keep_fitting(traits: Traits) -> None:
    """Subtypes go with their card type (205.1a), the mana of a basic land type with it (305.7)."""
    traits.subtypes = tuple(word for word in traits.subtypes if belongs(word, traits.types))


@means(n.ControlledBy)
def _controlled_by(table: Table, change: n.ControlledBy, scene: Scene) -> None:
    seat = scene.seat if change.who is None else next(iter(seats(table, change.who, scene)), scene.seat)
    touch(table, scene.it[0]).controller = seat


@means(n.IsAlso)
def _is_also(table: Table, change: n.IsAlso, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    subtypes = change.subtypes
    if change.chosen_type and (word := chosen(table, scene, "creature type")):
        subtypes = (*subtypes, word)
    traits.supertypes = tuple(dict.fromkeys((*traits.supertypes, *change.supertypes)))
    traits.types = tuple(dict.fromkeys((*traits.types, *change.types)))
    fitting = (word for word in subtypes if belongs(word, traits.types))  # 205.3d
    traits.subtypes = tuple(dict.fromkeys((*traits.subtypes, *fitting)))
    lands = tuple(NODES.name(LAND_MANA[word]) for word in change.subtypes if word in LAND_MANA)
    if lands:
        set_abilities(traits, tuple(dict.fromkeys((*traits.abilities, *lands))))


@means(n.Becomes)
def _becomes(table: Table, change: n.Becomes, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    traits.types = change.types
    if change.subtypes:
        traits.subtypes = change.subtypes
    else:
        _keep_fitting(traits)


@means(n.IsNot)
def _is_not(table: Table, change: n.IsNot, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    traits.types = tuple(word for word in traits.types if word not in change.types)
    traits.supertypes = tuple(word for word in traits.supertypes if word not in change.supertypes)
    _keep_fitting(traits)


@means(n.HasColours)
def _has_colours(table: Table, change: n.HasColours, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    found = change.colours + (traits.colours if change.also else "")
    traits.colours = "".join(colour for colour in COLOURS if colour in found)


@means(n.Has)
def _has(table: Table, change: n.Has, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    names = tuple(keyword_name(a) if isinstance(a, Keyword) else NODES.name(a) for a in change.abilities)
    set_abilities(traits, (*traits.abilities, *names))


@means(n.Loses)
def _loses(table: Table, change: n.Loses, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    left = tuple(name for name in traits.abilities if not isinstance(NODES.nodes[name], change.keyword))
    set_abilities(traits, left)


@means(n.LosesAllAbilities)
def _loses_all_abilities(table: Table, change: n.LosesAllAbilities, scene: Scene) -> None:
    set_abilities(touch(table, scene.it[0]), ())


_ACTIVATED: Final[dict[str, bool]] = {}
"""By name, for abilities that were asked about; it follows from the definitions alone."""


def _activated(name: str) -> bool:
    """Whether an ability is an activated one, or a keyword that stands for one."""
    found = _ACTIVATED.get(name)
    if found is None:
        node = NODES.nodes[name]
        nodes = [NODES.nodes[each] for each in expansion(node)] if isinstance(node, Keyword) else [node]
        found = _ACTIVATED[name] = any(isinstance(each, n.Activated) for each in nodes)
    return found


@means(n.HasActivatedAbilitiesOf)
def _has_activated_abilities_of(table: Table, change: n.HasActivatedAbilitiesOf, scene: Scene) -> None:
    """The affected object speaks: filters in it mean the object that has the abilities."""
    piece = scene.it[0]
    given = [
        name for i in find(table, change.of, scene) if i != piece for name in traits_of(table, i).abilities
    ]
    traits = touch(table, piece)
    set_abilities(traits, (*traits.abilities, *(name for name in given if _activated(name))))


def amounts(change: Node) -> tuple[int | Node, ...]:
    """What a change says of power and toughness."""
    return tuple(
        part for part in (getattr(change, "power", None), getattr(change, "toughness", None)) if part
    )


def _counted(table: Table, amount: int | Node, scene: Scene) -> int:
    """An amount now; of what an effect did for a time, as it was counted then (608.2h)."""
    if isinstance(amount, int) or scene.effect is None or isinstance(amount, n.X):
        return count(table, amount, scene)
    lasts = isinstance(NODES.nodes[scene.effect.ability], n.Affect)
    return scene.effect.amount if lasts else count(table, amount, scene)


@means(n.HasBase)
def _has_base(table: Table, change: n.HasBase, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    if change.power is not None:
        traits.power = _counted(table, change.power, scene)
    if change.toughness is not None:
        same = change.toughness == change.power
        traits.toughness = traits.power if same else _counted(table, change.toughness, scene)


@means(n.Gets)
def _gets(table: Table, change: n.Gets, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    traits.power += _counted(table, change.power, scene)
    traits.toughness += _counted(table, change.toughness, scene)


@means(n.Switched)
def _switched(table: Table, change: n.Switched, scene: Scene) -> None:
    traits = touch(table, scene.it[0])
    traits.power, traits.toughness = traits.toughness, traits.power
