"""What is paid, as orders: sacrifice a creature, pay 3 life, {2}{R}."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.effects import Node
from arbitre.words import *
from arbitre.words.moves import move
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import counter_kind, text
from .amounts import measured
from .filters import How, found, group
from .groups import ANY_NUMBER, put
from .idioms import AT_RANDOM
from .nouns import YOU_CONTROL
from .tale import Tale, this, to_owner


def _number(amount: int | Node) -> int | Symbol:
    return amount if isinstance(amount, int) else Symbol("X")


def mana(cost: str) -> Symbol:
    """A cost in symbols: {2}{W}."""
    if not re.fullmatch(r"(\{[0-9A-Z/]+\})+", cost):
        raise Unwritten(f"{cost!r} is no mana cost")
    return Symbol(cost)


def _mana(node: n.Mana, tale: Tale) -> Phrase:
    return mana(node.cost)


def _own(node: n.OwnManaCost, tale: Tale) -> Phrase:
    """Its mana cost reduced by {4}."""
    less = "{" + str(node.less) + "}"
    cost = NP("magic.mana_cost", owner=Pronoun(3))
    return Clause(
        None,
        "pay",
        text("{0} reduced by {1}", cost, less) if node.less else cost,
    )


def _generic(node: n.GenericMana, tale: Tale) -> Phrase:
    return Symbol("{X}")


def _symbol(what: str) -> Callable[[Any, Tale], Phrase]:
    return lambda node, tale: Symbol(what)


def _life(node: n.PayLife, tale: Tale) -> Phrase:
    return Clause(None, "pay", measured("magic.life", node.amount, tale))


def _life_for_value(node: n.PayLifeForManaValue, tale: Tale) -> Phrase:
    return Clause(
        None,
        "pay",
        text("life equal to its mana value"),
    )


def _self(verb: str) -> Callable[[Any, Tale], Phrase]:
    return lambda node, tale: Clause(None, verb, this(tale))


def _sacrifice(node: n.SacrificeSome, tale: Tale) -> Phrase:
    return Clause(None, "sacrifice", mine(node.among, _number(node.number), tale))


def mine(among: Node, number: int | Symbol, tale: Tale) -> Phrase:
    """So many of one's own, which need not be said: a creature, three nonland permanents."""
    how = How("a", number)
    assert isinstance(among, n.Filter), "costs are paid with objects"
    plain = group(among, tale, how)
    return put(plain._replace(mods=tuple(mod for mod in plain.mods if mod != YOU_CONTROL)), how)


def _discard(node: n.DiscardSome, tale: Tale) -> Phrase:
    assert isinstance(node.among, n.Cards), "only cards are discarded"
    cards = put(group(node.among, tale, How("a", placed=False)), How("a", _number(node.number)))
    after = (AT_RANDOM,) if node.random else ()
    return Clause(None, "magic.discard", cards, after=after)


def _discard_self(node: n.DiscardSelf, tale: Tale) -> Phrase:
    return Clause(None, "magic.discard", NP("card", "this"))


def _exile(node: n.ExileSome, tale: Tale) -> Phrase:
    return Clause(None, "magic.exile", found(node.among, tale, How("a", _number(node.number), moving=True)))


def _exile_self(node: n.ExileSelf, tale: Tale) -> Phrase:
    return Clause(None, "magic.exile", this(tale))


def _remove(node: n.RemoveSome, tale: Tale) -> Phrase:
    counters = measured("magic.counter", node.number, tale, counter_kind(node.kind))
    return Clause(None, "remove", counters, after=(PP("from", this(tale)),))


def _return(node: n.ReturnSome, tale: Tale) -> Phrase:
    what = found(node.among, tale, How("a", _number(node.number)))
    return move("return", what, to_owner("hand", what), ahead=False)


def _tap(node: n.TapSome, tale: Tale) -> Phrase:
    if node.total_power:
        unsaid(node, "number")
        unsaid(node, "among")
        strong = text("with total power {0} or more", node.total_power)
        creatures = NP(
            "magic.creature", count=ANY_NUMBER, adj=("magic.untapped",), mods=(YOU_CONTROL, strong)
        )
        return Clause(None, "magic.tap", creatures)
    return Clause(None, "magic.tap", found(node.among, tale, How("a", node.number)))


def _choose(node: n.ChooseSome, tale: Tale) -> Phrase:
    return Clause(None, "choose", found(node.among, tale, How("a", _number(node.number))))


def _reveal_some(node: n.RevealSome, tale: Tale) -> Phrase:
    how = How("a", _number(node.number), moving=True)
    return Clause(None, "reveal", found(node.among, tale, how))


def _reveal(node: n.RevealSelf, tale: Tale) -> Phrase:
    return Clause(None, "reveal", NP("card", "this"), after=(PP("from", NP("hand", "your")),))


def paid_with(node: Node) -> Phrase | None:
    """What a cost was paid with, when it is spoken of again."""
    match node:
        case n.SacrificeSome(among=n.Permanents(types=(kind,))):
            return NP(f"magic.{kind}", "the", ("magic.sacrificed",))
        case n.ChooseSome():
            return NP("magic.creature", "the", mods=(That(Clause(YOU, "choose", tense="past")),))
        case n.RevealSome():
            return NP("card", "the", mods=(That(Clause(YOU, "reveal", tense="past")),))
    return None


COSTS: Final[dict[type[Node], Callable[[Any, Tale], Phrase]]] = {
    n.Mana: _mana,
    n.OwnManaCost: _own,
    n.GenericMana: _generic,
    n.TapSelf: _symbol("{T}"),
    n.UntapSelf: _symbol("{Q}"),
    n.PayLife: _life,
    n.PayLifeForManaValue: _life_for_value,
    n.SacrificeSelf: _self("sacrifice"),
    n.SacrificeSome: _sacrifice,
    n.DiscardSome: _discard,
    n.DiscardSelf: _discard_self,
    n.ExileSome: _exile,
    n.ExileSelf: _exile_self,
    n.RemoveSome: _remove,
    n.ReturnSome: _return,
    n.TapSome: _tap,
    n.ChooseSome: _choose,
    n.RevealSome: _reveal_some,
    n.RevealSelf: _reveal,
}
"""For each cost, the order to pay it; a symbol for mana and tapping."""


def cost(node: Node, tale: Tale) -> Phrase:
    """A cost, as an order or a symbol."""
    return COSTS[type(node)](node, tale)


def paying_either(costs: tuple[Node, ...], others: tuple[Node, ...], tale: Tale) -> Phrase:
    """To pay the one or the other, where there is a choice: discard a card or pay {2}."""
    return All((paying(costs, tale), paying(others, tale)), "or") if others else paying(costs, tale)


def paying(costs: tuple[Node, ...], tale: Tale) -> Phrase:
    """To pay all of these: mana is paid, what is an order already stays one."""
    orders = []
    for node in costs:
        said = cost(node, tale)
        orders.append(Clause(None, "pay", said) if isinstance(said, Symbol) else said)
    return All(tuple(orders)) if len(orders) > 1 else orders[0]


def head(costs: tuple[Node, ...], tale: Tale) -> Phrase:
    """The costs before the colon."""
    return headed_by(tuple(cost(node, tale) for node in costs))


def headed_by(parts: tuple[Phrase, ...]) -> Phrase:
    """Costs in a row; English writes each with a capital."""
    return Bilingual(
        All(tuple(Sentence(part, end="") for part in parts), ""), Sentence(All(parts, ""), end="")
    )
