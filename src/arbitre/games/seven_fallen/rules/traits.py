"""The figures of a card now, worked out for that card alone.

The kernel's `traits` computes all cards in play together, for a filter may read what another modifier made.
No modifier of these cards does: each touches one card, or cards told by what is printed on them. So the
figures of one card are found without the others', and kept (`Table.current`) until an event that may change
figures. Where a modifier is at work that is not so simple, the kernel computes them all. A test holds both
together.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel import layers
from arbitre.kernel.effects import It, Modifier, Node, This
from arbitre.kernel.pieces import Effect

from .. import language as n
from ..cards.index import NODES, TYPE
from ..language.definitions import TYPES
from .model import BOOK, FIRE, HAND, PER_SEAT, REAR, REGISTER, STACK_ZONE, Copy, Figures, Table
from .printed import AREA, BEYOND, printed, printed_classes

SOURCE: Final = 0  # it touches its source itself,
TARGETS: Final = 1  # what it was aimed at,
BEARER: Final = 2  # who bears it,
PARTNER: Final = 3  # who is linked to it
CARDS: Final = 4  # or the cards of a filter

READ: Final = frozenset(("whose", "types", "where", "other", "classes", "equipped"))
"""What a filter may ask for to be looked at here."""


class Plain:
    """A modifier that touches a card or not, whatever other modifiers do."""

    def __init__(self, way: int, node: n.Modify | n.Gain) -> None:
        self.way = way
        self.atq = self.fv = self.bou = 0
        self.keyword: Node | None = None
        if isinstance(node, n.Modify):
            assert isinstance(node.atq, int) and isinstance(node.fv, int) and isinstance(node.bou, int)
            self.atq, self.fv, self.bou = node.atq, node.fv, node.bou
        else:
            self.keyword = node.keyword
        who = node.who if isinstance(node.who, n.Cards) else n.Cards()
        self.mine = who.whose != n.OPPONENTS
        self.theirs = who.whose != n.YOURS
        self.areas = frozenset([AREA[place] for place in who.where])
        self.types = frozenset([TYPES.index(name) for name in who.types or TYPES])
        self.classes = frozenset(who.classes)
        self.other = who.other
        self.equipped = who.equipped


def _plain(node: object) -> Plain | None:
    if not isinstance(node, n.Modify | n.Gain):
        return None
    if isinstance(node, n.Modify) and not all(type(x) is int for x in (node.atq, node.fv, node.bou)):
        return None
    who = node.who
    ways = {This(): SOURCE, It(): TARGETS, n.Bearer(): BEARER, n.LinkedTo(This()): PARTNER}
    for simple, way in ways.items():
        if who == simple:
            return Plain(way, node)
    if type(who) is not n.Cards:
        return None
    ordinary = n.Cards()
    said = [name for name in who.__struct_fields__ if getattr(who, name) != getattr(ordinary, name)]
    unseen = {AREA[place] for place in who.where} & {BOOK, HAND, REGISTER}
    if not READ.issuperset(said) or (unseen and who.whose != n.YOURS):
        return None
    return Plain(CARDS, node)


PLAIN: Final = {name: plain for name, node in NODES.nodes.items() if (plain := _plain(node)) is not None}
"""The modifiers that are looked at here."""


def traits(table: Table, piece: int) -> Figures:
    """The current traits of a card. Do not write to them."""
    effects = table.statics.get(Modifier.key)
    if effects is None or table.current_stamp == table.count:
        return layers.traits(table, piece)
    alone = _alone(table.count)
    if table.current_stamp != alone:
        for effect in effects:
            if effect.ability not in PLAIN:
                return layers.traits(table, piece)
        table.current = {}
        table.current_stamp = alone
    known = table.current.get(piece)
    if known is None:
        known = table.current[piece] = _worked_out(table, piece, effects)
    return known


def _alone(count: int) -> int:
    """The stamp of figures worked out card by card: the kernel never takes it for that of all of them."""
    return -2 - count


def figures_stay(table: Table) -> None:
    """The event that is being written changes nobody's figures: what was computed is still right after it."""
    if table.current_stamp == table.count:
        table.current_stamp += 1
    elif table.current_stamp == _alone(table.count):
        table.current_stamp -= 1


def _worked_out(table: Table, piece: int, effects: tuple[Effect, ...]) -> Figures:
    now = printed(table, piece)
    it = table.pieces[piece]
    if it.zone == STACK_ZONE:
        return now
    where = it.zone % PER_SEAT
    if where not in (REAR, FIRE) and not _reached(where, effects):
        return now
    for effect in effects:
        plain = PLAIN[effect.ability]
        if not _touches(table, plain, it, where, effect):
            continue
        now.atq += plain.atq
        now.fv += plain.fv
        now.bou += plain.bou
        if plain.keyword is not None:
            now.keywords = (*now.keywords, plain.keyword)
    return now


def _reached(where: int, effects: tuple[Effect, ...]) -> bool:
    """Whether a modifier at work looks there."""
    for effect in effects:  # noqa: SIM110  (half the time of any())
        if effect.ability in BEYOND and where in BEYOND[effect.ability]:
            return True
    return False


def _touches(table: Table, plain: Plain, it: Copy, where: int, effect: Effect) -> bool:
    way = plain.way
    if way == SOURCE:
        return it.id == effect.source
    if way == TARGETS:
        return it.id in effect.targets
    if way == BEARER:
        return table.pieces[effect.source].host == it.id
    if way == PARTNER:
        return table.pieces[effect.source].link == it.id
    own = it.zone // PER_SEAT == effect.seat
    if not (plain.mine if own else plain.theirs) or where not in plain.areas or it.hidden:
        return False
    if TYPE[it.what] not in plain.types or (plain.other and it.id == effect.source):
        return False
    if plain.classes and plain.classes.isdisjoint(printed_classes(table, it.id)):
        return False
    return plain.equipped is None or _bears(table, it) == plain.equipped


def _bears(table: Table, it: Copy) -> bool:
    """Whether there is Equipment on a card."""
    pieces = table.pieces
    for other in table.zones[it.zone].ids:  # noqa: SIM110  (half the time of any())
        if pieces[other].host == it.id:
            return True
    return False
