"""Costs other than mana (118): whether they can be paid, and paying them."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node
from arbitre.kernel.meaning import count
from arbitre.kernel.pieces import PaidShort

from ... import language as n
from ...cards.index import NODES
from ...language.definitions import ManaCost, mana
from .. import changes as did
from ..continuous.layers import controller, traits_of
from ..events import Happening
from ..mana.bill import Bill, Use, bill
from ..mana.pay import pay_mana
from ..mana.purse import can_pay, purse, ready
from ..model import BATTLEFIELD, HAND, STUN, Play, Table
from ..permissions import counters_stay
from ..refs import counters_of, zone
from ..verbs.players import can_pay_life
from ..verbs.zones import discard, discard_at_random, exile, return_to_hand, reveal, sacrifice
from .own_costs import pay_own_cost
from .sparing import FEEDING, SOME, affordable_without, besides, feeds, from_graveyard, givable, kept_back


def mana_of(table: Table, costs: Sequence[Node], scene: Play) -> Bill:
    """The mana among costs, as one bill."""
    generic = 0
    symbols: tuple[str, ...] = ()
    for cost in costs:
        if isinstance(cost, n.Mana):
            more = bill(mana(cost.cost), scene.x)
            generic, symbols = generic + more.generic, symbols + more.symbols
        elif isinstance(cost, n.OwnManaCost):
            own = bill(traits_of(table, scene.source).cost or ManaCost(), scene.x)
            generic, symbols = generic + max(0, own.generic - cost.less), symbols + own.symbols
        elif isinstance(cost, n.GenericMana):
            generic += count(table, cost.amount, scene)
    return Bill(generic, symbols)


def has_x(costs: Sequence[Node], own: ManaCost | None = None) -> bool:
    """Whether there is an {X} to announce among costs; `own` is the mana cost of the spell they are for."""
    return any(
        (isinstance(cost, n.Mana) and mana(cost.cost).x)
        or (isinstance(cost, n.OwnManaCost) and own is not None and own.x)
        for cost in costs
    )


def others(costs: Sequence[Node]) -> list[Node]:
    """The costs that are no mana."""
    return [cost for cost in costs if not isinstance(cost, n.Mana | n.GenericMana | n.OwnManaCost)]


def payable_costs(table: Table, seat: int, costs: Sequence[Node], scene: Play, use: Use) -> bool:
    """Whether a player can pay all of these (118.3)."""
    if not payable_others(table, others(costs), scene):
        return False
    owed = mana_of(table, costs, scene)
    return owed.empty or can_pay(
        purse(table, seat, use, barred=kept_back(table, besides(costs, scene))), owed
    )


def payable_others(table: Table, costs: Sequence[Node], scene: Play) -> bool:
    """Whether costs that are no mana can be paid together: each thing pays for one of them only."""
    fed = [cost for cost in costs if from_graveyard(cost) and any(isinstance(c, FEEDING) for c in costs)]
    if not all(payable_cost(table, cost, scene) for cost in costs if cost not in fed):
        return False
    some = [cost for cost in costs if isinstance(cost, SOME)]
    return len(some) < 2 or affordable_without(table, some, scene, set())


def payable_cost(table: Table, cost: Node, scene: Play) -> bool:
    """Whether a cost that is no mana can be paid."""
    seat, source = scene.seat, scene.source
    match cost:
        case n.TapSelf():
            it = table.pieces[source]
            return it.zone == BATTLEFIELD and ready(table, source, traits_of(table, source), seat)
        case n.UntapSelf():
            it = table.pieces[source]
            fit = "creature" not in traits_of(table, source).types or it.held == seat
            if counters_of(it.counters, STUN) and counters_stay(table, source, STUN):
                return False  # it would stay tapped, and no counter go instead
            return it.tapped and (fit or traits_of(table, source).has("haste"))
        case n.PayLife(amount):
            return can_pay_life(table, seat, count(table, amount, scene))
        case n.PayLifeForManaValue():
            return can_pay_life(table, seat, traits_of(table, source).value)
        case n.SacrificeSelf():
            return table.pieces[source].zone == BATTLEFIELD and controller(table, source) == seat
        case n.DiscardSelf():
            return source in table.ids(zone(seat, HAND))
        case n.RemoveSome(kind, number):
            wanted = count(table, number, scene)
            if wanted and counters_stay(table, source, kind):
                return False
            return counters_of(table.pieces[source].counters, kind) >= wanted
        case n.TapSome():
            return _enough_to_tap(table, cost, scene)
        case (
            n.SacrificeSome()
            | n.ExileSome()
            | n.ReturnSome()
            | n.DiscardSome()
            | n.ChooseSome()
            | n.RevealSome()
        ):
            return len(givable(table, cost, scene)) >= count(table, cost.number, scene)
        case _:
            return True


def _enough_to_tap(table: Table, cost: n.TapSome, scene: Play) -> bool:
    able = givable(table, cost, scene)
    if cost.total_power:
        return sum(max(0, traits_of(table, i).power) for i in able) >= cost.total_power
    return len(able) >= cost.number


def pay_costs(table: Table, costs: Sequence[Node], scene: Play, use: Use) -> tuple[int, ...]:
    """Pay all of these, mana first; gives the pieces paid with, each followed by its life after."""
    owed = mana_of(table, costs, scene)
    if not owed.empty:
        pay_mana(table, scene.seat, owed, use, other=besides(costs, scene))
    paid = pay_others(table, others(costs), scene, use)
    return tuple(part for piece in paid for part in (piece, table.pieces[piece].life))


def pay_noting(table: Table, costs: Sequence[Node], scene: Play, use: Use) -> tuple[int, ...]:
    """Pay costs that are no mana; gives the pieces paid with, each followed by the life it had before."""
    if not costs:
        return ()
    lives = [it.life for it in table.pieces]
    return tuple(part for i in pay_others(table, costs, scene, use) for part in (i, lives[i]))


def pay_others(table: Table, costs: Sequence[Node], scene: Play, use: Use) -> list[int]:
    """Pay costs that are no mana, one after the other; gives the pieces paid with."""
    paid: list[int] = []
    for k, cost in enumerate(costs):
        if not payable_cost(table, cost, scene):
            raise PaidShort(f"{type(cost).__name__} of {scene.source} cannot be paid in full")
        paid += pay_cost(table, cost, scene, use, costs[k + 1 :])
    return paid


def pay_cost(table: Table, cost: Node, scene: Play, use: Use, rest: Sequence[Node] = ()) -> list[int]:
    """Pay one cost, so that the rest stays payable; gives the pieces paid with."""
    seat, source = scene.seat, scene.source
    match cost:
        case n.Mana() | n.GenericMana() | n.OwnManaCost():
            pay_mana(table, seat, mana_of(table, (cost,), scene), use)
        case n.TapSelf() | n.PayLife() | n.SacrificeSelf():
            return pay_own_cost(table, cost, scene)
        case n.UntapSelf():
            happen(table, Happening(did.UNTAPPED, seat, source, source, cause="cost"))
        case n.PayLifeForManaValue():
            pay_own_cost(table, n.PayLife(traits_of(table, source).value), scene)
        case n.DiscardSelf():
            return list(discard(table, scene, seat, (source,)))
        case n.ExileSelf():
            return list(exile(table, scene, (source,), cause="cost"))
        case n.RemoveSome(kind, number):
            amount = count(table, number, scene)
            happen(
                table,
                Happening(did.UNCOUNTERED, seat, source, source, amount=amount, word=kind, cause="cost"),
            )
        case n.TapSome():
            return _tap_some(table, cost, scene)
        case n.RevealSelf():
            happen(table, Happening(did.REVEALED, seat, source=source, group=(source,)))
        case n.DiscardSome(number, _, True):
            return list(discard_at_random(table, scene, seat, count(table, number, scene)))
        case n.DiscardSome():
            return list(discard(table, scene, seat, _choose(table, cost, scene, rest)))
        case n.SacrificeSome():
            return list(sacrifice(table, scene, _choose(table, cost, scene, rest)))
        case n.ExileSome():
            return list(exile(table, scene, _choose(table, cost, scene, rest), cause="cost"))
        case n.ReturnSome():
            return list(return_to_hand(table, scene, _choose(table, cost, scene, rest)))
        case n.ChooseSome():
            return list(_choose(table, cost, scene, rest))
        case n.RevealSome():
            return list(reveal(table, scene, _choose(table, cost, scene, rest)))
    return []


def payable(table: Table, seat: int, costs: Sequence[Node], scene: Play) -> bool:
    """Whether a player can pay costs an effect asks for."""
    return payable_costs(table, seat, costs, _paid_by(scene, seat), Use("", scene.source))


def pay(table: Table, seat: int, costs: Sequence[Node], scene: Play) -> None:
    """A player pays costs an effect asks for."""
    pay_costs(table, costs, _paid_by(scene, seat), Use("", scene.source))


def _paid_by(scene: Play, seat: int) -> Play:
    return Play(seat, scene.source, scene.event, scene.it, item=scene.item, life=scene.life, x=scene.x)


Taking = n.SacrificeSome | n.ExileSome | n.ReturnSome | n.DiscardSome | n.ChooseSome | n.RevealSome


def _choose(table: Table, cost: Taking, scene: Play, rest: Sequence[Node]) -> tuple[int, ...]:
    """What a player pays with; not what only the rest of the costs could be paid with."""
    number = count(table, cost.number, scene)
    able = givable(table, cost, scene)
    if any(isinstance(other, SOME) for other in rest):
        feeding = feeds(table, cost, scene)
        able = [i for i in able if affordable_without(table, rest, scene, {i}, fed=number * (i in feeding))]
    say = ("cost", NODES.name(cost), number, scene.source)
    chosen = ask.pick(table, scene.seat, lambda: able, number, number, say, scene.source, "601.2h")
    if len(chosen) != number:
        raise PaidShort(f"{len(chosen)} instead of {number} things pay for {scene.source}")
    return chosen


def _tap_some(table: Table, cost: n.TapSome, scene: Play) -> list[int]:
    """Tap creatures one by one until they are enough (702.122)."""
    tapped: list[int] = []
    power = 0
    while power < cost.total_power if cost.total_power else len(tapped) < cost.number:
        able = givable(table, cost, scene)
        useful = [i for i in able if not cost.total_power or traits_of(table, i).power > 0] or able
        left = cost.total_power - power or cost.number - len(tapped)
        say = ("cost", NODES.name(cost), left, scene.source)
        piece = ask.pick_one(table, scene.seat, lambda: useful, say, scene.source, "601.2h")
        power += max(0, traits_of(table, piece).power)
        happen(table, Happening(did.TAPPED, scene.seat, piece, scene.source, cause="cost"))
        tapped.append(piece)
    return tapped
