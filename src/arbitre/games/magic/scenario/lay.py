"""Laying one written thing on the table of a scenario, with all its marks."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import walk
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item
from arbitre.kernel.scenario.vocabulary import elsewhere, placed

from .. import language as n
from ..cards.index import CARD_NUMBER, CARDS
from ..language.definitions import PERMANENT_TYPES, ROOM
from ..language.keywords import KEYWORD_COUNTERS, Impending
from ..rules.changes.things import UNTIL_LEAVES
from ..rules.continuous.layers import derive
from ..rules.model import BATTLEFIELD, EXILE, Table, Thing
from ..rules.refs import role
from ..speech.terms import ANCHOR_WORDS
from .phrases import Described, parse, title

FIRST_LIFE: Final = 1
IN_PLAY_ONLY: Final = ("tapped", "sick", "impending")
OPEN: Final = ("battlefield", "graveyard", "exile", "command", "stack")
"""Where everybody sees what lies face up."""
NEVER_WRITTEN: Final = ("attacking", "blocking", "goaded")
"""What comes about by playing."""


class Laid:
    """A thing laid down, with what is written about it and where."""

    __slots__ = ("item", "phrase", "piece")

    def __init__(self, piece: int, phrase: Described, item: Item) -> None:
        self.piece = piece
        self.phrase = phrase
        self.item = item


def read(names: list[str], item: Item) -> Described:
    """The phrase of an item, with the place of what is wrong in it."""
    try:
        return parse(names, item.text("the name of a card"))
    except BadInput as error:
        raise placed(item, error) from None


def lay(table: Table, seat: int, place: int, item: Item, phrase: Described) -> Laid:
    """Lay what a phrase describes into a zone of a seat, or under its control onto the battlefield."""
    if not phrase.slug:
        item.wrong("write the name of the card, also where it lies face down or is a token.")
    what = CARD_NUMBER[phrase.slug]
    owner = seat if phrase.whose is None else phrase.whose
    if place not in (BATTLEFIELD, EXILE) and owner != seat:
        item.wrong("a card lies only in its owner's hand, library or graveyard (400.3).")
    _only_what_lies(item, phrase)
    phrase.controller = seat
    it = Thing(0, what, owner, place, controller=seat if place == BATTLEFIELD else owner, life=FIRST_LIFE)
    it.stamp = table.serial
    table.serial += 1
    it.token = bool(phrase.flags.get("token", CARDS[what].token))
    if place == BATTLEFIELD:
        _in_play(table, seat, it, item, phrase)
    else:
        _elsewhere(it, item, phrase)
    if phrase.known and not phrase.face_down and role(place) in OPEN:
        item.wrong(f"'known to' cannot be written of what begins in the {role(place)}.")
    for other in phrase.known:
        it.known |= 1 << other
    return Laid(table.add_piece(it).id, phrase, item)


def could_lie(phrase: Described, place: int) -> bool:
    """Whether a thing could ever lie so in a zone: on the battlefield only permanents do face up (110.1), and
    nothing has the marks of combat or of the battlefield anywhere else."""
    if phrase.zones is not None and place not in phrase.zones:
        return False
    if place == BATTLEFIELD:
        faces = CARDS[CARD_NUMBER[phrase.slug]].faces if phrase.slug else ()
        permanent = any(each in PERMANENT_TYPES for face in faces for each in face.types)
        return permanent or phrase.face_down or not faces
    marked = any(phrase.flags.get(flag) for flag in (*IN_PLAY_ONLY, *NEVER_WRITTEN))
    hidden = phrase.face_down and place != EXILE
    return not (marked or hidden or phrase.damage or phrase.doors or phrase.attached)


def _only_what_lies(item: Item, phrase: Described) -> None:
    """Complain of what says nothing about how a card lies there as a position begins."""
    for flag in NEVER_WRITTEN:
        if flag in phrase.flags:
            item.wrong(f"'{flag}' comes about by playing; a position begins without it.")
    if 0 in phrase.counters.values():
        item.wrong("none of a thing is not written: leave it out.")
    if phrase.zones is not None or phrase.controller is not None:
        elsewhere(item)
    if phrase.size is not None:
        item.wrong("its size is what its card and its counters make it; it is only tested.")
    if phrase.facing and not phrase.face_down:
        item.wrong(f"only what lies face down is so: write 'face-down {title(phrase.slug)}'.")
    abilities = [ability for face in CARDS[CARD_NUMBER[phrase.slug]].faces for ability in face.abilities]
    if phrase.flags.get("impending") and not any(isinstance(each, Impending) for each in abilities):
        item.wrong(f"{title(phrase.slug)} has no impending.")
    if phrase.choosing and not any(isinstance(node, _CHOICES) for node in walk(tuple(abilities))):
        item.wrong(f"{title(phrase.slug)} has nothing chosen for it.")


_CHOICES: Final = (n.ChooseCreatureType, n.ChooseWord, n.ChooseCardName)


def _in_play(table: Table, seat: int, it: Thing, item: Item, phrase: Described) -> None:
    card = CARDS[it.what]
    types = card.faces[0].types
    if not phrase.face_down and not any(each in PERMANENT_TYPES for each in types):
        item.wrong(f"{title(card.slug)} is no permanent; face up it cannot be on the battlefield.")
    it.under = seat
    it.held = NOBODY if phrase.flags.get("sick") else seat
    it.turn = table.board.turn if phrase.flags.get("sick") else max(0, table.board.turn - 1)
    it.tapped = phrase.flags.get("tapped", False)
    it.damage = phrase.damage or 0
    if phrase.doors is not None and card.layout != ROOM:
        item.wrong(f"{title(card.slug)} has no doors.")
    it.doors = phrase.doors or 0
    counters = dict(phrase.counters)
    if card.faces[0].loyalty is not None and "loyalty" not in counters and not phrase.face_down:
        counters["loyalty"] = card.faces[0].loyalty
    it.counters = tuple((kind, number) for kind, number in counters.items() if number)
    it.stamps = tuple((kind, it.stamp) for kind in counters if kind in KEYWORD_COUNTERS)
    if phrase.flags.get("impending"):
        it.marks = ("impending",)
    if phrase.choosing:
        sort = "name" if phrase.choosing in _NAMES else "creature type"
        it.chosen = (("word" if phrase.choosing in ANCHOR_WORDS else sort, phrase.choosing),)
    if phrase.face_down:
        it.facing, it.hidden, it.known = phrase.facing or "manifest", True, 1 << seat


_NAMES: Final = frozenset(face.slug for card in CARDS for face in card.faces)


def _elsewhere(it: Thing, item: Item, phrase: Described) -> None:
    marked = [flag for flag in IN_PLAY_ONLY if flag in phrase.flags]
    counters = {} if it.zone == EXILE else phrase.counters
    if marked or counters or phrase.damage or phrase.doors or phrase.attached or it.token:
        item.wrong(f"in {role(it.zone)} a card has no marks of the battlefield.")
    if it.zone == EXILE:
        it.counters = tuple((kind, number) for kind, number in dict(phrase.counters).items() if number)
    if phrase.face_down:
        if it.zone != EXILE:
            item.wrong(f"in {role(it.zone)} nothing is called face down.")
        it.hidden = True


def link(table: Table, laid: list[Laid], names: list[str]) -> None:
    """What is attached to what, and what was exiled by what: when all of it lies there."""
    for each in laid:
        if each.phrase.attached:
            seat = names.index(each.phrase.attached) if each.phrase.attached in names else None
            host = _one(laid, each, each.phrase.attached, names) if seat is None else -2 - seat
            table.pieces[each.piece].host = host
        if each.phrase.exiled_with:
            by = _one(laid, each, each.phrase.exiled_with, names)
            it = table.pieces[each.piece]
            it.linked = (by, table.pieces[by].life)
            it.marks = (UNTIL_LEAVES,) if each.phrase.flags.get("returning") else ()


def settle(table: Table) -> None:
    """What somebody controls by an effect that lies there as well he has controlled before: nothing that is
    written is new, and nobody need be told of it (302.6)."""
    derive(table)
    for i in table.ids(BATTLEFIELD):
        it, seat = table.pieces[i], table.current[i].controller
        if it.under != seat:
            it.under = seat
            it.held = it.held if it.held == NOBODY else seat
            it.known |= it.hidden << seat
    table.current_stamp = -1


def _one(laid: list[Laid], at: Laid, text: str, names: list[str]) -> int:
    """The one written permanent a phrase means, by name and whose it is."""
    try:
        wanted = parse(names, text)
    except BadInput as error:
        raise placed(at.item, error) from None
    wanted.face_down, face_down = False, wanted.face_down
    if wanted.in_the_moment:
        at.item.wrong(f"'{text}' must be told by name here, whose it is and 'second'.")
    found = [
        each.piece
        for each in laid
        if each.phrase.slug == wanted.slug
        and each.phrase.face_down == face_down
        and each.piece != at.piece
        and wanted.whose in (None, each.phrase.controller)
    ]
    if wanted.nth is not None:
        found = found[wanted.nth : wanted.nth + 1]
    if not found:
        at.item.wrong(f"there is no other '{text}' on the battlefield.")
    if len(found) > 1:
        at.item.wrong(f"'{text}' is {len(found)} things on the battlefield; say which ('second …').")
    return found[0]
