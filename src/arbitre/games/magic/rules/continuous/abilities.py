"""What a set of abilities puts to work where: triggers and replacements by kind of event, statics by key,
activated abilities, continuous effects. Read once for each set of abilities and sort of zone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

from arbitre.kernel.effects import Ability, Node, This

from ... import language as n
from ...cards.index import CARDS, NODES, expansion
from ...language.keywords import Keyword

T = TypeVar("T", bound=Node)

CANNOT: Final = "cannot:"
MUST: Final = "must:"
CAN: Final = "can:"
COST: Final = "cost"
MAY_PLAY: Final = "may play"
HAND_SIZE: Final = "hand size"
COUNTERS_STAY: Final = "counters stay"
PAY_INSTEAD: Final = "pay instead"
AGAIN: Final = "again"
ONLY: Final = "only"
OF_PLAYERS: Final = "of players"
"""The key of static abilities that give something to players, too."""
RESTRICTED: Final = "restricted mana"
"""The key of mana abilities whose mana may be spent on some things only."""
STATES: Final = "states"
"""The key of abilities that trigger on a state of the game (603.8)."""
SPELLS: Final = "spells"
"""Static abilities about spells: they are read of cards that are about to be cast as well."""


SPELL_TRAITS: Final = "spell traits"
"""Static abilities that change what spells are, not only what they have: a card supposed to be a spell is
looked at with them."""


def _changes_spells(node: n.StaticAbility) -> bool:
    parts = node.who.parts if isinstance(node.who, n.AnyOf) else (node.who,)
    if not any(isinstance(part, n.Spells) for part in parts):
        return False
    return any(not isinstance(change, n.Has) for change in node.do)


def _idle(node: Node) -> bool:
    return (
        isinstance(node, n.Activated)
        and node.mana
        and isinstance(node.do, n.AddMana)
        and all(isinstance(cost, n.TapSelf) for cost in node.costs)
    )


IDLE: Final = frozenset(name for name, node in NODES.nodes.items() if _idle(node))
"""The abilities that need {T} and do nothing but add mana. A brisk game does not offer them for themselves:
whatever has a price is paid with them when it is played."""


class AtWork:
    """What some abilities do in one sort of zone: names, with the kind or key they are indexed by."""

    def __init__(
        self,
        triggers: tuple[tuple[str, str], ...] = (),
        guards: tuple[tuple[str, str], ...] = (),
        statics: tuple[tuple[str, str], ...] = (),
        layered: tuple[str, ...] = (),
        activated: tuple[str, ...] = (),
        mana: tuple[str, ...] = (),
        anyones: tuple[str, ...] = (),
    ) -> None:
        self.triggers = triggers
        self.guards = guards
        self.statics = statics
        self.layered = layered  # the static abilities with changes
        self.activated = activated
        self.mana = mana  # those of the activated that are mana abilities (605.1a)
        self.anyones = anyones  # those that any player may activate
        self.taps = all(_taps(name) for name in activated)  # whether all of the activated need {T}
        self.idle = all(name in IDLE for name in activated)  # whether they do nothing but make mana
        self.heard = bool(triggers or guards or statics)  # whether it has any of these at all


def _taps(name: str) -> bool:
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated)
    return any(isinstance(cost, n.TapSelf) for cost in node.costs)


_THERE: Final[dict[tuple[str, ...], AtWork]] = {}
"""What abilities do on the battlefield; nearly all that is asked."""
_READ: Final[dict[str, dict[tuple[str, ...], AtWork]]] = {"battlefield": _THERE}
NOTHING: Final = AtWork()


def at_work(abilities: tuple[str, ...], where: str) -> AtWork:
    """What these abilities put to work in a sort of zone ("battlefield", "graveyard" …)."""
    if not abilities:
        return NOTHING
    shelf = _THERE if where == "battlefield" else _READ.setdefault(where, {})
    found = shelf.get(abilities)
    if found is None:
        found = shelf[abilities] = _read(abilities, where)
    return found


def kinds_of(happens: n.Happens) -> tuple[str, ...]:
    """The kinds of event a pattern concerns."""
    return happens.kinds()


def sentences(abilities: Iterable[str]) -> Iterator[str]:
    """Abilities with keywords written out: the keyword itself, then what it stands for."""
    for name in abilities:
        yield name
        node = NODES.nodes[name]
        if isinstance(node, Keyword):
            yield from sentences(expansion(node))


_KINDS: Final[dict[tuple[tuple[str, ...], type[Node]], tuple[Any, ...]]] = {}


def of_kind(abilities: tuple[str, ...], kind: type[T]) -> tuple[T, ...]:
    """The abilities of one kind among some, keywords written out; in whatever zone they work."""
    if not abilities:
        return ()
    key = (abilities, kind)
    found = _KINDS.get(key)
    if found is None:
        nodes = (NODES.nodes[name] for name in sentences(abilities))
        found = _KINDS[key] = tuple(node for node in nodes if isinstance(node, kind))
    return found


def works_in(node: Node, where: str) -> bool:
    """Whether an ability functions in a sort of zone (113.6)."""
    if isinstance(node, n.Cannot) and node.deed == "be_countered" and isinstance(node.who, This):
        return where == "stack"  # 113.6g
    zones: tuple[str, ...] = getattr(node, "zones", ("battlefield",))
    return where in zones


def static_key(node: Node) -> str:
    """The key a static is asked for by; nothing if it is none."""
    if isinstance(node, n.Cannot):
        return CANNOT + node.deed
    if isinstance(node, n.Must):
        return MUST + node.deed
    if isinstance(node, n.MustAttack):
        return MUST + "attack"
    if isinstance(node, n.Can):
        return CAN + node.deed
    if isinstance(node, n.CostChange):
        return COST
    if isinstance(node, n.MayPlay):
        return MAY_PLAY
    if isinstance(node, n.PayInstead):
        return PAY_INSTEAD
    if isinstance(node, n.HandSize):
        return HAND_SIZE
    if isinstance(node, n.Only):
        return ONLY
    if isinstance(node, n.CountersStay):
        return COUNTERS_STAY
    return AGAIN if isinstance(node, n.TriggersAgain) else ""


def _read(abilities: tuple[str, ...], where: str) -> AtWork:
    triggers: list[tuple[str, str]] = []
    guards: list[tuple[str, str]] = []
    statics: list[tuple[str, str]] = []
    layered: list[str] = []
    activated: list[str] = []
    made: list[str] = []
    anyones: list[str] = []
    for name in sentences(abilities):
        node = NODES.nodes[name]
        if not works_in(node, where):
            continue
        if isinstance(node, n.Triggered):
            triggers += [(kind, name) for kind in kinds_of(node.when)]
            if isinstance(node.when, n.IsSo):
                statics.append((STATES, name))
        elif isinstance(node, n.Replacement):
            guards += [(kind, name) for kind in kinds_of(node.of)]
        elif isinstance(node, n.StaticAbility):
            layered.append(name)
            if isinstance(node.who, n.Spells):
                statics.append((SPELLS, name))
            if _changes_spells(node):
                statics.append((SPELL_TRAITS, name))
            if isinstance(node.who, n.AnyOf) and n.You() in node.who.parts:
                statics.append((OF_PLAYERS, name))
        elif isinstance(node, n.Activated):
            if name in activated:
                continue  # had twice, it is still one thing to choose
            activated.append(name)
            if node.anyone:
                anyones.append(name)
            if node.mana:
                made.append(name)
                if isinstance(node.do, n.AddMana) and node.do.only_for:
                    statics.append((RESTRICTED, name))
        elif key := static_key(node):
            statics.append((key, name))
    return AtWork(
        tuple(triggers),
        tuple(guards),
        tuple(statics),
        tuple(layered),
        tuple(activated),
        tuple(made),
        tuple(anyones),
    )


SCHEMES: Final = frozenset(number for number, card in enumerate(CARDS) if "scheme" in card.faces[0].types)
"""The cards that are schemes."""


def functions_as(what: int, where: str) -> str:
    """The sort of zone by which abilities of a card are read: those of a face-up scheme function in the
    command zone as those of a permanent do on the battlefield (314.4)."""
    return "battlefield" if where == "command" and what in SCHEMES else where


def _elsewhere(where: str) -> frozenset[int]:
    found = set()
    for number, card in enumerate(CARDS):
        abilities = tuple(NODES.name(a) for f in card.faces for a in f.abilities if isinstance(a, Ability))
        work = at_work(abilities, functions_as(number, where))
        if work.heard or work.layered:
            found.add(number)
    return frozenset(found)


ELSEWHERE: Final = {where: _elsewhere(where) for where in ("graveyard", "exile", "command", "stack", "hand")}
"""For the zones other than the battlefield: the cards that have something at work there."""
