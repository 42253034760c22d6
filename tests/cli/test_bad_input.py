"""Whatever is wrong with what was given is said in one line, in the language chosen, and the code is 2."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import arbitre as engine
from arbitre.cli.main import main

from .conftest import Run, arbitre_process

CASES = [
    (["dance"], "dance", "games"),
    (["games", "--loud"], "--loud", "--help"),
    (["games", "--lang", "de"], "de", "fr"),
    (["--loud"], "--loud", "--help"),
    (["cards"], "quarriors", "quarriors"),
    (["cards", "chess"], "chess", "quarriors"),
    (["decks", "chess"], "chess", "quarriors"),
    (["coverage", "chess"], "chess", "quarriors"),
    (["cards", "quarriors", "Portall"], "Portall", "Portal"),
    (["cards", "quarriors", "zzzzzz"], "zzzzzz", "arbitre cards"),
    (["simulate", "quarriors", "--seats", "greedy,genius"], "genius", "random"),
    (["simulate", "quarriors", "--seats", "greedy"], "1", "4"),
    (["simulate", "quarriors", "--seats", ""], "", "random"),
    (["simulate", "quarriors", "--games", "0"], "0", "--games"),
    (["simulate", "quarriors", "--games", "many"], "many", "--games"),
    (["simulate", "quarriors", "--games", "-3"], "-3", "--games"),
    (["simulate", "quarriors", "--seed", "1.5"], "1.5", "--seed"),
    (["simulate", "quarriors", "--jobs", "0"], "0", "--jobs"),
    (["simulate", "quarriors", "--games"], "--games", "--help"),
    (["simulate", "quarriors", "--option", "luck=much"], "luck", "two_captures"),
    (["simulate", "quarriors", "--option", "two_captures"], "two_captures", "="),
    (["simulate", "quarriors", "--option", "two_captures=perhaps"], "perhaps", "two_captures"),
    (["simulate", "quarriors", "--option", "boxes=shoe"], "shoe", "qladiator"),
    (["simulate", "quarriors", "--option", "wilds=nowhere"], "nowhere", "first-steps"),
    (["simulate", "quarriors", "--option", "wilds=portal,unicorn"], "unicorn", "arbitre cards"),
    (["simulate", "quarriors", "--option", "wilds=portal,assistant"], "10|dix|ten", "7"),
    (["fuzz", "chess"], "chess", "quarriors"),
    (["fuzz", "quarriors", "--seats", "2,9"], "9", "4"),
    (["fuzz", "quarriors", "--seats", "two"], "two", "--seats"),
    (["fuzz", "quarriors", "--from", "30"], "30", "20"),
    (["bench", "chess"], "chess", "quarriors"),
    (["play", "chess"], "chess", "quarriors"),
    (["play", "quarriors", "--seats", "me,genius"], "genius", "greedy"),
    (["play", "quarriors", "--seats", "greedy,random"], "me", "simulate"),
    (["play", "quarriors", "--seats", "me"], "1", "4"),
    (["play", "quarriors", "--wilds", "nowhere"], "nowhere", "first-steps"),
    (["play", "quarriors", "--json"], "JSON", "replay"),
    (["play", "--resume", "x", "--seed", "3"], "--seed", "--resume"),
    (["play", "--resume", "nothing-there.arb"], "nothing-there.arb", ""),
    (["scenario"], "scenarios/quarriors", ""),
    (["scenario", "nothing-there.yaml"], "nothing-there.yaml", ""),
    (["replay"], "--record", ""),
    (["replay", "nothing-there.arb"], "nothing-there.arb", ""),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("words", "what", "right"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_says_what_is_wrong_and_what_would_be_right(
    arbitre: Run, words: list[str], what: str, right: str, lang: str
) -> None:
    extra = [] if "--lang" in words else ["--lang", lang]
    ran = arbitre(*words, *extra, env={"LANG": f"{lang}_XX.UTF-8"})
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("arbitre: ")
    assert any(part in ran.err for part in what.split("|"))
    assert right in ran.err


def test_the_two_languages_differ(arbitre: Run) -> None:
    en = arbitre("cards", "chess", "--lang", "en").err
    fr = arbitre("cards", "chess", "--lang", "fr").err
    assert en == f"arbitre: There is no game “chess”; there is {', '.join(engine.games)}.\n"
    assert fr == f"arbitre: Il n’y a pas de jeu « chess » ; il y a {', '.join(engine.games)}.\n"


def record(tmp_path: Path) -> Path:
    game = engine.new("quarriors", seed=7)
    game.answer(game.pending.options[0])  # type: ignore[union-attr]
    path = tmp_path / "game.arb"
    path.write_bytes(game.save())
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_spoilt_record_is_refused_by_name(
    arbitre: Run, tmp_path: Path, command: list[str], lang: str
) -> None:
    path = record(tmp_path)
    whole = path.read_bytes()
    spoilt = {
        "short": whole[:-40],
        "edited": whole.replace(b'"quarriors"', b'"quarrions"'),
        "newer": whole.replace(b'"version":2', b'"version":99', 1),
        "empty": b"",
        "prose": b"Dear diary,\n",
        "binary": bytes(range(256)),
        "other": b'{"format":"chess","version":1,"digest":""}\n{}\n',
    }
    for name, data in spoilt.items():
        path.write_bytes(data)
        ran = arbitre(*command, str(path), "--lang", lang)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), name
        assert str(path) in ran.err, name
        if name == "newer":
            assert "99" in ran.err
        if name in ("short", "edited"):
            assert ("damaged" if lang == "en" else "abîmé") in ran.err


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"], ["play", "quarriors", "--record"]])
def test_a_folder_is_no_file(arbitre: Run, tmp_path: Path, command: list[str]) -> None:
    ran = arbitre(*command, str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"arbitre: {tmp_path}: this is a folder; a file is wanted.\n"


def test_an_empty_folder_has_no_scenarios(arbitre: Run, tmp_path: Path) -> None:
    ran = arbitre("scenario", str(tmp_path))
    assert ran.code == 2
    assert str(tmp_path) in ran.err


def test_a_scenario_that_is_no_text(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise.yaml"
    path.write_bytes(b"title: \xff\xfe")
    ran = arbitre("scenario", str(path))
    assert ran.code == 2
    assert "UTF-8" in ran.err


def test_a_deck_that_is_no_text(arbitre: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    for data, said in ((b"4 Plains\n\xff\xfe", "UTF-8"), (b"4 Plains\n" * 100_000, "20000")):
        path.write_bytes(data)
        ran = arbitre("decks", "magic", "--write", str(path))
        assert (ran.code, ran.out) == (2, "")
        assert str(path) in ran.err and said in ran.err


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="here a file cannot be kept from its owner")
def test_no_permission_in_deed(arbitre: Run, tmp_path: Path) -> None:
    path = record(tmp_path)
    assert arbitre("replay", str(path)).code == 0
    path.chmod(0)
    with as_somebody():
        assert "permit" in arbitre("replay", str(path)).err


@contextmanager
def as_somebody() -> Iterator[None]:
    """Root may read everything: then be somebody else for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_no_permission(arbitre: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, *_: object) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", forbidden)
    ran = arbitre("replay", str(tmp_path / "game.arb"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "game.arb" in ran.err and "permit" in ran.err


def test_a_file_that_is_no_record_is_not_overwritten(arbitre: Run, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary,\n")
    ran = arbitre("play", "quarriors", "--record", str(diary))
    assert ran.code == 2
    assert "diary.txt" in ran.err
    assert diary.read_text() == "Dear diary,\n"


def test_record_in_a_folder_that_does_not_exist(arbitre: Run, tmp_path: Path) -> None:
    ran = arbitre("play", "quarriors", "--record", str(tmp_path / "no" / "game.arb"))
    assert ran.code == 2
    assert str(tmp_path / "no" / "game.arb") in ran.err


def test_seat_and_until_out_of_range(arbitre: Run, tmp_path: Path) -> None:
    path = str(record(tmp_path))
    assert "--seat" in arbitre("replay", path, "--seat", "2").err
    assert "--until" in arbitre("replay", path, "--until", "2").err
    assert arbitre("play", "--resume", path, "--seats", "me,greedy,random").code == 2


def test_a_reader_that_goes_is_no_trouble() -> None:
    shell = f"{sys.executable} -m arbitre.cli.main decks quarriors | head -1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=300, check=False)
    assert ran.stderr == ""
    assert ran.stdout.splitlines()[-1] in ("0", "141")


def test_ctrl_c_stops_in_one_line(arbitre: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("arbitre.cli.games.seat_numbers", interrupted)
    ran = arbitre("games")
    assert (ran.code, ran.out, ran.err) == (130, "", "arbitre: Stopped.\n")


def test_ctrl_c_leaves_a_game() -> None:
    words = [sys.executable, "-u", "-m", "arbitre.cli.main", "play", "quarriors", "--seed", "7"]
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("\n> "):
        letter = process.stdout.read(1)
        assert letter, "it ended before it asked"
        seen += letter
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0
    assert "Goodbye" in out
    assert err == ""


def test_the_program_says_it_as_one_process(tmp_path: Path) -> None:
    ran = arbitre_process("replay", str(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert ran.returncode == 2
    assert ran.stderr == f"arbitre: {tmp_path} : c’est un dossier ; il faut un fichier.\n"


@pytest.mark.parametrize(("lang", "said"), [("en", "is not installed"), ("fr", "n’est pas installé")])
def test_a_missing_extra_is_one_line_that_says_what_brings_it(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(module: str) -> None:
        raise ModuleNotFoundError(name=module)

    monkeypatch.setattr("arbitre.extras.import_module", gone)
    assert main(["simulate", "quarriors", "--games", "2", "--on", "ray", "--lang", lang]) == 2
    line = capsys.readouterr().err
    assert said in line and "arbitre[ray]" in line and line.count("\n") == 1


@pytest.mark.parametrize("command", ["simulate", "fuzz", "train"])
def test_work_is_done_nowhere_else(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for place in ("spark", "ray://", "rays"):
        assert main([command, "quarriors", "--on", place]) == 2
        assert f"“{place}”" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["cards", "quarriors"]])
def test_a_full_disk_is_told_in_one_line(words: list[str], unbuffered: str) -> None:
    order = [sys.executable, "-m", "arbitre.cli.main", *words, "--lang", "en"]
    with Path("/dev/full").open("w") as full:
        environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
        ran = subprocess.run(
            order, stdout=full, stderr=subprocess.PIPE, check=False, text=True, env=environment
        )
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr
    assert "No space left" in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="what is closed there is not handed on")
@pytest.mark.parametrize(("words", "code"), [("games", 0), ("dance", 2)])
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_who_closes_what_is_said_hears_nothing(words: str, code: int, closed: str) -> None:
    ran = subprocess.run(
        f"exec {sys.executable} -m arbitre.cli.main {words} {closed}",
        shell=True,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == code
    assert "Traceback" not in ran.stdout + ran.stderr
