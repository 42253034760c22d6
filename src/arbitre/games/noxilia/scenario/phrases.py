"""The words for cards in scenarios: "Bob's Rag Ghoul engaged wounds 2 with Venom Ring in battlefield 1".

A phrase is a name (a slug, English or French), then marks in any order. In front may stand whose it is and
which of several ("second"). In `given` marks say how a card lies there; everywhere else they are what it is
held against. Words for zones are in `places`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from arbitre.kernel.layers import traits
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import meant
from arbitre.kernel.scenario.phrasing import lead, like, longest, once
from arbitre.words.finding import slug

from ..cards.index import CARDS, NUMBER, TYPE, UNIT
from ..cards.names import NAMES
from ..rules.model import Table, Thing
from .places import area_meant, area_name, in_area

COUNTED: Final = ("wounds", "life", "armour", "melee", "ranged", "poison", "time")
"""Marks that are followed by a number."""

FLAGS: Final[dict[str, tuple[str, bool]]] = {
    "engaged": ("engaged", True),
    "disengaged": ("engaged", False),
    "dodged": ("dodged", True),
    "idle": ("idle", True),
    "active": ("idle", False),
    "primo": ("primo", True),
    "away": ("away", True),
    "lent": ("lent", True),
}
"""Marks of one word: what they are about, and yes or no."""

SPELT: Final = {"armor": "armour", "equipment": "gear"}
"""Words as the cards print them, for those the scenarios use."""

SMALL: Final = ("of", "the", "in", "at", "to", "and", "with")


_NAMED: Final = {
    **{slug(name.split(",")[0]): key for key, both in NAMES.items() for name in (both.en, both.fr)},
    **{slug(name): key for key, both in NAMES.items() for name in (both.en, both.fr)},
    **{key: key for key in NUMBER},
}
_like: Final = like(_NAMED, slug)


def named(text: str) -> str | None:
    """The slug of the card a name means, or None."""
    name = slug(text)
    return _NAMED.get(name) or _NAMED.get(f"the-{name}")


def title(name: str) -> str:
    """A card by its English name; anything else as people write it: rag-ghoul -> Rag Ghoul."""
    if name in NAMES:
        return NAMES[name].en
    words = [word if word in SMALL else word.capitalize() for word in name.split("-")]
    return " ".join([words[0].capitalize(), *words[1:]])


class Described:
    """What a phrase says about a card."""

    __slots__ = ("area", "curses", "gear", "known", "marks", "nth", "owner", "slug", "text", "under", "whose")

    def __init__(self, name: str) -> None:
        self.text = self.slug = name
        self.nth: int | None = None
        self.whose: int | None = None  # who controls it; out of play, whose it is
        self.owner: int | None = None
        self.area: tuple[int, ...] | None = None  # the zones of the state it may lie in
        self.marks: dict[str, int] = {}
        self.known: list[int] = []
        self.curses: list[str] = []
        self.gear: list[Described] = []
        self.under: list[Described] = []

    @property
    def in_the_moment(self) -> bool:
        """Whether it says more than which card: how it lies there, which may be otherwise soon."""
        more = (self.marks, self.known, self.curses, self.gear, self.under)
        return any(more) or self.owner is not None or self.area is not None

    def fits(self, table: Table, thing: int) -> bool:
        """Whether a card on the table is one this phrase can mean (which of several is left aside)."""
        it = table.pieces[thing]
        if CARDS[it.what].slug != self.slug:
            return False
        on_board = it.zone < len(table.board.places)
        whose = it.controller if on_board or it.host >= 0 else it.owner
        if self.whose is not None and whose != self.whose:
            return False
        if self.owner is not None and it.owner != self.owner:
            return False
        if self.area is not None and not in_area(table, thing, self.area):
            return False
        if any(mark_of(table, it, mark) != value for mark, value in self.marks.items()):
            return False
        if any(not it.known >> seat & 1 for seat in self.known):
            return False
        return all(any(part.fits(table, g) for g in it.gear) for part in self.gear) and all(
            any(part.fits(table, u) for u in it.under) for part in self.under
        )


def mark_of(table: Table, it: Thing, mark: str) -> int:
    """What a card shows of a mark now."""
    if mark == "face down":
        return int(it.hidden)
    if mark in ("melee", "ranged", "armour", "life", "full"):
        if not UNIT[it.what] or it.zone >= len(table.board.places):
            raise BadInput(f"{title(CARDS[it.what].slug)} is not in play, so it has no {mark}.")
        return int(getattr(traits(table, it.id), mark))
    return int(getattr(it, {"wounds": "lost"}.get(mark, mark)))


def parse(names: list[str], text: str, speaker: int | None = None, table: Table | None = None) -> Described:
    """Read a phrase. Raises `BadInput` (without a place) naming what is unknown in it."""
    nth, whose, words = lead(names, text, named)
    phrase, rest = _name(words, text)
    while rest:
        rest = _mark(phrase, rest, names, speaker, table)
    phrase.text, phrase.nth, phrase.whose = text, nth, whose
    return phrase


def _name(words: list[str], text: str) -> tuple[Described, list[str]]:
    """The longest name at the beginning, and the words after it."""
    found = longest(words, named)
    if found is not None:
        return Described(found[0]), found[1]
    near = _like(" ".join(words))
    remark = f" (perhaps {title(_NAMED[near])}?)" if near else ""
    raise BadInput(f"no card is called '{text}'{remark}; see `arbitre cards noxilia`.")


def _mark(
    phrase: Described, words: list[str], names: list[str], speaker: int | None, table: Table | None
) -> list[str]:
    """Read one mark behind a name; the words after it."""
    word, rest = SPELT.get(words[0].lower(), words[0].lower()), words[1:]
    if word in FLAGS:
        mark, value = FLAGS[word]
        once(phrase.marks, mark, value, title(phrase.slug))
        return rest
    if word == "face" and rest and rest[0].lower() in ("down", "up"):
        once(phrase.marks, "face down", rest[0].lower() == "down", title(phrase.slug))
        return rest[1:]
    if word in COUNTED and rest and re.fullmatch(r"-?\d+", rest[0]):
        once(phrase.marks, word, int(rest[0]), title(phrase.slug))
        return rest[1:]
    if word in ("with", "over"):
        if phrase.gear if word == "with" else phrase.under:
            raise BadInput(f"'{word}' stands here twice.")
        return _carried(phrase.gear if word == "with" else phrase.under, rest)
    if word == "known" and len(rest) > 1 and rest[0].lower() == "to" and rest[1] in names:
        phrase.known.append(names.index(rest[1]))
        return rest[2:]
    if word == "owned" and len(rest) > 1 and rest[0].lower() == "by" and rest[1] in names:
        phrase.owner = names.index(rest[1])
        return rest[2:]
    if word == "cursed" and len(rest) > 1 and rest[0].lower() == "by":
        curse, left = _name(rest[1:], " ".join(rest[1:]))
        phrase.curses.append(curse.slug)
        return left
    if word in ("in", "at", "on") and rest and table is not None:
        phrase.area = area_meant(table, names, " ".join(rest), speaker)
        return []
    marks = [*FLAGS, "face down", "face up", *(f"{each} 2" for each in COUNTED), "with CARD", "over CARD"]
    raise BadInput(f"'{' '.join(words)}' says nothing about a card; there are {', '.join(marks)}, in ZONE.")


def _carried(into: list[Described], words: list[str]) -> list[str]:
    """Names joined by "and", each with its own flags."""
    while True:
        part, words = _name(words, " ".join(words))
        while words and words[0].lower() in FLAGS:
            mark, value = FLAGS[words[0].lower()]
            part.marks[mark] = value
            words = words[1:]
        into.append(part)
        if not words or words[0].lower() != "and":
            return words
        words = words[1:]


def say_card(stage: Stage, thing: int) -> str:
    """A card in the words `parse` understands: whose, name, how it lies, where."""
    table: Table = stage.state
    it = table.pieces[thing]
    said = title(CARDS[it.what].slug)
    size = len(table.board.places)
    if it.zone < size or it.host >= 0:
        said = f"{stage.name(it.controller)}'s {said}"
    if it.hidden:
        said += " face down"
    if it.engaged:
        said += " engaged"
    if it.idle:
        said += " idle"
    if it.zone < size:
        said += "".join(
            f" {m} {mark_of(table, it, m)}" for m in ("wounds", "poison") if mark_of(table, it, m)
        )
        if it.gear:
            said += " with " + " and ".join(title(CARDS[table.pieces[g].what].slug) for g in it.gear)
    return f"{said} in {area_name(stage.names, table, thing)}"


def find(stage: Stage, text: str, speaker: int | None = None) -> Callable[[int], bool]:
    """The test for the cards a phrase means, "second" counted among those of one zone."""
    table: Table = stage.state
    phrase = parse(stage.names, text, speaker, table)
    return meant(table, partial(phrase.fits, table), phrase.nth)


def twins(stage: Stage, one: int, other: int) -> bool:
    """Whether two cards are the same to everybody: kind, place, marks, what is on them and acts on them."""
    table: Table = stage.state
    a, b = table.pieces[one], table.pieces[other]
    if one == other:
        return True
    if TYPE[a.what] == "zone" or a.gear or b.gear or a.under or b.under:
        return False
    alike = ("what", "owner", "zone", "hidden", "known", *SAME)
    if any(getattr(a, field) != getattr(b, field) for field in alike):
        return False
    return not any(
        (one in effect.targets) != (other in effect.targets) for effect in table.effects if effect.until
    )


SAME: Final = tuple(
    field for field in Thing.__struct_fields__ if field not in ("id", "life", "last", "gear", "under", "what")
)
"""The fields in which twins must agree."""
