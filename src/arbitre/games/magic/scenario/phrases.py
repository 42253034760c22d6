"""The words for things in scenarios: "second Bob's Garden Bear tapped with 2 +1/+1 counters in exile".

Everything behind the name is a mark. In a `given` the marks say how a thing lies there, everywhere else they
are tested against what is there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import meant
from arbitre.kernel.scenario.phrasing import lead, like, once, perhaps
from arbitre.words.finding import slug as slug_of

from ..cards.index import CARD_NUMBER, CARDS
from ..cards.names import NAMES_OF, written
from ..language.definitions import ROOM
from ..language.keywords import KEYWORD_COUNTERS
from ..rules.changes.things import UNTIL_LEAVES
from ..rules.combat.steps import is_attacking, is_blocking
from ..rules.commanders import is_commander
from ..rules.continuous.layers import controller, traits_of
from ..rules.mana.purse import alike_key
from ..rules.model import BATTLEFIELD, CEASED, STACK, Table, Thing
from ..rules.refs import counters_of, is_item, is_piece, is_seat, item_ref, role, seat_of, seat_ref
from ..speech.terms import ANCHOR_WORDS, COUNTER_NAMES, CREATURE_TYPES, KEYWORD_WORDS
from .zones import zone_word, zones_meant

T = TypeVar("T")

FACINGS: Final = {
    "manifested": "manifest",
    "morphed": "morph",
    "cloaked": "cloak",
    "disguised": "disguise",
}
"""How something was turned face down, as it is written and as it is kept."""
FLAGS: Final[dict[str, tuple[str, bool]]] = {
    "tapped": ("tapped", True),
    "untapped": ("tapped", False),
    "sick": ("sick", True),
    "ready": ("sick", False),
    "token": ("token", True),
    "card": ("token", False),
    "attacking": ("attacking", True),
    "blocking": ("blocking", True),
    "impending": ("impending", True),
    "goaded": ("goaded", True),
    "commander": ("commander", True),
}
"""Marks of one word: what they are about, and yes or no."""
CLAUSE_WORDS: Final = ("targeting", "paying", "choosing", "dividing", "kicked")
"""Words that begin what may stand behind an action, not behind a thing."""
SOMETHING: Final = ("creature", "permanent", "card", "spell")
"""What a face-down thing may be called where its name does not matter."""


def _named() -> dict[str, str]:
    """Every way to call a card: slug, English, French, one door of a Room, a person without the rest."""
    found: dict[str, str] = {}
    for card in CARDS:
        for language in ("en", "fr"):
            full = [getattr(NAMES_OF[face.slug], language) for face in card.faces]
            for name in (written(card, language), *full, *(each.split(",")[0] for each in full)):
                found.setdefault(slug_of(name), card.slug)
    return {**found, **{card.slug: card.slug for card in CARDS}}


_NAMED: Final = _named()
_like: Final = like(_NAMED, slug_of)
_FULL: Final = tuple(
    name for row in NAMES_OF.values() for name in (row.en, row.fr) if "," in name or " and " in name
)
"""Names that could be taken for two."""


def named(text: str) -> str | None:
    """The slug of the card a name means, or None."""
    name = slug_of(text)
    return _NAMED.get(name) or _NAMED.get(f"the-{name}")


def title(slug: str) -> str:
    """A card by its English name; a person without what stands behind the comma."""
    return written(CARDS[CARD_NUMBER[slug]], "en").split(",")[0]


def uncomma(text: str) -> str:
    """A text in which no name is torn apart where things are listed."""
    for name in _FULL:
        text = re.sub(re.escape(name), name.replace(",", ""), text, flags=re.IGNORECASE)
    return text


def parts_of(text: str) -> list[str]:
    """The parts of "A, B and C", each as often as it says ("2x Garden Bear")."""
    found: list[str] = []
    for part in re.split(r",\s*(?:and )?| and (?!\d+ \S+ counter)", text):
        times = re.fullmatch(r"(\d{1,3})\s*[x×]\s*(.+)", part.strip())
        if times and not int(times[1]):
            raise BadInput("none of a thing is not written: leave it out.")
        found += [times[2]] * int(times[1]) if times else [part.strip()]
    return [part for part in found if part]


class Described:
    """What a phrase says about a thing."""

    __slots__ = (
        "attached",
        "called",
        "choosing",
        "controller",
        "counters",
        "damage",
        "doors",
        "exiled_with",
        "face_down",
        "facing",
        "flags",
        "known",
        "nth",
        "size",
        "slug",
        "text",
        "whose",
        "zones",
    )

    def __init__(self, slug: str) -> None:
        self.text = self.slug = self.called = slug
        self.nth: int | None = None
        self.whose: int | None = None
        self.controller: int | None = None
        self.zones: tuple[int, ...] | None = None
        self.flags: dict[str, bool] = {}
        self.counters: dict[str, int] = {}
        self.damage: int | None = None
        self.doors: int | None = None  # the unlocked ones
        self.size: tuple[int, int] | None = None
        self.face_down = False
        self.facing = ""
        self.attached = ""
        self.exiled_with = ""
        self.choosing = ""
        self.known: list[int] = []

    @property
    def in_the_moment(self) -> bool:
        """Whether it says more than which thing: how it lies there, which may be otherwise soon."""
        marks = (self.counters, self.facing, self.attached, self.exiled_with, self.choosing)
        more = (self.controller, self.zones, self.damage, self.size)
        lies = any(flag != "token" for flag in self.flags) or self.face_down or bool(self.known)
        return lies or any(marks) or any(each is not None for each in (*more, self.doors))

    def names(self, table: Table, piece: int) -> bool:
        """Whether a thing is called so, wherever and however it lies by now."""
        it = table.pieces[piece]
        alike = not self.slug or CARDS[it.what].slug == self.slug
        return alike and self.flags.get("token", it.token) == it.token and self.whose in (None, it.owner)

    def fits(self, stage: Stage, piece: int) -> bool:
        """Whether a thing is one this phrase can mean (which of several is left aside)."""
        table: Table = stage.state
        it = table.pieces[piece]
        if it.zone == CEASED or (self.slug and CARDS[it.what].slug != self.slug):
            return False
        if (bool(it.facing) or it.hidden) != self.face_down or (self.facing and it.facing != self.facing):
            return False
        if self.whose is not None and _whose(table, it) != self.whose:
            return False
        if self.controller is not None and _whose(table, it) != self.controller:
            return False
        if self.zones is not None and it.zone not in self.zones:
            return False
        return self._shows(stage, it)

    def _shows(self, stage: Stage, it: Thing) -> bool:
        table: Table = stage.state
        if any(flag_of(table, it, flag) != value for flag, value in self.flags.items()):
            return False
        if any(counters_of(it.counters, kind) != number for kind, number in self.counters.items()):
            return False
        if self.damage is not None and it.damage != self.damage:
            return False
        if self.doors is not None and it.doors != self.doors:
            return False
        if self.size is not None:
            traits = traits_of(table, it.id)
            if (traits.power, traits.toughness) != self.size:
                return False
        if self.attached and not (it.host != NOBODY and find_ref(stage, self.attached)(it.host)):
            return False
        if self.exiled_with and not (it.linked and find(stage, self.exiled_with)(it.linked[0])):
            return False
        if self.choosing and self.choosing not in [word for _, word in it.chosen]:
            return False
        return all(it.known >> seat & 1 for seat in self.known)


def _whose(table: Table, it: Thing) -> int:
    """Who a thing belongs to in speech: who controls it in play and on the stack, who owns it elsewhere."""
    if it.zone == BATTLEFIELD:
        return controller(table, it.id)
    return it.controller if it.zone == STACK else it.owner


def flag_of(table: Table, it: Thing, flag: str) -> bool:
    """What a thing shows of a mark now."""
    if flag == "attacking":
        return is_attacking(table, it.id)
    if flag == "blocking":
        return is_blocking(table, it.id)
    if flag == "impending":
        return "impending" in it.marks
    if flag == "returning":
        return UNTIL_LEAVES in it.marks
    if flag == "commander":
        return is_commander(table, it.id)
    if flag == "goaded":
        return bool(it.goaders)
    if flag == "sick":
        return it.zone == BATTLEFIELD and it.held != controller(table, it.id)
    return bool(getattr(it, flag))


def parse(names: list[str], text: str) -> Described:
    """Read a phrase. Raises `BadInput` (without a place) naming what is unknown in it."""
    nth, whose, words = lead(names, text.replace(" // ", " "), named)
    rest = " ".join(words)
    hidden = re.match(r"face[- ]down\s+", rest, re.IGNORECASE)
    phrase, rest = _name(rest[hidden.end() :] if hidden else rest, text, bool(hidden))
    phrase.face_down = bool(hidden)
    while rest:
        rest = _mark(phrase, rest.lstrip(", "), names)
    phrase.text, phrase.nth, phrase.whose = text, nth, whose
    return phrase


def _name(text: str, whole: str, hidden: bool) -> tuple[Described, str]:
    """The longest name at the beginning, and what stands behind it."""
    words = text.split()
    for cut in range(len(words), 0, -1):
        slug = named(" ".join(words[:cut]))
        if slug is not None and not words[cut - 1].startswith("("):
            phrase = Described(slug)
            phrase.called = " ".join(words[:cut])
            rest = " ".join(words[cut:])
            bare = re.match(r"(unlocked|locked)\b", rest)
            if bare and CARDS[CARD_NUMBER[slug]].layout == ROOM:
                phrase.doors = _door(slug, " ".join(words[:cut]), bare[1] == "unlocked")
                rest = rest[bare.end() :].strip()
            return phrase, rest
    if hidden and words and words[0].lower() in SOMETHING:
        return Described(""), " ".join(words[1:])
    if words and words[0].lower() == "token":
        return Described(""), text
    near = _like(text)
    remark = f" (perhaps {title(_NAMED[near])}?)" if near else ""
    raise BadInput(f"no card is called '{whole}'{remark}; see `arbitre cards magic`.")


def _door(slug: str, door: str, open_: bool) -> int:
    """The open doors after "Bottomless Pool unlocked"; the whole Room named, both."""
    if not open_:
        return 0
    number = door_named(slug, door)
    return 3 if number is None else 1 << number


def door_named(slug: str, text: str) -> int | None:
    """Which door of a Room a name means, or None if it means the whole Room."""
    wanted = slug_of(text)
    for number, face in enumerate(CARDS[CARD_NUMBER[slug]].faces):
        row = NAMES_OF[face.slug]
        if wanted in (face.slug, slug_of(row.en), slug_of(row.fr)):
            return number
    return None


COUNTER_KINDS: Final = tuple(
    kind for kind in COUNTER_NAMES if kind in KEYWORD_COUNTERS or kind not in KEYWORD_WORDS
)
"""The kinds of counters that are words; of the keywords, those that can be counters (122.1b)."""


def counter_kind(word: str) -> str:
    """The kind of counter a word means. Raises `BadInput` if there is none of the kind."""
    if word in COUNTER_KINDS or re.fullmatch(r"[+-]\d+/[+-]\d+", word):
        return word
    known = ", ".join(("+1/+1", "-1/-1", *COUNTER_KINDS))
    raise BadInput(f"no counter is called '{word}'{perhaps(word, COUNTER_KINDS)}; there are {known}.")


def choosable(text: str) -> str:
    """A creature type, an anchor word or the name of a card, as it is kept where it was chosen."""
    word = slug_of(text)
    if word in CREATURE_TYPES or word in NAMES_OF or word in ANCHOR_WORDS:
        return word
    slug = named(text)
    if slug is not None:
        return slug
    known = (*CREATURE_TYPES, *NAMES_OF)
    raise BadInput(f"'{text}' is no creature type and no card's name{perhaps(word, known)}.")


_COUNTERS: Final = re.compile(
    r"(?:with |and )?(\d+|an?|no) ([^\s,]+(?: strike)?) counters?\b(?:\s+and(?=\s+(?:\d+|an?) ))?"
)
_ENDS: Final = r"(?=$|\s+(?:in|on)\s)"


def _mark(phrase: Described, text: str, names: list[str]) -> str:
    """Read one mark behind a name; what stands after it."""
    word, _, rest = text.partition(" ")
    if word.lower().rstrip(",") in FLAGS:
        flag, value = FLAGS[word.lower().rstrip(",")]
        if phrase.flags.setdefault(flag, value) != value:
            raise BadInput(f"'{phrase.text} {text}' says two things that cannot both be so.")
        return rest
    if found := _COUNTERS.match(text):
        number = 1 if found[1] in ("a", "an") else 0 if found[1] == "no" else int(found[1])
        once(phrase.counters, counter_kind(found[2]), number, phrase.called)
    elif found := re.match(r"(?:with )?(?:damage (\d+)|(\d+) damage)", text):
        phrase.damage = _only(phrase.damage, int(found[1] or found[2]), "damage")
    elif found := re.match(r"(-?\d+)/(-?\d+)", text):
        phrase.size = _only(phrase.size, (int(found[1]), int(found[2])), "2/2")
    elif found := re.match(r"\((\w+)\)", text):
        if found[1] not in FACINGS:
            raise BadInput(f"'{found[1]}' is no way to lie face down; there are {', '.join(FACINGS)}.")
        phrase.facing = FACINGS[found[1]]
    elif found := re.match(r"fully unlocked", text):
        phrase.doors = 3
    elif found := re.match(rf"(?:choosing|naming) (.+?){_ENDS}", text):
        phrase.choosing = choosable(found[1])
    elif found := re.match(rf"attached to (.+?){_ENDS}", text):
        phrase.attached = _only(phrase.attached, found[1], "attached to")
        if found[1] not in names:
            parse(names, found[1])
    elif found := re.match(r"exiled until (.+?) leaves", text):
        phrase.exiled_with, phrase.flags["returning"] = found[1], True
        parse(names, found[1])
    elif found := re.match(rf"exiled with (.+?){_ENDS}", text):
        phrase.exiled_with = found[1]
        parse(names, found[1])
    elif (found := re.match(r"(controlled by|known to) (\w+)", text)) and found[2] in names:
        if found[1] == "known to":
            phrase.known.append(names.index(found[2]))
        else:
            phrase.controller = names.index(found[2])
    elif found := re.match(r"(?:in|on) (.+)", text):
        phrase.zones = zones_meant(names, found[1])
    else:
        found = re.match(r"(?:with |and )?(.+?) (unlocked|locked)\b", text)
        if found is None or not phrase.slug:
            near = perhaps(word, (*FLAGS, *CLAUSE_WORDS))
            raise BadInput(f"'{text}' says nothing about a thing{near}; there are {MARKS}.")
        door = door_named(phrase.slug, found[1])
        if door is None:
            raise BadInput(f"{title(phrase.slug)} has no door '{found[1]}'.")
        before = phrase.doors or 0
        phrase.doors = before | 1 << door if found[2] == "unlocked" else before & ~(1 << door)
    return text[found.end() :].strip()


def _only(before: T | None, now: T, mark: str) -> T:
    """What a mark says. Raises `BadInput` if it stands there already."""
    if before:
        raise BadInput(f"'{mark}' stands here twice.")
    return now


MARKS: Final = (
    f"{', '.join(FLAGS)}, with 2 +1/+1 counters, damage 2, 2/2, fully unlocked, DOOR unlocked, (manifested), "
    "attached to THING, exiled with THING, exiled until THING leaves, choosing WORD, "
    "controlled by PLAYER, known to PLAYER, in ZONE"
)


def say_card(stage: Stage, piece: int) -> str:
    """A thing in the words `parse` understands: whose, name, how it lies, where."""
    table: Table = stage.state
    it = table.pieces[piece]
    said = (
        f"{stage.name(_whose(table, it))}'s {'face-down ' if it.facing else ''}{title(CARDS[it.what].slug)}"
    )
    said += "".join(f" {flag}" for flag in ("tapped", "token") if getattr(it, flag))
    if it.doors and CARDS[it.what].layout == ROOM:
        doors = [f for k, f in enumerate(CARDS[it.what].faces) if it.doors >> k & 1]
        said += "".join(f" with {NAMES_OF[face.slug].en} unlocked" for face in doors)
    if it.counters:
        said += " with " + " and ".join(
            f"{number} {kind} counter{'s' * (number > 1)}" for kind, number in it.counters
        )
    if it.damage:
        said += f" damage {it.damage}"
    return said if it.zone == BATTLEFIELD else f"{said} in {zone_word(stage.names, it.zone)}"


def say_ref(stage: Stage, ref: int) -> str:
    """Anything an effect can speak of: a player, a thing, an ability on the stack."""
    if is_seat(ref):
        return stage.name(seat_of(ref))
    if is_item(ref):
        table: Table = stage.state
        item = next((item for item in table.board.stack if item_ref(item.id) == ref), None)
        return f"ability of {say_card(stage, item.source)}" if item else "an ability that is gone"
    return say_card(stage, ref)


def find(stage: Stage, text: str) -> Callable[[int], bool]:
    """The test for the things a phrase means, "second" counted among those of one zone."""
    phrase = parse(stage.names, text)
    return meant(stage.state, partial(phrase.fits, stage), phrase.nth)


def find_ref(stage: Stage, text: str) -> Callable[[int], bool]:
    """The same for players ("Bob") and for abilities on the stack ("ability of Infernal Phantom") too."""
    seat = stage.seat(text.strip())
    if seat is not None:
        return lambda ref: ref == seat_ref(seat)
    ability = re.fullmatch(r"(?:the )?(?:(?:triggered|activated) )?ability of (.+)", text.strip())
    if ability:
        source = find(stage, ability[1])
        stack = stage.state.board.stack
        items = {item_ref(i.id) for i in stack if i.kind != "spell" and source(i.source)}
        return lambda ref: ref in items
    try:
        fits = find(stage, text)
    except BadInput as error:
        if not str(error).startswith(f"no card is called '{text}';"):
            raise
        there = ", ".join(stage.names)
        raise BadInput(f"no card and no player is called '{text}'; the players are {there}.") from None
    return lambda ref: is_piece(ref) and fits(ref)


SAME: Final = tuple(f for f in Thing.__struct_fields__ if f not in ("id", "life", "last", "stamp", "came"))
"""The fields in which twins must agree."""


def twins(table: Table, one: int, other: int) -> bool:
    """Whether two refs are the same to everybody, so that a choice between them is none."""
    if one == other:
        return True
    if not (is_piece(one) and is_piece(other)):
        return False
    a, b = table.pieces[one], table.pieces[other]
    if a.zone != b.zone or a.what != b.what:
        return False
    if role(a.zone) == "library":
        return a.known == b.known
    if a.zone == BATTLEFIELD:
        if (is_attacking(table, one), is_blocking(table, one)) != (
            is_attacking(table, other),
            is_blocking(table, other),
        ):
            return False
        return alike_key(table, one) == alike_key(table, other) or _equal(table, a, b)
    return _equal(table, a, b)


def _equal(table: Table, a: Thing, b: Thing) -> bool:
    """Whether all that is written on two things is the same, and nothing in play speaks of one of them."""
    if any(getattr(a, field) != getattr(b, field) for field in SAME):
        return False
    hosts = {thing.host for thing in table.pieces if thing.zone == BATTLEFIELD}
    spoken = {ref for effect in table.effects for ref in effect.targets}
    return not {a.id, b.id} & (hosts | spoken)
