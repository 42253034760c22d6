"""What the phrases of every game have in common: what stands before a name, and the longest name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from arbitre.kernel.rules import BadInput
from arbitre.kernel.written import ORDINALS

N = TypeVar("N")

ARTICLES: Final = ("the", "a", "an", "his", "her", "its")


def nearest(word: str, known: Iterable[str]) -> str:
    """What a misspelt word may have been meant for; nothing if none is near."""
    return next(iter(get_close_matches(word.lower(), list(known), 1, 0.7)), "")


def perhaps(word: str, known: Iterable[str]) -> str:
    """The same as a remark behind the word."""
    near = nearest(word, known)
    return f" (perhaps '{near}'?)" if near else ""


def like(known: Collection[str], spelt: Callable[[str], str]) -> Callable[[str], str]:
    """Finds the name that the beginning of a phrase may have been meant for, the longest beginning first;
    nothing if none is near. What it found it remembers: a scenario is read for each way it is played."""

    @lru_cache(1024)
    def found(text: str) -> str:
        words = text.split()
        for cut in range(len(words), 0, -1):
            near = get_close_matches(spelt(" ".join(words[:cut])), known, 1, 0.75)
            if near:
                return near[0]
        return ""

    return found


def once(marks: dict[str, N], mark: str, value: N, name: str) -> None:
    """Note a mark behind a name. Raises `BadInput` if it is there already, or its contrary."""
    if mark in marks:
        if isinstance(value, bool) and marks[mark] != value:
            raise BadInput(f"{name} cannot be '{mark}' and not.")
        raise BadInput(f"'{mark}' stands here twice.")
    marks[mark] = value


class Lead(NamedTuple):
    """What stood before a name, and the words from the name on."""

    nth: int | None
    """Which of several: "second"."""
    whose: int | None
    """The seat of "Bob's"."""
    words: list[str]


def lead(seats: list[str], text: str, named: Callable[[str], object]) -> Lead:
    """Take off articles, which of several and whose it is, but nothing of a name ("Second Summons in hand");
    `named` finds what a name means, or None."""
    words = text.split()
    while words and words[0].lower() in ARTICLES and longest(words, named) is None:
        words = words[1:]
    nth = whose = None
    if words and words[0].lower() in ORDINALS and longest(words, named) is None:
        nth, words = ORDINALS[words[0].lower()], words[1:]
    for seat, name in enumerate(seats):
        found = re.match(rf"{re.escape(name)}['’]s?(?: |$)", " ".join(words))
        if found:
            whose, words = seat, words[len(name.split()) :]
            break
    return Lead(nth, whose, words)


def longest(words: list[str], named: Callable[[str], N | None]) -> tuple[N, list[str]] | None:
    """What the longest name at the beginning means, and the words after it; None if no name stands there."""
    for cut in range(len(words), 0, -1):
        name = named(" ".join(words[:cut]))
        if name is not None:
            return name, words[cut:]
    return None
