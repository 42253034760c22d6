"""The words for cards in scenarios: "Bob's Gnawling tilted damage 1 with Coffin Golem in the firing line".

A phrase is a name (or "Divinity", "Temple", "Archangel"), then marks in any order. In front may stand whose
it is and which of several ("second"). In `given` marks say how a card lies there; everywhere else they are
what it is held against. Words for areas are in `areas`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import meant
from arbitre.kernel.scenario.phrasing import lead, like, longest, once, perhaps
from arbitre.words.finding import slug as plain

from ..cards.index import ARCHANGEL, CARD_NUMBER, CARDS, CLASSES, DIVINITY, GOLEM, TEMPLE, TYPE
from ..cards.names import NAMES
from ..meaning.filters import equipment_on
from ..rules import changes as did
from ..rules.figures import atq, on_field
from ..rules.model import BOOK, PER_SEAT, REGISTER, STACK_ZONE, Copy, Table
from .areas import zone_word, zones_meant

ROLES: Final = {"divinity": DIVINITY, "divinite": DIVINITY, "temple": TEMPLE, "archangel": ARCHANGEL}
"""Cards of the Eden may be called by what they are."""

COUNTED: Final = ("damage", "energy", "poseidor", "feathers", "atq", "fv", "bou")
"""Marks that are followed by a number. `fv` and `bou` are what is left."""

SPELT: Final = {"atk": "atq", "vf": "fv", "shd": "bou"}
"""Figures as English cards print them, for the words of the scenarios."""

FLAGS: Final[dict[str, tuple[str, bool]]] = {
    "tilted": ("tilted", True),
    "straight": ("tilted", False),
    "frozen": ("frozen", True),
    "mortal": ("mortal", True),
    "wounded": ("wounded", True),
    "unwounded": ("wounded", False),
    "linked": ("linked", True),
    "alone": ("linked", False),
    "announced": ("announced", True),
    "ambush": ("ambush", True),
    "fallen": ("fallen", True),
    "calm": ("calm", True),
}
"""Marks of one word: what they are about, and yes or no."""


def _named() -> dict[str, str]:
    """Every way to call a card: slug, English, French; Divinities and Archangels by their first name too."""
    found: dict[str, str] = {}
    for name, number in CARD_NUMBER.items():
        if TYPE[number] in (DIVINITY, ARCHANGEL) and name in NAMES:
            found[name.partition("-")[0]] = name
    for name, row in NAMES.items():
        found |= {plain(each.split(",")[0]): name for each in (row.en, row.fr)}
    for name, row in NAMES.items():
        found |= {plain(each): name for each in (row.en, row.fr)}
    return {**found, **{name: name for name in CARD_NUMBER}}


_NAMED: Final = _named()
_like: Final = like(_NAMED, plain)


def named(text: str) -> str | None:
    """The slug of the card a name means, or None."""
    name = plain(text)
    return _NAMED.get(name) or _NAMED.get(f"the-{name}")


def title(name: str) -> str:
    """A card by its English name, without what stands behind a comma."""
    if name in NAMES:
        return NAMES[name].en.split(",")[0]
    return name.replace("-", " ").title()


class Described:
    """What a phrase says about a card."""

    __slots__ = (
        "carried",
        "cls",
        "known",
        "markers",
        "marks",
        "nth",
        "role",
        "slug",
        "text",
        "whose",
        "zones",
    )

    def __init__(self, name: str, role: int = -1) -> None:
        self.text = self.slug = name
        self.role = role  # the type, if the card is called by what it is
        self.nth: int | None = None
        self.whose: int | None = None
        self.zones: tuple[int, ...] | None = None
        self.marks: dict[str, int] = {}
        self.markers: tuple[int, int, int] | None = None  # ATQ, FV, BOU
        self.cls = ""
        self.known: list[int] = []
        self.carried: list[Described] = []  # the Golem linked to it, the Equipment on it

    @property
    def in_the_moment(self) -> bool:
        """Whether it says more than which card: how it lies there, which may be otherwise soon."""
        more = (self.marks, self.cls, self.known, self.carried)
        return any(more) or self.markers is not None or self.zones is not None

    def fits(self, table: Table, piece: int) -> bool:
        """Whether a card on the table is one this phrase can mean (which of several is left aside)."""
        it = table.pieces[piece]
        if TYPE[it.what] != self.role if self.role >= 0 else CARDS[it.what].slug != self.slug:
            return False
        if self.whose is not None and it.owner != self.whose:
            return False
        if self.zones is not None and it.zone not in self.zones:
            return False
        if any(not _shows(table, it, mark, value) for mark, value in self.marks.items()):
            return False
        if self.markers is not None and self.markers != (it.atq, it.fv, it.bou):
            return False
        if self.cls and it.cls != self.cls:
            return False
        if any(not it.known >> seat & 1 for seat in self.known):
            return False
        if not self.carried:
            return True
        load = [*equipment_on(table, piece), it.link]
        return all(any(i >= 0 and part.fits(table, i) for i in load) for part in self.carried)


def _shows(table: Table, it: Copy, mark: str, value: int) -> bool:
    """Whether a mark is there; a card that has no such figure does not show it."""
    try:
        return mark_of(table, it, mark) == value
    except BadInput:
        return False


def mark_of(table: Table, it: Copy, mark: str) -> int:
    """What a card shows of a mark now."""
    if mark in ("atq", "fv", "bou"):
        return figure(table, it.id, mark)
    if mark in ("linked", "wounded"):
        return int(it.link >= 0 if mark == "linked" else it.damage > 0)
    board = table.board
    if mark == "announced":
        return int(it.id in board.announced)
    if mark == "ambush":
        return int(it.id in board.ambushers)
    if mark == "fallen":
        return int((it.id, it.life) in board.fallen)
    if mark == "calm":
        return int(it.calm == board.turn and it.calm > 0)
    return int(getattr(it, mark))


def figure(table: Table, piece: int, which: str) -> int:
    """ATQ as it is now, or what is left of Vital Force or Shield."""
    kind = TYPE[table.pieces[piece].what]
    if not on_field(table, piece) and not (kind == DIVINITY and which == "fv"):
        raise BadInput(f"{title(CARDS[table.pieces[piece].what].slug)} is not on the battlefield.")
    if which == "atq":
        return atq(table, piece)
    return did.left(table, piece) if (kind == GOLEM) == (which == "bou") else 0


def parse(names: list[str], text: str) -> Described:
    """Read a phrase. Raises `BadInput` (without a place) naming what is unknown in it."""
    nth, whose, words = lead(names, text, named)
    phrase, rest = _name(words, text)
    while rest:
        rest = _mark(phrase, rest, names)
    phrase.text, phrase.nth, phrase.whose = text, nth, whose
    return phrase


def _name(words: list[str], text: str) -> tuple[Described, list[str]]:
    """The longest name at the beginning, and the words after it."""
    found = longest(words, named)
    if found is not None:
        return Described(found[0]), found[1]
    if words and plain(words[0]) in ROLES:
        return Described("", ROLES[plain(words[0])]), words[1:]
    near = _like(" ".join(words))
    remark = f" (perhaps {title(_NAMED[near])}?)" if near else ""
    raise BadInput(f"no card is called '{text}'{remark}; see `arbitre cards seven_fallen`.")


def _mark(phrase: Described, words: list[str], names: list[str]) -> list[str]:
    """Read one mark behind a name; the words after it."""
    word, rest = SPELT.get(words[0].lower(), words[0].lower()), words[1:]
    if word in FLAGS:
        mark, value = FLAGS[word]
        once(phrase.marks, mark, value, title(phrase.slug))
        return rest
    if word in COUNTED and rest and re.fullmatch(r"-?\d+", rest[0]):
        once(phrase.marks, word, int(rest[0]), title(phrase.slug))
        return rest[1:]
    if word == "markers" and rest:
        phrase.markers = markers(rest[0])
        return rest[1:]
    if word == "class" and rest:
        phrase.cls = plain(rest[0])
        if phrase.cls not in CLASSES:
            near = perhaps(phrase.cls, CLASSES)
            raise BadInput(f"no class is called '{rest[0]}'{near}; there are {', '.join(CLASSES)}.")
        return rest[1:]
    if word == "with" and rest:
        return _carried(phrase, rest, names)
    if word == "known" and len(rest) > 1 and rest[0].lower() == "to" and rest[1] in names:
        phrase.known.append(names.index(rest[1]))
        return rest[2:]
    if word in ("in", "on", "at") and rest:
        phrase.zones = zones_meant(names, " ".join(rest))
        return []
    marks = [
        *FLAGS,
        *(f"{each} 2" for each in COUNTED),
        "markers +1/+1",
        "class WORD",
        "with CARD",
        "in AREA",
    ]
    raise BadInput(f"'{' '.join(words)}' says nothing about a card; there are {', '.join(marks)}.")


def markers(text: str) -> tuple[int, int, int]:
    """Markers as they are written: "+1/+1" for ATQ and FV, "+1" for a Shield."""
    found = re.fullmatch(r"([+-]?\d+)[/|]([+-]?\d+)", text)
    if found:
        return int(found[1]), int(found[2]), 0
    if not re.fullmatch(r"[+-]?\d+", text):
        raise BadInput(f"'{text}' are no markers; write 'markers +1/+0', or 'markers +1' for a Golem.")
    return 0, 0, int(text)


def _carried(phrase: Described, words: list[str], names: list[str]) -> list[str]:
    """The Golem and Equipment of an Angel, joined by "and", each with its own flags and counts."""
    while True:
        part, words = _name(words, " ".join(words))
        while words and words[0].lower() in (*FLAGS, *COUNTED, "markers"):
            words = _mark(part, words, names)
        phrase.carried.append(part)
        if not words or words[0].lower() != "and":
            return words
        words = words[1:]


def say_card(stage: Stage, piece: int) -> str:
    """A card in the words `parse` understands: whose, name, how it lies, where."""
    table: Table = stage.state
    it = table.pieces[piece]
    said = f"{stage.name(it.owner)}'s {title(CARDS[it.what].slug)}"
    said += "".join(f" {mark}" for mark in ("tilted", "frozen", "mortal") if getattr(it, mark))
    said += "".join(
        f" {mark} {getattr(it, mark)}" for mark in ("damage", "energy", "poseidor") if getattr(it, mark)
    )
    if it.atq or it.fv or it.bou:
        said += f" markers {it.bou:+d}" if TYPE[it.what] == GOLEM else f" markers {it.atq:+d}/{it.fv:+d}"
    load = [i for i in (*equipment_on(table, piece), it.link) if i >= 0 and TYPE[it.what] != GOLEM]
    if load:
        said += " with " + " and ".join(title(CARDS[table.pieces[i].what].slug) for i in load)
    return f"{said} in {zone_word(stage.names, table, piece)}"


def find(stage: Stage, text: str) -> Callable[[int], bool]:
    """The test for the cards a phrase means, "second" counted among those of one area."""
    table: Table = stage.state
    phrase = parse(stage.names, text)
    return meant(table, partial(phrase.fits, table), phrase.nth)


SAME: Final = tuple(
    field for field in Copy.__struct_fields__ if field not in ("id", "life", "last", "hurt_by")
)
"""The fields in which twins must agree."""


def twins(table: Table, one: int, other: int) -> bool:
    """Whether two cards are the same to everybody: kind, place, what lies on them and what acts on them."""
    if one == other:
        return True
    a, b = table.pieces[one], table.pieces[other]
    if a.link >= 0 or any(getattr(a, field) != getattr(b, field) for field in SAME):
        return False
    if a.zone != STACK_ZONE and a.zone % PER_SEAT in (BOOK, REGISTER) and not a.known:
        return True
    if equipment_on(table, one) or equipment_on(table, other):
        return False
    board = table.board
    groups = (board.attackers, board.ambushers, board.announced, board.fighters, board.aimed)
    if any((one in group) != (other in group) for group in groups):
        return False
    return not any((one in e.targets) != (other in e.targets) for e in table.effects if e.until)
