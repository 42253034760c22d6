"""Additional costs: whether they can be paid, and paying them (N-014, N-062, N-204, N-206)."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import find
from arbitre.kernel.pieces import Event

from .. import language as n
from ..cards.index import PRODUCES
from .changes import things as did
from .changes import turn as turned
from .damage import bury, destroy
from .mana import Vector, available, covers
from .model import EXILE, GRAVEYARD, HAND, Table
from .places import place

KEYS = {
    n.EngageUnits: "cost_engage",
    n.SacrificeUnits: "cost_sacrifice",
    n.HurtUnits: "cost_hurt",
    n.DiscardCards: "cost_discard",
    n.ExileDead: "cost_exile",
}


def gold_in(costs: Sequence[Node]) -> int:
    """The gold among additional costs."""
    return sum(cost.amount for cost in costs if isinstance(cost, n.PayGold))


def candidates(table: Table, seat: int, cost: Node, payer: int, mana: Vector | None = None) -> list[int]:
    """What a cost may be paid with: never the card it is paid for, never a producer without whom the `mana`
    of the same spell could not be paid."""
    scene = Scene(seat, payer)
    if isinstance(cost, n.DiscardCards):
        return [card for card in table.ids(place(table, seat, HAND)) if card != payer]
    assert isinstance(cost, n.EngageUnits | n.SacrificeUnits | n.HurtUnits | n.ExileDead)
    found = [thing for thing in find(table, cost.among, scene) if thing != payer]
    pieces = table.pieces
    if mana is not None and not isinstance(cost, n.HurtUnits | n.ExileDead):
        found = [
            u for u in found if PRODUCES[pieces[u].what] is None or covers(available(table, seat, (u,)), mana)
        ]
    if isinstance(cost, n.EngageUnits):
        return [u for u in found if not pieces[u].engaged and pieces[u].controller == seat]
    return found


def number_in(cost: Node) -> int:
    """How many cards a cost takes."""
    return 1 if isinstance(cost, n.HurtUnits) else int(getattr(cost, "number", 0))


def payable(table: Table, seat: int, costs: Sequence[Node], payer: int, mana: Vector | None = None) -> bool:
    """Whether all additional costs but gold can be paid together."""
    taken = 0
    for cost in costs:
        if isinstance(cost, n.PayGold):
            continue
        able = candidates(table, seat, cost, payer, mana)
        if isinstance(cost, n.EngageUnits | n.SacrificeUnits):
            taken += cost.number
            if len(able) < taken:
                return False
        elif len(able) < number_in(cost):
            return False
    return True


def pay_costs(table: Table, seat: int, costs: Sequence[Node], payer: int, mana: Vector | None = None) -> None:
    """Pay additional costs, gold excepted, card by card."""
    for cost in costs:
        if isinstance(cost, n.PayGold):
            continue
        for _ in range(number_in(cost)):
            able = candidates(table, seat, cost, payer, mana)
            if not able:
                return
            chosen = pick_openly(
                table,
                seat,
                lambda: [("pay", c) for c in table.rules.alike(table, able)],
                (KEYS[type(cost)], payer),
                payer,
                "N-206",
            )[1]
            _give(table, seat, cost, chosen, payer)


def _give(table: Table, seat: int, cost: Node, chosen: int, payer: int) -> None:
    if isinstance(cost, n.EngageUnits):
        happen(table, Event(did.ENGAGED, seat, chosen, payer))  # gives no mana (N-204)
    elif isinstance(cost, n.SacrificeUnits):
        destroy(table, (chosen,))
    elif isinstance(cost, n.HurtUnits):
        # As a cost it always ignores armour (N-014); paying is no attack, so the unit stays face down.
        happen(table, Event(did.WOUNDED, seat, chosen, payer, amount=cost.amount))
        bury(table, (chosen,))
    elif isinstance(cost, n.DiscardCards):
        happen(table, Event(did.DISCARDED, seat, chosen, to=place(table, seat, GRAVEYARD)))
    else:
        happen(table, Event(did.EXILED, seat, chosen, to=place(table, seat, EXILE)))


def pay_gold(table: Table, seat: int, amount: int, about: int) -> None:
    """Pay gold."""
    if amount:
        happen(table, Event(turned.GOLD, seat, source=about, amount=-amount))
