"""The glossary of a game: each keyword with what it means, the chapter about it, and a scene."""

from __future__ import annotations

from functools import cache

import msgspec

from arbitre.games import spec
from arbitre.kernel.scenario import Scenario
from arbitre.words import write
from arbitre.words.finding import bare, plain
from arbitre.words.phrase import Language

from .entries import index
from .examples import read, scenario_files
from .topics import topics


class Word(msgspec.Struct, frozen=True):
    """A keyword: its name and what it means in the reader's language, the key of its chapter, and a scene."""

    name: str
    about: str
    chapter: str
    scene: Scenario | None


def glossary(game: str, lang: Language) -> list[Word]:
    """Every keyword of a game by the alphabet; none for a game whose cards say all in full."""
    words = meanings(game, lang)
    named = {key: topic.said(lang) for key, topic in topics(game).items()}
    shown = scenes(game)
    found = [Word(named[key], about, key, shown.get(key)) for key, about in words.items()]
    return sorted(found, key=lambda word: bare(word.name))


@cache
def meanings(game: str, lang: Language) -> dict[str, str]:
    """What each keyword means, by the key of its chapter."""
    keys = {
        plain(title): key
        for key, topic in topics(game).items()
        if topic.part == "keywords"
        for title in (topic.english, topic.french)
    }
    found = {}
    for name, about in spec(game).speech.keywords:
        called = plain(name.en)
        within = (key for title, key in keys.items() if f" {title} " in f" {called} ")  # go on adventure
        found[keys[called] if called in keys else next(within)] = write(about, lang)
    return found


@cache
def scenes(game: str) -> dict[str, Scenario]:
    """For each chapter a scene: a scenario that is about one of its rules before any other, if there is."""
    known = index(game)
    first: dict[str, Scenario] = {}
    beside: dict[str, Scenario] = {}
    for file in scenario_files(game):
        for scenario in read(file):
            for place, rule in enumerate(scenario.ids):
                if rule in known:
                    (beside if place else first).setdefault(known[rule].topic, scenario)
    return beside | first
