"""What a player could pay with: mana in his pool, what could make mana, and what it may be spent on (106)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node, Seq
from arbitre.kernel.meaning import count
from arbitre.kernel.pieces import NOBODY

from ... import language as n
from ...cards.index import NODES
from ...language.definitions import COLOURS
from ...meaning.filters import fits, suits
from .. import changes as did
from ..continuous.abilities import RESTRICTED, SPELLS
from ..continuous.layers import on_battlefield, traits_of
from ..continuous.standing import Heard, Maker, hosts, makers
from ..continuous.traits import Traits
from ..model import Play, Table
from ..verbs.players import can_pay_life
from .added import added_to, hearers
from .bill import Bill, ManaWay, Source, Use
from .solver import BIT, Packs, payable, phyrexian

LAND: Final = ("land",)


EASY: Final = (n.TapSelf, n.SacrificeSelf, n.PayLife)
"""The costs of a mana ability that can be paid in the middle of paying."""


ANYTHING: Final = Use("anything")
"""What all mana may be spent on: no use of its own, but as much as any could be."""


def ready(table: Table, piece: int, traits: Traits, seat: int) -> bool:
    """Whether {T} of a permanent can be paid (302.6)."""
    it = table.pieces[piece]
    if it.tapped:
        return False
    return "creature" not in traits.types or it.held == seat or traits.has("haste")


def sources(table: Table, seat: int, use: Use) -> list[Source]:
    """The permanents of a player that could make mana for this use."""
    found: list[Source] = []
    pieces = table.pieces
    listening = did.MANA in table.triggers
    heard: Heard = ()
    for maker in makers(table, seat):
        piece = maker.piece
        if pieces[piece].tapped or (maker.creature and not ready(table, piece, maker.traits, seat)):
            continue
        if listening:
            heard = hearers(table, seat, piece)
        source = maker.source
        if source is None or maker.heard != heard:
            source = _source(table, seat, maker, use, heard)
        if source is not None:
            found.append(source)
    rank = 0
    for source in found:
        if source.rank < rank:
            found.sort(key=lambda source: source.rank)
            break
        rank = source.rank
    return found


_LIKE: Final[dict[tuple[tuple[str, ...], bool, Heard], Source]] = {}
"""For mana abilities that are all plain, whether they are a creature's, and what hears them: what some object
that has them is as a source. It follows from the definitions alone, so nothing empties it."""


def _source(table: Table, seat: int, maker: Maker, use: Use, heard: Heard) -> Source | None:
    """What a permanent could make for this use. What makes what is printed is the same every time, for as
    long as there is this `Maker` (until traits are computed anew) and the same abilities hear it."""
    names, creature = maker.names, maker.creature
    like = _LIKE.get((names, creature, heard))
    if like is not None:
        maker.source = Source(maker.piece, like.ways, like.rank, like.types, like.most, like.life)
        maker.heard = heard
        return maker.source
    ways = tuple([way for name in names for way in _ways(table, seat, maker.piece, name, use, heard)])
    if not ways:
        return None
    rank = len({way.symbols for way in ways}) + (20 if creature else 0)
    costly = _costly(names)
    if costly:
        rank += 40
    types, most = _types(ways), max([len(way.symbols) + len(way.more) for way in ways])
    source = Source(maker.piece, ways, rank, types, most, _life(names) if costly else 0)
    if all(_is_plain(name) for name in names):
        maker.source, maker.heard = source, heard
        _LIKE[names, creature, heard] = source
    return source


def _is_plain(name: str) -> bool:
    adds = mana_of_ability(_ability(name))
    return adds is None or (not adds.only_for and isinstance(adds.amount, int))


def _costly(names: tuple[str, ...]) -> bool:
    return any(not isinstance(cost, n.TapSelf) for name in names for cost in _ability(name).costs)


def _life(names: tuple[str, ...]) -> int:
    """The most life one of these abilities costs."""
    costs = [cost for name in names for cost in _ability(name).costs if isinstance(cost, n.PayLife)]
    return max([cost.amount for cost in costs if isinstance(cost.amount, int)], default=0)


def _ability(name: str) -> n.Activated:
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated)
    return node


def _ways(table: Table, seat: int, piece: int, name: str, use: Use, heard: Heard) -> list[ManaWay]:
    node = _ability(name)
    adds = mana_of_ability(node)
    if adds is None or not all(isinstance(cost, EASY) for cost in node.costs):
        return []
    if not any(isinstance(cost, n.TapSelf) for cost in node.costs):
        return []
    only = NODES.name(adds) if adds.only_for else ""
    if only and not may_spend(table, seat, piece, only, use):
        return []
    made = made_by(table, adds, Play(seat, piece))
    if heard:
        return [ManaWay(name, each, only, added_to(heard, each)) for each in made]
    return [ManaWay(name, each, only) for each in made]


def mana_of_ability(node: n.Activated) -> n.AddMana | None:
    """The mana an ability adds, alone or before anything else it does (605.1a)."""
    first = node.do.parts[0] if isinstance(node.do, Seq) else node.do
    return first if isinstance(first, n.AddMana) else None


def made_by(table: Table, adds: n.AddMana, scene: Play) -> list[str]:
    """The symbols an effect could add: one choice, or one for each type."""
    if adds.symbols:
        return [adds.symbols]
    amount = count(table, adds.amount, scene)
    return [symbol * amount for symbol in adds.any_of] if amount else []


def may_spend(table: Table, seat: int, source: int, only: str, use: Use) -> bool:
    """Whether restricted mana may be spent on this (106.6)."""
    if use.kind == ANYTHING.kind:
        return True
    adds = NODES.nodes[only]
    assert isinstance(adds, n.AddMana)
    for each in adds.only_for:
        if isinstance(each, n.ToCast) and use.kind == "cast" and use.piece >= 0:
            if speaks_of(table, each.spell, use.piece, Play(seat, source)):
                return True
        elif (isinstance(each, n.ToUnlock) and use.kind == "unlock") or (
            isinstance(each, n.ToTurnFaceUp) and use.kind == "face_up"
        ):
            return True
    return False


def speaks_of(table: Table, which: Node, piece: int, scene: Play) -> bool:
    """Whether a filter of spells or permanents means this one, wherever it still is: a card that is about
    to be cast counts as the spell it will be."""
    if isinstance(which, n.AnyOf):
        return any(speaks_of(table, part, piece, scene) for part in which.parts)
    if not isinstance(which, n.Filter):
        return fits(table, which, piece, scene)
    it = table.pieces[piece]
    return suits(table, which, it, traits_of(table, piece), it, scene)


class Purse:
    """All a player could pay with now."""

    def __init__(
        self,
        pool: list[tuple[int, int, str]],
        sources: list[Source],
        convoke: list[tuple[int, int]],
        life: int,
        most: int,
    ) -> None:
        self.pool = pool  # (index in the pool, types, restriction)
        self.sources = sources
        self.convoke = convoke  # (creature, types)
        self.life = life
        self.most = most  # how much mana could be had at all
        self._units: tuple[int, ...] | None = None  # all of them
        self._packs: Packs | None = None
        self._less: dict[int, tuple[int, ...]] = {}  # without a source of these types

    def units(self, without: int = NOBODY) -> tuple[int, ...]:
        """The single mana that could be had, without one source or creature."""
        if without == NOBODY and self._units is not None:
            return self._units
        found = [types for _, types, _ in self.pool]
        found += [source.types for source in self.sources if source.types and source.piece != without]
        found += [types for piece, types in self.convoke if piece != without and not self._makes(piece)]
        found.sort()
        units = tuple(found)
        if without == NOBODY:
            self._units = units
        return units

    def units_besides(self, source: Source) -> tuple[int, ...]:
        """The single mana that could be had besides what one source makes."""
        if not source.types:
            return self.units()
        found = self._less.get(source.types)
        if found is None:
            units = list(self.units())
            units.remove(source.types)
            found = self._less[source.types] = tuple(units)
        return found

    def packs_besides(self, source: Source) -> Packs:
        """The sources of several mana at once, but for one source."""
        return self.packs() if source.types else self.packs(source.piece)

    def packs(self, without: int = NOBODY) -> Packs:
        """The sources of several mana at once."""
        if without == NOBODY and self._packs is not None:
            return self._packs
        packs = tuple(
            [
                tuple([tuple([BIT[symbol] for symbol in way.symbols + way.more]) for way in source.ways])
                for source in self.sources
                if not source.types and source.piece != without
            ]
        )
        if without == NOBODY:
            self._packs = packs
        return packs

    def _makes(self, piece: int) -> bool:
        """A creature that could make mana is tapped for that or to convoke, not for both."""
        return any(source.piece == piece for source in self.sources)


def _types(ways: tuple[ManaWay, ...]) -> int:
    """The types of the one mana some ways make; 0 if one of them makes another number."""
    found = 0
    for way in ways:
        if len(way.symbols) != 1 or way.more:
            return 0
        found |= BIT[way.symbols]
    return found


def purse(table: Table, seat: int, use: Use, convoke: bool = False, barred: tuple[int, ...] = ()) -> Purse:
    """What a player could pay with for this use; `barred` are permanents other costs will take."""
    pool = [
        (k, BIT[mana.symbol], mana.only)
        for k, mana in enumerate(table.seats[seat].pool)
        if not mana.only or may_spend(table, seat, mana.source, mana.only, use)
    ]
    helpers = []
    if convoke:
        for piece in on_battlefield(table, seat):
            traits = traits_of(table, piece)
            if "creature" in traits.types and not table.pieces[piece].tapped and piece not in barred:
                helpers.append((piece, sum(BIT[c] for c in COLOURS if c in traits.colours)))
    found = sources(table, seat, use)
    if barred:
        found = [source for source in found if source.piece not in barred]
    most, life = len(pool) + len(helpers), 0
    for source in found:
        most += source.most
        life += source.life
    if life:
        found = _within_life(table, seat, found)
    return Purse(pool, found, helpers, max(0, table.seats[seat].life), most)


def _within_life(table: Table, seat: int, found: list[Source]) -> list[Source]:
    """Of sources that cost life as many as a player has the life for (119.4)."""
    kept, spent = [], 0
    for source in found:
        if not source.life or can_pay_life(table, seat, spent + source.life):
            spent += source.life
            kept.append(source)
    return kept


class Purses:
    """What a player could pay with at this moment, made once for all uses that see no difference."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._known: dict[bool, Purse] = {}
        self._all: Purse | None = None
        self.restricted = _any_restricted(table, seat)

    def get(self, use: Use, convoke: bool, barred: tuple[int, ...] = ()) -> Purse:
        """The purse for a use; `barred` are permanents other costs will take."""
        if self.restricted or barred:
            return purse(self._table, self._seat, use, convoke, barred)
        found = self._known.get(convoke)
        if found is None:
            found = self._known[convoke] = purse(self._table, self._seat, use, convoke)
        return found

    def all(self) -> Purse:
        """The purse for a spell that any mana may be spent on, and that whatever lets spells do so lets
        convoke: nothing that is cast in an ordinary way can be paid with more."""
        found = self._all
        if found is None:
            convoke = SPELLS in self._table.statics
            found = purse(self._table, self._seat, ANYTHING, convoke) if self.restricted else None
            found = self._all = found or self.get(ANYTHING, convoke)
        return found


def _any_restricted(table: Table, seat: int) -> bool:
    """Whether a player has, or could make, mana that may be spent on some uses only."""
    return RESTRICTED in table.statics or any(mana.only for mana in table.seats[seat].pool)


def can_pay(have: Purse, owed: Bill) -> bool:
    """Whether a purse pays a bill."""
    if not owed.symbols and not owed.generic:
        return True
    if have.most < owed.generic + sum([1 for symbol in owed.symbols if not phyrexian(symbol)]):
        return False
    return payable(owed, have.units(), have.packs(), have.life)


def alike_key(table: Table, piece: int) -> tuple[object, ...]:
    """Permanents with the same key are the same in everything that matters; others stand for themselves."""
    it = table.pieces[piece]
    traits = traits_of(table, piece)
    if it.counters or it.damage or it.hidden or not traits.shared:
        return (piece,)
    if piece in hosts(table):
        return (piece,)
    held = NOBODY if traits.types == LAND else it.held  # a land taps in the turn it comes (302.6)
    return (
        it.what,
        it.token,
        it.copies,
        it.doors,
        held,
        it.tapped,
        it.marks,
        it.chosen,
        it.goaders,
        it.hounds,
        it.back,
    )
