"""The keyword abilities in words: what each is called, and a reminder of what it does.

What a keyword means is in the rules, not in a tree, so its reminder is one sentence per keyword and language.
In a reminder, `{x}` is the printed figure and `{x:dégât}` that figure with its noun, agreed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from arbitre.words import *
from arbitre.words.tables import rows
from arbitre.words.typography import spaced

from ...language import keywords as k
from ...language.keywords import SKILLS, Resistance, Skill
from ..lexicon import COLOURS


class Keyword(NamedTuple):
    """A keyword in both languages."""

    en: str
    fr: str
    about_en: str
    about_fr: str
    gender: str


WORDS: Final[dict[type[Skill], Keyword]] = {
    getattr(k, skill): Keyword(*words) for skill, words in rows(__package__, "skills").items()
}
"""Every keyword of the rulebook."""
assert WORDS.keys() == set(SKILLS), "an ability has no name"


class _Figure:
    """The figure of a keyword in its reminder; X where it is not printed."""

    def __init__(self, x: int | None) -> None:
        self.x = x

    def __format__(self, noun: str) -> str:
        figure = "X" if self.x is None else str(self.x)
        plural = self.x is None or self.x > 1
        return f"{figure} {noun}{'s' * plural}" if noun else figure


def _filled(text: str, x: int | None, colour: str) -> str:
    done = text.format(x=_Figure(x), colour=colour).strip()
    done = re.sub(r"\b(1 (?:poison marker|time marker|turn))s\b", r"\1", done).replace(
        " 1 enemies", " 1 enemy"
    )
    return spaced(done)


_AGREED: Final = {"infernal": "infernale", "psionic": "psionique"}
"""Types of mana that have an adjective, agreed with « résistance »."""


_AT_ONCE: Final = Name(
    "Enters play at once, without waiting in the reinforcement queue.",
    "Entre en jeu aussitôt, sans attendre dans la file de renfort.",
)
"""Distant Reinforcements 0, which are anything but distant (N-173)."""


def _named(skill: type[Skill], x: int | None, colour: str = "") -> Name:
    word = WORDS[skill]
    if x and "{x}" not in word.en:
        raise Unwritten(f"{word.en} has no figure, but here it has {x}")
    about = COLOURS[colour] if colour else Name("[Type]", "[type]")
    if colour in _AGREED:
        about = Name(about.en, _AGREED[colour])
    en, fr = _filled(word.en, x, about.en), _filled(word.fr, x, about.fr)
    return Name(en, fr, "f" if word.gender == "f" else "m")


def skill_name(skill: Skill) -> Name:
    """The ability as a card prints it: Mass Attack 2."""
    return _named(type(skill), skill.x, skill.colour if isinstance(skill, Resistance) else "")


def skill_title(skill: type[Skill]) -> Name:
    """The ability in general, without a figure: Mass Attack."""
    word = WORDS[skill]
    en, fr = (re.sub(r" ?\{\w+\} ?", "", text) for text in (word.en, word.fr))
    return Name(en, fr, "f" if word.gender == "f" else "m")


def reminder(skill: Skill | type[Skill]) -> Phrase:
    """What the ability does, in one sentence; with X where no figure is given."""
    kind, x = (skill, None) if isinstance(skill, type) else (type(skill), skill.x)
    if kind is k.DistantReinforcements and x == 0:
        return _AT_ONCE
    word = WORDS[kind]
    return Name(_filled(word.about_en, x, ""), _filled(word.about_fr, x, ""))
