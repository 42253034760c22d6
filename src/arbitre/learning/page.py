"""How a game is played, on one page: parts with a picture each, and the words of the game.

    game: quarriors
    parts:
      - title: The goal               # titre: …
        en: …                         # fr: …
        picture: { phase: ready, … }  # a position, as in a scenario
        point: [Assistant in the pool]
    words:
      - { word: Glory, mot: gloire, en: …, fr: …, rule: Q-037, scene: victory }

Keywords whose meaning cards do not print (`Speech.keywords`) are among the words by themselves.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from arbitre.games import spec
from arbitre.kernel.game import Game
from arbitre.kernel.scenario import Item, Stage
from arbitre.kernel.scenario.reading import parse
from arbitre.kernel.scenario.running import LUCKS
from arbitre.rulebook import chapters, scenario_files, words_of
from arbitre.words import write
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .guide import SEATS, pointed

HOME = Path(__file__).parent / "pages"
SCENES = ("ability-{}", "keyword-{}", "{}")
"""How the examples of a keyword are called."""


class Part(msgspec.Struct):
    """A part of the page; its picture is a game that waits where something can be seen."""

    titles: dict[str, str]
    said: dict[str, str]
    picture: Game | None
    pieces: list[int]


class Word(msgspec.Struct):
    """A word of the game, what it means, the rule or the chapter about it, and an example to play."""

    word: str
    text: str
    rule: str = ""
    chapter: str = ""
    scene: str = ""


@cache
def parts(game: str) -> list[Part]:
    """The parts of the page. Raises `BadInput` with the line of what is wrong."""
    return [_part(game, item) for item in _written(game)["parts"].items()]


@cache
def glossary(game: str, lang: Language) -> list[Word]:
    """The words of a game in a language, longest first: a word may be part of a longer one."""
    found = {word.word.lower(): word for word in (*_keywords(game, lang), *_words(game, lang))}
    return sorted(found.values(), key=lambda word: (-len(word.word), word.word))


@cache
def _files(game: str) -> dict[str, Path]:
    return {file.stem: file for file in scenario_files(game)}


def scene(game: str, stem: str) -> str:
    """The first example of a file of scenarios, as the rulebook calls it; "" if there is no such file."""
    file = _files(game).get(stem)
    if file is None:
        return ""
    several = re.search(r"^---$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return f"{stem}.1" if several else stem


def _written(game: str) -> dict[str, Item]:
    file = HOME / f"{game}.yaml"
    [document] = parse(file.read_text(encoding="utf-8"), file.name)
    return document.table("a page: parts and words")


def _part(game: str, item: Item) -> Part:
    found = item.table("a part: title, titre, en, fr, picture, point")
    titles = {"en": found["title"].text("a title"), "fr": found["titre"].text("a title")}
    said = {lang: found[lang].text("sentences") for lang in ("en", "fr")}
    if "picture" not in found:
        return Part(titles, said, None, [])
    words = words_of(game)
    position = words.position(list(SEATS), {}, found["picture"], LUCKS[0])
    position.state.fixed = tuple(side for _, side, _ in position.rolls)
    stage = Stage(Game(position.state.rules, position.state), list(SEATS))
    pieces, _ = pointed(stage, words, found["point"].items() if "point" in found else [])
    return Part(titles, said, stage.game, pieces)


def _words(game: str, lang: Language) -> list[Word]:
    """The words that are written on the page."""
    found = []
    for item in _written(game)["words"].items():
        row = item.table("a word: word, mot, en, fr, rule, scene")
        nothing = Item("", item.file, item.line)
        stem = row.get("scene", nothing).text()
        word = row["mot" if lang == "fr" else "word"].text()
        rule = row.get("rule", nothing).text()
        found.append(
            Word(typeset(word), typeset(row[lang].text()), rule, "", scene(game, stem) if stem else "")
        )
    return found


def _keywords(game: str, lang: Language) -> list[Word]:
    """The keywords with what they mean, each with its chapter of the rulebook and an example."""
    if not spec(game).speech.keywords:
        return []
    known = {chapter.key.removeprefix("kw ").lower(): chapter.key for chapter in chapters(game, lang)}
    found = []
    for name, about in spec(game).speech.keywords:
        english = write(name, "en")
        slug = re.sub(r"[^a-z]+", "-", english.lower()).strip("-")
        scenes = [scene(game, shape.format(slug)) for shape in SCENES]
        found.append(
            Word(
                write(name, lang),
                write(about, lang),
                "",
                known.get(english.lower(), ""),
                next((it for it in scenes if it), ""),
            )
        )
    return found
