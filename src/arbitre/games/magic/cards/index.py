"""All cards of the game, numbered, with every node named, and what the rules look up of them."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from arbitre.kernel.effects import Ability, Node, walk
from arbitre.kernel.register import Register

from ..language import Activated, AddMana, Gets, Has, Modes, StaticAbility, TapSelf, Target
from ..language.definitions import BASIC_LAND_TYPES, ROOM, Card
from ..language.keywords import KEYWORD_COUNTERS, Keyword, expand
from . import CARDS

NODES: Final = Register()
"""The name of every node: `slug/3`; for sentences of keywords `ward:7/0`, for land mana `forest/0`."""

CARD_NUMBER: Final = {card.slug: number for number, card in enumerate(CARDS)}

FACE_SLUGS: Final = {
    face.slug: (number, i) for number, c in enumerate(CARDS) for i, face in enumerate(c.faces)
}
"""For each name the card and which of its faces has it."""

DOOR_OF: Final[dict[str, int]] = {}
"""For each ability of a Room the door it is written on."""

LAND_MANA: Final[dict[str, Activated]] = {
    land: Activated(costs=(TapSelf(),), do=AddMana(symbol), mana=True)
    for land, symbol in BASIC_LAND_TYPES.items()
}
"""The ability each basic land type gives (305.6)."""

_keywords: dict[Keyword, Keyword] = {}


def _register_keywords(tree: object) -> None:
    for node in walk(tree):
        if isinstance(node, Keyword) and node not in _keywords:
            _keywords[node] = node
            sentences = expand(node)
            NODES.add(f"{node.word}:{len(_keywords)}", node, sentences)
            _register_keywords(sentences)


for _land, _ability in LAND_MANA.items():
    NODES.add(_land, _ability)
for _keyword in KEYWORD_COUNTERS.values():
    _keywords[_keyword] = _keyword
    NODES.add(_keyword.word, _keyword)
for _card in CARDS:
    for _face in _card.faces:
        NODES.add(_face.slug, _face.abilities, () if _face.effect is None else _face.effect)
        if _card.layout == ROOM:
            DOOR_OF.update((NODES.name(node), _card.faces.index(_face)) for node in _face.abilities)
        _register_keywords((_face.abilities, () if _face.effect is None else _face.effect))


COUNTER_RULES: Final[dict[str, Ability]] = {
    "+1/+1": StaticAbility(do=(Gets(1, 1),)),
    "-1/-1": StaticAbility(do=(Gets(-1, -1),)),
    **{word: StaticAbility(do=(Has((type(keyword)(),)),)) for word, keyword in KEYWORD_COUNTERS.items()},
}
"""What the counters that change a permanent do (122.1a, 122.1b), to be told like an ability."""

COUNTER_KINDS: Final = {f"counter-{number}": kind for number, kind in enumerate(COUNTER_RULES)}
for _slug, _kind in COUNTER_KINDS.items():
    NODES.add(_slug, COUNTER_RULES[_kind])


def keyword_name(keyword: Keyword) -> str:
    """The name under which a keyword (or one equal to it) is registered."""
    return NODES.name(_keywords[keyword])


def expansion(keyword: Keyword) -> tuple[str, ...]:
    """The names of the abilities a keyword stands for."""
    return tuple(NODES.name(ability) for ability in expand(keyword))


_TARGETS: Final[dict[tuple[str, tuple[int, ...]], tuple[Target, ...]]] = {}


def targets(name: str, modes: tuple[int, ...] = ()) -> tuple[Target, ...]:
    """What a spell or ability aims at, in the order it is said; of a modal one, by the modes chosen."""
    found = _TARGETS.get((name, modes))
    if found is None:
        found = _TARGETS[name, modes] = tuple(_aims(NODES.nodes[name], modes, outermost=True))
    return found


def _aims(value: object, modes: tuple[int, ...], outermost: bool = False) -> list[Target]:
    if isinstance(value, tuple):
        return [aim for part in value for aim in _aims(part, modes)]
    if isinstance(value, Modes):
        return [aim for mode in modes for aim in _aims(value.modes[mode], ())]
    if isinstance(value, Target):
        return [value]
    if not isinstance(value, Node) or (isinstance(value, Ability) and not outermost):
        return []
    return [aim for field in value.__struct_fields__ for aim in _aims(getattr(value, field), modes)]


@cache
def modes_of(name: str) -> Modes | None:
    """The modes of a spell or ability, if it is modal."""
    return next((node for node in walk(NODES.nodes[name]) if isinstance(node, Modes)), None)


def definition(what: int) -> Card:
    """The printed card."""
    return CARDS[what]


def ability(name: str) -> Ability:
    """The ability with this name."""
    return cast("Ability", NODES.nodes[name])


__all__ = [
    "CARDS",
    "CARD_NUMBER",
    "COUNTER_KINDS",
    "COUNTER_RULES",
    "DOOR_OF",
    "FACE_SLUGS",
    "LAND_MANA",
    "NODES",
    "ability",
    "definition",
    "expansion",
    "keyword_name",
    "modes_of",
    "targets",
]
