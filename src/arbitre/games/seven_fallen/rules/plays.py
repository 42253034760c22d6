"""Doing what a seat that has the word has chosen: playing pages and Miracles, using abilities, Secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY, Event, Option

from .. import language as n
from ..cards.index import CARDS, EQUIPMENT, MIRACLE, NODES, STEALTH, TYPE
from ..meaning.keywords import after_secret, new_item
from . import changes as did
from .actions import SECRET_PRICE, way_now
from .costs import pay_cost, swear
from .energy import pay
from .fate import choose_host, destroy, enter, hide, revoke
from .figures import defended, price
from .model import (
    ANNOUNCE,
    HAND,
    INVOKED,
    LIMBO,
    PER_SEAT,
    PHOENIX,
    PLAYED,
    REAR,
    SECRET,
    STACK_ZONE,
    TEMPEST,
    Table,
)
from .offers import offers
from .places import area
from .powers import invocation_price, phoenix_price
from .stack import activate, aim

PASS: Final[Option] = ("pass",)


def speechless(table: Table, seat: int) -> bool:
    """Whether everybody can see that a seat has nothing to play: no hand, no Limbo, no page in Secret, and no
    ability to use."""
    home = seat * PER_SEAT
    zones = table.zones
    if zones[home + HAND].ids or zones[home + LIMBO].ids or zones[home + SECRET].ids:
        return False
    return not offers(table, seat)


def act(table: Table, seat: int, action: tuple[Any, ...]) -> None:
    """Do what was chosen."""
    DOINGS[action[0]](table, seat, *action[1:])


def _play(table: Table, seat: int, piece: int) -> None:
    """Pay and put into play; no stack for that (F-034, F-250, F-252)."""
    way = way_now(table, seat, piece)
    host = NOBODY
    if TYPE[table.pieces[piece].what] == EQUIPMENT:
        host = choose_host(table, seat, piece)
    pay(table, seat, price(table, seat, piece, way == TEMPEST) or 0, piece)
    enter(table, piece, way, host)
    if way != PLAYED:
        did.reopen(table)


def _miracle(table: Table, seat: int, piece: int) -> None:
    """Aim, swear, revoke, then the Miracle lies on the stack (F-068, F-071, FR-23)."""
    card: Any = CARDS[table.pieces[piece].what]
    item = aim(table, new_item(table, NODES.name(card.effect), piece))
    swear(table, seat, card.oaths, piece)
    revoke(table, seat, card.revoke, piece)
    happen(table, Event(did.MIRACLE, seat, piece, to=STACK_ZONE))
    if item is None:  # it may target, and its player wanted none
        happen(table, Event(did.MOVED, seat, piece, to=area(seat, 9)))
        return
    activate(table, item)


def _hide(table: Table, seat: int, piece: int) -> None:
    pay(table, seat, SECRET_PRICE, NOBODY)  # F-189; the record does not say for which page
    hide(table, piece, seat)


def _unveil(table: Table, seat: int, piece: int) -> None:
    """Take a page out of Secret (F-193 to F-196)."""
    it = table.pieces[piece]
    pay(table, seat, STEALTH[it.what], NOBODY)
    miracle = TYPE[it.what] == MIRACLE
    to = STACK_ZONE if miracle else area(seat, REAR)
    happen(table, Event(did.UNVEILED, seat, piece, to=to))
    did.reopen(table)
    for item, keyword in after_secret(table, piece, n.OutOfSecret):
        if not miracle:
            did.await_stack(table, [item])
            continue
        aimed = aim(table, item, keyword.cost.energy)
        pay_cost(table, seat, keyword.cost, piece)
        if aimed is not None:
            activate(table, aimed)
    if (
        miracle
        and table.pieces[piece].zone == STACK_ZONE
        and all(item.source != piece for item in table.board.stack)
    ):
        happen(table, Event(did.MOVED, seat, piece, to=area(seat, 9)))


def _use(table: Table, seat: int, piece: int, name: str) -> None:
    """Use an ability: aim, pay, stack (F-233, F-234, F-240)."""
    keyword: Any = NODES.nodes[name]
    item = aim(table, new_item(table, NODES.name(keyword.do), piece))
    pay_cost(table, seat, keyword.cost, piece)
    did.note_used(table, piece, name)
    if item is not None:
        activate(table, item)


def _sacrifice(table: Table, seat: int, piece: int, name: str, victim: int) -> None:
    """The Angel is destroyed as a cost; its Last Breath comes on top of the effect (FR-37)."""
    keyword: Any = NODES.nodes[name]
    item = new_item(table, NODES.name(keyword.do), piece)
    destroy(table, victim, seat, cost=True)  # FR-49
    did.note_used(table, piece, name)
    pay_cost(table, seat, keyword.cost, piece)
    aimed = aim(table, item)
    if aimed is not None:
        activate(table, aimed)


def _rise(table: Table, seat: int, piece: int) -> None:
    """Play a Phoenix card from Limbo (F-236)."""
    pay(table, seat, phoenix_price(table, seat, piece), piece)
    enter(table, piece, PHOENIX)


def _invoke(table: Table, seat: int, piece: int, victim: int) -> None:
    """Nobody may respond (F-216)."""
    cost = invocation_price(table, piece, victim)
    pay(table, seat, cost, piece)
    destroy(table, victim, seat, cost=True)  # FR-49
    did.note_used(table, piece, "invocation")
    enter(table, piece, INVOKED)


def _assault(table: Table, seat: int) -> None:
    """The attack phase begins; whether the defender has a defender now allows Reinforcements (F-099)."""
    happen(table, Event(did.ATTACK, seat, amount=ANNOUNCE, extra=int(not defended(table, 1 - seat))))


DOINGS: Final[dict[str, Callable[..., None]]] = {
    "play": _play,
    "miracle": _miracle,
    "hide": _hide,
    "unveil": _unveil,
    "use": _use,
    "sacrifice": _sacrifice,
    "rise": _rise,
    "invoke": _invoke,
    "assault": _assault,
}
