"""Whether an ability may be used now, and why not: Divine Word, Combat Phase, Purgatory, Sacrifice, Phoenix
and Invocation."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import count
from arbitre.kernel.pieces import Refusal

from .. import language as n
from ..cards.index import CARDS, COST, KEYWORDS, KINDS, NODES
from ..language.definitions import CELESTIAL_PURITY, IMPERIAL_SPIRITIST
from ..meaning.keywords import intervenes
from . import changes as did
from .actions import aimless, forbidden, main_time, miracle_time, poor
from .costs import payable
from .fate import equip_hosts
from .figures import classes, keywords
from .model import FIRE, LIMBO, PER_SEAT, PURGATORY, REAR, Table
from .refusals import (
    BAD_VICTIM,
    COMBAT_USED,
    FORBIDDEN,
    NO_ANSWER,
    NO_MEDIUM,
    NO_POWER,
    NOT_IN_HAND,
    NOT_INVOCABLE,
    NOT_THE_WORD,
    ONLY_ATTACK,
    ONLY_WORD,
    PURGATORY_USED,
    SACRIFICE_USED,
    STACK_OPEN,
    WORD_USED,
)

USED_UP: Final = {n.DivineWord: WORD_USED, n.CombatPhase: COMBAT_USED, n.Purgatory: PURGATORY_USED}
"""Each of these abilities is used once a turn, by its own rule."""


def may_use(table: Table, seat: int, piece: int, name: str) -> Refusal | None:
    """Use a Divine Word, Combat Phase or Purgatory ability (F-232, F-234, F-239)."""
    node = NODES.nodes.get(name)
    it = table.pieces[piece]
    here = it.zone % PER_SEAT
    if it.owner != seat or it.hidden or not _gives(table, piece, node):
        return NO_POWER
    if isinstance(node, n.CombatPhase):
        if here not in did.IN_PLAY:
            return NO_POWER
        if not table.board.attack:
            return ONLY_ATTACK
        if not miracle_time(table, seat):
            return NOT_THE_WORD
        if table.board.stack and intervenes(table, piece):
            return NO_ANSWER
    elif isinstance(node, n.DivineWord | n.Purgatory):
        if (here != PURGATORY) if isinstance(node, n.Purgatory) else (here not in did.IN_PLAY):
            return NO_POWER
        if not main_time(table, seat):
            return ONLY_WORD
    else:
        return NO_POWER
    if (piece, name) in table.board.used:
        return USED_UP[type(node)]
    return payable(table, seat, node.cost, piece) or aimless(table, seat, piece, NODES.name(node.do))


EFFECT: Final = {
    name: NODES.name(node.do)
    for name, node in NODES.nodes.items()
    if isinstance(node, n.DivineWord | n.Purgatory | n.CombatPhase)
}
"""For each of these abilities, the name of what it does."""


def useful(table: Table, seat: int, piece: int, name: str) -> bool:
    """What `may_use` says of an ability that the card has, and may use in this place at this moment."""
    if (piece, name) in table.board.used:
        return False
    node: Any = NODES.nodes[name]
    if payable(table, seat, node.cost, piece) is not None:
        return False
    return aimless(table, seat, piece, EFFECT[name]) is None


def _gives(table: Table, piece: int, node: object) -> bool:
    """Whether the card has this very ability, printed or gained."""
    it = table.pieces[piece]
    if any(k is node for k in KEYWORDS[it.what]):
        return True
    return it.zone % PER_SEAT in (REAR, FIRE) and any(k is node for k in keywords(table, piece))


def may_sacrifice(table: Table, seat: int, piece: int, name: str, victim: int) -> Refusal | None:
    """Use a Sacrifice ability by destroying one of your Angels (F-243 to F-245)."""
    node = NODES.nodes.get(name)
    it = table.pieces[piece]
    if it.owner != seat or it.hidden or it.zone % PER_SEAT not in did.IN_PLAY:
        return NO_POWER
    if not isinstance(node, n.Sacrifice) or not _gives(table, piece, node):
        return NO_POWER
    if not miracle_time(table, seat):
        return NOT_THE_WORD
    if table.board.stack:
        return STACK_OPEN
    if (piece, name) in table.board.used:
        return SACRIFICE_USED
    if victim not in victims(table, seat):
        return BAD_VICTIM
    return payable(table, seat, node.cost, piece) or aimless(table, seat, piece, NODES.name(node.do))


def victims(table: Table, seat: int) -> list[int]:
    """The Angels of a seat that may be sacrificed: not of Celestial Purity, not in a combat (F-244)."""
    board = table.board
    return [
        i
        for i in equip_hosts(table, seat)
        if CARDS[table.pieces[i].what].realm != CELESTIAL_PURITY
        and i not in board.fighters
        and i != board.defender
    ]


def phoenix_price(table: Table, seat: int, piece: int) -> int:
    """The Phoenix cost: the card's own change counts in Limbo, never below 1 (F-237, F-238)."""
    card = CARDS[table.pieces[piece].what]
    cost = sum(k.value for k in card.abilities if isinstance(k, n.Phoenix))
    for ability in card.abilities:
        if isinstance(ability, n.PhoenixChange):
            cost += count(table, ability.change, Scene(seat, piece, other=1 - seat))
    return max(1, cost)


def may_rise(table: Table, seat: int, piece: int) -> Refusal | None:
    """Play a Phoenix card from Limbo for its Phoenix cost (F-236)."""
    it = table.pieces[piece]
    if it.zone != seat * PER_SEAT + LIMBO or n.Phoenix not in KINDS[it.what]:
        return NOT_IN_HAND
    if not main_time(table, seat):
        return ONLY_WORD
    if forbidden(table, seat, it.what):
        return FORBIDDEN
    return poor(table, seat, phoenix_price(table, seat, piece))


def invocation_price(table: Table, piece: int, victim: int) -> int:
    """What the printed cost of the destroyed Angel lacks to X (FR-36)."""
    card = CARDS[table.pieces[piece].what]
    wanted = sum(k.value for k in card.abilities if isinstance(k, n.Invocation))
    return max(0, wanted - (COST[table.pieces[victim].what] or 0))


def may_invoke(table: Table, seat: int, piece: int, victim: int) -> Refusal | None:
    """Put an Angel with Invocation into play from the Purgatory (F-215)."""
    it = table.pieces[piece]
    if it.zone != seat * PER_SEAT + PURGATORY or n.Invocation not in KINDS[it.what]:
        return NOT_INVOCABLE
    if not main_time(table, seat):
        return ONLY_WORD
    if (piece, "invocation") in table.board.used:
        return PURGATORY_USED
    if victim not in equip_hosts(table, seat) or table.pieces[victim].damage:
        return NO_MEDIUM
    if IMPERIAL_SPIRITIST not in classes(table, victim):
        return NO_MEDIUM
    return poor(table, seat, invocation_price(table, piece, victim))
