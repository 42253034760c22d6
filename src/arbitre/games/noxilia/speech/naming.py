"""How Noxilia names things for a reader: cards, units, zones. Half of the `GameWords` hooks.

Whatever the reader may not know is named by where it lies: a hidden unit, a latent spell, a card.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import NOBODY
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ..cards.index import CARDS, TYPE, UNIT
from ..rules.model import PLACES as PLACE_ORDER
from ..rules.model import QUEUE, ROLE_GROUND, ROLE_POOL, ROLE_SPACE, Table
from ..rules.places import layout_of, space_of
from .lexicon import NAMES, PLACES, SPACES

_PROPER: Final = ("hero", "monarch")
"""Those who go by their own name, without an owner."""


def definition(name: str) -> Phrase:
    """The card a definition or one of its nodes belongs to."""
    return NAMES[name.partition("/")[0]]


OPPOSING: Final[tuple[str, ...]] = ("noxilia.enemy",)
"""How cards call what is an opponent's."""


def controller(teller: Teller, piece: int) -> int:
    """The seat whose card this is."""
    table: Table = teller.state
    return table.pieces[piece].controller


def printed(teller: Teller, what: int) -> Name:
    return NAMES[CARDS[what].slug]


# Zones


def space_name(teller: Teller, space: int) -> Name:
    """A zone is called as its zone card; the battlefields have names of their own."""
    table: Table = teller.state
    called = SPACES.get(layout_of(table).spaces[space].name)
    return called or NAMES[CARDS[table.pieces[table.board.places[space]].what].slug]


def _whose(teller: Teller, space: int) -> Phrase | None:
    """Whose home a zone is, where both players have one of that name."""
    table: Table = teller.state
    home = layout_of(table).homes[space]
    what = table.pieces[table.board.places[space]].what
    twice = sum(table.pieces[card].what == what for card in table.board.places) > 1
    return teller.seat(home) if home >= 0 and twice else None


def space_phrase(teller: Teller, space: int) -> NP:
    """The Dawn Hall; where both players have one, Bob's Dawn Hall."""
    return NP(space_name(teller, space), "the", owner=_whose(teller, space))


def space_button(teller: Teller, space: int) -> Phrase:
    """The same on a button: without its article where it needs no owner."""
    owner = _whose(teller, space)
    return space_name(teller, space) if owner is None else NP(space_name(teller, space), "the", owner=owner)


def place_phrase(teller: Teller, card: int) -> Phrase:
    """The zone of a zone card."""
    table: Table = teller.state
    return space_phrase(teller, table.board.places.index(card))


def zone(teller: Teller, number: int) -> Phrase:
    """A zone of the state: the Dawn Hall, your hand, Bob's graveyard."""
    table: Table = teller.state
    size = len(table.board.places)
    if number < 2 * size:
        return space_phrase(teller, number % size)
    it = table.zones[number]
    if it.role < len(PLACE_ORDER):
        return NP(PLACES[PLACE_ORDER[it.role]], owner=teller.seat(it.owner))
    return NP("noxilia.pool" if it.role == ROLE_POOL else "noxilia.exile", "the")


# Cards


def noun_of(teller: Teller, piece: int, hidden: str = "") -> str | Name:
    """A card's name; where the reader may not know it, what anybody can see it to be."""
    what = teller.what(piece)
    if what >= 0:
        return printed(teller, what)
    return hidden or _seen_as(teller.state, piece)


def _seen_as(table: Table, piece: int) -> str:
    """What a face-down card is to anybody: from where it lies, never from what it is."""
    if piece < 0:
        return "noxilia.hidden_card"
    it = table.pieces[piece]
    role = table.zones[it.zone].role if it.zone >= 0 else NOBODY
    if role in (ROLE_SPACE, QUEUE):
        return "noxilia.hidden_unit"
    if it.host >= 0:
        return "noxilia.latent"
    return "noxilia.hidden_treasure" if role in (ROLE_GROUND, ROLE_POOL) else "noxilia.hidden_card"


def unseen(teller: Teller, piece: int) -> Phrase:
    """A card the reader may not know, told apart by place and player."""
    table: Table = teller.state
    noun = _seen_as(table, piece)
    place = _where(teller, piece)
    seat = table.pieces[piece].controller
    whose = teller.seat(seat) if seat >= 0 else None
    return NP(noun, "" if whose else "a", owner=whose, mods=(Paren(All(place, "")),) if place else ())


def _where(teller: Teller, piece: int) -> tuple[Phrase, ...]:
    space = space_of(teller.state, piece)
    return (space_name(teller, space),) if space >= 0 else ()


def whose(teller: Teller, piece: int, hidden: str = "") -> Phrase:
    """Bob's Oath Pikeman, your hidden unit; Heroes and Monarchs go by their name alone.

    The seat is that of the owner, which a story told later still gets right.
    """
    table: Table = teller.state
    noun = noun_of(teller, piece, hidden)
    owner = table.pieces[piece].owner
    seat = teller.seat(owner) if owner >= 0 else None
    if isinstance(noun, str):
        return NP(noun, "the", owner=seat)
    return named(noun, None if TYPE[teller.what(piece)] in _PROPER else seat)


def a_card(teller: Teller, piece: int, hidden: str = "") -> Phrase:
    """A card by name; a hidden unit, a card."""
    noun = noun_of(teller, piece, hidden)
    return NP(noun, "a") if isinstance(noun, str) else named(noun)


def the_card(teller: Teller, piece: int, hidden: str = "") -> Phrase:
    """A card by name; the equipment, the treasure."""
    noun = noun_of(teller, piece, hidden)
    return NP(noun, "the") if isinstance(noun, str) else named(noun)


def heading(teller: Teller, piece: int) -> Phrase:
    """The card a question is about, as a heading has it."""
    noun = noun_of(teller, piece)
    return NP(noun, "a") if isinstance(noun, str) else noun


def option(teller: Teller, piece: int) -> Phrase:
    """A card the reader sees, with what tells it from others: owner, zone, wounds, engaged, face down."""
    table: Table = teller.state
    it = table.pieces[piece]
    if TYPE[it.what] == "zone":
        return Words((space_name(teller, table.board.places.index(piece)), *_home(teller, piece)))
    notes = [*_where(teller, piece)]
    if it.host >= 0 and TYPE[table.pieces[it.host].what] != "zone":
        notes = [NP(noun_of(teller, it.host)), *notes]
    if UNIT[it.what] and table.zones[it.zone].role == ROLE_SPACE:
        if it.hidden:
            notes.append(Adj("noxilia.face_down"))
        if it.lost:
            notes.append(Figure("noxilia.vitality", traits(table, piece).life))
        if it.engaged:
            notes.append(Adj("noxilia.engaged"))
    mods = (Paren(All(tuple(notes), "")),) if notes else ()
    others = it.controller >= 0 and it.controller != teller.reader
    whose = others and TYPE[it.what] not in _PROPER
    return named(printed(teller, it.what), teller.seat(it.controller) if whose else None, mods)


def _home(teller: Teller, card: int) -> tuple[Phrase, ...]:
    """Whose camp a zone lies in, for a button."""
    table: Table = teller.state
    home = layout_of(table).homes[table.board.places.index(card)]
    return (Paren(teller.seat(home)),) if home >= 0 else ()


def any_option(teller: Teller, piece: int) -> Phrase:
    """A card on a button, whether the reader may know it or not."""
    return option(teller, piece) if teller.what(piece) >= 0 else unseen(teller, piece)
