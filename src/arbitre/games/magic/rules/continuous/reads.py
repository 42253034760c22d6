"""What a continuous effect reads: so that traits are computed again only when something it reads may have
changed, and dependency is tested only where one effect reads what another writes (613.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from arbitre.kernel.effects import Ability, It, Node, This

from ... import language as n
from ...cards.index import NODES
from .. import changes as did

EVERYTHING: Final = "*"
ZONE: Final = "zone "
"""Before the sort of a zone: read by what counts or looks at the cards there."""
PT: Final = 7
"""Power and toughness as one: the parts of layer 7."""
ALL_LAYERS: Final = frozenset((n.CONTROL, n.TEXT, n.TYPE, n.COLOUR, n.ABILITY, PT))

_CONTROL: Final = ("whose", "not_whose", "owned")
_TYPE: Final = (
    "types",
    "all_types",
    "without_types",
    "card_types_at_least",
    "supertypes",
    "without_supertypes",
    "subtypes",
    "without_subtypes",
    "chosen_type",
)
_FIGHTING: Final = (
    did.ATTACKED,
    did.BLOCKED,
    did.BECAME_BLOCKED,
    did.UNBLOCKED,
    did.COMBAT_ENDED,
    did.REMOVED_FROM_COMBAT,
)
_TAPPING: Final = (did.TAPPED, did.UNTAPPED)
OF_CREATURES: Final = "tapping of creatures"
"""Read by what looks only at whether creatures are tapped: lands may be tapped without a thought."""

_PASSING: Final = (
    n.StaticAbility,
    n.Affect,
    n.Change,
    n.CountOf,
    n.CardTypesAmong,
    n.OpenDoors,
    n.Minus,
    n.Times,
    n.Half,
    n.Depending,
    n.AtLeast,
    n.AtMost,
    n.Not,
    n.Both,
    n.AnyOf,
    n.CountersOn,
    n.CastIt,
    n.WordChosen,
    n.You,
    n.X,
    n.StartingLife,
    n.Attached,
    n.EnchantedPlayer,
    This,
    It,
)
"""Nodes that read nothing themselves but what events that always count can change."""


def parts(node: Any) -> Iterator[Node]:
    """The nodes an effect reads, outermost first; abilities it gives are not read by it."""
    if isinstance(node, tuple):
        for part in node:
            yield from parts(part)
    elif isinstance(node, Node) and (not isinstance(node, Ability) or isinstance(node, n.StaticAbility)):
        yield node
        for field in node.__struct_fields__:
            yield from parts(getattr(node, field))


def _events_of(node: Node) -> tuple[str, ...]:
    if isinstance(node, n.Permanents):
        found: tuple[str, ...] = ()
        if node.tapped is not None:
            found += (OF_CREATURES,) if node.types == ("creature",) else _TAPPING
        if node.attacking is not None or node.blocking is not None or node.unblocked is not None:
            found += (*_FIGHTING, did.STEP)
        return found
    if isinstance(node, n.Cards):
        return tuple(ZONE + where for where in node.where)
    if isinstance(node, n.Spells):
        return (ZONE + "stack",)
    if isinstance(node, n.CameThisTurn):
        return (did.TURN,)
    if isinstance(node, n.Life):
        return (did.GAINED, did.LOST)
    if isinstance(node, n.YourTurn):
        return (did.TURN,)
    if isinstance(node, n.Players):
        return (did.LOST,) if node.lost_life else ()
    if isinstance(node, (n.Fits, n.PowerOf, n.ManaValueOf, *_PASSING)):
        return ()
    return (EVERYTHING,)


def _layers_of(node: Node) -> frozenset[int]:
    if isinstance(node, n.Filter):
        found = set()
        plain = type(node)()
        for field in node.__struct_fields__:
            if getattr(node, field) == getattr(plain, field):
                continue
            if field in _CONTROL:
                found.add(n.CONTROL)
            elif field in _TYPE:
                found.add(n.TYPE)
            elif "colours" in field:
                found.add(n.COLOUR)
            elif "keyword" in field:
                found.add(n.ABILITY)
            elif "power" in field or "toughness" in field:
                found.add(PT)
        return frozenset(found)
    if isinstance(node, n.PowerOf):
        return frozenset((PT,))
    if isinstance(node, n.CardTypesAmong):
        return frozenset((n.TYPE,))
    if isinstance(node, n.HasActivatedAbilitiesOf):
        return frozenset((n.ABILITY,))
    if isinstance(node, (n.Fits, n.Life, n.YourTurn, n.CameThisTurn, n.Players, n.ManaValueOf, *_PASSING)):
        return frozenset()
    return ALL_LAYERS


_ALONE: Final = (
    n.StaticAbility,
    n.Affect,
    n.Change,
    n.CountOf,
    n.CardTypesAmong,
    n.Cards,
    n.Minus,
    n.Times,
    n.Half,
    n.AtLeast,
    n.AtMost,
    n.Not,
    n.Both,
    n.CountersOn,
    n.CastIt,
    n.WordChosen,
    n.You,
    n.X,
    n.Life,
    n.YourTurn,
    n.StartingLife,
    n.Attached,
    n.EnchantedPlayer,
    This,
    It,
)
"""Nodes that mean the same whatever other permanents there are; cards elsewhere are read by zone."""

_BY_FILTER: Final[dict[str, bool]] = {}
_MINDS: Final[dict[str, bool]] = {}


def applies_by_filter(name: str) -> bool:
    """Whether a continuous effect looks at each permanent by itself to know if it applies to it."""
    found = _BY_FILTER.get(name)
    if found is None:
        who = getattr(NODES.nodes[name], "who", None)
        alone = isinstance(who, n.Permanents) and who.modified is None and len(list(parts(who))) == 1
        found = _BY_FILTER[name] = alone and isinstance(NODES.nodes[name], n.StaticAbility)
    return found


def minds_others(name: str) -> bool:
    """Whether what a continuous effect does to objects may change with other permanents that come or go."""
    found = _MINDS.get(name)
    if found is None:
        read = _read_of(name)
        if applies_by_filter(name):
            read = (read.do, read.while_)
        found = _MINDS[name] = not all(isinstance(node, _ALONE) for node in parts(read))
    return found


def about_itself(name: str) -> bool:
    """Whether a continuous effect is about the very object it is an ability of."""
    return isinstance(getattr(NODES.nodes[name], "who", None), This)


_COUNTERS: Final[dict[str, bool]] = {}


def minds_counters(name: str) -> bool:
    """Whether a continuous effect looks at counters of another object than the one it is about."""
    found = _COUNTERS.get(name)
    if found is None:
        read = [node for node in parts(_read_of(name)) if isinstance(node, n.CountersOn)]
        own = about_itself(name) and all(isinstance(node.of, This) for node in read)
        found = _COUNTERS[name] = bool(read) and not own
    return found


_EVENTS: Final[dict[str, frozenset[str]]] = {}
_LAYERS: Final[dict[str, frozenset[int]]] = {}


def _read_of(name: str) -> Any:
    """What is read while layers apply: a static ability as a whole; of an effect that lasts only its changes,
    since what it is about was fixed when it began (611.2c)."""
    node = NODES.nodes[name]
    if isinstance(node, n.StaticAbility):
        return node
    return getattr(node, "becoming", None) or getattr(node, "do", node)


def events_read(name: str) -> frozenset[str]:
    """The kinds of event that can change what a continuous effect does, besides those that always count."""
    found = _EVENTS.get(name)
    if found is None:
        read = _read_of(name)
        found = frozenset(kind for node in parts(read) for kind in _events_of(node))
        if OF_CREATURES in found and _early(read):
            found = found.union(_TAPPING)
        _EVENTS[name] = found
    return found


def _early(read: Any) -> bool:
    """Whether an effect applies before it is settled what is a creature."""
    changes = getattr(read, "do", read)
    return any(change.layer <= n.TYPE for change in changes)


def layers_read(name: str) -> frozenset[int]:
    """The layers whose results a continuous effect reads, with `PT` for all of layer 7."""
    found = _LAYERS.get(name)
    if found is None:
        found = frozenset(layer for node in parts(_read_of(name)) for layer in _layers_of(node))
        _LAYERS[name] = found
    return found


def removes(change: n.Change) -> bool:
    """Whether a change can take abilities away from an object."""
    return isinstance(change, n.LosesAllAbilities | n.Loses | n.Becomes)
