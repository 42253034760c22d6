"""Reading the table: types, keywords and figures as they are now."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.effects import Modifier, Node, Scene
from arbitre.kernel.meaning import count, find

from .. import language as n
from ..cards.index import (
    ANGEL,
    ARCHANGEL,
    COST,
    GOLEM,
    KEYWORDS,
    KINDS,
    NODES,
    REACHING,
    TEMPEST_COST,
    TYPE,
    WORSHIPPER,
)
from ..language.definitions import TYPES
from .changes import IN_PLAY, LINES
from .model import ADORATION, FIRE, PER_SEAT, REAR, Table
from .printed import BEYOND, printed_classes
from .traits import traits

FAR: Final = frozenset(BEYOND)
"""The modifiers that look beyond the battlefield: where none is at work, cards elsewhere are as printed."""
CHANGING: Final[dict[str, type[Node] | None]] = {
    name: type(node.keyword) if isinstance(node, n.Gain) else None
    for name, node in NODES.nodes.items()
    if isinstance(node, n.Modify | n.Gain | n.GainClass)
}
"""Which keyword a modifier gives, if any; one that is not here may give or take any."""
FIGHTERS: Final = (ANGEL, ARCHANGEL)


def kind_of(table: Table, piece: int) -> int:
    """The number of a card's type."""
    return TYPE[table.pieces[piece].what]


def has(table: Table, piece: int, keyword: type[Node]) -> bool:
    """Whether a card has a keyword now. A page in Secret has nothing (F-192)."""
    it = table.pieces[piece]
    if it.hidden:
        return False
    if it.calm and keyword is n.Pacifist and it.calm == table.board.turn:
        return True  # F-150
    printed = keyword in KINDS[it.what]
    effects = table.statics.get(Modifier.key)
    if effects is None or (it.zone % PER_SEAT not in LINES and not at_work(table, REACHING)):
        return printed
    for effect in effects:
        if keyword is CHANGING.get(effect.ability, keyword):
            return any(type(k) is keyword for k in traits(table, piece).keywords)
    return printed


def at_work(table: Table, abilities: frozenset[str]) -> bool:
    """Whether one of these modifiers is at work."""
    if abilities and Modifier.key in table.statics:
        for effect in table.statics[Modifier.key]:
            if effect.ability in abilities:
                return True
    return False


def value(table: Table, piece: int, keyword: Any) -> int:
    """The value of a keyword that adds up: Archery, Evade, Honour (F-134, F-181, F-210)."""
    if Modifier.key not in table.statics and keyword not in KINDS[table.pieces[piece].what]:
        return 0
    return sum(int(getattr(k, "value", 0)) for k in keywords(table, piece) if type(k) is keyword)


def keywords(table: Table, piece: int) -> tuple[Node, ...]:
    """The keywords a card has now, in the order it has them."""
    it = table.pieces[piece]
    if it.hidden:
        return ()
    return traits(table, piece).keywords if Modifier.key in table.statics else KEYWORDS[it.what]


def atq(table: Table, piece: int) -> int:
    """The ATQ of a card, with Symbiosis (F-246: a Golem counts for others but gains nothing); never below
    0."""
    force = traits(table, piece).atq
    if kind_of(table, piece) in FIGHTERS and has(table, piece, n.Symbiosis):
        owner = table.pieces[piece].owner
        force += sum(
            1 for other in in_play(table, owner) if other != piece and has(table, other, n.Symbiosis)
        )
    return max(0, force)


def in_play(table: Table, seat: int) -> list[int]:
    """The cards of a seat in play, face up."""
    home = seat * PER_SEAT
    pieces = table.pieces
    return [i for which in IN_PLAY for i in table.zones[home + which].ids if not pieces[i].hidden]


def on_field(table: Table, piece: int) -> bool:
    """Whether a card is on the battlefield, face up."""
    return table.pieces[piece].zone % PER_SEAT in (REAR, FIRE) and not table.pieces[piece].hidden


def worshippers(table: Table, seat: int) -> list[int]:
    """The Worshippers of a seat in play."""
    pieces = table.pieces
    return [i for i in table.zones[seat * PER_SEAT + ADORATION].ids if TYPE[pieces[i].what] == WORSHIPPER]


def defended(table: Table, seat: int) -> bool:
    """Whether an Angel or Archangel on the Rear Guard defends the Divinity; a lone Golem does not, nor does a
    Pacifist (F-096, F-097, F-228)."""
    pieces = table.pieces
    for i in table.zones[seat * PER_SEAT + REAR].ids:
        if TYPE[pieces[i].what] in FIGHTERS and not has(table, i, n.Pacifist):
            return True
    return False


def free_angels(table: Table, seat: int) -> list[int]:
    """The Angels of a seat without a Golem."""
    home = seat * PER_SEAT
    pieces = table.pieces
    return [
        i
        for which in (REAR, FIRE)
        for i in table.zones[home + which].ids
        if TYPE[pieces[i].what] == ANGEL and pieces[i].link < 0
    ]


def lone_golems(table: Table, seat: int) -> list[int]:
    """The Golems of a seat linked to nobody."""
    home = seat * PER_SEAT
    pieces = table.pieces
    return [
        i
        for which in (REAR, FIRE)
        for i in table.zones[home + which].ids
        if TYPE[pieces[i].what] == GOLEM and pieces[i].link < 0
    ]


def statics(table: Table, ability: type[Any]) -> list[tuple[Any, Scene]]:
    """The static abilities of a class at work, each with its scene."""
    found = []
    for effect in table.statics.get(ability.key, ()):
        node = NODES.ability(effect.ability)
        scene = Scene(effect.seat, effect.source, it=effect.targets, effect=effect)
        found.append((node, scene))
    return found


def covered(table: Table, ability: type[Any], piece: int) -> bool:
    """Whether a static ability with a `who` speaks of this card."""
    if ability.key not in table.statics:
        return False
    return any(piece in find(table, node.who, scene) for node, scene in statics(table, ability))


def price(table: Table, seat: int, piece: int, tempest: bool = False) -> int | None:
    """The EC cost of playing a page now; None if it has none (F-217, F-249)."""
    what = table.pieces[piece].what
    printed = TEMPEST_COST[what] if tempest and TYPE[what] == GOLEM else COST[what]
    if printed is None or n.CostChange.key not in table.statics:
        return printed
    cost: int = printed
    for effect in table.statics[n.CostChange.key]:
        node: Any = NODES.nodes[effect.ability]
        if not whose(effect.seat, seat, node.whose) or (node.types and TYPES[TYPE[what]] not in node.types):
            continue
        if node.classes and not any(cls in node.classes for cls in classes(table, piece)):
            continue
        if type(node.change) is int:
            cost += node.change
        else:
            scene = Scene(effect.seat, effect.source, it=effect.targets, effect=effect)
            cost += count(table, node.change, scene)
    return max(0, cost)


def classes(table: Table, piece: int) -> tuple[str, ...]:
    """The classes of a card now."""
    near = table.pieces[piece].zone % PER_SEAT in LINES
    if Modifier.key in table.statics and (near or at_work(table, FAR)):
        return traits(table, piece).classes
    return printed_classes(table, piece)


def whose(mine: int, seat: int, word: str) -> bool:
    """Whether a seat is meant by "yours", "opponents", "anyones" as `mine` says it."""
    if word == n.YOURS:
        return seat == mine
    return word == n.ANYONES or seat != mine
