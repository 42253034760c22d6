"""How effects are written: the kernel's, aiming and paying, fighting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.kernel import effects as k
from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.flow import Chosen, Flow
from arbitre.words.moves import move
from arbitre.words.orders import is_order, permit, told_of, until
from arbitre.words.quantity import Quantified, chosen

from ... import language as n
from ..lexicon import shield_sign
from .amounts import figure, for_each, holds, measured
from .filters import apiece, found, whole
from .modifiers import gains
from .nouns import about, whose
from .tale import ARROW, OPPONENT, SAYS, Tale, say, says, then, this

LEXICON.add(
    verb("seven_fallen.bring_back", "move", "ramener"),
    verb("seven_fallen.advance", "move", "avancer"),
    preposition("seven_fallen.back_to", "back to", "en"),
    preposition("seven_fallen.on_stack", "on", "de"),
)

_ENDS: Final[dict[str, Phrase]] = {
    "turn": UNTIL_END_OF_TURN,
    "attack": PP("until", NP("end", "the", of=NP("seven_fallen.attack_phase", "the"))),
}


# Effects of the kernel


class _Flow(Flow[Tale]):
    """What was said once is « it » afterwards."""

    opponents = OPPONENT
    ends = _ENDS

    def seq(self, node: k.Seq, tale: Tale) -> Phrase:
        """What several abilities give for the same time is one sentence."""
        if all(isinstance(part, k.Lasting) for part in node.parts):
            lasting = [part for part in node.parts if isinstance(part, k.Lasting)]
            merged = gains([part.ability for part in lasting], tale._replace(lasting=True))
            if merged is not None and len({part.until for part in lasting}) == 1:
                return until(merged, self.end(lasting[0]))
        return super().seq(node, tale)

    def lasting(self, node: k.Lasting, tale: Tale) -> Phrase:
        return super().lasting(node, tale._replace(lasting=True))

    def after(self, node: Node, tale: Tale) -> Tale:
        return tale._replace(it=None, named=tale.named or isinstance(getattr(node, "which", None), k.This))

    def row(self, parts: Sequence[Phrase]) -> Phrase:
        short = all(isinstance(part, Clause | Bilingual) for part in parts)
        return super().row(parts) if short else self.told(*parts)

    def holds(self, node: Node, tale: Tale) -> Phrase:
        return holds(node, tale)

    def theirs(self, tale: Tale) -> Tale:
        return tale._replace(theirs=True)

    def apart(self, first: Node, tale: Tale) -> bool:
        return tale.theirs or isinstance(first, k.Lasting | k.If | n.ChooseOne)

    def chosen(self, node: k.Choose, tale: Tale) -> Chosen[Tale]:
        first = node.do.parts[0] if isinstance(node.do, k.Seq) else node.do
        moving = tale._replace(moving=isinstance(first, _MOVING))
        assert isinstance(node.number, int), "a number that is counted is not written here"
        what = found(node.among, moving, chosen(node.number, node.up_to))
        said = meant(node.among, tale, node.number)
        return Chosen(what, said._replace(theirs=False), said._replace(it=what))


def meant(among: Node, tale: Tale, number: int) -> Tale:
    """The tale after these were chosen: a pronoun will do for them."""
    return tale._replace(it=None, about=about(among, tale), many=number > 1, whose=whose(among, tale))


_MOVING: Final = (n.MoveTo, n.PutIntoPlay, n.PutInSecret, n.Banish)
"""Verbs that take cards from where they lie."""

FLOW: Final = _Flow(SAYS)


# Aiming and paying


@says(n.Target)
def target(node: n.Target, tale: Tale) -> Phrase:
    """Target an opposing Angel → destroy it."""
    what = found(node.among, tale, chosen(node.number, node.up_to))
    order = Clause(None, "seven_fallen.target", what)
    done = say(node.do, meant(node.among, tale, node.number)._replace(named=False))
    perhaps = node.up_to and node.number == 1
    assert not (perhaps and node.may), "up to one, and you may: one of them is enough"
    return then(permit(order) if node.may or perhaps else order, done)


def cost_orders(cost: n.Cost, tale: Tale) -> tuple[Phrase, ...]:
    """What is paid, each as an order."""
    orders: list[Phrase] = []
    if cost.energy:
        orders.append(Clause(None, "pay", NP("seven_fallen.ec", count=cost.energy)))
    if cost.poseidor:
        orders.append(Clause(None, "spend", _poseidor(cost.poseidor, tale)))
    if cost.revoke:
        orders.append(
            Clause(None, "seven_fallen.revoke", measured("seven_fallen.worshipper", cost.revoke, tale))
        )
    if cost.discard:
        orders.append(Clause(None, "discard", measured("seven_fallen.page", cost.discard, tale)))
    if cost.tilt:
        orders.append(Clause(None, "seven_fallen.tilt", this(tale)))
    if cost.destroy_this:
        orders.append(Clause(None, "destroy", this(tale)))
    return tuple(orders)


def _poseidor(amount: int | Node, tale: Tale) -> NP:
    return measured("seven_fallen.marker", amount, tale, Name("Poseidor", "Poseidor"))


@says(n.Cost)
def cost(node: n.Cost, tale: Tale) -> Phrase:
    return All(cost_orders(node, tale))


def paid(cost: n.Cost, effect: Phrase, tale: Tale) -> Phrase:
    """A cost, an arrow and what it buys; the aim stands before the arrow too."""
    orders = cost_orders(cost, tale)
    if not orders:
        return effect
    if isinstance(effect, Words) and effect.items[1:2] == (ARROW,) and is_order(effect):
        return then(All((*orders, effect.items[0])), effect.items[2])
    return then(All(orders), effect)


@says(n.Vow)
def vow(node: n.Vow, tale: Tale) -> Phrase:
    moved = tale._replace(moving=isinstance(node.do, _MOVING))
    what = found(node.among, moved, Quantified("a", node.number))
    return say(node.do, meant(node.among, tale, node.number)._replace(it=what))


@says(n.UnlessPays)
def unless_pays(node: n.UnlessPays, tale: Tale) -> Phrase:
    pays = Clause(OPPONENT, "pay", measured("seven_fallen.ec", node.energy, tale))
    return If(pays, say(node.do, tale), "unless")


@says(n.MayPay)
def may_pay(node: n.MayPay, tale: Tale) -> Phrase:
    allowed = permit(All(cost_orders(node.cost, tale)))
    return Join((allowed, If(IF_YOU_DO, say(node.do, tale))), ";")


@says(n.OpponentDoes)
def opponent_does(node: n.OpponentDoes, tale: Tale) -> Phrase:
    return told_of(say(node.do, tale._replace(theirs=True)), OPPONENT)


@says(n.ChooseOne)
def choose_one(node: n.ChooseOne, tale: Tale) -> Phrase:
    parts = tuple(say(part, tale) for part in node.parts)
    return Join((Clause(None, "choose", NP("effect", "a")), All(parts, "or")), ":")


@says(n.Repeat)
def repeat(node: n.Repeat, tale: Tale) -> Phrase:
    return until(say(node.do, tale), measured("seven_fallen.time", node.times, tale))


# Fighting


@says(n.Damage)
def damage(node: n.Damage, tale: Tale) -> Phrase:
    much = measured("damage", node.amount, tale)
    to = apiece(node.which, tale)
    return Clause(None, "deal", much, to=to, after=for_each(node.amount, tale))


@says(n.Heal)
def heal(node: n.Heal, tale: Tale) -> Phrase:
    """Damage taken off; a Divinity gains Vital Force."""
    if node.amount is None:
        every, off = NP("damage", "all"), whole(node.which, tale)
        removed = Clause(None, "remove", every, after=(PP("from", off),))
        if isinstance(node.which, n.It):
            return Bilingual(en=removed, fr=Clause(None, "remove", every, to=off))
        return removed
    of = apiece(node.which, tale)
    if isinstance(node.which, n.Cards) and node.which.types == ("divinity",):
        return Clause(
            of, "gain", measured("seven_fallen.fv", node.amount, tale), after=for_each(node.amount, tale)
        )
    much, each = measured("damage", node.amount, tale), for_each(node.amount, tale)
    return Bilingual(
        en=Clause(None, "remove", much, after=(PP("from", of), *each)),
        fr=Clause(None, "remove", much, to=of, after=each),
    )


@says(n.Destroy)
def destroy(node: n.Destroy, tale: Tale) -> Phrase:
    return Clause(None, "destroy", whole(node.which, tale))


@says(n.Banish)
def banish(node: n.Banish, tale: Tale) -> Phrase:
    return Clause(None, "seven_fallen.banish", whole(node.which, tale))


@says(n.Mark)
def mark(node: n.Mark, tale: Tale) -> Phrase:
    """Put a +1/+1 marker on it."""
    counted = next((a for a in (node.atq, node.fv, node.bou) if isinstance(a, Node)), 0)
    atq, fv, bou = (figure(a) for a in (node.atq, node.fv, node.bou))
    number: int | Node = counted if counted else 1
    kinds: list[Phrase] = []
    if atq or fv:
        kinds.append(measured("seven_fallen.marker", number, tale, _sign(f"{atq:+d}/{fv:+d}")))
    if bou:
        kinds.append(measured("seven_fallen.marker", number, tale, shield_sign(bou)))
    return give(All(tuple(kinds), "or"), node.which, for_each(counted, tale), tale)


def give(markers: Phrase, to: Node, after: tuple[Phrase, ...], tale: Tale) -> Phrase:
    """Put a marker on it / donnez-lui un marqueur."""
    who = apiece(to, tale)
    return Bilingual(
        en=Clause(None, "put", markers, after=(PP("on", who), *after)),
        fr=Clause(None, "give", markers, to=who, after=after),
    )


def _sign(text: str) -> Name:
    return Name(text, text)


@says(n.Tilt)
def tilt(node: n.Tilt, tale: Tale) -> Phrase:
    return Clause(None, "seven_fallen.tilt", whole(node.which, tale))


@says(n.Chill)
def chill(node: n.Chill, tale: Tale) -> Phrase:
    return Clause(None, "seven_fallen.freeze", whole(node.which, tale))


@says(n.Straighten)
def straighten(node: n.Straighten, tale: Tale) -> Phrase:
    return Clause(None, "seven_fallen.straighten", whole(node.which, tale))


@says(n.FallBack)
def fall_back(node: n.FallBack, tale: Tale) -> Phrase:
    rear = Bilingual(en=NP("seven_fallen.rear", "the"), fr=NP("seven_fallen.rear"))
    return move("seven_fallen.bring_back", whole(node.which, tale), PP("seven_fallen.back_to", rear))


@says(n.Advance)
def advance(node: n.Advance, tale: Tale) -> Phrase:
    there = Bilingual(
        en=PP("to_zone", NP("seven_fallen.fire", "the")),
        fr=PP("seven_fallen.in_line", NP("seven_fallen.fire")),
    )
    return move("seven_fallen.advance", whole(node.which, tale), there)


@says(n.CancelAttack)
def cancel_attack(node: n.CancelAttack, tale: Tale) -> Phrase:
    return Clause(None, "cancel", NP("attack", "the", ("seven_fallen.under_way",)))


@says(n.Counter)
def counter(node: n.Counter, tale: Tale) -> Phrase:
    """Cancel your opponent's last effect on the Stack."""
    key = "seven_fallen.miracle" if node.miracles and not node.others else "effect"
    mods: tuple[Phrase, ...] = (PP("seven_fallen.on_stack", NP("seven_fallen.stack", "the")),)
    if node.others and not node.miracles:
        mods += (Name("that is no Miracle", "qui n'est pas un Miracle"),)
    return Clause(None, "cancel", NP(key, "the", ("last", "seven_fallen.opposing"), mods=mods))
