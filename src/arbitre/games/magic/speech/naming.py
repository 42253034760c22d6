"""How Magic names things for a reader: cards, permanents, spells, zones. Half of the `GameWords` hooks.

What the reader may not know is only « a card », or « a face-down creature » on the battlefield.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import walk
from arbitre.kernel.view import sees
from arbitre.words import *
from arbitre.words.lines import line
from arbitre.words.naming import named
from arbitre.words.telling import Teller

from ..cards.index import CARDS, COUNTER_KINDS, FACE_SLUGS, NODES
from ..language.definitions import ROOM
from ..rules.continuous.layers import traits_of
from ..rules.model import BATTLEFIELD, CEASED, EXILE, FIRST_ITEM, SHARED, STACK, Table
from ..rules.refs import is_item, is_seat, role, seat_of, unnamed
from .lexicon import ZONE_NAMES, ZONES
from .terms import KEYWORD_WORDS, NAMES, counter_kind, text
from .texts.card import clause_text
from .texts.tale import SAYS

FACE_DOWN: Final = NP("magic.creature", "a", ("magic.face_down",))
_FACE_DOWN_SPELL: Final = NP("spell", "a", ("magic.face_down",))
_FACE_DOWN_CARD: Final = NP("card", "a", ("magic.face_down",))
A_CARD: Final = NP("card", "a")


BY_RULE: Final[dict[str, tuple[Name, Phrase]]] = {
    "finality": (
        Name("Finality counter", "Marqueur « fatalité »"),
        line("If it would die, exile it instead.", "S'il devait mourir, exilez-le à la place."),
    ),
    "stun": (
        Name("Stun counter", "Marqueur « étourdissement »"),
        line(
            "If it would become untapped, remove a stun counter from it instead.",
            "S'il devait se dégager, retirez-en un marqueur « étourdissement » à la place.",
        ),
    ),
    "commander": (
        Name("Commander", "Commandant"),
        line(
            "Its owner may put it into the command zone instead.",
            "Son propriétaire peut le mettre dans la zone de commandement à la place.",
        ),
    ),
}
"""The replacements that are rules of the game, not abilities (122.1, 903.9b): their names and their words."""


def definition(name: str) -> Phrase:
    """The card a node belongs to; of a keyword's sentence the keyword, of a land's the land type."""
    slug = name.partition("/")[0]
    if slug in NAMES:
        return NAMES[slug]
    if slug in BY_RULE:
        return BY_RULE[slug][0]
    if slug in COUNTER_KINDS:
        kind = counter_kind(COUNTER_KINDS[slug])
        return Name(f"{kind.en} counter".capitalize(), f"Marqueur {kind.fr}", "m")
    word = KEYWORD_WORDS[slug.partition(":")[0]]
    return Name(word.en.capitalize(), word.fr.capitalize(), word.gender)


def sentence(name: str) -> Phrase:
    """What a node says, or the sentence around it: a target is asked for in the words it stands in. What
    replaces an event by a rule of the game has no node."""
    if name in BY_RULE:
        return BY_RULE[name][1]
    if type(NODES.nodes[name]) in SAYS:
        return clause_text(name)
    slug, _, place = name.partition("/")
    node = NODES.nodes[name]
    for outer in range(int(place) - 1, -1, -1):
        around = NODES.nodes[f"{slug}/{outer}"]
        if type(around) in SAYS and any(inner is node for inner in walk(around)):
            return clause_text(f"{slug}/{outer}")
    raise Unwritten(f"{name} stands in no sentence")


OPPOSING: Final[tuple[str, ...]] = ()
"""How cards call what is an opponent's."""


def controller(teller: Teller, piece: int) -> int:
    """The seat whose card this is."""
    table: Table = teller.state
    it = table.pieces[piece]
    return traits_of(table, piece).controller if it.zone == BATTLEFIELD else it.controller


def printed(teller: Teller, what: int) -> Name:
    return NAMES[CARDS[what].slug]


# Things


def called(teller: Teller, piece: int) -> Name | None:
    """The name of a thing as the reader may know it: of a copy what it copies, of a Room its open doors.

    What lies face down has none (708.2), not even for who may look at it."""
    table: Table = teller.state
    it = table.pieces[piece]
    if it.zone == CEASED and it.token and not it.hidden:  # everybody saw it while it was there
        was = it.copies[-1].what if it.copies else it.what
        return NAMES[CARDS[was].slug] if was >= 0 else None
    what = teller.what(piece)
    if what < 0 or is_down(teller, piece):
        return None
    if sees(table, teller.reader, piece) and it.what == what:
        if it.copies and not it.hidden and it.copies[-1].what >= 0:
            what = it.copies[-1].what
        if CARDS[what].layout == ROOM:
            return _room(it.zone, it.doors, it.door, what)
        if it.copies[-1].back if it.copies else it.back:
            return NAMES[CARDS[what].faces[1].slug]
    return NAMES[CARDS[what].slug]


def _room(zone_: int, doors: int, cast: int, what: int) -> Name:
    """A Room by its unlocked doors, on the stack by the half that was cast."""
    faces = CARDS[what].faces
    if zone_ == STACK and cast >= 0:
        return NAMES[faces[cast].slug]
    if zone_ == BATTLEFIELD:
        open_ = [face for place, face in enumerate(faces) if doors >> place & 1]
        if len(open_) == 1:
            return NAMES[open_[0].slug]
    return NAMES[CARDS[what].slug]


def is_down(teller: Teller, piece: int) -> bool:
    """Whether a permanent or spell is face down, which everybody sees; in a story, whether it was."""
    told = teller.lay_down(piece)
    if told is not None:
        return told
    table: Table = teller.state
    it = table.pieces[piece]
    return bool(it.hidden) and it.zone in (BATTLEFIELD, STACK)


def face_down(teller: Teller, seat: int, mods: tuple[Phrase, ...] = ()) -> Phrase:
    """Your face-down creature; one of Bob's."""
    return NP("magic.creature", "a", ("magic.face_down",), owner=teller.seat(seat), mods=mods)


def unseen(teller: Teller, piece: int) -> Phrase:
    """A thing the reader may not know: by where it lies."""
    table: Table = teller.state
    if is_down(teller, piece) and table.pieces[piece].zone != STACK:
        return face_down(teller, controller(teller, piece))
    return unknown(table.pieces[piece].zone)


def unknown(zone_: int) -> Phrase:
    """What lies unknown in a zone: a face-down creature, a card."""
    return {BATTLEFIELD: FACE_DOWN, STACK: _FACE_DOWN_SPELL, EXILE: _FACE_DOWN_CARD}.get(zone_, A_CARD)


def thing(teller: Teller, piece: int, zone_: int | None = None) -> Phrase:
    """A thing by name, or « a face-down creature »; `zone_` is where it lay when it was told of."""
    if piece < 0:
        return A_CARD
    what = teller.what(piece)
    if what >= 0 and zone_ is not None and zone_ not in (BATTLEFIELD, STACK):
        return named(printed(teller, what))
    name = called(teller, piece)
    if name is not None:
        return named(name)
    table: Table = teller.state
    return unseen(teller, piece) if zone_ in (None, table.pieces[piece].zone) else unknown(zone_)


def heading(teller: Teller, piece: int) -> Phrase:
    """The thing a question is about, as a heading has it."""
    return (called(teller, piece) if piece >= 0 else None) or thing(teller, piece)


def whose(teller: Teller, piece: int, seat: int, zone_: int | None = None) -> Phrase:
    """Bob's Innocuous Rat, your face-down creature; what is legendary goes by its own name."""
    if piece < 0:
        return thing(teller, piece, zone_)
    name = called(teller, piece)
    if name is None and seat >= 0 and (zone_ == BATTLEFIELD or (zone_ is None and is_down(teller, piece))):
        return face_down(teller, seat)
    if name is None or seat < 0 or _proper(teller, piece):
        return thing(teller, piece, zone_)
    return named(name, teller.seat(seat))


def _proper(teller: Teller, piece: int) -> bool:
    """Whether a thing is known by its own name: the legendary ones."""
    what = teller.what(piece)
    return what >= 0 and "legendary" in CARDS[what].faces[0].supertypes


def controlled(teller: Teller, piece: int) -> Phrase:
    """A thing with whoever controls it, or last did."""
    return whose(teller, piece, controller(teller, piece))


def option(teller: Teller, piece: int) -> Phrase:
    """A thing the reader sees, told apart from others like it: whose it is, its figures, how it stands."""
    table: Table = teller.state
    it = table.pieces[piece]
    name = called(teller, piece)
    seat = traits_of(table, piece).controller if it.zone == BATTLEFIELD else it.owner
    notes = _notes(table, piece)
    if name is None and it.zone == STACK:
        return _FACE_DOWN_SPELL
    if name is None:  # its player may know which card it is
        notes = [printed(teller, it.what), *notes] if it.what >= 0 and teller.what(piece) >= 0 else notes
        return face_down(teller, seat, (Paren(All(tuple(notes), "")),))
    mods = (Paren(All(tuple(notes), "")),) if notes else ()
    return named(name, None if seat == teller.reader else teller.seat(seat), mods)


def _notes(table: Table, piece: int) -> list[Phrase]:
    it = table.pieces[piece]
    where = role(it.zone)
    if where != "battlefield":
        return [] if where in ("hand", "stack", "library") else [ZONE_NAMES[where]]
    traits = traits_of(table, piece)
    notes: list[Phrase] = []
    if "creature" in traits.types:
        notes.append(Symbol(f"{traits.power}/{traits.toughness}"))
    if it.tapped:
        notes.append(Adj("magic.tapped"))
    if it.damage:
        notes.append(NP("magic.damage", count=it.damage))
    for kind, number in it.counters:
        notes.append(NP("magic.counter", count=number, called=counter_kind(kind)))
    if it.token and not it.copies:
        notes.append(NP("token"))
    return notes


def told_apart(teller: Teller, piece: int) -> Phrase:
    """The same for any thing: a face-down creature the reader may not know is told by its place."""
    table: Table = teller.state
    if sees(table, teller.reader, piece):
        return option(teller, piece)
    it = table.pieces[piece]
    plain = unseen(teller, piece)
    hidden = [i for i in table.ids(it.zone) if table.pieces[i].hidden and not sees(table, teller.reader, i)]
    if it.zone != BATTLEFIELD or len(hidden) < 2:
        return plain
    return Words((plain, Paren(Symbol(str(hidden.index(piece) + 1)))))


# Refs: pieces, players, abilities on the stack


def ref(teller: Teller, number: int, apart: bool = True) -> Phrase:
    """Anything an effect can speak of."""
    if is_seat(number):
        return teller.seat(seat_of(number))
    if is_item(number):
        return item(teller, number)
    return told_apart(teller, number) if apart else thing(teller, number)


def shown(teller: Teller, sort: str, number: int) -> Phrase:
    """The same from an option: ("piece", 7), ("seat", 1), ("item", 3)."""
    return ref(teller, unnamed((sort, number)))


def item(teller: Teller, number: int) -> Phrase:
    """A spell or ability on the stack; of abilities that are called the same, which of them, oldest first."""
    table: Table = teller.state
    stack = table.board.stack
    found = next((each for each in stack if each.id == number - FIRST_ITEM), None)
    if found is None:
        return NP("ability", "a")
    source = thing(teller, found.source)
    if found.kind == "spell":
        return source
    plain = NP("ability", "the", of=source)
    alike = [each for each in stack if each.kind != "spell" and thing(teller, each.source) == source]
    if len(alike) < 2:
        return plain
    return Words((plain, Paren(Symbol(str(alike.index(found) + 1)))))


def door(teller: Teller, piece: int, number: int) -> Phrase:
    """A door of a Room, by name."""
    table: Table = teller.state
    it = table.pieces[piece]
    what = it.copies[-1].what if it.copies and it.copies[-1].what >= 0 else it.what
    if teller.what(piece) < 0 or not 0 <= number < len(CARDS[what].faces):
        return NP("magic.door", "a")
    return named(NAMES[CARDS[what].faces[number].slug])


def face_named(slug: str) -> Name | None:
    """The name of a face, if the word is one."""
    return NAMES[slug] if slug in FACE_SLUGS else None


# Zones


def zone(teller: Teller, number: int) -> Phrase:
    """A zone: your hand, Bob's graveyard, the battlefield."""
    where = role(number)
    if number < SHARED:
        return NP(ZONES[where], "the") if where in ZONES else NP("game", "the")
    seat = teller.state.zones[number].owner
    return NP(ZONES[where], owner=teller.seat(seat))


def into(teller: Teller, number: int) -> Phrase:
    """To a zone, with the right preposition."""
    where = role(number)
    if where in ("battlefield", "stack"):
        return PP("onto", zone(teller, number))
    if where == "exile":
        return text("into exile")
    return PP("into", zone(teller, number))
