"""What a replacement does to the event in the scene, which is not yet performed (614, 615)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.meaning import count, find, means, play, possible_if

from .. import language as n
from ..cards.index import NODES
from ..rules.casting import costs
from ..rules.changes.effects import begin_effect, end_effects
from ..rules.continuous import last
from ..rules.events import Happening
from ..rules.mana.bill import Use
from ..rules.model import EXILE, Play, Table
from ..rules.verbs import things
from ..rules.verbs.lasting import ONCE


def _event(scene: Play) -> Happening:
    assert isinstance(scene.event, Happening)
    return scene.event


@means(n.ArriveTapped)
def _arrive_tapped(table: Table, node: n.ArriveTapped, scene: Play) -> None:
    _event(scene).tapped = True


@means(n.ArriveWith)
def _arrive_with(table: Table, node: n.ArriveWith, scene: Play) -> None:
    number = count(table, node.number, scene)
    if number > 0:
        event = _event(scene)
        event.counters = (*event.counters, (node.kind, number))


@means(n.ArriveAndLater)
def _arrive_and_later(table: Table, node: n.ArriveAndLater, scene: Play) -> None:
    """The ability speaks of the object that will be there, which is another one than before (400.7)."""
    event = _event(scene)
    later = (event.piece, table.pieces[event.piece].life + 1)
    begin_effect(table, scene, NODES.name(node.ability), ONCE, later)


@means(n.ArriveAsCopy)
def _arrive_as_copy(table: Table, node: n.ArriveAsCopy, scene: Play) -> None:
    """Only what is on the battlefield already can be chosen (ruling phantasmal-image/7)."""
    able = find(table, node.of, scene)
    if able:
        of = ask.pick_one(table, scene.seat, lambda: able, ("copy", NODES.name(node)), scene.source, "707.5")
        event = _event(scene)
        event.copies = (things.with_exceptions(last.copiable(table, of), node),)


@possible_if(n.ArriveAsCopy)
def _can_arrive_as_copy(table: Table, node: n.ArriveAsCopy, scene: Play) -> bool:
    return bool(find(table, node.of, scene))


@means(n.PayOrArriveTapped)
def _pay_or_arrive_tapped(table: Table, node: n.PayOrArriveTapped, scene: Play) -> None:
    if costs.payable_costs(table, scene.seat, node.costs, scene, Use()) and ask.yes(
        table, scene.seat, ("may_pay", NODES.name(node)), scene.source
    ):
        costs.pay_costs(table, node.costs, scene, Use())
    else:
        _event(scene).tapped = True


@means(n.Instead)
def _instead(table: Table, node: n.Instead, scene: Play) -> None:
    play(table, node.do, scene)
    scene.called_off = True


@means(n.ExileInstead)
def _exile_instead(table: Table, node: n.ExileInstead, scene: Play) -> None:
    event = _event(scene)
    event.to = EXILE
    event.linked = (scene.source, scene.life)


@means(n.Regenerate)
def _regenerate(table: Table, node: n.Regenerate, scene: Play) -> None:
    """701.15a: the shield is used up, and the permanent stays."""
    things.regenerate(table, scene, _event(scene).piece)
    if scene.effect is not None and scene.effect.id >= 0:
        end_effects(table, (scene.effect,))
    scene.called_off = True


@means(n.MuchMore)
def _much_more(table: Table, node: n.MuchMore, scene: Play) -> None:
    _event(scene).amount += count(table, node.number, scene)


@means(n.TwiceAsMuch)
def _twice_as_much(table: Table, node: n.TwiceAsMuch, scene: Play) -> None:
    _event(scene).amount *= 2


@means(n.Prevent)
def _prevent(table: Table, node: n.Prevent, scene: Play) -> None:
    event = _event(scene)
    dealt = event.amount
    prevented = dealt if node.amount is None else min(dealt, count(table, node.amount, scene))
    if node.then is not None and prevented:
        more = (NODES.name(node.then), scene.seat, scene.source, scene.life, prevented)
        event.besides = (*event.besides, more)
    event.amount = dealt - prevented
    scene.called_off = event.amount == 0
