"""A line that could not be true, or would say nothing, is refused with what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre import rulebook

GIVEN = {
    "quarriors": """
  phase: ready
  Alice: { pool: [Qladiator lock, Assistant level 1] }
""",
    "noxilia": """
  Alice: { rampart 1: [Gray Sister], command: [Regent Ysende] }
""",
    "seven_fallen": """
  Alice: { hand: [Lance of Flame], rear guard: [Anchor Warden] }
""",
    "magic": """
  Alice: { battlefield: [4 Forest, Garden Bear], hand: [Jump Scare, Old Oak] }
""",
}
"""A position for each game, to say something wrong about."""

POSITIONS = [
    ("quarriors", "quiddity: -2", "0 or more"),
    ("quarriors", "captures: 99", "a turn has at most"),
    ("quarriors", "wilds: [Growth Cantrip]\n  captures: 99", "at most 51 captures"),
    ("quarriors", "Alice: { pool: [0x Basic Quiddity 1] }", "leave it out"),
    ("quarriors", "Alice: { pool: [Qladiator lock in the bag] }", "where it lies"),
    ("quarriors", "Alice: { pool: [Bob's Qladiator lock] }", "where it lies"),
    ("quarriors", "Alice: { pool: [second Qladiator lock] }", "is number 1 of its name"),
    ("quarriors", "Alice: { bag: [Qladiator level 1] }", "shows no face in the bag"),
    ("quarriors", "Alice: { used: [Qladiator lock] }", "shows no face in the used"),
    ("quarriors", "Alice: { ready: [Deathdealer level 2 with Qladiator] }", "only a spell is attached"),
    ("quarriors", "Alice: { pool: [Qladiator lock with Life Cantrip] }", "only a spell is attached"),
    ("noxilia", "passed: [Alice, Alice]", "nobody passes twice"),
    ("noxilia", "flooded: { battlefield 1: -2 }", "0 or more"),
    ("noxilia", "Alice: { gold: -5 }", "0 or more"),
    ("noxilia", "Alice: { allowance: 5 }", "is gold once starting units are chosen"),
    ("noxilia", "Alice: { command: [Regent Ysende wounds 99] }", "Regent of Aubeterre has no life left"),
    ("noxilia", "Alice: { command: [Oath Pikeman life 99] }", "has 3 when unhurt"),
    ("noxilia", "Alice: { command: [Oath Pikeman engaged disengaged] }", "cannot be 'engaged' and not"),
    ("noxilia", "Alice: { command: [Oath Pikeman face down face up] }", "cannot be 'face down' and not"),
    ("noxilia", "Alice: { command: [Oath Pikeman melee 9] }", "'melee' cannot be written"),
    ("noxilia", "Alice: { command: [Oath Pikeman time 2] }", "'time' cannot be written"),
    ("noxilia", "Alice: { command: [Oath Pikeman with Rag Ghoul] }", "Rag Ghoul cannot be on a unit"),
    ("noxilia", "Alice: { hand: [Oath Pikeman wounds 1] }", "'wounds' cannot be written"),
    ("noxilia", "Alice: { graveyard: [Oath Pikeman poison 1] }", "'poison' cannot be written"),
    ("noxilia", "Alice: { queue: [Oath Pikeman time -1] }", "0 or more"),
    ("noxilia", "Alice: { hand: [second Oath Pikeman] }", "is number 1 of its name"),
    ("seven_fallen", "turn: -1", "1 or more"),
    ("seven_fallen", "Alice: { hand: [Anchor Warden tilted] }", "'tilted' cannot be written"),
    ("seven_fallen", "Alice: { purgatory: [Anchor Warden damage 1] }", "'damage' cannot be written"),
    ("seven_fallen", "Alice: { rear guard: [Anchor Warden damage -1] }", "0 or more"),
    ("seven_fallen", "Alice: { rear guard: [Anchor Warden damage 99] }", "would be destroyed at once"),
    ("seven_fallen", "Alice: { rear guard: [Anchor Warden fv 99] }", "when unhurt"),
    ("seven_fallen", "Alice: { rear guard: [Anchor Warden atq 99] }", "'atq' cannot be written"),
    ("seven_fallen", "Alice: { rear guard: [Bob's Anchor Warden] }", "where it lies"),
    ("seven_fallen", "Alice: { rear guard: [Anchor Warden in the firing line] }", "where it lies"),
    ("seven_fallen", "Alice: { worshippers: -1 }", "0 or more"),
    ("seven_fallen", "Alice: { fv: -3 }", "0 or more"),
    ("magic", "turn: -3", "1 or more"),
    ("magic", "rolls: [7 of 6]", "'7 of 6' is no result"),
    ("magic", "Alice: { poison: -1 }", "0 or more"),
    ("magic", "Alice: { lands played: -1 }", "0 or more"),
    ("magic", "Alice: { hand: [0 Forest] }", "leave it out"),
    ("magic", "Alice: { battlefield: [Forest tapped untapped] }", "cannot both be so"),
    ("magic", "Alice: { battlefield: [Garden Bear 5/5] }", "its size is what its card"),
    ("magic", "Alice: { battlefield: [Garden Bear (manifested)] }", "write 'face-down Garden Bear'"),
    ("magic", "Alice: { battlefield: [Garden Bear impending] }", "Garden Bear has no impending"),
    ("magic", "Alice: { battlefield: [Garden Bear choosing warrior] }", "has nothing chosen for it"),
    ("magic", "Alice: { battlefield: [second Garden Bear] }", "is number 1 of its name"),
    ("magic", "Alice: { battlefield: [Garden Bear in exile] }", "where it lies"),
    ("magic", "Alice: { battlefield: [Garden Bear controlled by Bob] }", "where it lies"),
    ("magic", "Alice: { battlefield: [Garden Bear attached to Old Oak] }", "there is no other 'Old Oak'"),
    ("magic", "Alice: { scheme deck: [Garden Bear] }", "Garden Bear is no scheme"),
    ("noxilia", "turn: 0", "1 or more"),
    ("noxilia", "Alice: { rampart -1: [Oath Knight] }", "a player has no 'rampart -1'"),
    ("noxilia", "ground: { battlefield -1: [Oath Blade] }", "no zone is called 'battlefield -1'"),
    ("noxilia", "treasures: { Alice's rampart 1: [Whalebone Bow] }", "lie on battlefields"),
    ("noxilia", "Alice: { command: [Oath Knight engaged engaged] }", "'engaged' stands here twice"),
    ("noxilia", "Alice: { command: [Oath Knight wounds 1 wounds 2] }", "'wounds' stands here twice"),
    (
        "noxilia",
        "Alice: { command: [Oath Knight with Oath Blade with Oath Blade] }",
        "'with' stands here twice",
    ),
    ("noxilia", "Alice: { command: [Oath Knight lent] }", "nobody is lent what is his own"),
    ("noxilia", "Alice: { command: [Oath Knight known to Bob] }", "'known to' cannot be written"),
    ("noxilia", "Alice: { command: [Oath Knight cursed by Rag Ghoul] }", "Rag Ghoul is no curse"),
    ("noxilia", "Alice: { queue: [Oath Blade time 1] }", "Oath Blade (equipment) does not belong"),
    ("noxilia", "Alice: { controls: [Alice's rampart 1] }", "Alice's anyway"),
    ("seven_fallen", "Alice: { fv: 99 }", "when unhurt"),
    ("seven_fallen", "Alice: { fv: 5, mortal: yes }", "two things that cannot both be so"),
    ("seven_fallen", "Alice: { fv: 0, mortal: no }", "two things that cannot both be so"),
    ("seven_fallen", "Alice: { rear guard: [Gnawling tilted tilted] }", "'tilted' stands here twice"),
    ("seven_fallen", "Alice: { rear guard: [Gnawling class dragon] }", "Gnawling is no Doppelganger"),
    ("seven_fallen", "Alice: { rear guard: [Gnawling bou 1] }", "Gnawling has no 'bou', it has 'fv'"),
    ("seven_fallen", "Alice: { rear guard: [Gnawling markers +1] }", "a Golem's: Gnawling has others"),
    ("seven_fallen", "Alice: { rear guard: [Coffin Golem markers +1/+1] }", "Coffin Golem has others"),
    ("seven_fallen", "Alice: { rear guard: [Gnawling known to Bob] }", "'known to' cannot be written"),
    ("seven_fallen", "stack: [Alice's Lance of Flame at Zorg]", "wrong.yaml:4: no card is called 'Zorg'"),
    ("seven_fallen", "Alice: { adoration: [Gnawling] }", "Gnawling (angel) does not belong in the adoration"),
    ("magic", "turn: 0", "1 or more"),
    ("magic", "Alice: { battlefield: [Garden Bear with 0 +1/+1 counters] }", "leave it out"),
    ("magic", "Alice: { battlefield: [Garden Bear damage 1 damage 1] }", "'damage' stands here twice"),
    ("magic", "Alice: { battlefield: [Garden Bear known to Bob] }", "'known to' cannot be written"),
    ("magic", "Alice: { library: [Forest], whole library: [Forest] }", "cannot both be so"),
    ("magic", "Alice: { command zone: [Garden Bear] }", "neither a commander nor a scheme"),
    (
        "magic",
        "Alice: { battlefield: [Garden Bear, Dissection Tools attached to Garden Bear tapped] }",
        "must be told by name here",
    ),
]

CHECKS = [
    ("quarriors", "not offered: [turn Qladiator to level 9]", "no die has a face 'level 9'"),
    ("quarriors", "Alice pool lacks: []", "nothing would be checked"),
    ("noxilia", "happened: []", "nothing would be checked"),
    ("noxilia", "did not happen: []", "nothing would be checked"),
    ("noxilia", "Gray Sister engaged: maybe", "wanted yes or no"),
    ("seven_fallen", "Alice hand contains: []", "nothing would be checked"),
    ("seven_fallen", "refused: { Alice: play Anchor Warden, rule: F-999 }", "has no rule 'F-999'"),
    ("magic", "offered: []", "nothing would be checked"),
    ("magic", "not offered: []", "nothing would be checked"),
    ("magic", "{}", "nothing would be checked"),
    ("magic", "refused: { Bob: pass, rule: 9999.9 }", "has no rule '9999.9'"),
    ("magic", "Garden Bear tapped: 3", "wanted yes or no"),
    ("magic", "number of Garden Bear exiled with Zorgon: 0", "no card is called 'Zorgon'"),
    ("magic", "not offered: [activate Garden Bear (crw)]", "no ability is called '(crw)' (perhaps 'crew'?)"),
    ("magic", "not offered: [cast Old Oak for its zorgon cost]", "no cost is called 'zorgon'"),
    ("magic", "not offered: [cast Jump Scare targeting Zorgon]", "only 'cast Jump Scare' is offered"),
    ("magic", "died Garden Bear before dyed Forest: no", "nothing that happens is called 'dyed'"),
    ("quarriors", "did not happen: locked Alice by 2", "'locked' is told without a number"),
    ("quarriors", "did not happen: shuffled Alice by 2", "'shuffled' is told without a number"),
    ("quarriors", "did not happen: attacked Bob by -3", "'attacked' is told with 0 or more"),
    ("quarriors", "Alice bag lacks: Qladiator level 1", "can never lie in 'Alice bag'"),
    ("quarriors", "Alice locked lacks: Qladiator level 1", "can never lie in 'Alice locked'"),
    ("quarriors", "Alice ready lacks: Qladiator lock", "can never lie in 'Alice ready'"),
    ("quarriors", "Alice pool lacks: Bob's Qladiator", "can never lie in 'Alice pool'"),
    ("quarriors", "Alice pool lacks: Qladiator in the bag", "can never lie in 'Alice pool'"),
    ("quarriors", "Alice bag lacks: Deathdealer", "can never lie in 'Alice bag'"),
    ("noxilia", "did not happen: disengaged Gray Sister by 1", "'disengaged' is told without a number"),
    ("noxilia", "did not happen: wounded Gray Sister by -1", "'wounded' is told with 0 or more"),
    ("noxilia", "Alice hand lacks: Gray Sister wounds 1", "can never lie in 'Alice hand'"),
    ("noxilia", "Alice fate lacks: Gray Sister", "can never lie in 'Alice fate'"),
    ("noxilia", "Alice's rampart 1 lacks: Blood Tithe", "can never lie in 'Alice's rampart 1'"),
    ("seven_fallen", "did not happen: tilted Anchor Warden by 2", "'tilted' is told without a number"),
    ("seven_fallen", "did not happen: damaged Anchor Warden by -1", "'damaged' is told with 0 or more"),
    ("seven_fallen", "Alice hand lacks: Anchor Warden tilted", "can never lie in 'Alice hand'"),
    ("seven_fallen", "Alice register lacks: Anchor Warden", "can never lie in 'Alice register'"),
    ("seven_fallen", "Alice hand lacks: Anchor Warden in the limbo", "can never lie in 'Alice hand'"),
    ("magic", "did not happen: damaged Bob by -3", "'damaged' is told with 0 or more"),
    ("magic", "did not happen: tapped Forest by 2", "'tapped' is told without a number"),
    ("magic", "Alice hand lacks: Garden Bear tapped", "can never lie in 'Alice hand'"),
    ("magic", "Alice library lacks: face-down Garden Bear", "can never lie in 'Alice library'"),
    ("magic", "Alice hand lacks: Garden Bear in exile", "can never lie in 'Alice hand'"),
    ("magic", "Alice battlefield lacks: Jump Scare", "can never lie in 'Alice battlefield'"),
    ("magic", "number of Garden Bear tapped in Alice's hand: 0", "there is never any 'Garden Bear tapped in"),
    ("noxilia", "not offered: [to battlefield -1]", "no zone is called 'battlefield -1'"),
    ("noxilia", "did not happen: captured Gray Sister", "'captured' is about a zone, not about"),
    ("noxilia", "did not happen: died third Gray Sister", "never been so much as a 'third Gray Sister'"),
    ("seven_fallen", "did not happen: destroyed Anchor Warden by 2", "'destroyed' is told without a number"),
    ("seven_fallen", "not offered: [effect zorg]", "no effect is called 'zorg'"),
    ("seven_fallen", "not offered: [effect -1]", "'effect -1' is no action"),
    ("seven_fallen", "not offered: [stack archry of Anchor Warden]", "no effect is called 'archry'"),
    ("seven_fallen", "not offered: [treasure 2 or 1]", "'treasure 2 or 1' is no action"),
    ("magic", "did not happen: drew Alice by 2", "'drew' is told without a number"),
    ("magic", "did not happen: died fifth Garden Bear", "never been so much as a 'fifth Garden Bear'"),
    ("magic", "did not happen: triggered Garden Bear (2)", "Garden Bear has no triggered ability '(2)'"),
    ("magic", "not offered: [resolve all]", "'resolve all' stands for several answers"),
    ("magic", "refused: { Alice: go to combat }", "'go to combat' stands for several answers"),
    ("magic", "number of Garden Bear 3/3 4/4: 0", "'2/2' stands here twice"),
    ("magic", "Garden Bear loyalty: 0", "Garden Bear is no planeswalker"),
    ("magic", "Garden Bear tax: 0", "'Garden Bear' is no commander"),
    ("magic", "Garden Bear unlocked: none", "Garden Bear has no doors"),
]

ACTIONS = [
    ("quarriors", "summon", "'summon' is written 'summon DIE'"),
    ("seven_fallen", "choose nothing", "'choose nothing' is not offered"),
    ("magic", "choose nothing", "'choose nothing' is not offered"),
    ("magic", "pass now", "'pass' is written 'pass'"),
    ("magic", "tap Forest", "'tap' is written 'tap CARD for ABILITY'"),
    ("magic", "attack Bob with 5x Garden Bear", "there are not so many of 'Garden Bear'"),
    ("magic", "attack Zoe with Garden Bear", "no card and no player is called 'Zoe'"),
    ("magic", "cast Jump Scare targetting Garden Bear", "(perhaps 'targeting'?)"),
    ("magic", "attack Bob with 0x Garden Bear", "leave it out"),
]


def refused(tmp_path: Path, text: str, said: str) -> None:
    """It is refused in these words, and otherwise in French."""
    file = tmp_path / "wrong.yaml"
    file.write_text(text, encoding="utf-8")
    [english], [french] = rulebook.check(file), rulebook.check(file, "fr")
    assert said in english.problem
    assert said not in french.problem or "'" not in said
    assert french.problem != english.problem


def head(game: str) -> str:
    return f"title: Wrong\ngame: {game}\n"


@pytest.mark.parametrize(("game", "line", "said"), POSITIONS)
def test_a_position_that_cannot_be_is_refused(game: str, line: str, said: str, tmp_path: Path) -> None:
    refused(tmp_path, f"{head(game)}given:\n  {line}\nthen: [not over]\n", said)


@pytest.mark.parametrize(("game", "line", "said"), CHECKS)
def test_a_check_that_could_not_fail_is_refused(game: str, line: str, said: str, tmp_path: Path) -> None:
    refused(tmp_path, f"{head(game)}given: {GIVEN[game]}then:\n  - {line}\n", said)


@pytest.mark.parametrize(("game", "line", "said"), ACTIONS)
def test_an_action_that_is_written_otherwise_is_refused(
    game: str, line: str, said: str, tmp_path: Path
) -> None:
    refused(tmp_path, f"{head(game)}given: {GIVEN[game]}when:\n  - Alice: {line}\nthen: [not over]\n", said)


def test_an_expectation_without_lines_is_refused(tmp_path: Path) -> None:
    text = f"{head('magic')}given: {GIVEN['magic']}when:\n  - expect: []\nthen: [not over]\n"
    refused(tmp_path, text, "nothing would be checked")


def test_a_roll_of_another_die_is_told(tmp_path: Path) -> None:
    given = "given:\n  phase: draw\n  rolls: [Portal draw 2]\n  Alice: { bag: [Qladiator] }\n"
    refused(tmp_path, f"{head('quarriors')}{given}then: [not over]\n", "roll 1 of 'rolls' is 'Portal draw 2'")


def test_a_scenario_that_checks_nothing_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, f"{head('magic')}given: {GIVEN['magic']}then: []\n", "nothing would be checked")


def test_a_player_is_not_called_what_means_something_else(tmp_path: Path) -> None:
    text = f"{head('magic')}seats: [Alice, nobody]\nthen: [not over]\n"
    refused(tmp_path, text, "a player cannot be called 'nobody'")


def test_the_reason_of_the_game_is_told_in_french_as_french_is_set(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    given = "Alice: { battlefield: [Garden Bear tapped] }"
    when = "Alice: attack Bob with Garden Bear"
    file.write_text(f"{head('magic')}given:\n  {given}\nwhen:\n  - {when}\nthen: [not over]\n", "utf-8")
    [french] = rulebook.check(file, "fr")
    assert "Garden Bear ne peut pas attaquer Bob (508.1a\u00a0: Une créature engagée" in french.problem


def test_a_rule_is_named_once(tmp_path: Path) -> None:
    text = f"{head('magic')}rules: ['117.1', '117.1']\ngiven: {GIVEN['magic']}then: [not over]\n"
    refused(tmp_path, text, "'117.1' stands here twice")
