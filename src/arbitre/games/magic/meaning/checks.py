"""What a filter asks of an object, one check for each field.

A filter is read once into the checks it asks for, so that only those are made. `it` is the object as it is,
or what is remembered of one that has left (608.2h).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import count, find
from arbitre.kernel.pieces import NOBODY

from .. import language as n
from ..language.definitions import CARD_TYPES
from ..rules.commanders import is_commander
from ..rules.continuous.layers import traits_of
from ..rules.continuous.traits import Last, Traits
from ..rules.model import BATTLEFIELD, StackItem, Table, Thing
from ..rules.refs import counters_of, seat_ref

Check = Callable[[Table, Any, "Thing | Last", Traits, Thing, Scene], bool]


def is_whose(table: Table, whose: str, seat: int, you: int) -> bool:
    """Whether a seat is one of those a word means, seen from another."""
    if whose == n.YOURS:
        return seat == you
    if whose == n.OPPONENTS:
        return seat >= 0 and table.seats[seat].team != table.seats[you].team
    return seat != you if whose == n.OTHERS else True


def spell_item(table: Table, piece: int) -> StackItem | None:
    """The item of a spell on the stack."""
    stack = table.board.stack
    return next((item for item in stack if item.kind == "spell" and item.source == piece), None)


# The checks, by the field that asks for them


def _not_whose(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return not is_whose(table, node.not_whose, traits.controller, scene.seat)


def _controlled_by(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return seat_ref(traits.controller) in find(table, node.controlled_by, scene)


def _owned(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return is_whose(table, node.owned, piece.owner, scene.seat)


def _owned_by(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return seat_ref(piece.owner) in find(table, node.owned_by, scene)


def of_types(traits: Traits, types: tuple[str, ...]) -> bool:
    """Whether an object has one of these card types."""
    have = traits.types
    return any(word in have for word in types)


def _types(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return of_types(traits, node.types)


def _all_types(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return all(word in traits.types for word in node.all_types)


def _without_types(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not any(word in traits.types for word in node.without_types)


def _card_types_at_least(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return sum(word in CARD_TYPES for word in traits.types) >= int(node.card_types_at_least)


def _supertypes(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return all(word in traits.supertypes for word in node.supertypes)


def _without_supertypes(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not any(word in traits.supertypes for word in node.without_supertypes)


def _subtypes(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return any(word in traits.subtypes for word in node.subtypes)


def _without_subtypes(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not any(word in traits.subtypes for word in node.without_subtypes)


def _colours(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return any(colour in traits.colours for colour in node.colours)


def _without_colours(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not any(colour in traits.colours for colour in node.without_colours)


def _colourless(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not traits.colours


def _keyword(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return node.keyword.word in traits.keywords


def _without_keyword(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return node.without_keyword.word not in traits.keywords


def _mana_value_at_most(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.value <= count(table, node.mana_value_at_most, scene)


def _mana_value_at_least(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.value >= count(table, node.mana_value_at_least, scene)


def _power_at_most(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.power <= count(table, node.power_at_most, scene)


def _power_at_least(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.power >= count(table, node.power_at_least, scene)


def _toughness_at_most(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.toughness <= count(table, node.toughness_at_most, scene)


def _toughness_at_least(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return traits.toughness >= count(table, node.toughness_at_least, scene)


def _named(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return node.named in traits.names


def _names_of(table: Table, node: Node, scene: Scene) -> set[str]:
    return {name for i in find(table, node, scene) for name in traits_of(table, i).names}


def _shares_name_with(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return not _names_of(table, node.shares_name_with, scene).isdisjoint(traits.names)


def _no_name_in_common_with(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return _names_of(table, node.no_name_in_common_with, scene).isdisjoint(traits.names)


def chosen(table: Table, scene: Scene, key: str) -> str:
    """What was chosen for the object an ability is on ("creature type", "name", "colour")."""
    return next((word for sort, word in table.pieces[scene.source].chosen if sort == key), "")


def _chosen_type(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return chosen(table, scene, "creature type") in traits.subtypes


def _chosen_name(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return chosen(table, scene, "name") in traits.names


def _chosen_parity(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    """Zero is even."""
    return PARITIES[traits.power % 2] == chosen(table, scene, "parity")


PARITIES: Final = ("even", "odd")


def _token(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return piece.token is node.token


def _other(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return piece.id != scene.source


def _other_than(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return piece.id not in find(table, node.other_than, scene)


def _among(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return piece.id in find(table, node.among, scene)


def _tapped(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return it.tapped is node.tapped


def _attacking(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    if isinstance(it, Last):
        return (it.attacking != NOBODY) is node.attacking
    return any(a.piece == piece.id for a in table.board.attacks) is node.attacking


def _blocking(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return any(b[0] == piece.id for b in table.board.blocks) is node.blocking


def _unblocked(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    """An attacker is unblocked only once blockers were declared (509.1h)."""
    declared = table.board.step in AFTER_BLOCKS
    free = declared and any(a.piece == piece.id and not a.blocked for a in table.board.attacks)
    return free is node.unblocked


AFTER_BLOCKS: Final = ("blockers", "first_damage", "damage", "end_combat")


def _face_down(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    down = bool(it.facing) and (isinstance(it, Last) or it.hidden)
    return down is node.face_down


def _counters(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    if node.counters == "any":
        return any(number for _, number in it.counters)
    return counters_of(it.counters, node.counters) > 0


def _attached_to(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    return it.host in find(table, node.attached_to, scene)


def _commander(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return is_commander(table, piece.id) is node.commander


def _modified(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    """With a counter, an Equipment, or an Aura of its controller (700.9)."""
    changed = any(number for _, number in it.counters)
    for i in table.zones[BATTLEFIELD].ids:
        if table.pieces[i].host == piece.id:
            worn = traits_of(table, i)
            changed = changed or "equipment" in worn.subtypes
            changed = changed or ("aura" in worn.subtypes and worn.controller == traits.controller)
    return changed is node.modified


def _suspended(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    exiled = table.zones[it.zone].name == "exile"
    return exiled and n.Suspend.word in traits.keywords and counters_of(it.counters, "time") > 0


def _targets_only(
    table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene
) -> bool:
    item = spell_item(table, piece.id)
    aimed = {ref for slot in item.aims for ref, _ in slot} if item is not None else set()
    return len(aimed) == 1 and aimed.pop() in find(table, node.targets_only, scene)


def _cast_from(table: Table, node: Any, it: Thing | Last, traits: Traits, piece: Thing, scene: Scene) -> bool:
    return piece.came >= 0 and table.zones[piece.came].name in node.cast_from


_ASKED: Final[dict[str, Check]] = {
    "not_whose": _not_whose,
    "controlled_by": _controlled_by,
    "owned": _owned,
    "owned_by": _owned_by,
    "types": _types,
    "all_types": _all_types,
    "without_types": _without_types,
    "card_types_at_least": _card_types_at_least,
    "supertypes": _supertypes,
    "without_supertypes": _without_supertypes,
    "subtypes": _subtypes,
    "without_subtypes": _without_subtypes,
    "colours": _colours,
    "without_colours": _without_colours,
    "colourless": _colourless,
    "keyword": _keyword,
    "without_keyword": _without_keyword,
    "mana_value_at_most": _mana_value_at_most,
    "mana_value_at_least": _mana_value_at_least,
    "power_at_most": _power_at_most,
    "power_at_least": _power_at_least,
    "toughness_at_most": _toughness_at_most,
    "toughness_at_least": _toughness_at_least,
    "named": _named,
    "shares_name_with": _shares_name_with,
    "no_name_in_common_with": _no_name_in_common_with,
    "chosen_type": _chosen_type,
    "chosen_name": _chosen_name,
    "chosen_parity": _chosen_parity,
    "token": _token,
    "other": _other,
    "other_than": _other_than,
    "among": _among,
    "tapped": _tapped,
    "attacking": _attacking,
    "blocking": _blocking,
    "unblocked": _unblocked,
    "face_down": _face_down,
    "counters": _counters,
    "attached_to": _attached_to,
    "commander": _commander,
    "modified": _modified,
    "suspended": _suspended,
    "targets_only": _targets_only,
    "cast_from": _cast_from,
}
_TWO_SIDED: Final = (
    "token",
    "tapped",
    "attacking",
    "blocking",
    "unblocked",
    "face_down",
    "commander",
    "modified",
)
"""Fields in which False asks for something, too."""

_CHECKS: Final[dict[int, tuple[n.Filter, tuple[Check, ...], tuple[Check, ...]]]] = {}


def _asks(field: str, value: object) -> bool:
    if isinstance(value, bool):
        return value or field in _TWO_SIDED
    return value is not None and value not in ("", (), n.ANYONES)


def checks(node: n.Filter) -> tuple[Check, ...]:
    """The checks a filter asks for, beside `whose`: that is asked first, and oftenest."""
    return _checks(node)[1]


def checks_but_types(node: n.Filter) -> tuple[Check, ...]:
    """The same beside `types` too, for those who ask `of_types` themselves."""
    return _checks(node)[2]


def _checks(node: n.Filter) -> tuple[n.Filter, tuple[Check, ...], tuple[Check, ...]]:
    known = _CHECKS.get(id(node))
    if known is None:
        found = tuple(check for field, check in _ASKED.items() if _asks(field, getattr(node, field, None)))
        known = _CHECKS[id(node)] = (node, found, tuple(check for check in found if check is not _types))
    return known
