"""The names of the package that stay: few, each with a word about it, all in the documentation."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

import arbitre
import arbitre.envs
from arbitre import bots

DOC = (Path(__file__).parents[1] / "docs" / "python.md").read_text("utf-8")
TABLE = DOC[DOC.index("## The names that stay") :]

PACKAGE = [
    *("SPECTATOR", "Answer", "BadInput", "Decision", "Event", "Game", "Refusal", "Refused", "Result", "View"),
    *("build", "games", "load", "new", "replay", "scenario"),
]
BOTS = ["Bot", "Glimpse", "Luck", "by_name", "play_out"]
LAB = {
    "simulate": ["simulate"],
    "tournament": ["tournament"],
    "fuzz": ["fuzz"],
    "page": ["page", "read"],
    "ratings": ["rated"],
    "jobs": ["run"],
}
GAME = [
    *("pending", "answer", "fork", "undo", "view", "events", "why_not", "save", "history", "over", "result"),
    *("dream", "imagine"),
]


def test_the_package_has_these_names_and_no_others() -> None:
    assert sorted(arbitre.__all__) == sorted(PACKAGE)
    assert sorted(arbitre.envs.__all__) == ["aec", "gym", "spiel"]
    assert set(BOTS) <= set(bots.__all__)


def test_every_name_is_in_the_documentation() -> None:
    told = set(re.findall(r"`([^`]+)`", TABLE))
    assert {f"arbitre.{name}" for name in PACKAGE} <= told
    assert {*BOTS, "aec", "gym", "spiel", *GAME} <= told
    assert {f"{room}.{name}" for room, names in LAB.items() for name in names} <= told


def test_every_name_says_what_it_is() -> None:
    found = [getattr(bots, name) for name in BOTS]
    found += [getattr(arbitre.envs, name) for name in arbitre.envs.__all__]
    found += [
        getattr(import_module(f"arbitre.lab.{room}"), name) for room, names in LAB.items() for name in names
    ]
    found += [getattr(arbitre, name) for name in PACKAGE if inspect.isclass(getattr(arbitre, name))]
    found += [arbitre.new, arbitre.load, arbitre.replay, arbitre.scenario]
    assert not [each for each in found if not inspect.getdoc(each)]
    game = arbitre.new("quarriors")
    assert not [name for name in GAME if not hasattr(game, name)]


def test_one_scenario_is_one_game() -> None:
    text = "title: T\ngame: quarriors\ngiven: {phase: ready}\nwhen: []\nthen:\n  - Alice locked: []\n"
    try:
        arbitre.scenario(f"{text}---\n{text}")
    except arbitre.BadInput as wrong:
        assert "one scenario is wanted, not 2" in str(wrong)
    else:
        raise AssertionError("two scenarios are not one game")
