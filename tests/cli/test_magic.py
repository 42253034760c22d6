"""Magic at the terminal: the table, the many moments of a turn, orders, both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.magic.arrange import arrange

import arbitre as engine

from .conftest import Run, arbitre_process

GAME = ("play", "magic", "--seed", "6", "--name", "Ada", "--option", "first=0")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize(
    ("lang", "over", "never"),
    [
        ("en", "The game is over", r"[éèàçœ]|Vous|votre"),
        ("fr", "La partie est finie", r"\b(?:You|your|the|Lands|Hand)\b"),
    ],
)
def test_a_whole_game(tmp_path: Path, lang: str, over: str, never: str) -> None:
    path = tmp_path / "game.arb"
    typed = lines("y" if lang == "en" else "o", *["1"] * 3000)
    ran = arbitre_process(*GAME, "--lang", lang, "--record", str(path), typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert over in ran.stdout
    assert not re.search(never, ran.stdout)
    assert "[[" not in ran.stdout and "\x1b" not in ran.stdout
    assert max(len(line) for line in ran.stdout.splitlines() if str(path) not in line) <= 80
    assert engine.load(path.read_bytes()).over


def test_the_usual_moments_go_by_and_all_are_asked_on_demand(arbitre: Run) -> None:
    usual = arbitre(*GAME, typed=lines("y", "pass", "pass"))
    assert "Upkeep" not in usual.out and "First main phase (your turn)" in usual.out
    everything = arbitre(*GAME, typed=lines("y", "stops all", "pass", "pass", "pass", "pass"))
    assert "You are asked everything" in everything.out
    assert "Beginning of combat (your turn)" in everything.out
    assert "Beginning of combat (your turn)" not in usual.out


def test_a_moment_is_let_go_by_and_taken_back(arbitre: Run) -> None:
    asked = "First main phase (your turn)"
    ran = arbitre(*GAME, typed=lines("y", "stops", "stops usual", "stops never"))
    assert ran.out.count(asked) == 1 and "goes by without asking" in ran.out
    assert "“stops never”" in arbitre(*GAME, typed=lines("y", "stops never")).out
    assert "wants an answer" in arbitre(*GAME, typed=lines("stops")).out


def test_two_people_are_asked_even_where_there_is_only_passing(arbitre: Run) -> None:
    """Not being asked would tell the other one what is not held."""
    two = arbitre(*GAME, "--seats", "me,me", typed=lines("y", "y", "", "0", "0", "pass"))
    assert "Choose the cards you begin the game with" in two.out
    assert "Choose the cards you begin the game with" not in arbitre(*GAME, typed=lines("y")).out


def test_why_not_names_cards_and_rules(arbitre: Run) -> None:
    out = arbitre(*GAME, typed=lines("why")).out
    assert "You don’t have priority. (117.1)" in out


def test_the_decks_of_the_table_are_named_on_the_command(arbitre: Run) -> None:
    ran = arbitre(*GAME, "--option", "decks=restless-graves,house-of-rooms", typed="")
    hand = ran.out.partition("Hand ")[2]
    assert any(name in hand for name in ("Forest", "Mountain"))
    assert "Island" not in hand and "Plains" not in hand


def test_what_was_done_is_done_again_so_many_times(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "dream.arb"
    types = ["garden-bear", "plains", "unholy-heat", "cursed-recording"]
    dream = arrange({"play": ["fever-dreamer"], "graveyard": types, "lands": "CCCCC"})
    path.write_bytes(dream.game.save())
    resumed = ("play", "magic", "--resume", str(path), "--lang", "en")
    ran = arbitre(*resumed, typed=lines("again", "again often", "fever", "again 3"))
    assert "nothing you could do again" in ran.out and "not “often”" in ran.out
    life = [seat.life for seat in engine.load(path.read_bytes()).state.seats]
    assert life == [28, 20]
    path.write_bytes(dream.game.save())
    arbitre(*resumed, typed=lines("fever", "again 3", "undo"))  # one wish, one step back
    assert engine.load(path.read_bytes()).state.seats[0].life == 22


def test_the_help_speaks_of_this_game_and_french_marks_stay_with_their_words(arbitre: Run) -> None:
    english = arbitre(*GAME, "--lang", "en", typed=lines("?")).out
    assert "“cast garden bear”" in english and "Wilds" not in english and "capture" not in english
    french = arbitre(*GAME, "--lang", "fr", typed=lines("?")).out
    assert "\u00ab\u00a0pourquoi lancer\u00a0\u00bb" in french
    for line in french.splitlines():
        assert not line.rstrip().endswith("«") and not line.lstrip().startswith(("»", ":", ";", "?", "!")), (
            line
        )
