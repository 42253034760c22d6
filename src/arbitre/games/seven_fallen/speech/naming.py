"""How Seven Fallen names things for a reader: cards, areas. Half of the `GameWords` hooks.

Whatever the reader may not know is only « a page », told apart by where it lies.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.view import sees
from arbitre.words import *
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ..cards.index import CARDS, GOLEM, TYPE
from ..rules import changes as did
from ..rules.figures import atq
from ..rules.model import AREAS as AREA_ORDER
from ..rules.model import DIVINE, FIRE, LIMBO, PER_SEAT, PURGATORY, REAR, SECRET, STACK_ZONE, Table
from ..rules.traits import traits
from .lexicon import AREA_NAMES, AREAS, KEYWORD_NAMES, NAMES
from .terms import SENTENCE_KEYWORDS

PAGE: Final = "seven_fallen.page"
_PROPER: Final = ("divinity", "archangel")
"""Types that go by their own name, without an owner."""


def definition(name: str) -> Phrase:
    """The card, or the keyword, a definition or one of its nodes belongs to."""
    slug = name.partition("/")[0]
    return NAMES[slug] if slug in NAMES else KEYWORD_NAMES[SENTENCE_KEYWORDS[slug]]


OPPOSING: Final[tuple[str, ...]] = ("seven_fallen.opposing",)
"""How cards call what is an opponent's."""


def controller(teller: Teller, piece: int) -> int:
    """The seat whose card this is."""
    seat: int = teller.state.pieces[piece].owner
    return seat


def printed(teller: Teller, what: int) -> Name:
    return NAMES[CARDS[what].slug]


def noun_of(teller: Teller, piece: int) -> str | Name:
    """A card's name, or the plain noun where the reader may not know it: the head of a noun phrase."""
    what = teller.what(piece)
    return PAGE if what < 0 else printed(teller, what)


def whose(teller: Teller, piece: int, seat: int) -> Phrase:
    """Bob's Spark Drake, your Spark Drake, one of Bob's pages; a Divinity goes by its own name."""
    what = teller.what(piece)
    if what < 0:
        return NP(PAGE, "the", owner=teller.seat(seat))
    return named(printed(teller, what), None if CARDS[what].type in _PROPER else teller.seat(seat))


def a_card(teller: Teller, piece: int) -> Phrase:
    """A card by name; a page."""
    what = teller.what(piece)
    return NP(PAGE, "a") if what < 0 else named(printed(teller, what))


def heading(teller: Teller, piece: int) -> Phrase:
    """The card a question is about, as a heading has it."""
    what = teller.what(piece)
    return NP(PAGE, "a") if what < 0 else printed(teller, what)


def option(teller: Teller, piece: int) -> Phrase:
    """A card the reader sees, told apart from others like it: whose it is, its figures, how it stands."""
    table: Table = teller.state
    it = table.pieces[piece]
    notes = _notes(table, piece)
    where = it.zone % PER_SEAT if it.zone != STACK_ZONE else -1
    if where in (LIMBO, PURGATORY, FIRE):
        notes.append(AREA_NAMES[AREA_ORDER[where]])
    if where == SECRET:
        notes.append(Adv("seven_fallen.in_secret"))
    own = it.owner == teller.reader or CARDS[it.what].type in _PROPER
    mods = (Paren(All(tuple(notes), "")),) if notes else ()
    return named(printed(teller, it.what), None if own else teller.seat(it.owner), mods)


def _notes(table: Table, piece: int) -> list[Phrase]:
    it = table.pieces[piece]
    if it.hidden:
        return []
    notes: list[Phrase] = []
    where = it.zone % PER_SEAT if it.zone != STACK_ZONE else -1
    if where in (REAR, FIRE) and it.host < 0:
        left = did.left(table, piece)
        if TYPE[it.what] == GOLEM:
            force = traits(table, piece).atq
            notes += [Figure("seven_fallen.atq", force)] if force else []
            notes.append(Figure("seven_fallen.bou", left))
        else:
            notes.append(Symbol(f"{atq(table, piece)}/{left}"))
    elif where == DIVINE:
        notes.append(Figure("seven_fallen.fv", did.left(table, piece)))
    if it.energy:
        notes.append(NP("seven_fallen.ec", count=it.energy))
    if it.poseidor:
        notes.append(NP("seven_fallen.marker", count=it.poseidor, called=Name("Poseidor", "Poseidor")))
    if it.frozen:
        notes.append(Adj("seven_fallen.frozen"))
    elif it.tilted:
        notes.append(Adj("seven_fallen.tilted"))
    if it.link >= 0 and TYPE[it.what] != GOLEM:
        notes.append(PP("with", NAMES[CARDS[table.pieces[it.link].what].slug]))
    return notes


def told_apart(teller: Teller, piece: int) -> Phrase:
    """The same for any card: a page the reader may not see is told by its place in Secret."""
    table: Table = teller.state
    if sees(table, teller.reader, piece):
        return option(teller, piece)
    zone_of = table.zones[table.pieces[piece].zone]
    page = NP(PAGE, "a", mods=(Adv("seven_fallen.in_secret"),)) if zone_of.role == SECRET else NP(PAGE, "a")
    if zone_of.role == SECRET and len(zone_of.ids) > 1:
        return Words((page, Paren(Symbol(str(zone_of.ids.index(piece) + 1)))))
    return page


def zone(teller: Teller, number: int) -> Phrase:
    """An area: your hand, Bob's Purgatory, the Stack."""
    if number == STACK_ZONE:
        return NP("seven_fallen.stack", "the")
    return NP(AREAS[AREA_ORDER[number % PER_SEAT]], owner=teller.seat(number // PER_SEAT))
