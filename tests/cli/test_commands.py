"""The commands that list, check and measure: what they print, and the shape of their JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arbitre.cli.main import COMMANDS
from arbitre.games import GAMES
from arbitre.games.quarriors.cards.index import CARDS
from arbitre.games.quarriors.decks import WILDS
from arbitre.lab.watch import Broken

from .conftest import Run


def document(arbitre: Run, *words: str, code: int = 0) -> Any:
    ran = arbitre(*words, "--json")
    assert ran.code == code
    assert ran.err == ""
    return json.loads(ran.out)


def test_help_lists_every_command_in_both_languages(arbitre: Run) -> None:
    for lang in ("en", "fr"):
        out = arbitre("--lang", lang).out
        assert all(re.search(rf"^  {command} ", out, re.MULTILINE) for command in COMMANDS)
    assert "jouer tout de suite" in arbitre("--lang", "fr").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_80_columns(arbitre: Run, command: str) -> None:
    for lang in ("en", "fr"):
        ran = arbitre(command, "--help", "--lang", lang)
        assert ran.code == 0
        assert ran.out.startswith("Usage")
        assert "--json" in ran.out and "--lang" in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80


def test_language_comes_from_the_system_unless_it_is_given(arbitre: Run) -> None:
    assert "joueurs" in arbitre("games", env={"LANG": "fr_CA.UTF-8"}).out
    assert "players" in arbitre("games", env={"LC_ALL": "de_DE.UTF-8"}).out
    assert "joueurs" in arbitre("games", "--lang", "fr").out
    assert "joueurs" in arbitre("--lang=fr", "games").out


def test_games(arbitre: Run) -> None:
    assert "quarriors" in arbitre("games").out
    games = document(arbitre, "games")["games"]
    assert [game["game"] for game in games] == list(GAMES)
    assert games[0] == {
        "game": "quarriors",
        "title": "Quarriors! with Quest of the Qladiator",
        "seats": [2, 3, 4],
        "cards": len(CARDS),
    }


def test_games_starts_without_loading_what_it_does_not_need() -> None:
    """What takes time at the start is loading: no words, no tables, no chess for a plain list."""
    late = "import sys, arbitre.cli.main as m; m.main(['games']); print(sorted(sys.modules))"
    out = subprocess.run([sys.executable, "-c", late], capture_output=True, text=True, check=True).stdout
    assert not [module for module in ("pyrealb", "rich", "chess", "yaml") if f"'{module}'" in out]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_prints_every_card(arbitre: Run, lang: str) -> None:
    found = document(arbitre, "cards", "quarriors", "--lang", lang)
    assert found["game"] == "quarriors"
    assert [card["slug"] for card in found["cards"]] == [card.slug for card in CARDS]
    for card in found["cards"]:
        assert card["name"] and card["type"] and len(card["faces"]) == 6
        assert "[[" not in card["text"] and "  " not in card["text"]
    page = arbitre("cards", "quarriors", "--lang", lang).out
    assert all(card["name"] in page for card in found["cards"])
    assert max(map(len, page.splitlines())) <= 80


def test_what_is_ours_is_marked_behind_the_name_of_a_card(arbitre: Run) -> None:
    ours = arbitre("cards", "quarriors", "strong-qladiator", "--lang", "fr").out.splitlines()
    assert ours[0] == "Fort Qladiateur ⌂"
    assert ours[-1].strip().startswith("⌂ texte et dés maison")
    printed = arbitre("cards", "quarriors", "strong-deathdealer", "--lang", "fr").out
    assert "⌂" not in printed
    assert document(arbitre, "cards", "quarriors", "strong-deathdealer")["cards"][0]["provenance"] == ""


def test_cards_explain_their_keywords_unless_told_not_to(arbitre: Run) -> None:
    assert "Valiant (Takes no double damage" in arbitre("cards", "seven_fallen", "Siege Drake").out
    assert "Collateral, Valiant." in arbitre("cards", "seven_fallen", "Siege Drake", "--no-reminders").out


def test_cards_by_name_in_either_language_or_in_part(arbitre: Run) -> None:
    def slugs(*names: str) -> list[str]:
        return [card["slug"] for card in document(arbitre, "cards", "quarriors", *names)["cards"]]

    assert slugs("Strong Witching Hag") == ["strong-witching-hag"]
    assert slugs("forte", "sorcière", "de", "minuit") == ["strong-witching-hag"]
    assert slugs("oeil de quaxos") == ["quaxos-eye"]
    assert slugs("hag") == ["witching-hag", "strong-witching-hag", "mighty-witching-hag"]


def test_decks(arbitre: Run) -> None:
    found = document(arbitre, "decks", "quarriors")
    assert [deck["slug"] for deck in found["decks"]] == list(WILDS)
    assert all(len(deck["creatures"]) == 7 and len(deck["spells"]) == 3 for deck in found["decks"])
    assert "Premiers pas" in arbitre("decks", "quarriors", "--lang", "fr").out


def test_a_deck_is_written_and_one_in_a_file_is_checked(arbitre: Run, tmp_path: Path) -> None:
    led = arbitre("decks", "magic", "--write", "seneschals-table", "--lang", "fr")
    assert led.out.startswith("Commander\n1 Victor, sénéchal de Valgavoth\n")
    file = tmp_path / "deck.txt"
    file.write_text(led.out, encoding="utf-8")
    english = arbitre("decks", "magic", "--write", str(file), "--option", "commander=yes", "--lang", "en")
    assert (english.code, english.out) == (
        0,
        arbitre("decks", "magic", "--write", "seneschals-table", "--lang", "en").out,
    )
    refused = arbitre("decks", "magic", "--write", str(file), "--lang", "en")
    assert refused.code == 1 and "(903.3)" in refused.out
    assert document(arbitre, "decks", "magic", "--write", str(file), code=1)["faults"]


def test_simulate(arbitre: Run) -> None:
    words = ("simulate", "quarriors", "--games", "4", "--seed", "5", "--seats", "random,random")
    found = document(arbitre, *words, "--option", "wilds=first-steps", "--option", "two_captures=oui")
    keys = {"game", "games", "finished", "errors", "decisions", "seconds", "wins"}
    assert keys <= found.keys()
    assert (found["game"], found["games"], found["finished"], found["errors"]) == ("quarriors", 4, 4, 0)
    assert found["options"] == {"wilds": "first-steps", "two_captures": True}
    page = arbitre(*words, "--lang", "fr").out
    assert "4 parties sur 4" in page and "victoires" in page


def test_fuzz(arbitre: Run) -> None:
    words = ("fuzz", "quarriors", "--games", "2", "--seats", "2,3")
    found = document(arbitre, *words)
    assert (found["game"], found["games"], found["finished"], found["errors"]) == ("quarriors", 4, 4, 0)
    assert [run["seats"] for run in found["runs"]] == [2, 3]
    assert "2 of 2 games" in arbitre(*words).out


def test_fuzz_fails_when_a_game_breaks(arbitre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise Broken("a die is nowhere")

    monkeypatch.setattr("arbitre.lab.fuzz.look_at_question", broken)
    ran = arbitre("fuzz", "quarriors", "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert "a die is nowhere" in ran.out


def test_bench(arbitre: Run) -> None:
    pytest.importorskip("chess")
    found = document(arbitre, "bench", "quarriors", "--quick")
    assert found["chess"].keys() == {"decisions_per_s", "games_per_s", "copy_us"}
    assert found["games"]["quarriors"].keys() == {
        "decisions_per_s",
        "games_per_s",
        "turns_per_s",
        "greedy_games_per_s",
        "fork_us",
        "view_us",
        "save_us",
        "ratio_decisions",
        "ratio_games",
        "ratio_greedy",
        "ratio_fork",
        "forks_mb",
        "players",
    }


def report(missing: list[str]) -> Any:
    facts = {"game": "quarriors", "total": 3, "passing": 3 - len(missing), "missing": missing}
    return SimpleNamespace(**facts, failing=[], json=lambda: facts)


def test_coverage_fails_when_a_rule_has_no_example(arbitre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.rulebook.coverage", lambda game: report(["Q-002"]))
    found = document(arbitre, "coverage", "quarriors", code=1)
    assert found == {"game": "quarriors", "total": 3, "passing": 2, "missing": ["Q-002"]}
    ran = arbitre("coverage", "quarriors", "--lang", "fr")
    assert ran.code == 1
    assert "2 règles sur 3" in ran.out and "Q-002" in ran.out


def test_coverage_passes_when_every_rule_has_one(arbitre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.rulebook.coverage", lambda game: report([]))
    assert document(arbitre, "coverage", "quarriors")["missing"] == []


HOLDS = """\
title: Nobody has Glory at the beginning
game: quarriors
rules: [Q-006]
then:
  - Alice glory: 0
"""


def test_scenario(arbitre: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(HOLDS)
    (tmp_path / "b.yaml").write_text(HOLDS.replace("glory: 0", "glory: 3"))
    ran = arbitre("scenario", str(tmp_path / "a.yaml"))
    assert (ran.code, ran.err) == (0, "")
    found = document(arbitre, "scenario", str(tmp_path), code=1)
    assert (found["total"], found["passed"], found["failed"]) == (2, 1, 1)
    assert [each["ok"] for each in found["scenarios"]] == [True, False]
    ran = arbitre("scenario", str(tmp_path), "--lang", "fr")
    assert ran.code == 1
    assert "ÉCHOUE" in ran.out and "b.yaml" in ran.out


def test_a_scenario_that_cannot_be_read_is_bad_input(arbitre: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("title: [\n")
    ran = arbitre("scenario", str(tmp_path / "a.yaml"))
    assert ran.code == 2
    assert "a.yaml" in ran.err and ran.err.count("\n") == 1
