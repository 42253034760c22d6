"""The words of Magic scenarios: what they set up, what they do, and what they complain about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.magic.written import BEAR, problem

from arbitre.games.magic.scenario.vocabulary import VOCABULARY
from arbitre.kernel.scenario import Scenario, check, play_through, read

WORDS = Path(__file__).with_name("position_words.yaml")
SCENARIOS = read(WORDS.read_text(encoding="utf-8"), WORDS.name)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_the_words_do_what_they_say(scenario: Scenario) -> None:
    play_through(scenario, lambda name: VOCABULARY)


def test_the_position_on_the_page_about_scenarios_can_be_set_up() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (given,) = re.findall(r"## Magic: the position\n\n```yaml\n(.*?)```", page, re.DOTALL)
    around = re.sub(r"\n  rolls: .*", "", f"title: x\ngame: magic\nrules: [words]\n{given}then: [not over]\n")
    assert [outcome.problem for outcome in check(around, "page", lambda name: VOCABULARY)] == [""]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("{ Alice: { battlefield: [Gardn Bear] } }", "perhaps Garden Bear?"),
        ("{ Alice: { battlefield: [Jump Scare] } }", "is no permanent"),
        ("{ Alice: { battlefield: [Garden Bear attacking] } }", "comes about by playing"),
        ("{ Alice: { battlefield: [Garden Bear unlocked] } }", "says nothing about a thing"),
        ("{ Alice: { hand: [Garden Bear tapped] } }", "no marks of the battlefield"),
        ("{ Alice: { hand: [Bob's Garden Bear] } }", "400.3"),
        ("{ Alice: { battlefield: [Dissection Tools attached to Old Oak] } }", "there is no other"),
        ("{ Alice: { mana: '{X}' } }", "of one type each"),
        ("{ Alice: { mana: green } }", "no mana cost"),
        ("{ Alice: { energy: 3 } }", "a player has no 'energy'"),
        ("{ step: combat damage }", "cannot begin with"),
        ("{ active: Zoe }", "nobody is called 'Zoe'"),
        ("{ weather: rain }", "a position has no 'weather'"),
        ("{ rolls: [seven] }", "is no result"),
        ("{ step: upkeep, priority: Bob }", "nobody has priority"),
    ],
)
def test_a_wrong_position_is_explained(given: str, said: str) -> None:
    assert said in problem(given)
    assert problem(given).startswith("t.yaml:")


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("Alice: cast Second Helping targeting Bob", "is no target here"),
        ("Alice: cast Old Oak", "is not offered"),
        ("Alice: cast Garden Bear targeting Old Oak", "the targets are nothing"),
        ("Alice: cast Garden Bear paying 2 life", "nothing was paid with 2 life"),
        ("Alice: resolve", "nothing on the stack"),
        ("Bob: pass", "it is not Bob who decides"),
        ("Bob: attack Alice with Old Oak", "not the turn of Bob"),
        ("Alice: attack Bob with Old Oak", "cannot attack"),
        ("Alice: cast Garden Bear\nAlice: attack Bob with Garden Bear", "resolve it first"),
        (
            "Alice: attack Bob with Garden Bear\nBob: block Garden Bear with 2x Old Oak",
            "there are not so many of",
        ),
        ("Alice: go to the untap step", "one cannot go to"),
        ("Alice: go to the cleanup step", "does not stop in the cleanup step"),
        ("Alice: cast Gardn Bear", "perhaps Garden Bear?"),
        ("Zoe: pass", "nobody is called 'Zoe'"),
    ],
)
def test_a_wrong_action_is_explained(when: str, said: str) -> None:
    assert said in problem(BEAR, when)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("Garden Bear size: 3/3", "expected 3/3, it is 2/2"),
        ("Garden Bear has flying: yes", "expected yes, it is no"),
        ("Old Oak controller: Alice", "it is Bob"),
        ("Alice hand: [Garden Bear]", "there is"),
        ("Alice battlefield lacks: [Forest]", "is there"),
        ("Bob sees Second Helping: yes", "expected yes, it is no"),
        ("Stove Imp power: 1", "is not on the table"),
        ("Forest tapped: yes", "it is no"),
        ("number of Forest: 3", "it is 2"),
        ("stack: [Garden Bear]", "there is: nothing"),
        ("refused: { Alice: cast Second Helping, rule: 117.1 }", "is not refused"),
        ("not offered: [pass]", "is offered"),
        ("happened: died Garden Bear", "did not happen"),
        ("happened: exploded", "nothing that happens is called"),
        ("Alice glory: 3", "cannot be checked"),
        ("over", "the game is not over"),
    ],
)
def test_a_wrong_expectation_fails(then: str, said: str) -> None:
    assert said in problem(BEAR, then=then)


def test_nothing_waits_is_no_longer_so_with_a_spell_on_the_stack() -> None:
    assert problem(BEAR, then="nothing waits") == ""
    assert "this is not so" in problem(BEAR, "Alice: cast Garden Bear", "nothing waits")


def test_names_may_be_french() -> None:
    given = "{ Alice: { battlefield: [2 Forêt], hand: [Ours de jardin] } }"
    assert (
        problem(
            given, "Alice: cast Ours de jardin\nAlice: resolve", "Alice battlefield: [2x forest, garden-bear]"
        )
        == ""
    )


def test_things_of_one_name_must_be_told_apart() -> None:
    given = "{ Alice: { battlefield: [Forest, Garden Bear, Garden Bear damage 1], hand: [Second Helping] } }"
    assert "several things" in problem(given, "Alice: cast Second Helping targeting Garden Bear")
    assert problem(given, "Alice: cast Second Helping targeting second Garden Bear") == ""
    assert problem(given, "Alice: cast Second Helping targeting Garden Bear damage 1") == ""


def test_a_position_shows_only_what_a_player_may_see() -> None:
    given = (
        "{ Alice: { battlefield: [face-down Forest (manifested)], hand: [Old Oak], library: [Stove Imp] } }"
    )
    for thing in ("face-down Forest", "Old Oak", "Stove Imp"):
        assert problem(given, then=f"Bob sees {thing}: no") == ""
    assert problem(given, then="Alice sees face-down Forest: yes") == ""
    assert problem(given, then="Alice sees Stove Imp: no") == ""


ODD = [
    *("target", "play", "cast", "activate", "attack", "block", "choose", "order", "assign", "pay", "keep"),
    *(
        "the",
        "second",
        "Bob's",
        "ninjutsu",
        "-3",
        "turn it",
        "go to",
        "go to hell",
        "attack Bob",
        "attack with",
    ),
    *("cast Bottomless Pool targeting", "cast Long Fuse with X", "cast Second Helping paying {RR}"),
    *("cast Second Helping dividing 2", "cast Garden Bear for its", "cast Garden Bear with X 3"),
    *("cast Garden Bear kicked", "cast Garden Bear choosing mode 2", "activate Forest (9)", "tap Forest for"),
    *("unlock Forest", "choose effect 1", "choose pile 3", "assign 2 to", "apply Forest", "stack Forest"),
]


@pytest.mark.parametrize("text", ODD)
def test_odd_words_are_refused_with_their_place(text: str) -> None:
    assert problem(BEAR, f'Alice: "{text}"').startswith("t.yaml:6:")
    assert problem(BEAR, then=f'refused: {{ Alice: "{text}", rule: x }}').startswith("t.yaml:6:")


@pytest.mark.parametrize(
    "text", ["stack 3", "number of", "Alice sees", "Garden Bear has", "before", "second"]
)
def test_odd_questions_are_refused_with_their_place(text: str) -> None:
    assert problem(BEAR, then=f'"{text}"').startswith("t.yaml:6:")
    assert problem(BEAR, then=f'"{text}": 1').startswith("t.yaml:6:")
