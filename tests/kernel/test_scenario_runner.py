"""A scenario that is wrong fails, and says where and why."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

import arbitre
from arbitre.kernel.game import Game
from arbitre.kernel.loading import load
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Failed, Item, Stage, check, play_through, read, reading, running
from arbitre.rulebook import scenario_files, words_of

HEAD = "title: a title\ngame: quarriors\nrules: [Q-054]\n"
TWO_LOCKS = "given: { Alice: { pool: [Qladiator lock, Frost Howler lock, Qladiator level 2] } }\n"


def run(body: str, head: str = HEAD) -> Game:
    (scenario,) = read(head + body, "a.yaml")
    return play_through(scenario, words_of)


def failure(body: str) -> str:
    with pytest.raises(Failed) as caught:
        run(body)
    return str(caught.value)


def complaint(body: str, head: str = HEAD) -> str:
    with pytest.raises(BadInput) as caught:
        run(body, head)
    return str(caught.value)


def test_a_scenario_ends_at_an_open_decision() -> None:
    game = run(TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [{ Alice locked: Qladiator }]")
    assert game.history and game.pending is not None and game.pending.seat == 0


def test_of_dice_a_number_says_how_many_lie_there() -> None:
    run(TWO_LOCKS + "then: [{ Alice pool: 3 }, { Alice locked: 0 }]")


def test_where_nobody_has_won_the_winner_is_nobody_and_the_result_a_draw() -> None:
    monarchs = "Alice: { command: [Regent Ysende life 1 poison 1] }, Bob: { command: [Morvane %s poison 1] }"
    head = "title: a title\ngame: noxilia\nrules: [N-001]\n"
    for theirs, then in (
        ("life 1", "[over, { winner: nobody }, { result: draw }, { result: both_monarchs }]"),
        ("life 9", "[{ winner: Bob }, { result: monarch }]"),
    ):
        run(f"given: {{ phase: end, {monarchs % theirs} }}\nthen: {then}", head)
    with pytest.raises(Failed, match="expected the result 'draw', it is 'monarch'"):
        run(f"given: {{ phase: end, {monarchs % 'life 9'} }}\nthen: [{{ result: draw }}]", head)
    with pytest.raises(Failed, match="expected nobody to have won; Bob has"):
        run(f"given: {{ phase: end, {monarchs % 'life 9'} }}\nthen: [{{ winner: nobody }}]", head)


@pytest.mark.parametrize(
    ("game", "given", "then"),
    [
        (
            "noxilia",
            "rampart 1: [Oath Pikeman armor -1 with Oath Blade]",
            "[{ Oath Pikeman disengaged: yes }, { Oath Pikeman face up: yes },"
            " { Oath Pikeman face down: no }, { Oath Pikeman armor: -1 },"
            " { Oath Pikeman equipment: Oath Blade }]",
        ),
        (
            "seven_fallen",
            "rear guard: [Brick Golem, Gnawling tilted vf 1]",
            "[{ Gnawling straight: no }, { Brick Golem alone: yes }, { Gnawling atk: 2 }, { Gnawling vf: 1 },"
            " { Brick Golem shd: 2 }, { Alice rear guard: [Brick Golem shd 2, Gnawling tilted atk 2] }]",
        ),
    ],
)
def test_marks_of_one_word_and_the_words_cards_print_can_be_checked(game: str, given: str, then: str) -> None:
    run(f"given: {{ Alice: {{ {given} }} }}\nthen: {then}", f"title: a title\ngame: {game}\n")


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("Alice glory: 3", "a.yaml:5: Alice glory: expected 3, it is 0."),
        ("Alice locked: Qladiator", "expected Qladiator; there is: nothing."),
        ("Alice pool: [Qladiator, Frost Howler]", "there is: Qladiator lock, Frost Howler lock, Qladiator"),
        ("Alice pool: [2x Qladiator lock, Frost Howler]", "expected 2x Qladiator lock"),
        ("Alice pool contains: Portal", "expected Portal"),
        ("Alice pool lacks: Frost Howler", "'Frost Howler' is there"),
        ("Alice pool: 2", "Alice pool: expected 2, there are 3."),
        ("phase: attack", "expected attack, it is ready"),
        ("asked: Bob", "expected Bob to be asked. Alice is asked 'act'"),
        ("asked: Alice defend", "expected Alice to be asked 'defend'"),
        ("offered: summon Qladiator", "is not offered. Alice is asked 'act': lock Qladiator lock;"),
        ("offered: Bob lock Qladiator", "is not offered"),
        ("offered exactly: [lock Qladiator]", "offered as well: lock Frost Howler lock; leave the phase"),
        ("not offered: lock Qladiator", "'lock Qladiator' is offered"),
        ("refused: { Alice: lock Frost Howler, rule: Q-066 }", "is not refused"),
        ("refused: { Alice: lock Qladiator level 2, rule: Q-066 }", "expected Q-066 to forbid"),
        ("refused: { Alice: unlock Portal, rule: Q-066 }", "expected Q-066 to forbid"),
        ("refused: { Alice: lock Frost Howler }", "is not refused"),
        ("how many: 2", "1 can be chosen, not 2"),
        ("prompt: Well", "prompt: expected Well, it is "),
        ("winner: Alice", "expected Alice to have won; nobody has"),
        ("over: yes", "the game is not over"),
        ("happened: locked", "'locked' did not happen"),
        ("happened once: locked", "'locked' did not happen"),
        ("at work: Qladiator", "there is: nothing"),
        ("Frost Howler attack: 3", "'Frost Howler' is not in play, so it has no attack"),
        ("Portal attack: 3", "'Portal' is not on the table"),
        ("Qladiator left: 5", "expected 5, it is 3"),
    ],
)
def test_what_is_not_so_fails_with_what_is_so(then: str, said: str) -> None:
    assert said in failure(TWO_LOCKS + f"then: [{{ {then} }}]")


def test_an_action_that_is_not_offered_fails_with_the_rule_that_forbids_it() -> None:
    said = failure(TWO_LOCKS + "when:\n  - Alice: summon Qladiator level 2\nthen: [not over]")
    assert said.startswith(
        "a.yaml:6: 'summon Qladiator level 2' is not offered (Q-019: You need 2 quiddity, you have 0)."
    )
    assert "lock Qladiator lock; lock Frost Howler lock; leave the phase" in said


def test_an_action_that_can_mean_several_things_fails() -> None:
    given = "given: { Alice: { pool: [Basic Quiddity 2] }, Bob: { locked: Qladiator }, "
    given += "Carol: { locked: Qladiator } }\n"
    said = failure(given + "when: [{ Alice: unlock Qladiator }]\nthen: [not over]")
    assert "can mean several things: unlock Bob's Qladiator; unlock Carol's Qladiator" in said
    run(given + "when: [{ Alice: unlock Carol's Qladiator }]\nthen: [{ Bob locked: Qladiator }]")


def test_twins_are_one_choice() -> None:
    given = "given: { Alice: { pool: [2x Assistant level 1, Basic Quiddity 2] } }\n"
    run(given + "when: [{ Alice: summon Assistant }]\nthen: [{ Alice ready: Assistant }]")


def test_a_real_choice_left_open_fails_the_next_action() -> None:
    given = "given: { Alice: { pool: [Deathdealer level 1, Assistant 1, Basic Quiddity 1] } }\n"
    when = "when: [{ Alice: summon Deathdealer }, { Alice: leave the phase }]\n"
    assert "Alice is asked 'pay': pay with" in failure(given + when + "then: [not over]")


def test_an_action_of_the_wrong_player_fails() -> None:
    assert "it is not Bob who decides now" in failure(TWO_LOCKS + "when: [{ Bob: pass }]\nthen: [not over]")


def test_a_scenario_may_not_depend_on_luck_it_does_not_write() -> None:
    given = "given: { Alice: { pool: [Portal draw 1], bag: [Assistant, Portal] } }\n"
    when = "when: [{ Alice: draw with Portal }]\n"
    assert failure(given + when + "then: [{ Alice pool: Assistant level 1 }]")
    fixed = given.replace("} }", "}, rolls: [Assistant level 1] }")
    run(fixed + when + "then: [{ Alice pool: Assistant level 1 }]")


@pytest.mark.parametrize(
    ("rolls", "said"),
    [
        ("[Portal draw 1]", "roll 1 of 'rolls' is 'Portal draw 1', but Alice rolled another kind"),
        ("[Assistant 1, Portal draw 1]", "nobody rolled these of 'rolls': Portal draw 1"),
    ],
)
def test_rolls_are_those_of_the_dice_rolled(rolls: str, said: str) -> None:
    given = f"given: {{ Alice: {{ pool: [Portal draw 1], bag: [Assistant] }}, rolls: {rolls} }}\n"
    assert said in failure(given + "when: [{ Alice: draw with Portal }]\nthen: [not over]")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("given: { Alice: [\nthen", "a.yaml:5: this is not YAML"),
        ("gives: {}\nthen: [not over]", "a.yaml:4: a scenario has no 'gives'"),
        ("given: {}", "'then' is missing"),
        ("given: { Zoe: {} }\nthen: [not over]", "a.yaml:4: a position has no 'Zoe'"),
        ("given: { Alice: 5 }\nthen: [not over]", "a.yaml:4: wanted what a player has"),
        ("given: { Alice: { cards: [] } }\nthen: [not over]", "a player has no 'cards'"),
        (
            "given:\n  Alice:\n    pool: [Qladiatro]\nthen: [over]",
            "a.yaml:6: no die or card is called 'Qladiat",
        ),
        (
            "given: { Alice: { pool: [Portal level 1] } }\nthen: [over]",
            "a Portal has no face 'level 1'; it has",
        ),
        ("given: { Alice: { pool: [Portal] } }\nthen: [over]", "which face of Portal is up?"),
        ("given: { Alice: { locked: Qladiator level 1 } }\nthen: [over]", "only a lock face"),
        ("given: { Alice: { ready: Portal draw 1 } }\nthen: [over]", "only a creature or a spell"),
        ("given: { Alice: { locked: [Qladiator, Frost Howler] } }\nthen: [over]", "holds one die (Q-050)"),
        ("given: { Alice: { used: [6x Qladiator] } }\nthen: [over]", "only 5 dice"),
        ("given: { Alice: { glory: 20 } }\nthen: [over]", "Glory is from 0 to 19"),
        ("given: { Alice: { glory: many } }\nthen: [over]", "wanted a whole number, found 'many'"),
        ("given: { phase: tea }\nthen: [over]", "there is no phase 'tea'"),
        ("given: { wilds: [Unicorn] }\nthen: [over]", "no card and no ready-made Wilds is called 'Unicorn'"),
        ("given: { wilds: [Death Charm, Death Spell] }\nthen: [over]", "one of each is the rule (Q-004)"),
        ("options: { wind: yes }\nthen: [over]", "the option 'wind' does nothing in a scenario"),
        ("options: { two_capture: yes }\nthen: [over]", "perhaps 'two_captures'?"),
        ("seats: 5\nthen: [over]", "2 to 4 players"),
        ("when: [{ Zoe: pass }]\nthen: [over]", "nobody is called 'Zoe'; there are Alice, Bob"),
        ("when: [pass]\nthen: [over]", "wanted a player and an action"),
        (TWO_LOCKS + "when: [{ Alice: lock Zzz }]\nthen: [over]", "a.yaml:5: no die or card is called 'Zzz'"),
        (TWO_LOCKS + "then: [{ Alice wealth: 3 }]", "a.yaml:5: 'Alice wealth' cannot be checked. There are"),
        (TWO_LOCKS + "then: [{ Alice glory: lots }]", "wanted a whole number"),
        (TWO_LOCKS + "then: [{ happened: miracle }]", "nothing that happens is called 'miracle'"),
        (TWO_LOCKS + "then: [{ refused: { rule: Q-069 } }]", "rule: the id that forbids it"),
        (TWO_LOCKS + "then: [all is well]", "says nothing that can be checked"),
        ("title: again\nthen: [over]", "a.yaml:4: 'title' stands here twice"),
        ("'title ': again\nthen: [over]", "a.yaml:4: 'title' stands here twice"),
        ("then: [\n\n\n", "a.yaml:6: this is not YAML"),
        ("? [when]\n: x\nthen: [over]", "a.yaml:4: a name must be a plain text"),
        ("then: &all\n  - *all", "a.yaml:5: write out what '*all' stands for"),
        ("then: " + "[" * 50_000, "a.yaml:4: lists and names lie more than 20 deep"),
        ("note: \ud800\nthen: [over]", "a.yaml:1: this is not YAML"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_its_line(body: str, said: str) -> None:
    assert said in complaint(body)


def test_with_and_without_the_fast_parser_a_file_is_read_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def places(item: Item) -> object:
        if isinstance(item.value, str):
            return item.line, item.value
        inside = item.value if isinstance(item.value, list) else item.value.values()
        return item.line, [places(each) for each in inside]

    texts = [file.read_text(encoding="utf-8") for file in scenario_files("quarriors")[::5]]
    fast = [read(text) for text in texts]
    monkeypatch.setattr(reading, "LOADER", yaml.SafeLoader)
    for text, scenarios in zip(texts, fast):
        for one, other in zip(scenarios, read(text), strict=True):
            assert [places(each) for each in (one.given, *one.when, *one.then)] == [
                places(each) for each in (other.given, *other.when, *other.then)
            ]


def test_it_is_counted_how_often_something_happened() -> None:
    played = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\n"
    run(played + "then: [{ happened once: locked }, { happened: locked }, { happened 0 times: unlocked }]")
    assert "'locked' happened 1 times, not 2" in failure(played + "then: [{ happened twice: locked }]")
    assert "'locked' did happen" in failure(played + "then: [{ did not happen: locked }]")


@pytest.mark.parametrize(
    ("event", "so"),
    [
        ("locked Qladiator", True),
        ("locked Alice's Qladiator", True),
        ("locked first Qladiator", True),
        ("locked second Qladiator", False),
        ("locked Bob's Qladiator", False),
        ("locked Frost Howler", False),
    ],
)
def test_events_tell_which_die(event: str, so: bool) -> None:
    played = TWO_LOCKS + "when: [{ Alice: lock Qladiator lock }]\n"
    right, wrong = ("happened", "did not happen") if so else ("did not happen", "happened")
    run(played + f"then: [{{ {right}: {event} }}]")
    assert event in failure(played + f"then: [{{ {wrong}: {event} }}]")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("loked Qladiator", "perhaps 'locked'?"),
        ("locked Qladiator level 2", "how it lay there is not remembered"),
        ("turn Qladiator", "it can never match"),
    ],
)
def test_an_event_that_can_never_match_is_refused(event: str, said: str) -> None:
    assert said in complaint(TWO_LOCKS + f"then: [{{ did not happen: {event} }}]")


def test_dice_rolled_together_are_told_each() -> None:
    given = "given: { Alice: { pool: [Portal draw 1], bag: [Assistant] }, rolls: [Assistant 1] }\n"
    when = "when: [{ Alice: draw with Portal }]\n"
    run(given + when + "then: [{ happened: rolled Assistant }, { did not happen: rolled Portal }]")


def test_nobody_reads_anything_where_a_scenario_rests() -> None:
    given = "given: { Alice: { pool: [Qladiator lock] } }\nwhen: [{ Alice: lock Qladiator }]\n"
    assert "the scenario rests here" in failure(given + "then: [{ prompt: End }]")


def test_who_is_not_asked_may_concede_or_agree_on_a_draw() -> None:
    run(TWO_LOCKS + "when: [{ Bob: concede }]\nthen: [over, winner: Alice, result: conceded]")
    run(TWO_LOCKS + "when: [{ Bob: agree on a draw }]\nthen: [over, winners: [], result: agreed]")
    assert "the game is over" in failure(
        TWO_LOCKS + "when: [{ Alice: concede }, { Bob: concede }]\nthen: [over]"
    )


def test_a_report_from_outside_needs_no_rule() -> None:
    head = "title: a title\ngame: quarriors\n"
    run(TWO_LOCKS + "then: [not over]", head)
    (outcome,) = check(head + TWO_LOCKS + "then: [not over]", "a.yaml", words_of)
    assert outcome.ok and outcome.rules == []
    assert "name at least one rule" in complaint("rules: []\nthen: [not over]", head)


def test_an_unknown_game_is_refused_with_its_line() -> None:
    assert "a.yaml:1: There is no game 'chess'" in complaint(
        "then: [over]", "title: x\ngame: chess\nrules: [X-1]\n"
    )


def test_outcomes_tell_a_bad_file_from_a_scenario_that_fails() -> None:
    def outcome(text: str) -> tuple[bool, bool]:
        (found,) = check(text, "a.yaml", words_of)
        return found.ok, found.bad

    assert outcome(HEAD + TWO_LOCKS + "then: [not over]") == (True, False)
    assert outcome(HEAD + TWO_LOCKS + "then: [over]") == (False, False)
    assert outcome("- nonsense") == (False, True)


def test_a_position_is_sound_and_what_lies_in_it_is_at_work() -> None:
    body = (
        "Alice: { ready: [Deathdealer level 1 with Life Cantrip], locked: Qladiator, pool: [Portal draw 1] }"
    )
    game = run(
        f"given: {{ {body} }}\nthen: [{{ Deathdealer attack: 4 }}, {{ Deathdealer defense: 6 }}, "
        "{ at work: [Deathdealer, Qladiator, Life] }]"
    )
    assert game.rules.invariants(game.state) == []


def test_a_fork_that_shares_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_forked", lambda game, item: game)
    body = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [not over]"
    assert "changed the game it was copied from" in failure(body)


def test_a_load_that_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(game: Game, item: Item) -> Game:
        other = Game(game.rules, game.start.fork())
        other.state.own_seat(0).glory += 1
        return other

    monkeypatch.setattr(running, "_saved", forgetful)
    body = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [not over]"
    assert "the game looks otherwise before this line" in failure(body)


def test_a_fork_that_looks_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(game: Game, item: Item) -> Game:
        other = Game(game.rules, game.start.fork())
        other.state.own_seat(1).glory += 1
        return other

    monkeypatch.setattr(running, "_forked", careless)
    body = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [not over]"
    assert "the game looks otherwise before this line" in failure(body)


@pytest.mark.parametrize("way", ["_saved", "_forked"])
def test_a_past_that_is_lost_or_rewritten_is_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    carry = getattr(running, way)

    def liar(game: Game, item: Item) -> Game:
        other: Game = carry(game, item)
        if other.history:
            other.state = other.state.fork()
            other.state.past = (
                None,
                [msgspec.structs.replace(e, extra=7) for e in game.state.events_since(0)],
                [],
            )
        return other

    monkeypatch.setattr(running, way, liar)
    body = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [not over]"
    assert "the game looks otherwise before this line" in failure(body)


def test_a_record_that_changes_by_being_loaded_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def noting(data: bytes, rules_of: Any) -> Game:
        game = load(data, rules_of)
        game.notes = {**game.notes, "loaded": True}
        return game

    monkeypatch.setattr(running, "load", noting)
    body = TWO_LOCKS + "when: [{ Alice: lock Qladiator }]\nthen: [not over]"
    assert "saved again before this line, the game is another record" in failure(body)


def test_every_offered_option_can_be_written_as_it_is_said() -> None:
    words = words_of("quarriors")
    for seed in range(3):
        game = arbitre.new("quarriors", seed=seed, seats=3)
        stage = Stage(game, ["Alice", "Bob", "Carol"])
        for number in range(400):
            pending: Any = game.pending
            if pending is None:
                break
            if pending.single:
                for option in pending.options:
                    said = words.option(stage, words.say_option(stage, option))
                    assert said(option), words.say_option(stage, option)
                game.answer(pending.options[(number * 7 + seed) % len(pending.options)])
            else:
                game.answer(next(iter(pending.answers())))
