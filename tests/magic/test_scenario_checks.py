"""What a scenario of Magic can check: it fails when it is not so, and a word that says nothing is refused."""

from __future__ import annotations

import pytest
from tests.magic.written import BEAR, problem

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


@pytest.mark.parametrize(
    ("when", "event"),
    [(SHUT, "countered second Garden Bear"), (CALL, "died second Infernal Phantom")],
)
def test_what_there_never_were_two_of_is_no_second_one(when: tuple[str, str], event: str) -> None:
    for check in ("happened", "did not happen"):
        assert "there has never been so much as a 'second " in problem(*when, f"{check}: {event}")


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
        ("Garden Bear keywords lacks: flyng", "perhaps 'flying'?"),
        ("Garden Bear types lacks: [creatre]", "perhaps 'creature'?"),
        ("Garden Bear subtypes lacks: [wolff]", "perhaps 'wolf'?"),
        ("Garden Bear colours lacks: grene", "perhaps 'green'?"),
        ("Garden Bear counters lacks: 1 fnality", "perhaps 'finality'?"),
        ("Garden Bear counters lacks: finality", "does not say how many"),
        ("labels lacks: [Pas]", "a misspelt sentence is lacking too"),
        ("log lacks: [Bob casts Garden Bear.]", "a misspelt sentence is lacking too"),
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
        ("{ schemes: [0] }", "write a 'scheme deck'"),
        ("{ shared_turn: yes }", "does nothing without 'teams'"),
        ("{ teams: [0, 1, 0, 1], shared_turn: yes }", "side by side"),
        ("{ decks: [ash-and-oil, ash-and-oil] }", "does nothing in a scenario"),
        ("{ staring_life: 5 }", "perhaps 'starting_life'?"),
        ("{ shared_life: yes }", "does nothing without 'teams'"),
        ("{ teams: [1, 1, 1, 1] }", "at least two"),
        ("{ commander: yes }", "mark a card 'commander'"),
        ("{ teams: [0, 0, 1, 1], shared_life: yes }", "Carol, Dave share one life total"),
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
        "prompt: 'First main phase (your turn): play cards, or pass.'",
        "prompt in French: 'Première phase principale (votre tour) : jouez des cartes, ou passez.'",
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
        ("refused: { Bob: play Swamp, rule: 305.1 }", "117.1: You don’t have priority"),
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
        "log in French contains: [Alice lance l’Ours de jardin.]",
    ):
        assert problem(BEAR, "Alice: cast Garden Bear", then) == ""
    assert "there is: " in problem(BEAR, "Alice: cast Garden Bear", "log: []")


def test_how_many_targets_may_be_chosen_is_what_the_sentence_says() -> None:
    given = "{ Alice: { battlefield: [4 Mountain, Garden Bear, Old Oak], hand: [Flying Splinters] } }"
    assert problem(given, "Alice: cast Flying Splinters", "how many: 1 to 4") == ""
    assert "1 to 4 can be chosen, not 1" in problem(given, "Alice: cast Flying Splinters", "how many: 1")


def test_a_trigger_that_waits_to_be_ordered_is_named_where_the_stack_is_short() -> None:
    given = "{ Alice: { battlefield: [Forest, Cheering Crowd, Hauntwoods Shrieker], hand: [] } }"
    said = problem(given, "Alice: attack Bob with Hauntwoods Shrieker", "stack size: 2")
    assert "Alice is asked 'next_trigger'" in said
