"""The rule index of every game: each row once, in both languages, about something that has a name."""

from __future__ import annotations

import re

import pytest

from arbitre.games import GAMES
from arbitre.rulebook import chapters, index, topic
from arbitre.rulebook.entries import Entry
from arbitre.rulebook.topics import PARTS, topics
from arbitre.words.finding import bare
from arbitre.words.phrase import Language

KINDS = {"rule", "resolution", "decision", "fact", "core"}
EVERY = [pytest.param(game, id=game) for game in GAMES]


def rows(game: str) -> list[Entry]:
    return list(index(game).values())


@pytest.mark.parametrize("game", EVERY)
def test_every_rule_is_said_in_both_languages(game: str) -> None:
    for entry in rows(game):
        english, french = entry.said("en"), entry.said("fr")
        assert english.strip() and french.strip(), entry.id
        assert english != french, entry.id


@pytest.mark.parametrize("game", EVERY)
def test_two_rules_of_a_topic_that_differ_in_english_differ_in_french(game: str) -> None:
    """Otherwise a sentence stands in two rows, one of which it is not of."""
    said: dict[tuple[str, str], str] = {}
    for entry in rows(game):
        assert said.setdefault((entry.topic, entry.french), entry.text) == entry.text, entry.id


@pytest.mark.parametrize("game", EVERY)
def test_figures_of_a_rule_are_the_same_in_both_languages(game: str) -> None:
    """Numbers written in digits are facts (0 and 1 are often words): both sentences have them."""
    for entry in rows(game):
        assert figures(entry.text) == figures(entry.french), (entry.id, entry.text, entry.french)


def figures(text: str) -> set[int]:
    cited = re.sub(r"\b[A-Z]{1,2}-\d+", "", text)
    return {int(digits) for digits in re.findall(r"(?<![\w-])\d+", cited) if int(digits) > 1}


@pytest.mark.parametrize("game", EVERY)
def test_french_marks_are_set_off_by_a_space_that_does_not_break(game: str) -> None:
    for entry in rows(game):
        assert not re.search(r" [:;?!»]|« ", entry.said("fr")), entry.id


@pytest.mark.parametrize("game", EVERY)
def test_every_row_is_of_a_known_kind_and_topic(game: str) -> None:
    used = {entry.topic for entry in rows(game)}
    assert used == set(topics(game))
    for entry in rows(game):
        assert entry.kind in KINDS, entry.id
        assert topic(game, entry.topic, "fr") and topic(game, entry.topic, "en")


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_chapters_come_part_by_part_and_cards_by_the_alphabet(game: str, lang: Language) -> None:
    found = chapters(game, lang)
    assert {it.key for it in found} == set(topics(game))
    assert [it.part for it in found] == sorted((it.part for it in found), key=PARTS.index)
    titles = [bare(it.said(lang)) for it in found if it.part == "cards"]
    assert titles == sorted(titles)
