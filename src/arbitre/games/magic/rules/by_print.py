"""What the printed text of a card says about when it can be used, and what that costs at least."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, This

from .. import language as n
from ..cards.index import CARDS, LAND_MANA, NODES
from ..language.definitions import mana
from ..language.keywords import Convoke, Flash, Suspend
from .casting.ways import printed_ways
from .continuous.abilities import at_work, of_kind, sentences
from .mana.bill import Bill, bill
from .mana.solver import phyrexian


def _quick(what: int) -> bool:
    return any(
        "instant" in f.types or any(isinstance(a, Flash) for a in f.abilities) for f in CARDS[what].faces
    )


QUICK: Final = tuple(_quick(what) for what in range(len(CARDS)))
"""For each card: whether it may be cast outside a main phase, by what is printed."""
LAND: Final = tuple("land" in card.faces[0].types for card in CARDS)
FROM_HAND: Final = tuple(
    bool(at_work(tuple(NODES.name(a) for a in card.faces[0].abilities), "hand").activated) for card in CARDS
)
"""For each card: whether it has an ability to activate from the hand (ninjutsu, cycling)."""

SUSPENDS: Final = tuple(any(isinstance(a, Suspend) for a in card.faces[0].abilities) for card in CARDS)
"""For each card: whether it can be suspended."""


ANY_TIME: Final = tuple(QUICK[what] or FROM_HAND[what] or SUSPENDS[what] for what in range(len(CARDS)))
"""For each card: whether anything can be done with it in a hand outside a main phase, by what is printed."""


def _buried(what: int) -> bool:
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    return any("graveyard" in getattr(NODES.nodes[name], "zones", ()) for name in sentences(names))


def _cheapest(what: int) -> int:
    """The least mana any way to cast a card from the hand could cost, if no effect changes costs."""
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    helped = any(isinstance(NODES.nodes[name], n.CostChange | Convoke) for name in sentences(names))
    if helped:
        return 0
    bills = [bill(way.mana) for way in printed_ways(what) if way.mana is not None]
    for other in of_kind(names, n.AlternativeCost):
        costs = [mana(cost.cost) for cost in other.costs if isinstance(cost, n.Mana)]
        bills += [bill(costs[0])] if len(costs) == 1 else [Bill()]
    return min((b.generic + sum(1 for s in b.symbols if not phyrexian(s)) for b in bills), default=0)


CHEAPEST: Final = tuple(_cheapest(what) for what in range(len(CARDS)))


def _prices(what: int) -> tuple[Bill, ...]:
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    nodes = [NODES.nodes[name] for name in sentences(names)]
    if any(isinstance(a, Convoke | n.AlternativeCost | n.AdditionalCost) for a in nodes):
        return ()
    less = 0
    for own in (a for a in nodes if isinstance(a, n.CostChange) and isinstance(a.who, This)):
        if not isinstance(own.amount, int):
            return ()
        less += max(0, -own.amount)
    bills = [bill(way.mana) for way in printed_ways(what) if way.mana is not None]
    return tuple(Bill(max(0, owed.generic - less), owed.symbols) for owed in bills)


PRICES: Final = tuple(_prices(what) for what in range(len(CARDS)))
"""For each card what each way to cast it from the hand costs at least, if no other object's effect changes
costs; nothing where its text says more of it than by how much it may be less."""

LANDS: Final = frozenset(NODES.name(ability) for ability in LAND_MANA.values())
"""The mana abilities of basic land types: all they need is an untapped land."""


BURIED: Final = tuple(_buried(what) for what in range(len(CARDS)))
"""For each card: whether it says anything about being cast or used from a graveyard."""


_PRICE_OF: Final[dict[str, Bill]] = {}
"""For abilities that were asked about, their price; it follows from the definitions alone."""


def price(name: str) -> Bill:
    """The mana an activated ability costs at least, if no effect changes costs."""
    found = _PRICE_OF.get(name)
    if found is None:
        node = NODES.nodes[name]
        assert isinstance(node, n.Activated)
        bills = [bill(mana(cost.cost)) for cost in node.costs if isinstance(cost, n.Mana)]
        symbols = tuple([symbol for each in bills for symbol in each.symbols])
        found = _PRICE_OF[name] = Bill(sum([each.generic for each in bills]), symbols)
    return found


_LEAST: Final[dict[str, int]] = {}
"""How much mana those are; this follows from the definitions, too."""


def least(name: str) -> int:
    """How much mana that is at least; Phyrexian symbols may be paid with life."""
    found = _LEAST.get(name)
    if found is None:
        owed = price(name)
        found = owed.generic + sum([1 for symbol in owed.symbols if not phyrexian(symbol)])
        _LEAST[name] = found
    return found


Price = tuple[Bill, bool]
"""What a use costs at least, and whether it is for main phases alone."""


def is_late(name: str) -> bool:
    """Whether an ability can be activated in main phases only."""
    node = NODES.nodes[name]
    return isinstance(node, n.Activated) and (node.timing == "sorcery" or node.loyalty is not None)


def _from_graveyard(what: int) -> tuple[Price, ...]:
    found: list[Price] = []
    names = tuple(NODES.name(a) for f in CARDS[what].faces for a in f.abilities)
    nodes = [(name, NODES.nodes[name]) for name in sentences(names)]
    cheaper = any(isinstance(node, n.CostChange | Convoke) for _, node in nodes)
    for name, node in nodes:
        if isinstance(node, n.Activated) and "graveyard" in node.zones:
            found.append((price(name), is_late(name)))
        elif isinstance(node, n.AlternativeCost) and "graveyard" in node.zones:
            found.append((Bill() if cheaper else _paid(what, node.costs), not QUICK[what]))
    return tuple(found)


def _paid(what: int, costs: tuple[Node, ...]) -> Bill:
    """The mana among costs of casting a card, at least."""
    generic = 0
    symbols: tuple[str, ...] = ()
    for cost in costs:
        if isinstance(cost, n.Mana):
            more = bill(mana(cost.cost))
            generic, symbols = generic + more.generic, symbols + more.symbols
        elif isinstance(cost, n.OwnManaCost):
            generic += max(0, CHEAPEST[what] - cost.less)
    return Bill(generic, symbols)


FROM_GRAVEYARD: Final = tuple(_from_graveyard(what) for what in range(len(CARDS)))
"""For each card: what its uses from a graveyard cost, but for those a permission in force gives it."""
