"""The words for dice in scenarios: "Bob's Qladiator lock", "Death Charm spell **", "Basic Quiddity 1".

A phrase is a name (a slug, English or French; of a kind of die or of one of its cards), then, where it
matters, the face that is up. In front may stand whose it is and which of several ("second"); behind, the
spells attached to it ("with Life Cantrip") and where it lies ("in the pool").
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.looking import meant
from arbitre.kernel.scenario.phrasing import lead, longest
from arbitre.words.finding import slug

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from ..language.definitions import Face
from ..rules import changes as did
from ..rules.model import AREAS, POOL, READY, Table
from ..rules.places import area_of
from ..speech.lexicon import find as find_name


def named(text: str) -> tuple[str, str] | None:
    """The kind a name means and, if it names one of its cards, the card; None for an unknown name."""
    name = slug(text)
    if name not in KIND_NUMBER and name not in CARD_NUMBER:
        name = find_name(text) or ""
    if name in KIND_NUMBER:
        return name, ""
    return (CARDS[CARD_NUMBER[name]].kind, name) if name in CARD_NUMBER else None


def title(name: str) -> str:
    """A slug as people write it: qladiator -> Qladiator, defender-of-the-pale -> Defender of the Pale."""
    small = ("of", "the")
    return " ".join(word if word in small else word.capitalize() for word in name.split("-"))


def say_face(face: Face) -> str:
    """A face in the words `faces_meant` understands."""
    bursts = f" {'*' * face.bursts}" if face.bursts else ""
    if face.lock:
        return f"lock{bursts}"
    if face.spell:
        return f"spell{bursts}"
    if face.creature:
        return f"level {face.level}{bursts}"
    parts = []
    if face.quiddity:
        parts.append(f"{face.quiddity} quiddity")
    if face.draw:
        parts.append(f"draw {face.draw}")
    if face.reroll:
        parts.append("reroll")
    return " ".join(parts) + bursts


FACE: Final = re.compile(
    r"(?:(?P<lock>lock)|(?P<spell>spell)|level (?P<level>\d)"
    r"|(?:(?P<quiddity>\d)(?: quiddity)?|quiddity (?P<quiddity2>\d))?"
    r"(?: ?draw (?P<draw>\d))?(?: ?(?P<reroll>reroll))?)"
    r"\s*(?P<bursts>\*{1,2})?"
)


def faces_meant(kind: str, text: str) -> list[int] | None:
    """The sides of a kind of die that words like "level 2 *" mean; None if they are no such words."""
    found = FACE.fullmatch(text.strip().lower())
    if not found or not text.strip():
        return None
    wanted = {name: value for name, value in found.groupdict().items() if value}
    sides = []
    for side, face in enumerate(KINDS[KIND_NUMBER[kind]].faces):
        fits = (
            ("lock" not in wanted or face.lock)
            and ("spell" not in wanted or face.spell)
            and ("level" not in wanted or face.level == int(wanted["level"]))
            and ("draw" not in wanted or face.draw == int(wanted["draw"]))
            and ("reroll" not in wanted or face.reroll > 0)
            and ("bursts" not in wanted or face.bursts == len(wanted["bursts"]))
        )
        amount = wanted.get("quiddity") or wanted.get("quiddity2")
        if fits and (not amount or face.quiddity == int(amount)):
            sides.append(side)
    return sides


class Described:
    """What a phrase says about a die."""

    __slots__ = ("area", "card", "kind", "nth", "owner", "sides", "text", "with_kinds")

    def __init__(self, text: str, kind: str, card: str, sides: list[int] | None) -> None:
        self.text = text
        self.kind = kind
        self.card = card
        self.sides = sides
        self.owner: int | None = None
        self.nth: int | None = None
        self.area: int | None = None
        self.with_kinds: list[Described] = []

    @property
    def in_the_moment(self) -> bool:
        """Whether it says more than which die: how it lies there, which may be otherwise soon."""
        return bool(self.sides is not None or self.area is not None or self.with_kinds)

    def fits(self, table: Table, die: int) -> bool:
        """Whether a die on the table is one this phrase can mean (which of several is left aside)."""
        piece = table.pieces[die]
        if KINDS[piece.what].slug != self.kind:
            return False
        if self.owner is not None and piece.owner != self.owner:
            return False
        if self.area is not None and area_of(table, piece.zone) != self.area:
            return False
        if self.sides is not None and piece.face not in self.sides:
            return False
        attached = [spell for spell in table.ids(piece.zone) if table.pieces[spell].host == die]
        return all(any(spell.fits(table, other) for other in attached) for spell in self.with_kinds)


def parse(stage_names: list[str], text: str) -> Described:
    """Read a phrase. Raises `BadInput` (without a place) naming what is unknown in it."""
    nth, owner, words = lead(stage_names, text, named)
    rest, where = " ".join(words), None
    place = re.search(rf" in (?:the )?({'|'.join(AREAS)})(?: area| pile)?$", rest, re.IGNORECASE)
    if place:
        where, rest = AREAS.index(place[1].lower()), rest[: place.start()]
    rest, _, spells = rest.partition(" with ")
    phrase = _name_and_face(rest)
    phrase.text, phrase.nth, phrase.owner, phrase.area = text, nth, owner, where
    phrase.with_kinds = [_name_and_face(each) for each in spells.split(" and ") if each]
    return phrase


def _name_and_face(text: str) -> Described:
    """The longest name that leaves words for a face (or none)."""
    words = text.split()
    found = longest(words, named)
    if found is None:
        raise BadInput(f"no die or card is called '{text}'{_like(words)}; see `arbitre cards quarriors`.")
    name, face = found[0], " ".join(found[1])
    if not face:
        return Described(text, *name, None)
    sides = faces_meant(name[0], face)
    if sides:
        return Described(text, *name, sides)
    shown = ", ".join(dict.fromkeys(say_face(each) for each in KINDS[KIND_NUMBER[name[0]]].faces))
    raise BadInput(f"a {title(name[0])} has no face '{face}'; it has {shown}.")


def _like(words: list[str]) -> str:
    from difflib import get_close_matches

    names = [*KIND_NUMBER, *CARD_NUMBER]
    near = get_close_matches(slug(" ".join(words)), names, 1, 0.5) or get_close_matches(
        slug(words[0]) if words else "", names, 1
    )
    return f" (perhaps {title(near[0])}?)" if near else ""


def say_die(stage: Stage, die: int) -> str:
    """A die in the words `parse` understands."""
    table: Table = stage.state
    piece = table.pieces[die]
    kind = KINDS[piece.what]
    said = title(kind.slug)
    which = area_of(table, piece.zone)
    if which in (POOL, READY) or (which == 3 and any(face.bursts for face in kind.faces if face.lock)):
        said += f" {say_face(kind.faces[piece.face])}"
    spells = [s for s in table.ids(piece.zone) if table.pieces[s].host == die]
    if spells:
        said += " with " + " and ".join(title(KINDS[table.pieces[s].what].slug) for s in spells)
    return said


def find(stage: Stage, text: str) -> Callable[[int], bool]:
    """The test for the dice a phrase means, "second" counted among those of one area."""
    phrase = parse(stage.names, text)
    table: Table = stage.state
    return meant(table, partial(phrase.fits, table), phrase.nth)


def twins(stage: Stage, one: int, other: int) -> bool:
    """Whether two dice are the same to everybody: kind, face, place, what is attached, what they copy."""
    table: Table = stage.state
    a, b = table.pieces[one], table.pieces[other]
    if (a.what, a.zone, a.host, a.guise, a.guise_face) != (b.what, b.zone, b.host, b.guise, b.guise_face):
        return False
    if area_of(table, a.zone) in (POOL, READY) and did.face_of(table, one) != did.face_of(table, other):
        return False
    if table.board.lock_made in (one, other):
        return False
    if any((one in effect.targets) != (other in effect.targets) for effect in table.effects):
        return False
    attached = [
        sorted(table.pieces[s].what for s in table.ids(a.zone) if table.pieces[s].host == die)
        for die in (one, other)
    ]
    return attached[0] == attached[1]
