"""The words of Magic scenarios: what they set up, what they do, and what they complain about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.games.magic.scenario.vocabulary import VOCABULARY
from arbitre.kernel.scenario import Scenario, check, play_through, read
from arbitre.rulebook import words_of

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


def problem(given: str, when: str = "", then: str = "turn: 3", options: str = "{}") -> str:
    """What is wrong with a small scenario; "" if nothing is."""
    lines = ["title: t", "game: magic", f"options: {options}", f"given: {given}"]
    if when:
        lines.append("when:\n" + "\n".join(f"  - {line}" for line in when.split("\n")))
    lines.append(f"then:\n  - {then}")
    (outcome,) = check("\n".join(lines), "t.yaml", lambda name: VOCABULARY)
    return outcome.problem


BEAR = (
    "{ Alice: { battlefield: [2 Forest, Garden Bear], hand: [Garden Bear, Second Helping] },"
    " Bob: { battlefield: [Old Oak] } }"
)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("{ Alice: { battlefield: [Gardn Bear] } }", "perhaps Garden Bear?"),
        ("{ Alice: { battlefield: [Jump Scare] } }", "is no permanent"),
        ("{ Alice: { battlefield: [Garden Bear attacking] } }", "comes about by playing"),
        ("{ Alice: { battlefield: [Garden Bear unlocked] } }", "says nothing about a thing"),
        ("{ Alice: { hand: [Garden Bear tapped] } }", "no marks of the battlefield"),
        ("{ Alice: { hand: [Bob's Garden Bear] } }", "400.3"),
        ("{ Alice: { battlefield: [Dissection Tools attached to Old Oak] } }", "is 0 things"),
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
        ("Alice: attack Bob with Garden Bear\nBob: block Garden Bear with 2x Old Oak", "cannot block"),
        ("Alice: go to the cleanup step", "one cannot go to"),
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
        ("refused: { Alice: cast Second Helping, rule: x }", "is not refused"),
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


SHUT = (
    "{ Alice: { battlefield: [2 Forest], hand: [Garden Bear] }, "
    "Bob: { battlefield: [Island], hand: [Slammed Shut] } }",
    "Alice: cast Garden Bear\nAlice: pass\nBob: cast Slammed Shut targeting Garden Bear\nBob: resolve",
)
"""A spell that is countered."""
CALL = (
    "{ Alice: { battlefield: [3 Swamp, Infernal Phantom token, Garden Bear, Garden Bear damage 1], "
    "hand: [Roll Call] } }",
    "Alice: cast Roll Call targeting Infernal Phantom\nAlice: resolve\nAlice: target second Garden Bear",
)
"""A token that dies and triggers."""


@pytest.mark.parametrize(
    ("event", "so"),
    [
        ("countered Garden Bear", True),
        ("countered Alice's Garden Bear", True),
        ("countered Bob's Garden Bear", False),
        ("countered Slammed Shut", False),
        ("countered Garden Bear token", False),
        ("countered second Garden Bear", False),
        ("countered ability of Garden Bear", False),
        ("resolved Slammed Shut", True),
        ("resolved Garden Bear", False),
    ],
)
def test_what_happens_on_the_stack_is_told_by_its_thing(event: str, so: bool) -> None:
    assert (problem(*SHUT, f"happened: {event}") == "") is so
    assert (problem(*SHUT, f"did not happen: {event}") == "") is not so


@pytest.mark.parametrize(
    ("event", "so"),
    [
        ("died Infernal Phantom", True),
        ("died Infernal Phantom token", True),
        ("died token", True),
        ("died Infernal Phantom card", False),
        ("died second Infernal Phantom", False),
        ("triggered Infernal Phantom (2)", True),
        ("triggered Infernal Phantom (1)", False),
        ("triggered Infernal Phantom (eerie)", False),
        ("targeted second Garden Bear", True),
        ("targeted first Garden Bear", False),
    ],
)
def test_events_tell_which_thing_and_which_ability(event: str, so: bool) -> None:
    assert (problem(*CALL, f"happened: {event}") == "") is so
    assert (problem(*CALL, f"did not happen: {event}") == "") is not so


def test_a_copied_spell_is_told_by_what_was_copied() -> None:
    given = (
        "{ Alice: { battlefield: [Forest, Island, Garden Bear], hand: [Second Helping, Echo in the Hall] } }"
    )
    when = (
        "Alice: cast Second Helping targeting Garden Bear\n"
        "Alice: cast Echo in the Hall targeting Second Helping\nAlice: resolve"
    )
    assert problem(given, when, "happened once: copied_spell Second Helping") == ""
    assert "did not happen" in problem(given, when, "happened: copied_spell Echo in the Hall")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("contered Garden Bear", "perhaps 'countered'?"),
        ("died Garden Bear tapped", "how it lay there is not remembered"),
        ("died Garden Bear in exile", "how it lay there is not remembered"),
        ("gained Garden Bear", "it can never match"),
        ("triggered Infernal Phantom (3)", "no triggered ability '(3)'"),
    ],
)
def test_an_event_that_can_never_match_is_refused(event: str, said: str) -> None:
    assert said in problem(*SHUT, f"did not happen: {event}")


def test_a_player_is_attacked_by_name() -> None:
    given = "{ Alice: { battlefield: [Garden Bear] } }"
    assert problem(given, "Alice: attack Bob with Garden Bear", "happened: attacked Bob") == ""
    assert problem(given, "Alice: attack Bob with Garden Bear", "did not happen: attacked Alice") == ""


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("Garden Bear has flyng: no", "no keyword is called 'flyng' (perhaps 'flying'?)"),
        ("Garden Bear shild counters: 0", "no counter is called 'shild'"),
        ("Garden Bear with 1 fnality counter size: 2/2", "perhaps 'finality'?"),
        ("Garden Bear crew counters: 0", "no counter is called 'crew'"),
        ("Garden Bear choosing warior size: 2/2", "perhaps 'warrior'?"),
    ],
)
def test_misspelt_keywords_counters_and_types_are_refused(thing: str, said: str) -> None:
    assert said in problem(BEAR, then=thing)


def test_misspelt_counters_are_refused_where_they_are_laid() -> None:
    assert "perhaps 'finality'?" in problem("{ Alice: { battlefield: [Old Oak with 1 fnality counter] } }")


@pytest.mark.parametrize(
    "then",
    [
        "Bob's Garden Bear counters: none",
        "second Old Oak counters: 1 stun",
        "second Bob's Old Oak stun counters: 1",
        "face-down Forest counters: 2 +1/+1",
        "face-down Forest +1/+1 counters: 2",
        "Garden Bear first strike counters: 0",
        "Garden Bear tapped counters: none",
    ],
)
def test_counters_are_asked_of_whichever_thing(then: str) -> None:
    given = (
        "{ Bob: { battlefield: [Old Oak, Old Oak with 1 stun counter, Garden Bear tapped, "
        "face-down Forest with 2 +1/+1 counters] } }"
    )
    assert problem(given, then=then) == ""


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("{ shared_turns: yes }", "does nothing in a scenario"),
        ("{ schemes: yes }", "does nothing in a scenario"),
        ("{ decks: [ash-and-oil, ash-and-oil] }", "does nothing in a scenario"),
        ("{ staring_life: 5 }", "perhaps 'starting_life'?"),
        ("{ shared_life: yes }", "does nothing without 'teams'"),
        ("{ teams: [1, 1, 1, 1] }", "at least two"),
        ("{ commander: yes }", "mark a card 'commander'"),
        ("{ teams: [0, 0, 1, 1], shared_life: yes }", "Carol and Dave share one life total"),
    ],
)
def test_table_options_that_do_nothing_or_make_no_sound_position_are_refused(options: str, said: str) -> None:
    assert said in problem("{ Carol: { life: 4 }, Dave: {} }", options=options)


def test_those_who_share_their_life_have_the_same() -> None:
    options = "{ teams: [0, 0, 1, 1], shared_life: yes }"
    given = "{ Carol: { life: 4 }, Dave: { life: 4 } }"
    assert problem(given, then="Dave life: 4", options=options) == ""


def test_a_commander_is_marked_and_its_damage_counts() -> None:
    given = "{ Alice: { battlefield: [Old Oak commander with 21 +1/+1 counters] }, Bob: { life: 40 } }"
    when = "Alice: attack Bob with Old Oak commander\nAlice: go to combat damage"
    assert problem(given, when, "result: commander", "{ commander: yes }") == ""
    assert "does not play with them" in problem(given)


def test_a_token_needs_no_name() -> None:
    given = "{ Alice: { battlefield: [Garden Bear token, Old Oak] } }"
    assert problem(given, then="number of token: 1") == ""
    assert problem(given, then="token 2/2 name: Garden Bear") == ""
    assert problem(given, then="Alice battlefield: [token, Old Oak card]") == ""
    assert "there is" in problem(given, then="Alice battlefield: [token, token]")


ROOMS = (
    "{ Alice: { battlefield: [3 Swamp, Garden Bear, Infernal Phantom, Bottomless Pool unlocked, "
    "Inquisitive Glimmer, Dissection Tools attached to Garden Bear], hand: [Forest] } }"
)


@pytest.mark.parametrize(
    "then",
    [
        "Inquisitive Glimmer types: creature enchantment",
        "Inquisitive Glimmer types: [enchantment, creature]",
        "Inquisitive Glimmer types contains: creature",
        "Garden Bear mana cost: '{1}{G}'",
        "Swamp mana cost: nothing",
        "Locker Room unlock cost: '{3}{U}'",
        "Swamp colours: none",
        "Swamp colours: colourless",
        "Infernal Phantom keywords: nothing",
        "Infernal Phantom abilities: 2",
        "Inquisitive Glimmer keywords: none",
        "Garden Bear abilities contains: [lifelink]",
        "'Infernal Phantom abilities contains': 'When this creature dies, it deals damage equal to its power "
        "to any target.'",
        "Dissection Tools attached to: Alice's Garden Bear",
        "Dissection Tools attached to: Garden Bear",
        "Garden Bear attached to: none",
        "Bottomless Pool unlocked: Bottomless Pool",
        "how many: 1",
        "prompt: 'First main phase (your turn): you have priority.'",
        "prompt in French: 'Première phase principale (votre tour) : vous avez la priorité.'",
        "Bob's prompt: The table waits for Alice.",
        "labels contains: [Pass]",
        "labels in French contains: [Passer]",
        "refused: { Bob: pass }",
        "refused: { Bob: play Swamp, rule: 117.1 }",
        "refused: { Alice: cast Garden Bear }",
        "refused: { Bob: pass, says: 'The decision falls to Alice.', dit: 'La décision revient à Alice.' }",
    ],
)
def test_what_can_be_asked_of_a_position(then: str) -> None:
    assert problem(ROOMS, then=then) == ""


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("Inquisitive Glimmer types: creature", "there is: enchantment, creature"),
        ("Inquisitive Glimmer types lacks: creature", "there is"),
        ("Garden Bear mana cost: '{G}'", "it is {1}{G}"),
        ("Bottomless Pool // Locker Room unlock cost: '{U}'", "names no door"),
        ("Swamp colours: red", "there is: none"),
        ("Infernal Phantom abilities: 3", "there are 2"),
        ("Dissection Tools attached to: Bob", "it is no player"),
        ("Dissection Tools attached to: nothing", "there is: Alice's Garden Bear"),
        ("how many: up to 2", "1 can be chosen, not up to 2"),
        ("how many: several", "wanted how many"),
        ("prompt: Go on.", "it is First main phase"),
        ("labels: [Pass]", "there is: Pass |"),
        ("refused: { Bob: play Swamp, rule: 117.2 }", "117.1: You don't have priority"),
        ("refused: { Bob: pass, rule: 117.1 }", "The decision falls to Alice"),
        ("refused: { Bob: pass, dit: Non. }", "it is 'La décision revient à Alice.'"),
    ],
)
def test_what_is_not_so_of_a_position_is_told(then: str, said: str) -> None:
    assert said in problem(ROOMS, then=then)


def test_the_log_is_told_to_each_reader_in_both_languages() -> None:
    for then in (
        "log contains: [Alice casts Garden Bear.]",
        "Alice's log contains: [You cast Garden Bear.]",
        "log in French contains: [Alice lance Ours de jardin.]",
        "log lacks: [Bob casts Garden Bear.]",
    ):
        assert problem(BEAR, "Alice: cast Garden Bear", then) == ""
    assert "there is: " in problem(BEAR, "Alice: cast Garden Bear", "log: []")


def test_how_many_targets_may_be_chosen_is_what_the_sentence_says() -> None:
    given = "{ Alice: { battlefield: [4 Mountain, Garden Bear, Old Oak], hand: [Flying Splinters] } }"
    assert problem(given, "Alice: cast Flying Splinters", "how many: 1 to 4") == ""
    assert "1 to 4 can be chosen, not 1" in problem(given, "Alice: cast Flying Splinters", "how many: 1")


def test_a_trigger_that_waits_to_be_ordered_is_named_where_the_stack_is_short() -> None:
    given = "{ Alice: { battlefield: [Forest, 2x Cheering Crowd, Garden Bear], hand: [] } }"
    said = problem(given, "Alice: attack Bob with Garden Bear", "stack size: 2")
    assert "Alice is asked 'next_trigger'" in said


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


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("atack Bob with Garden Bear", "is no action (perhaps 'attack'?)"),
        ("blok Old Oak", "is no action (perhaps 'block'?)"),
        ("resolve it", "'resolve' is written otherwise"),
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
        return outcome.problem

    assert "«\u00a0atack Bob\u00a0» n'est pas une action (peut-être «\u00a0attack\u00a0»" in said(
        "atack Bob", "fr"
    )
    assert "601.3: You can't cast this card from where it is" in said("cast Old Oak", "en")
    assert "601.3: Vous ne pouvez pas lancer cette carte d'où elle est" in said("cast Old Oak", "fr")
    assert "508.1a: You don't control that creature" in said("attack Bob with Old Oak", "en")


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
