"""The meaning of the verbs a card is written in, and of the abilities that change figures."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import It, Scene
from arbitre.kernel.meaning import count, find, means, play, possible, possible_if
from arbitre.kernel.pieces import NOBODY, Event
from arbitre.kernel.stack import Resolving

from .. import language as n
from ..cards.index import ANGEL, DIVINITY, GOLEM, MIRACLE, NODES, TYPE
from ..rules import changes as did
from ..rules import stack
from ..rules.costs import OATH, pay_cost, payable
from ..rules.energy import pay
from ..rules.fate import banish, deal, destroy
from ..rules.figures import has, on_field
from ..rules.model import FIRE, PANDEMONIUM, REAR, Table
from ..rules.places import area
from .pages import PLACES

# Fighting


@means(n.Damage)
def _damage(table: Table, node: n.Damage, scene: Scene) -> None:
    amount = count(table, node.amount, scene)
    for piece in find(table, node.which, scene):
        if on_field(table, piece) or TYPE[table.pieces[piece].what] == DIVINITY:
            deal(table, scene.source, piece, amount, scene.seat)


@possible_if(n.Damage)
def _damage_possible(table: Table, node: n.Damage, scene: Scene) -> bool:
    """There is somebody to hurt; a mortal Divinity has no Vital Force to lose (F-171, FR-44)."""
    if isinstance(node.which, It):
        return True  # chosen later
    pieces = table.pieces
    return any(
        not pieces[i].mortal if TYPE[pieces[i].what] == DIVINITY else on_field(table, i)
        for i in find(table, node.which, scene)
    )


@means(n.Heal)
def _heal(table: Table, node: n.Heal, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        it = table.pieces[piece]
        if TYPE[it.what] == DIVINITY:
            if it.mortal:
                continue  # F-032
            amount = it.damage if node.amount is None else count(table, node.amount, scene)
        else:
            amount = it.damage if node.amount is None else min(it.damage, count(table, node.amount, scene))
        if amount > 0:
            happen(table, Event(did.HEALED, scene.seat, piece, scene.source, amount=amount))


@means(n.Destroy)
def _destroy(table: Table, node: n.Destroy, scene: Scene) -> None:
    cost = scene.amount == OATH
    for piece in find(table, node.which, scene):
        destroy(table, piece, scene.seat, NOBODY if cost else scene.source, cost=cost)


@means(n.Banish)
def _banish(table: Table, node: n.Banish, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        banish(table, piece, scene.seat, scene.source, oath=scene.amount == OATH)


@means(n.Mark)
def _mark(table: Table, node: n.Mark, scene: Scene) -> None:
    atq, fv, bou = (count(table, each, scene) for each in (node.atq, node.fv, node.bou))
    for piece in find(table, node.which, scene):
        if not on_field(table, piece):
            continue
        if TYPE[table.pieces[piece].what] == GOLEM:
            event = Event(did.MARKED, scene.seat, piece, scene.source, values=(bou,))
        else:
            event = Event(did.MARKED, scene.seat, piece, scene.source, amount=atq, extra=fv)
        if event.amount or event.extra or any(event.values):
            happen(table, event)


@means(n.Tilt)
def _tilt(table: Table, node: n.Tilt, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        it = table.pieces[piece]
        if on_field(table, piece) and not (it.tilted or it.frozen):
            happen(table, Event(did.TILTED, scene.seat, piece, scene.source))


@means(n.Chill)
def _chill(table: Table, node: n.Chill, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        it = table.pieces[piece]
        if on_field(table, piece) and TYPE[it.what] == ANGEL and not (it.tilted or it.frozen):  # F-208
            happen(table, Event(did.FROZEN, scene.seat, piece, scene.source))


@means(n.Straighten)
def _straighten(table: Table, node: n.Straighten, scene: Scene) -> None:
    found = find(table, node.which, scene)
    bent = tuple(i for i in found if table.pieces[i].tilted or table.pieces[i].frozen)
    if bent:
        happen(table, Event(did.STRAIGHTENED, scene.seat, source=scene.source, group=bent))


@means(n.FallBack)
def _fall_back(table: Table, node: n.FallBack, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        shift(table, piece, REAR, scene.seat)


@means(n.Advance)
def _advance(table: Table, node: n.Advance, scene: Scene) -> None:
    for piece in find(table, node.which, scene):
        if not has(table, piece, n.Guardian) and not has(table, piece, n.Pacifist):  # F-202, F-231
            shift(table, piece, FIRE, scene.seat)


def shift(table: Table, piece: int, line: int, seat: int) -> None:
    """Move a card (with its pair) to the other line; an Equipment does not move alone."""
    it = table.pieces[piece]
    to = area(it.owner, line)
    if on_field(table, piece) and it.zone != to and it.host < 0:
        happen(table, Event(did.SHIFTED, seat, piece, to=to))


@means(n.CancelAttack)
def _cancel_attack(table: Table, node: n.CancelAttack, scene: Scene) -> None:
    if table.board.fighters:
        happen(table, Event(did.CANCELLED, scene.seat, source=scene.source, extra=1))


@means(n.Counter)
def _counter(table: Table, node: n.Counter, scene: Scene) -> None:
    for item in reversed(table.board.stack):
        miracle = TYPE[table.pieces[item.source].what] == MIRACLE
        if item.seat != scene.seat and (node.miracles if miracle else node.others):
            happen(table, Event(did.COUNTERED, scene.seat, item.source, scene.source, extra=item.id))
            did.remove_from_stack(table, item)
            stack.to_purgatory(table, item)
            return


@possible_if(n.Counter)
def _counter_possible(table: Table, node: n.Counter, scene: Scene) -> bool:
    return any(
        item.seat != scene.seat
        and (node.miracles if TYPE[table.pieces[item.source].what] == MIRACLE else node.others)
        for item in table.board.stack
    )


# Inside a guard


@means(n.Prevent)
def _prevent(table: Table, node: n.Prevent, scene: Scene) -> None:
    assert scene.event is not None
    if node.amount is None:
        scene.called_off = True
        return
    scene.event.amount = max(0, scene.event.amount - count(table, node.amount, scene))
    scene.called_off = scene.event.amount == 0


@means(n.SendTo)
def _send_to(table: Table, node: n.SendTo, scene: Scene) -> None:
    assert scene.event is not None
    owner = table.pieces[scene.event.piece].owner
    which = PANDEMONIUM if node.to == "pandemonium" else PLACES[node.to]
    scene.event.to = area(owner, which)
    if node.to == "under":
        scene.event.extra = did.UNDER


# Players


def _other_side(scene: Scene) -> Scene:
    item = scene.item if isinstance(scene, Resolving) else None
    return Resolving(1 - scene.seat, scene.source, scene.event, scene.it, scene.seat, item=item)


@means(n.OpponentDoes)
def _opponent_does(table: Table, node: n.OpponentDoes, scene: Scene) -> None:
    play(table, node.do, _other_side(scene))


@possible_if(n.OpponentDoes)
def _opponent_does_possible(table: Table, node: n.OpponentDoes, scene: Scene) -> bool:
    return possible(table, node.do, _other_side(scene))


@means(n.UnlessPays)
def _unless_pays(table: Table, node: n.UnlessPays, scene: Scene) -> None:
    energy = count(table, node.energy, scene)
    payer = 1 - scene.seat
    if table.seats[payer].energy >= energy and ask.yes(
        table, payer, ("unless_pays", energy, NODES.name(node)), scene.source
    ):
        pay(table, payer, energy, scene.source)
    else:
        play(table, node.do, scene)


@means(n.MayPay)
def _may_pay(table: Table, node: n.MayPay, scene: Scene) -> None:
    if payable(table, scene.seat, node.cost, scene.source) is None and ask.yes(
        table, scene.seat, ("may_pay", NODES.name(node)), scene.source
    ):
        pay_cost(table, scene.seat, node.cost, scene.source)
        play(table, node.do, scene)


@means(n.ChooseOne)
def _choose_one(table: Table, node: n.ChooseOne, scene: Scene) -> None:
    able = [part for part in node.parts if possible(table, part, scene)]
    if able:
        name = ask.pick_one(
            table,
            scene.seat,
            lambda: [("effect", NODES.name(part)) for part in able],
            ("choose_one", NODES.name(node)),
            scene.source,
        )[1]
        play(table, NODES.nodes[name], scene)


@possible_if(n.ChooseOne)
def _choose_one_possible(table: Table, node: n.ChooseOne, scene: Scene) -> bool:
    return any(possible(table, part, scene) for part in node.parts)


@means(n.Repeat)
def _repeat(table: Table, node: n.Repeat, scene: Scene) -> None:
    for _ in range(count(table, node.times, scene)):
        play(table, node.do, scene)


# Figures


@means(n.Modify)
def _modify(table: Table, node: n.Modify, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    figures.atq += count(table, node.atq, scene)
    figures.fv += count(table, node.fv, scene)
    figures.bou += count(table, node.bou, scene)


@means(n.Gain)
def _gain(table: Table, node: n.Gain, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    figures.keywords = (*figures.keywords, node.keyword)


@means(n.Lose)
def _lose(table: Table, node: n.Lose, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    figures.keywords = tuple(k for k in figures.keywords if not isinstance(k, node.keyword))


@means(n.GainClass)
def _gain_class(table: Table, node: n.GainClass, scene: Scene) -> None:
    figures = table.current[scene.it[0]]
    figures.classes = (*figures.classes, node.name)
