"""Laying one written card on the table of a scenario, with all its marks and what is on it."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import begin
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Item
from arbitre.kernel.scenario.vocabulary import elsewhere, marked, numbered, placed

from ..cards.index import (
    ABILITIES,
    ANGEL,
    ARCHANGEL,
    BLESSING,
    CARD_NUMBER,
    CARDS,
    ENERGY,
    EQUIPMENT,
    GOLEM,
    KEYWORDS,
    MIRACLE,
    STEALTH,
    TYPE,
    WORSHIPPER,
)
from ..language.definitions import TYPES
from ..language.keywords import Doppelganger
from ..rules import changes as did
from ..rules.model import (
    ADORATION,
    BOOK,
    FIRE,
    HAND,
    LIMBO,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
    SECRET,
    Copy,
    Table,
)
from ..rules.places import area
from .areas import area_word
from .phrases import Described, parse, title

PAGES: Final = (ANGEL, GOLEM, MIRACLE, EQUIPMENT, BLESSING)
FITTING: Final = {
    BOOK: PAGES,
    HAND: PAGES,
    REGISTER: (WORSHIPPER,),
    ADORATION: (WORSHIPPER, BLESSING),
    REAR: (ANGEL, ARCHANGEL, GOLEM),
    FIRE: (ANGEL, ARCHANGEL, GOLEM),
    SECRET: (ANGEL, MIRACLE),
    LIMBO: (*PAGES, ARCHANGEL),
    PURGATORY: (*PAGES, WORSHIPPER),
    PANDEMONIUM: (*PAGES, WORSHIPPER, ARCHANGEL),
}
"""What may lie in each area."""


IN_PLAY: Final = (
    "tilted",
    "frozen",
    "calm",
    "energy",
    "announced",
    "ambush",
    "poseidor",
    "damage",
    "fv",
    "bou",
)
"""What can be written of a card in play; the other marks are only tested."""


def read(names: list[str], item: Item) -> Described:
    """The phrase of an item, with the place of what is wrong in it."""
    try:
        return parse(names, item.text("the name of a card"))
    except BadInput as error:
        raise placed(item, error) from None


def lay(table: Table, seat: int, which: int, item: Item, phrase: Described) -> int:
    """Lay the card a phrase describes into an area; its number."""
    if phrase.role == ARCHANGEL:
        phrase.slug = CARDS[table.pieces[table.seats[seat].archangel].what].slug
    if phrase.whose not in (None, seat) or phrase.zones is not None:
        elsewhere(item)
    marked(item, phrase.marks, IN_PLAY if which in did.IN_PLAY else ("fallen",), area_word(which))
    if any(number < 0 for number in phrase.marks.values()):
        item.wrong("what is counted is 0 or more.")
    if phrase.role >= 0 and not phrase.slug:
        item.wrong(f"write the name of the card, not '{item.text()}'.")
    what = CARD_NUMBER[phrase.slug]
    if which not in (BOOK, REGISTER):  # which are laid from below
        alike = [other for other in table.ids(area(seat, which)) if table.pieces[other].what == what]
        numbered(item, phrase.nth, len(alike))
    if TYPE[what] not in FITTING[which]:
        kinds = ", ".join(TYPES[kind] for kind in FITTING[which])
        item.wrong(
            f"{title(phrase.slug)} ({TYPES[TYPE[what]]}) does not belong in the {area_word(which)}: "
            f"there can be {kinds}."
        )
    if which == SECRET and STEALTH[what] < 0 and TYPE[what] == MIRACLE:
        item.wrong(f"{title(phrase.slug)} has no Stealth.")
    if TYPE[what] == ARCHANGEL:
        it = table.pieces[table.seats[seat].archangel]
        table.zones[it.zone].ids.remove(it.id)
        it.what, it.zone, it.hidden, it.known = what, area(seat, which), False, 0
        table.zones[it.zone].ids.append(it.id)
    else:
        it = table.add_piece(Copy(0, what, seat, area(seat, which)))
    it.hidden = which == SECRET
    if phrase.known and which not in (SECRET, HAND, BOOK, REGISTER):
        marked(item, ["known to"], (), area_word(which))
    if it.hidden:
        it.known = 1 << seat
    for other in phrase.known:
        it.known |= 1 << other
    try:
        _mark(table, it, which, phrase)
    except BadInput as error:
        raise placed(item, error) from None
    for part in phrase.carried:
        _carry(table, it, item, part)
    return it.id


def could_lie(phrase: Described, seat: int, which: int) -> bool:
    """Whether a card could ever lie so in an area of a player: it belongs there, and has no marks of play but
    in play."""
    kind = phrase.role if phrase.role >= 0 else TYPE[CARD_NUMBER[phrase.slug]]
    if phrase.zones is not None and area(seat, which) not in phrase.zones:
        return False
    if which not in FITTING or which in did.IN_PLAY:
        return True
    return kind in FITTING[which] and not phrase.carried and set(phrase.marks) <= {"fallen"}


def _mark(table: Table, it: Copy, which: int, phrase: Described) -> None:
    """Everything that is written about a card."""
    marks = phrase.marks
    _markers(it, phrase)
    if phrase.cls:
        if not any(isinstance(node, Doppelganger) for node in KEYWORDS[it.what]):
            raise BadInput(f"{title(phrase.slug)} is no Doppelganger: no class is chosen for it (F-174).")
        it.cls = phrase.cls
    if which not in did.IN_PLAY:
        if "fallen" in marks:
            table.board.fallen = (*table.board.fallen, (it.id, it.life))
        return
    it.tilted, it.frozen = bool(marks.get("tilted")), bool(marks.get("frozen"))
    if marks.get("calm"):
        it.calm = table.board.turn
    it.energy = marks.get("energy", ENERGY[it.what])
    player = table.seats[it.owner]
    player.energy += it.energy
    player.granted += it.energy
    wake(table, it.id)
    if marks.get("announced") or marks.get("ambush"):
        _attacker(table, it.id, bool(marks.get("ambush")))


def _attacker(table: Table, piece: int, ambush: bool) -> None:
    """It was announced in the attack phase under way."""
    board = table.board
    board.announced = (*board.announced, piece)
    if ambush:
        board.reinforcements += bool(board.ambushers)
        board.ambushers = (*board.ambushers, piece)
        board.hidden_blades = (*board.hidden_blades, piece)
    else:
        board.attackers = (*board.attackers, piece)


def _markers(it: Copy, phrase: Described) -> None:
    if phrase.markers is not None:
        if (TYPE[it.what] == GOLEM) != (phrase.markers[:2] == (0, 0)):
            raise BadInput(
                f"'markers +1/+0' are an Angel's, 'markers +1' a Golem's: {title(phrase.slug)} has others."
            )
        it.atq, it.fv, it.bou = phrase.markers
    it.poseidor = phrase.marks.get("poseidor", 0)


def _carry(table: Table, host: Copy, item: Item, phrase: Described) -> None:
    """A Golem linked to an Angel, an Equipment on it."""
    what = CARD_NUMBER[phrase.slug] if phrase.slug else -1
    if what < 0 or TYPE[what] not in (GOLEM, EQUIPMENT) or TYPE[host.what] != ANGEL:
        item.wrong("an Angel has a Golem or Equipment with it, nothing else.")
    it = table.add_piece(Copy(0, what, host.owner, host.zone))
    _markers(it, phrase)
    if TYPE[what] == EQUIPMENT:
        it.host = host.id
    elif host.link >= 0:
        item.wrong("two Golems are never linked to one Angel (F-064).")
    else:
        it.link, host.link = host.id, it.id
    wake(table, it.id)
    hurt(table, it, item, phrase)


def hurt(table: Table, it: Copy, item: Item, phrase: Described) -> None:
    """Damage as it is written, or as much as leaves what is written."""
    mine, others = ("bou", "fv") if TYPE[it.what] == GOLEM else ("fv", "bou")
    if others in phrase.marks:
        item.wrong(f"{title(phrase.slug)} has no '{others}', it has '{mine}'.")
    left = phrase.marks.get(mine)
    it.damage = phrase.marks.get("damage", 0)
    table.current_stamp = -1
    if left is not None:
        it.damage = did.left(table, it.id) - left
        table.current_stamp = -1
        if it.damage < 0:
            item.wrong(f"{title(phrase.slug)} has {left + it.damage} when unhurt.")
    if it.damage and did.left(table, it.id) <= 0:
        item.wrong(f"{title(phrase.slug)} would be destroyed at once: nothing is left of it (F-054, F-058).")


def wake(table: Table, piece: int) -> None:
    """Put the abilities of a card in play to work."""
    it = table.pieces[piece]
    for name in ABILITIES[it.what]:
        begin(table, name, it.owner, piece)
