"""Mana abilities that cost their own permanent and nothing else, used while something is being paid for.

Such an ability is used before convoke is (601.2g, 601.2h): what is given up neither convokes nor lets
others do so. That a spell can be cast never rests on giving something up.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Option

from ... import language as n
from ...cards.index import NODES
from ...language.keywords import Keyword
from ..casting.sparing import Besides, can_go
from ..continuous.abilities import SPELLS
from ..continuous.index import statics
from ..continuous.printed import base_traits
from ..continuous.standing import makers
from ..model import Play, Table
from .bill import Bill, Use
from .purse import Purse, made_by, speaks_of
from .solver import BIT, payable, spend

CONVOKE: Final = "convoke"
GIVE_UP: Final = "give_up"
COST: Final = (n.SacrificeSelf(),)


def _given_up(name: str) -> bool:
    node = NODES.nodes[name]
    return isinstance(node, n.Activated) and node.costs == COST and isinstance(node.do, n.AddMana)


_KNOWN: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
"""For sets of mana abilities: those among them that cost their permanent alone."""


def _costly(names: tuple[str, ...]) -> tuple[str, ...]:
    found = _KNOWN.get(names)
    if found is None:
        found = _KNOWN[names] = tuple(name for name in names if _given_up(name))
    return found


def grants(table: Table, piece: int, word: str) -> list[int]:
    """The permanents that give a spell (or a card, as the spell it would be) a keyword."""
    if SPELLS not in table.statics:
        return []
    return [
        scene.source
        for node, scene in statics(table, SPELLS)
        if any(
            isinstance(ability, Keyword) and ability.word == word
            for change in node.do
            if isinstance(change, n.Has)
            for ability in change.abilities
        )
        and speaks_of(table, node.who, piece, scene)
    ]


def _lets_convoke(table: Table, use: Use, piece: int) -> bool:
    """Whether a spell has convoke through this permanent alone."""
    return grants(table, use.piece, CONVOKE) == [piece] and not base_traits(table, use.piece).has(CONVOKE)


def without(table: Table, have: Purse, use: Use, piece: int) -> Purse:
    """What a player could pay with if this permanent were gone."""
    lost = bool(have.convoke) and _lets_convoke(table, use, piece)
    helpers = [] if lost else [each for each in have.convoke if each[0] != piece]
    sources = [source for source in have.sources if source.piece != piece]
    return type(have)(have.pool, sources, helpers, have.life, have.most)


def giving_up(
    table: Table, seat: int, have: Purse, owed: Bill, use: Use, convoked: bool, other: Besides | None
) -> list[Option]:
    """What could be given up for mana now, so that the rest, and what is paid besides, stays payable; once
    somebody has convoked, not what lets them."""
    found: list[Option] = []
    for maker in makers(table, seat):
        for name in _costly(maker.names):
            if not can_go(table, other, maker.piece):
                continue
            if convoked and _lets_convoke(table, use, maker.piece):
                continue
            left = without(table, have, use, maker.piece)
            made = _made(table, name, seat, maker.piece)
            found += [
                (GIVE_UP, maker.piece, name, symbols) for symbols in made if _helps(left, owed, symbols)
            ]
    return found


def _made(table: Table, name: str, seat: int, piece: int) -> list[str]:
    node = NODES.nodes[name]
    assert isinstance(node, n.Activated) and isinstance(node.do, n.AddMana)
    return [] if node.do.only_for else made_by(table, node.do, Play(seat, piece))


def _helps(left: Purse, owed: Bill, symbols: str) -> bool:
    bits = [BIT[symbol] for symbol in symbols]
    units = tuple(sorted((*left.units(), *bits)))
    if not payable(owed, units, left.packs(), left.life):
        return False
    for bit in bits:
        rest = list(units)
        rest.remove(bit)
        if spend(owed, bit, tuple(rest), left.packs(), left.life) is not None:
            return True
    return False
