"""Each keyword has its meaning, its chapter and a scene."""

from __future__ import annotations

import pytest

from arbitre.games import GAMES, spec
from arbitre.kernel.scenario import Scenario
from arbitre.rulebook import index
from arbitre.rulebook.glossary import glossary, scenes

BUILDING = {"Swarm", "Leader", "Loyalist"}
"""Words about writing a book: no position shows them, decks do."""


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_is_explained_in_both_languages_and_has_a_scene(game: str) -> None:
    english, french = glossary(game, "en"), glossary(game, "fr")
    assert len(english) == len(french) == len(spec(game).speech.keywords)
    assert {word.chapter for word in english} == {word.chapter for word in french}
    for word in (*english, *french):
        assert word.name and word.about.endswith((".", "»"))
    assert {word.name for word in english if word.scene is None} <= BUILDING


@pytest.mark.parametrize("game", ["noxilia", "seven_fallen"])
def test_a_scene_shows_a_rule_of_its_chapter(game: str) -> None:
    known = index(game)
    for chapter, scene in scenes(game).items():
        assert isinstance(scene, Scenario)
        assert chapter in {known[rule].topic for rule in scene.ids if rule in known}
