"""How Quarriors! names things for a reader: dice, cards, areas. Half of the `GameWords` hooks."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import NOBODY
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ..cards.index import CARDS
from ..rules import changes as did
from ..rules.model import AREAS as AREA_ORDER
from ..rules.model import ASIDE, LOCKED, PER_SEAT, POOL, READY, Table
from ..rules.places import area_of
from .lexicon import AREAS, NAMES
from .texts.faces import face_text, stars


def definition(name: str) -> Phrase:
    """The card a definition or one of its nodes belongs to."""
    return NAMES[name.partition("/")[0]]


OPPOSING: Final[tuple[str, ...]] = ("quarriors.opposing",)
"""How cards call what is an opponent's."""


def controller(teller: Teller, piece: int) -> int:
    """The seat whose card this is."""
    seat: int = teller.state.pieces[piece].owner
    return seat


def printed(teller: Teller, what: int) -> Name:
    """A die is called by the card that speaks for its kind in this game."""
    table: Table = teller.state
    return NAMES[CARDS[table.board.card_of[what]].slug]


def option(teller: Teller, die: int) -> Phrase:
    """A die with what tells it from others: its owner, its face or figures, what it copies."""
    table: Table = teller.state
    piece = table.pieces[die]
    where = area_of(table, piece.zone)
    others = piece.owner not in (teller.reader, NOBODY)
    owner = teller.seat(piece.owner) if others else None
    name = named(printed(teller, piece.what), owner)
    if where == POOL:
        return Words((name, Paren(face_text(did.face_of(table, die)))))
    if where == LOCKED:
        return named(printed(teller, piece.what), owner, (Paren(Adj("quarriors.locked")),))
    if where != READY:
        return name
    if did.face_of(table, die).spell:
        return Words((name, *stars(did.face_of(table, die).bursts)))
    figures = traits(table, die)
    notes: list[Phrase] = [Symbol(f"{figures.attack}/{figures.defense}"), *stars(figures.bursts)]
    if piece.guise >= 0:
        notes.insert(0, printed(teller, piece.guise))
    return Words((name, Paren(All(tuple(notes), ""))))


def zone(teller: Teller, number: int) -> Phrase:
    """An area: your bag, Bob's Used Pile, the Wilds."""
    table: Table = teller.state
    if area_of(table, number) >= PER_SEAT:
        return NP("quarriors.wilds", "the")
    if area_of(table, number) == ASIDE:
        return NP("die", "the", plural=True, adj=("quarriors.aside",))
    noun = AREAS[AREA_ORDER[area_of(table, number)]]
    return NP(noun, owner=teller.seat(number // PER_SEAT))


def noun_of(teller: Teller, die: int) -> str | Name:
    """A die's name, or the plain noun where the reader may not know it: the head of a noun phrase."""
    what = teller.what(die)
    return "die" if what < 0 else printed(teller, what)


def the_die(teller: Teller, die: int) -> Phrase:
    """A die by name, in a sentence; a die where the reader may not know it."""
    noun = noun_of(teller, die)
    return NP(noun, "a") if isinstance(noun, str) else named(noun)


def with_bursts(teller: Teller, die: int) -> Phrase:
    """A die by name, with the bursts of its face."""
    table: Table = teller.state
    marks = stars(did.face_of(table, die).bursts)
    return Words((the_die(teller, die), *marks)) if marks else the_die(teller, die)


def times(number: int) -> tuple[Phrase, ...]:
    """Like things together: 2 × Basic Quiddity."""
    return (Symbol(f"{number}\u00a0×"),) if number > 1 else ()
