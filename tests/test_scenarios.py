"""Every scenario file is a test; every id cited in the code is in the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arbitre
from arbitre import rulebook
from arbitre.kernel.scenario import check

FILES = [file for game in arbitre.games for file in rulebook.scenario_files(game)]
SOURCES = Path(arbitre.__file__).parent
CITED = re.compile(r"\bQ[RGB]?-\d+\b")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario_holds_in_every_way_of_playing_it(file: Path) -> None:
    problems = [outcome.problem for outcome in rulebook.check(file) if not outcome.ok]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", list(arbitre.games))
def test_every_scenario_is_called_in_both_languages(game: str) -> None:
    for file in rulebook.scenario_files(game):
        for scenario in rulebook.read(file):
            title, titre = scenario.titled("en"), scenario.titled("fr")
            assert title != titre, f"{file.name}:{scenario.line}: no titre of its own"
            assert bool(scenario.note) == bool(scenario.remarque), f"{file.name}:{scenario.line}: remarque"


@pytest.mark.parametrize("game", list(arbitre.games))
def test_every_scenario_of_ours_shows_a_rule(game: str) -> None:
    for file in rulebook.scenario_files(game):
        for scenario in rulebook.read(file):
            assert scenario.rules, f"{file.name}:{scenario.line}: it names no rule"


def test_the_examples_of_the_page_on_scenarios_hold() -> None:
    page = (SOURCES.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    first, position, *_ = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    assert [outcome.ok for outcome in check(first, "page", rulebook.words_of)] == [True]
    bare = re.sub(r"\n  rolls: .*", "", position)
    around = f"title: x\ngame: quarriors\nrules: [Q-001]\n{bare}then: [not over]\n"
    assert [outcome.problem for outcome in check(around, "page", rulebook.words_of)] == [""]


def test_every_game_has_scenarios() -> None:
    assert {file.parent.name for file in FILES} == set(arbitre.games)


def test_every_rule_cited_in_the_code_is_in_the_index() -> None:
    known = rulebook.index("quarriors")
    folders = [SOURCES / "kernel", SOURCES / "games" / "quarriors", SOURCES / "cli"]
    unknown = [
        f"{file.relative_to(SOURCES)}:{number}: {cited}"
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for cited in CITED.findall(line)
        if cited not in known
    ]
    assert not unknown, "\n".join(unknown)


def test_index_has_every_rule_resolution_decision_and_fact_once() -> None:
    kinds: dict[str, int] = {}
    for entry in rulebook.index("quarriors").values():
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
        assert entry.text and entry.topic and entry.source and entry.certainty
    assert kinds == {"rule": 89, "resolution": 20, "decision": 12, "fact": 40}


def test_what_the_index_rests_on_is_in_the_index() -> None:
    known = rulebook.index("quarriors")
    assert all(cited in known for entry in known.values() for cited in CITED.findall(entry.source))
