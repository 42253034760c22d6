"""The words of Noxilia in scenarios: what is said is understood, and the page on scenarios holds."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import arbitre
from arbitre.games.noxilia.cards.index import CARDS
from arbitre.games.noxilia.cards.names import NAMES
from arbitre.games.noxilia.scenario.phrases import named
from arbitre.kernel.scenario import Stage, check
from arbitre.rulebook import index, words_of

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
HEAD = "title: x\ngame: noxilia\nrules: [N-001]\n"


def test_every_option_of_random_games_is_understood_as_it_is_said() -> None:
    words = words_of("noxilia")
    for seed in range(6):
        random = Random(seed)
        game = arbitre.new("noxilia", seed=seed)
        stage = Stage(game, ["Alice", "Bob"])
        for _ in range(220):
            pending = game.pending
            if pending is None:
                break
            for option in pending.options:
                said = words.say_option(stage, option)
                assert words.option(stage, said)(option), said
            if pending.kind == "yes":
                game.answer(random.random() < 0.5)
            elif pending.single:
                game.answer(random.choice(pending.options))
            else:
                game.answer(tuple(random.sample(pending.options, pending.least)))


def test_every_card_is_known_by_its_three_names() -> None:
    for card in CARDS:
        assert named(card.slug) == card.slug
        both = NAMES[card.slug]
        assert named(both.en) == card.slug, both.en
        assert named(both.fr) == card.slug, both.fr


def test_the_position_on_the_page_is_sound() -> None:
    text = PAGE.read_text(encoding="utf-8")
    position = re.findall(r"```yaml\n(.*?)```", text[text.index("## Noxilia: the position") :], re.DOTALL)[0]
    outcomes = check(f"{HEAD}{position}then: [not over]\n", "page", words_of)
    assert [outcome.problem for outcome in outcomes] == [""]


BAD = [
    ("given: { Alice: { comand: [Oath Pikeman] } }", "a player has no 'comand'"),
    ("given: { Alice: { command: [Oath Pikman] } }", "perhaps Oath Pikeman"),
    ("given: { Alice: { command: [Oath Blade] } }", "is no unit"),
    ("given: { Alice: { hand: [Market Day] } }", "does not belong there"),
    ("given: { ground: { rampart 1: [Oath Blade] } }", "whose rampart 1"),
    ("given: { phase: noon }", "there is no phase 'noon'"),
    ("given: { Alice: { zones: { command: Pavise Wall } } }", "is no command card"),
    ("given: { Alice: { mana: 2 blue } }", "is no mana"),
    ("given: { Alice: { deck: chess } }", "no deck is called 'chess'"),
    ("given: { Alice: { command: [Oath Pikeman asleep] } }", "says nothing about a card"),
    (
        "given: { Alice: { rampart 1: [Oath Pikeman face down] }, Bob: { battlefield 1: [Rag Ghoul] } }",
        "face down with an enemy within one zone",
    ),
]


@pytest.mark.parametrize(("given", "said"), BAD, ids=[said for _, said in BAD])
def test_a_wrong_position_is_refused_with_its_line(given: str, said: str) -> None:
    (outcome,) = check(f"{HEAD}{given}\nthen: [not over]\n", "page", words_of)
    assert not outcome.ok and outcome.bad
    assert said in outcome.problem and outcome.problem.startswith("page:4:")


def test_the_index_has_every_rule_resolution_and_decision_once() -> None:
    kinds: dict[str, int] = {}
    for entry in index("noxilia").values():
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
        assert entry.text and entry.topic and entry.source and entry.certainty
    assert kinds == {"rule": 219, "resolution": 41, "decision": 9}


def test_every_rule_cited_in_the_engine_is_in_the_index() -> None:
    known = index("noxilia")
    folder = Path(arbitre.__file__).parent / "games" / "noxilia"
    cited = {
        (file.name, each)
        for file in folder.rglob("*.py")
        for each in re.findall(r"\bN[RG]?-\d+\b", file.read_text(encoding="utf-8"))
    }
    assert not [pair for pair in sorted(cited) if pair[1] not in known]
