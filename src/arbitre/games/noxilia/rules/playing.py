"""Playing a card: unit, event, equipment, active and latent spell (N-113 to N-118, N-193)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import happen, move
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import Event

from ..cards.index import CARDS, DEEDS, DELAY, PRODUCES
from ..meaning.cards import enter
from ..meaning.units import equip
from .changes import things as did
from .changes import turn as turned
from .checks.cards import bearers, casters, gold_price, recall_price
from .costs import gold_in, pay_costs, pay_gold
from .fog import reveal
from .mana import LATENT_COST, cost_of, pay, produce, sorcerers
from .model import GRAVEYARD, Table
from .places import place


def _play(table: Table, seat: int, card: int) -> None:
    """A unit of the hand is paid for and queued (N-115)."""
    _queue(table, seat, card, gold_price(table, seat, table.pieces[card].what))


def _recall(table: Table, seat: int, card: int) -> None:
    """A unit of the graveyard is paid for, dearer, and queued: a rule of the house (NG-08)."""
    _queue(table, seat, card, recall_price(table, seat, table.pieces[card].what))


def _queue(table: Table, seat: int, card: int, price: int) -> None:
    """A unit goes face down to the end of the queue, or straight into play (N-115, N-173)."""
    what = table.pieces[card].what
    pay_gold(table, seat, price, card)
    pay_costs(table, seat, CARDS[what].costs, card)
    if DELAY[what]:
        happen(table, Event(did.QUEUED, seat, card, amount=DELAY[what]))
    else:
        enter(table, seat, card)


def _event(table: Table, seat: int, card: int) -> None:
    """Pay, apply at once, then to the graveyard (N-116)."""
    what = table.pieces[card].what
    pay_gold(table, seat, gold_price(table, seat, what), card)
    pay_costs(table, seat, CARDS[what].costs, card)
    happen(table, Event(turned.ENACTED, seat, card))
    scene = Scene(seat, card)
    for deed in DEEDS[what]:
        play(table, deed, scene)
    move(table, card, place(table, table.pieces[card].owner, GRAVEYARD), seat)


def _attach(table: Table, seat: int, card: int) -> None:
    """Pay and attach to a unit; the unit does nothing, so it stays as it lies (N-117)."""
    what = table.pieces[card].what
    units = bearers(table, seat)
    unit = pick_openly(table, seat, lambda: [("bearer", u) for u in units], ("attach", card), card, "N-117")[
        1
    ]
    pay_gold(table, seat, gold_price(table, seat, what), card)
    pay_costs(table, seat, CARDS[what].costs, card)
    equip(table, card, unit)


def _cast(table: Table, seat: int, card: int) -> None:
    """Engage the caster, whose own mana is part of the price, then other producers; resolve (N-113)."""
    what = table.pieces[card].what
    able = casters(table, seat, what)
    caster = pick_openly(table, seat, lambda: [("caster", u) for u in able], ("caster", card), card, "N-114")[
        1
    ]
    cost = cost_of(table, seat, what)
    produce(table, seat, caster)
    pay_gold(table, seat, gold_in(CARDS[what].costs), card)
    pay_costs(table, seat, CARDS[what].costs, caster, cost)
    corrupt = pay(table, seat, cost, card)
    happen(table, Event(turned.CAST, seat, card, caster))
    happen(table, Event(did.RESOLVING, seat, card, caster, amount=1, extra=int(corrupt)))
    scene = Scene(seat, caster)
    for deed in DEEDS[what]:
        if table.board.hushed != card:
            play(table, deed, scene)
    move(table, card, place(table, table.pieces[card].owner, GRAVEYARD), seat)  # N-192
    happen(table, Event(did.RESOLVING, seat))


def _lay(table: Table, seat: int, card: int) -> None:
    """A latent spell under a unit or zone of one's own (N-193, NR-18)."""
    able = sorcerers(table, seat)
    caster = pick_openly(table, seat, lambda: [("caster", u) for u in able], ("caster", card), card, "N-113")[
        1
    ]
    places = [card for card in table.board.places if table.pieces[card].controller == seat]
    hosts = [*bearers(table, seat), *places]
    host = pick_openly(table, seat, lambda: [("under", h) for h in hosts], ("under", card), card, "N-193")[1]
    if PRODUCES[table.pieces[caster].what] is None:
        reveal(table, caster)
        happen(table, Event(did.ENGAGED, seat, caster))
    else:
        produce(table, seat, caster)
    pay(table, seat, LATENT_COST, card)
    happen(table, Event(did.HOSTED, seat, host))
    happen(table, Event(did.LAID, seat, card, host))


HAND_DOINGS: Final[dict[str, Callable[..., None]]] = {
    "play": _play,
    "event": _event,
    "attach": _attach,
    "cast": _cast,
    "lay": _lay,
    "recall": _recall,
}
