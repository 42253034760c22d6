"""A person plays at the terminal: whole games from a script, orders, going back, saving and resuming."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import arbitre as engine
from arbitre.games import GAMES

from .conftest import Run, arbitre_process

GAME = ("play", "quarriors", "--seed", "20", "--name", "Ada")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize(
    ("lang", "over", "never"),
    [
        ("en", "The game is over", r"[éèàçœ]|Vous|votre"),
        ("fr", "La partie est finie", r"\b(?:You|your|the|Pile|dice|Wilds)\b"),
    ],
)
def test_a_whole_game(tmp_path: Path, lang: str, over: str, never: str) -> None:
    path = tmp_path / "game.arb"
    ran = arbitre_process(*GAME, "--lang", lang, "--record", str(path), typed=lines(*["1"] * 3000))
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert over in ran.stdout
    assert not re.search(never, ran.stdout)
    assert "[[" not in ran.stdout and "\x1b" not in ran.stdout
    assert max(len(line) for line in ran.stdout.splitlines() if str(path) not in line) <= 80
    assert not re.search(r"(?:rolls|lance) \d+ (?:dice|dés)", ran.stdout), "public rolls are told die by die"
    game = engine.load(path.read_bytes())
    assert game.over
    assert not list(tmp_path.glob(".*")), "a half-written file was left"


FIRST_GAME = ("",) if len(GAMES) > 1 else ()
"""Enter, where it is asked which game."""


def test_no_arguments_and_nothing_typed(arbitre: Run) -> None:
    ran = arbitre("play", typed="")
    assert ran.code == 0
    assert "Greedy" in ran.out and "not saved" in ran.out


@pytest.mark.parametrize(
    ("typed", "names"),
    [("", ["Greedy"]), ("2", ["Greedy 1", "Greedy 2"]), ("random, greedy", ["Random", "Greedy"])],
)
def test_opponents_are_asked_for_and_enter_will_do(arbitre: Run, typed: str, names: list[str]) -> None:
    out = arbitre("play", typed=lines(*FIRST_GAME, typed)).out
    assert "Against whom" in out
    assert all(f"{name}: Glory 0" in out for name in names)


def test_a_wrong_opponent_is_asked_again(arbitre: Run) -> None:
    out = arbitre("play", typed=lines(*FIRST_GAME, "genius", "9", "random")).out
    assert "Nobody called “genius”" in out and "2 to 4 players" in out and "Random: Glory 0" in out


def test_the_question_names_the_rule_and_what_it_asks(arbitre: Run) -> None:
    out = arbitre(*GAME).out
    assert "(Q-042)" in out
    assert re.search(r"^ 1\. \w+", out, re.MULTILINE)


def test_wrong_answers_change_nothing(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("0", "99", "dance", "1 2", "undo")).out
    assert out.count("Type a number from 1 to") >= 3
    assert "“dance” is neither a choice nor an order" in out
    assert "This is your first decision" in out


def test_an_answer_can_be_words_of_it(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("go to the capture", "end the turn")).out
    assert "Phase 4 of 5" in out


def test_help_in_both_languages_and_live_switch(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("?", "lang fr", "aide", "langue en", "lang xx")).out
    assert "why WORDS" in out and "pourquoi MOTS" in out
    assert "Étendues Sauvages" in out
    assert "There is no language “xx”" in out


def test_why_not(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("why capture", "why capture portal", "why nonsense")).out
    assert "(Q-048)" in out
    assert "There is nothing like “nonsense”" in out
    out = arbitre(*GAME, "--lang", "fr", typed=lines("pourquoi capturer portail")).out
    assert "Capturer le Portail (4)" in out


def test_cards_rules_log_and_wilds(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("card portal", "card zzz", "rules", "rules Q-999", "log 1", "wilds")).out
    assert "Portal" in out
    assert "No card of quarriors is called “zzz”" in out
    assert "Q-042: " in out
    assert "There is no rule “Q-999”" in out


def test_a_rule_is_read_in_the_language_of_the_table(arbitre: Run) -> None:
    from arbitre.rulebook import index

    out = arbitre(*GAME, "--lang", "fr", typed=lines("regle q-001")).out
    assert f"Q-001\u00a0: {index('quarriors')['Q-001'].said('fr')}" in out


@pytest.mark.parametrize(
    ("game", "lang", "order", "said"),
    [
        ("noxilia", "fr", "règle tir rapide", "Tir rapide\u00a0: Fait X attaques à distance"),
        ("noxilia", "en", "rule Tir rapide", "Rapid Fire: Makes X ranged attacks"),
        ("noxilia", "en", "rules rapid fire", "N-188: "),
        ("seven_fallen", "fr", "règle collatéral", "Collatéral\u00a0: Quand cet attaquant touche"),
        ("seven_fallen", "en", "rule valiant", "Valiant: Takes no double damage"),
    ],
)
def test_a_keyword_is_found_among_the_rules(
    arbitre: Run, game: str, lang: str, order: str, said: str
) -> None:
    out = arbitre("play", game, "--seed", "1", "--lang", lang, typed=lines(order)).out
    assert said in out


def test_undo_goes_back_to_the_previous_decision(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    arbitre(*GAME, "--record", str(path), typed=lines("1"))
    once = engine.load(path.read_bytes())
    ran = arbitre(*GAME, "--record", str(path), typed=lines("1", "1", "undo"))
    back = engine.load(path.read_bytes())
    assert "Taken back" in ran.out
    assert back.history[:1] == once.history[:1]
    assert len(back.history) == 1
    assert back.pending == once.pending
    arbitre(*GAME, "--record", str(path), typed=lines("1", "1", "undo", "undo"))
    assert engine.load(path.read_bytes()).history == []


def test_undo_across_the_turn_of_a_bot(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    typed = ["go to the capture", "end the turn"]
    arbitre(*GAME, "--record", str(path), typed=lines(*typed))
    after = engine.load(path.read_bytes())
    assert len(after.history) > 2
    arbitre(*GAME, "--record", str(path), typed=lines(*typed, "undo"))
    assert engine.load(path.read_bytes()).history == after.history[:1]


@pytest.mark.parametrize(("says", "left"), [("n", True), ("y", False)])
def test_hot_seat_undo_asks_the_other_when_dice_were_rolled(
    arbitre: Run, tmp_path: Path, says: str, left: bool
) -> None:
    path = tmp_path / "game.arb"
    table = (
        "play",
        "quarriors",
        "--seed",
        "20",
        "--seats",
        "me,me",
        "--name",
        "Ada,Bob",
        "--record",
        str(path),
    )
    typed = ["go to the capture", "end the turn"] * 3
    arbitre(*table, typed=lines(*typed))
    whole = len(engine.load(path.read_bytes()).history)
    out = arbitre(*table, typed=lines(*typed, "undo", says)).out
    assert re.search(r"(Ada|Bob), dice were rolled since", out)
    assert (len(engine.load(path.read_bytes()).history) == whole) is left


def test_hot_seat_undo_is_free_when_nothing_was_revealed(arbitre: Run) -> None:
    table = ("play", "quarriors", "--seed", "20", "--seats", "me,me", "--name", "Ada,Bob")
    out = arbitre(*table, typed=lines("go to the capture", "undo")).out
    assert "Taken back" in out and "dice were rolled since" not in out


def test_save_and_resume(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "saved.arb"
    out = arbitre(*GAME, typed=lines("1", f"save {path}", "1")).out
    assert f"arbitre play --resume {path}" in out
    saved = engine.load(path.read_bytes())
    assert len(saved.history) == 1
    out = arbitre("play", "--resume", str(path), "--name", "Ada", typed=lines("1")).out
    assert "after 1 answers" in out and "Ada" in out
    after = engine.load(path.read_bytes())
    assert after.history[:1] == saved.history
    assert len(after.history) >= 2
    out = arbitre("play", "--resume", str(path), typed=lines("undo", "undo")).out
    assert out.count("Taken back") == 2
    assert engine.load(path.read_bytes()).history == []


def test_save_says_what_is_wrong_with_a_file(arbitre: Run, tmp_path: Path) -> None:
    out = arbitre(*GAME, typed=lines(f"save {tmp_path}", f"save {tmp_path}/no/where", "save")).out
    assert "this is a folder" in out and "there is no folder" in out


def test_quit_offers_to_save(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "saved.arb"
    assert "Save to which file" in arbitre(*GAME, typed=lines("1", "quit", str(path))).out
    assert len(engine.load(path.read_bytes()).history) == 1
    assert "was not saved" in arbitre(*GAME, typed=lines("1", "quit", "")).out
    assert "Save to which file" not in arbitre(*GAME, typed=lines("quit")).out


def test_a_full_disk_loses_nothing(arbitre: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.arb"
    arbitre(*GAME, "--record", str(path), typed=lines("1"))
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    ran = arbitre("play", "--resume", str(path), typed=lines("1"))
    assert ran.code == 2
    assert str(path) in ran.err and ran.err.count("\n") == 1
    assert path.read_bytes() == before
    assert not list(tmp_path.glob(".*"))


def test_colours_only_for_a_terminal(arbitre: Run) -> None:
    assert "\x1b" not in arbitre(*GAME).out


def test_the_seed_is_nowhere_on_the_screen(arbitre: Run) -> None:
    out = arbitre("play", "quarriors", "--seed", "20", typed=lines("log", "?", "wilds")).out
    assert "987654321" not in out


def test_replay_tells_the_story(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    arbitre(*GAME, "--record", str(path), typed=lines(*["1"] * 12))
    history = engine.load(path.read_bytes()).history
    ran = arbitre("replay", str(path), "--name", "Ada,Bot", "--lang", "fr")
    assert ran.code == 0
    assert "Ada" in ran.out and "Étendues Sauvages" in ran.out
    found = json.loads(arbitre("replay", str(path), "--json", "--seat", "0", "--until", "3").out)
    assert (found["game"], found["answers"], found["until"]) == ("quarriors", len(history), 3)
    assert [step["number"] for step in found["steps"]] == [1, 2, 3]
    assert all(step["label"] for step in found["steps"])
    assert found["view"]["seat"] == 0


def test_a_game_is_given_up_once_one_is_sure(arbitre: Run) -> None:
    ran = arbitre(*GAME, typed=lines("concede", "n", "concede", "y"))
    assert ran.out.count("Give up this game?") == 2
    assert "The game is over" in ran.out and "Greedy wins!" in ran.out


@pytest.mark.parametrize(("reply", "said"), [("y", "agreed on a draw"), ("n", "does not agree to a draw")])
def test_people_agree_on_a_draw_or_do_not(arbitre: Run, reply: str, said: str) -> None:
    ran = arbitre("play", "seven_fallen", "--seed", "3", "--seats", "me,me", typed=lines("draw", reply))
    assert "proposes a draw" in ran.out and said in ran.out


def test_a_bot_agrees_on_no_draw_while_there_is_something_to_play_for(arbitre: Run) -> None:
    ran = arbitre(*GAME, typed=lines("draw"))
    assert "Greedy does not agree to a draw" in ran.out


def test_a_game_is_chosen_by_its_number_as_well(arbitre: Run) -> None:
    ran = arbitre("play", typed="7\n2\n")
    assert "There is no game “7”" in ran.out
    assert "Noxilia" in ran.out


def test_the_board_of_noxilia_says_which_zones_touch(arbitre: Run) -> None:
    ran = arbitre("play", "noxilia", "--seed", "3", "--lang", "fr", typed="quitter\n")
    zones = re.findall(r"^ (\d)([AB]) .+ \((Zone|Rempart|Champ)", ran.out, re.MULTILINE)
    assert [f"{row}{side}" for row, side, _ in zones] == [f"{row}{side}" for row in "12345" for side in "AB"]
    assert [kind for *_, kind in zones] == ["Zone"] * 2 + ["Rempart"] * 2 + ["Champ"] * 2 + [
        "Rempart"
    ] * 2 + ["Zone"] * 2
    assert "côte à côte (1A, 1B) ou l’une sous l’autre (1A, 2A)" in ran.out
