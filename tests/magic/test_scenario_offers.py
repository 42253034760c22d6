"""What a scenario of Magic does and says is offered: whole declarations, targets, reasons, conceding."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from tests.magic.written import BEAR, problem

import arbitre
from arbitre.games import teller
from arbitre.kernel.pieces import Concession
from arbitre.kernel.scenario import Stage, check
from arbitre.rulebook import words_of
from arbitre.rulebook.complaints import in_french

TWO_ABLE = (
    "{ Alice: { battlefield: [Garden Bear, Old Oak, Hedge Boar tapped] }, Bob: { battlefield: [Stove Imp] } }"
)
ATTACKING = "Alice: go to combat\nAlice: pass\nBob: pass"


@pytest.mark.parametrize("when", ["", ATTACKING])
@pytest.mark.parametrize(
    ("attack", "can"),
    [
        ("attack Bob with Garden Bear", True),
        ("attack Bob with Old Oak", True),
        ("attack Bob with Garden Bear and Old Oak", True),
        ("no attack", True),
        ("attack Bob with Hedge Boar", False),
        ("attack Bob with Garden Bear and Hedge Boar", False),
    ],
)
def test_a_whole_attack_is_offered_or_not(when: str, attack: str, can: bool) -> None:
    offered, not_offered = (
        problem(TWO_ABLE, when, f"{how}: [{attack}]") for how in ("offered", "not offered")
    )
    refused = problem(TWO_ABLE, when, f"refused: {{ Alice: {attack} }}")
    assert (offered == "", not_offered == "", refused == "") == (can, not can, not can)


def test_a_card_is_cast_in_the_one_way_there_is_without_saying_which() -> None:
    able = "{ Alice: { battlefield: [4 Island], graveyard: [Twice-Told Tale] } }"
    assert problem(able, "Alice: cast Twice-Told Tale", "stack: [Twice-Told Tale]") == ""
    assert problem(able, "", "not offered: [cast Twice-Told Tale]") == ""  # for its mana cost
    poor = "{ Alice: { battlefield: [Island], graveyard: [Twice-Told Tale] } }"
    assert "is not offered" in problem(poor, "Alice: cast Twice-Told Tale", "not over")
    assert "no card is called 'Zorgon'" in problem(poor, "Alice: cast Zorgon", "not over")


def test_a_refused_attack_names_the_rule_against_a_part_of_it() -> None:
    then = "refused: { Alice: attack Bob with Garden Bear and Hedge Boar, rule: 508.1a }"
    assert problem(TWO_ABLE, ATTACKING, then) == ""


def test_staying_at_home_is_refused_where_somebody_must_attack() -> None:
    given = "{ Alice: { battlefield: [Eager Pup] }, Bob: { battlefield: [Stove Imp] }, Carol: {} }"
    assert problem(given, ATTACKING + "\nCarol: pass", "refused: { Alice: no attack, rule: 508.1d }") == ""
    assert problem(given, ATTACKING + "\nCarol: pass", "not offered: [no attack]") == ""


def test_a_whole_block_is_offered_or_not() -> None:
    attack = "Alice: attack Bob with Garden Bear and Old Oak"
    for then in (
        "offered: [block Old Oak with Stove Imp, block Garden Bear with Stove Imp, no block]",
        "not offered: [block Old Oak with Hedge Boar]",
        "refused: { Bob: block Old Oak with Hedge Boar, rule: 509.1a }",
    ):
        assert problem(TWO_ABLE, attack, then) == ""
    assert "is offered" in problem(TWO_ABLE, attack, "not offered: [block Old Oak with Stove Imp]")


def test_an_attack_is_declared_once() -> None:
    when = (
        "Alice: attack Bob with Garden Bear\nAlice: go to combat damage\nAlice: attack Bob with Garden Bear"
    )
    assert "attackers have been declared already" in problem(TWO_ABLE, when)
    when = "Alice: attack Bob with Garden Bear\nAlice: attack Bob with Garden Bear"
    assert "attackers have been declared already" in problem(TWO_ABLE, when)


def test_a_block_is_declared_once() -> None:
    when = (
        "Alice: attack Bob with Garden Bear\nBob: block Garden Bear with Stove Imp\n"
        "Bob: block Garden Bear with Stove Imp"
    )
    assert "no blockers are declared now" in problem(TWO_ABLE, when)


def test_a_target_taken_without_asking_is_not_chosen_again() -> None:
    lands = "{ Alice: { battlefield: [2 Island, Garden Bear], hand: [Same Face] }"
    given = f"{lands}, Bob: {{ battlefield: [Old Oak] }} }}"
    cast = "Alice: cast Same Face targeting"
    assert problem(given, f"{cast} Garden Bear and Old Oak", "stack 1 targets: Garden Bear, Old Oak") == ""
    assert "the targets are" in problem(given, f"{cast} Old Oak and Garden Bear")
    assert (
        problem(given, f"{cast} Garden Bear and Garden Bear", "stack 1 targets: Garden Bear, Garden Bear")
        == ""
    )


def test_choosing_nothing_is_offered_where_it_may_be_chosen() -> None:
    given = "{ step: cleanup, Alice: { hand: [8 Forest, Garden Bear] } }"
    assert problem(given, then="not offered: [choose nothing]") == ""
    assert problem(given, then="how many: 2") == ""
    assert problem(given, then="offered: [choose Forest and Garden Bear, Garden Bear]") == ""
    assert problem(given, then="not offered: [choose Forest and Forest and Garden Bear]") == ""
    opening = "{ step: opening hand, Alice: { hand: [Leyline of Hope, Leyline of the Void] } }"
    assert problem(opening, then="offered: [choose nothing]") == ""
    assert "is offered" in problem(opening, then="not offered: [choose nothing]")


def test_the_cleanup_step_is_reached_where_something_is_asked_in_it() -> None:
    given = "{ Alice: { hand: [8 Forest] } }"
    assert problem(given, "Alice: go to cleanup", "asked: Alice discard_to_size") == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("atack Bob with Garden Bear", "is no action (perhaps 'attack'?)"),
        ("blok Old Oak", "is no action (perhaps 'block'?)"),
        ("resolve it", "'resolve' is written 'resolve', 'resolve all'"),
        ("muse", "is no action; an action begins with pass, done"),
    ],
)
def test_an_unknown_action_is_called_one(text: str, said: str) -> None:
    assert said in problem(BEAR, f"Alice: {text}")
    assert said in problem(BEAR, then=f"not offered: [{text}]") or "resolve" in text
    assert "no action" in problem(BEAR, then=f"refused: {{ Alice: {text} }}") or "resolve" in text


def test_complaints_and_reasons_are_in_the_language_of_the_reader() -> None:
    lines = f"title: t\ngame: magic\ngiven: {BEAR}\nwhen: [{{ Alice: TEXT }}]\nthen: [not over]\n"

    def said(text: str, lang: str) -> str:
        (outcome,) = check(lines.replace("TEXT", text), "t.yaml", lambda game: words_of(game, lang))
        return in_french(outcome.problem) if lang == "fr" else outcome.problem

    assert "«\u00a0atack Bob\u00a0» n’est pas une action (peut-être «\u00a0attack\u00a0»" in said(
        "atack Bob", "fr"
    )
    assert "601.3: You can’t cast this card from where it is" in said("cast Old Oak", "en")
    assert "601.3\u00a0: Vous ne pouvez pas lancer cette carte d’où elle est" in said("cast Old Oak", "fr")
    assert "508.1a: You don’t control that creature" in said("attack Bob with Old Oak", "en")


def test_what_is_offered_is_said_as_authors_write_it() -> None:
    said = problem(BEAR, then="offered exactly: [pass]")
    assert "tap Alice's Forest for {G}" in said and "activate" not in said
    given = "{ Alice: { battlefield: [2 Forest, Cheering Crowd, Garden Bear, Infernal Phantom] } }"
    assert problem(given, then="offered: ['tap Forest for {G}', 'tap Forest for mana']") == ""


def test_triggers_of_one_thing_are_told_apart_by_how_they_begin() -> None:
    given = (
        "{ Alice: { battlefield: [Reluctant Role Model, Garden Bear with 1 stun counter, 2 Plains, 2 Swamp, "
        "Old Oak with 2 stun counters], hand: [Lights Out] } }"
    )
    when = "Alice: cast Lights Out\nAlice: pass\nBob: pass"
    said = problem(given, when, "stack size: 2")
    assert "Alice is asked 'next_trigger': stack Alice's Reluctant Role Model" in said
    assert "(1: Alice's Garden Bear" in said and "(2: Alice's Old Oak" in said
    assert (
        problem(given, when, "offered: [stack Reluctant Role Model (1), 'stack Reluctant Role Model (2: x)']")
        == ""
    )


def test_a_card_without_a_mana_cost_cannot_be_paid_for() -> None:
    given = "{ Alice: { battlefield: [4 Mountain], hand: [Slow Fuse] } }"
    assert problem(given, then="refused: { Alice: cast Slow Fuse, rule: 118.6 }") == ""


def test_what_cannot_be_chosen_is_refused() -> None:
    given = "{ step: cleanup, Alice: { hand: [8 Forest], battlefield: [Garden Bear] } }"
    assert problem(given, then="refused: { Alice: choose Garden Bear, rule: 514.1 }") == ""
    assert "is not refused" in problem(given, then="refused: { Alice: choose Forest }")


def test_who_concedes_loses_although_another_is_asked() -> None:
    assert problem(BEAR, "Bob: concede", "result: concede") == ""
    assert problem(BEAR, "Alice: cast Garden Bear\nBob: concede", "winner: Alice") == ""
    assert "cannot act: the game is over" in problem(BEAR, "Bob: concede\nAlice: concede")


def test_among_several_those_left_play_on() -> None:
    given = "{ Alice: { battlefield: [Garden Bear, Bob's Old Oak] }, Bob: { hand: [Stove Imp] }, Carol: {} }"
    for then in ("not over", "Bob out: yes", "asked: Alice", "Alice battlefield: [Garden Bear]"):
        assert problem(given, "Bob: concede", then) == ""
    assert problem(given, "Alice: concede", "active: Alice") == ""
    assert problem(given, "Alice: concede", "asked: Bob priority") == ""
    assert problem(given, "Alice: concede\nBob: concede", "winner: Carol") == ""
    assert "has left the game" in problem(given, "Bob: concede\nBob: concede")


def test_what_is_under_way_is_finished_before_one_of_several_concedes() -> None:
    given = "{ Alice: { battlefield: [2 Island, Garden Bear, Old Oak], hand: [Same Face] }, Carol: {} }"
    assert "must be finished first" in problem(given, "Alice: cast Same Face\nBob: concede")


def test_every_offered_option_can_be_written_as_it_is_said() -> None:
    words = words_of("magic")
    for seed in range(2):
        game = arbitre.new("magic", seed=seed)
        chance, stage = Random(seed), Stage(game, ["Alice", "Bob"])
        for _ in range(150):
            pending = game.pending
            if pending is None:
                break
            for option in pending.options:
                said = words.say_option(stage, option)
                assert words.option(stage, said)(option), said
            game.answer(chance.choice(list(islice(pending.answers(), 40))))


def test_conceding_is_told_like_any_answer() -> None:
    game = arbitre.new("magic", seed=1)
    said = [teller(game, 0, lang).label(Concession(0)) for lang in ("en", "fr")]
    assert said == ["Concede", "Abandonner"]
