"""Spoilt records and scenario files: a clear refusal, or a game that plays (`make mutate`: many more)."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import arbitre
from arbitre.games import spec
from arbitre.kernel import scenario
from arbitre.kernel.rules import BadInput, Unsound
from arbitre.kernel.scenario.reading import Item
from arbitre.lab import mutate
from arbitre.lab.mutate import _signed, sound_records


def test_spoilt_records_are_refused_or_play() -> None:
    found = mutate.mutate("records", 200, seed=7)
    assert found.failures == []
    assert found.counts["plays"] > 20 and found.counts["refused"] > 80


def test_spoilt_scenarios_are_refused_or_run() -> None:
    found = mutate.mutate("scenarios", 120, seed=7)
    assert found.failures == []
    assert found.counts["refused"] > 30


def told(monkeypatch: pytest.MonkeyPatch, ends: Callable[[], None]) -> int:
    """What a run comes to that is broken off after its first batch."""

    def run(*_: Any) -> Iterator[mutate.Spoilt]:
        yield mutate.Spoilt({"refused": 49}, [("scenarios:7", "TypeError")])
        ends()
        yield mutate.Spoilt({"refused": 1000}, [])

    monkeypatch.setattr(mutate, "run", run)
    monkeypatch.setattr("sys.argv", ["mutate"])
    return mutate.main()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_run_that_is_ended_says_by_what_and_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """It ended without a word, and nobody knew why."""
    ending = getattr(signal, name)
    before = signal.getsignal(ending)
    assert told(monkeypatch, lambda: os.kill(os.getpid(), ending)) == 2
    said = capsys.readouterr().out
    assert f"49 refused; 1 went wrong; ended by {name} after 50 of them" in said
    assert "scenarios:7: TypeError" in said
    assert signal.getsignal(ending) is before


def test_a_run_that_loses_a_process_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose() -> None:
        raise BrokenProcessPool

    assert told(monkeypatch, lose) == 2
    assert "a process was lost after 50 of them" in capsys.readouterr().out


def test_a_line_that_does_not_fit_where_a_scenario_rests_is_told_so() -> None:
    lines = ["title: x", "game: noxilia", "given:", "  Alice: { library: [Mend the Line] }", "when:"]
    lines += [*["  - Alice: pass", "  - Bob: pass"] * 2, "  - Alice: pass", "then:", "  - over: no", ""]
    [outcome] = scenario.check("\n".join(lines), "x.yaml", lambda game: spec(game).scenario)
    assert not outcome.ok and "First answer: “End the turn”" in outcome.problem


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b'{"format":"\xff","version":2,"digest":""}\n{}',
        b"[" * 100_000,
        _signed(b"[" * 100_000),
        _signed(b'{"game":"quarriors","release":1e400}'),
        _signed(b'{"game":"quarriors","release":' + b"9" * 5000 + b"}"),
        _signed(b'{"game":"\xc3\x28"}'),
    ],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    for read in (arbitre.load, arbitre.replay):
        with pytest.raises(BadInput):
            read(data)


def test_what_goes_wrong_only_in_play_is_refused_there_and_changes_nothing() -> None:
    game = arbitre.load(sound_records()[0])
    assert game.foreign and game.pending is not None
    game.start.pieces[-1].what = game.checkpoint.pieces[-1].what = 10**6
    game._reusable = False
    refused = 0
    for option in game.pending.options:
        trying = game.fork()
        try:
            trying.answer(option)
        except Unsound:
            refused += 1
            assert trying.pending == game.pending and trying.history == game.history
    assert refused


def test_going_back_to_a_beginning_nobody_could_play_is_refused() -> None:
    game = arbitre.load(sound_records()[1])
    assert game.history
    game.start.board.phase = -1
    with pytest.raises(Unsound):
        game.undo()


@pytest.mark.parametrize("text", ["--1", "1" * 5000, "-", "1-"])
def test_what_is_no_number_is_none(text: str) -> None:
    item = Item(text, "spoilt.yaml", 1)
    assert item.plain() == text
    with pytest.raises(BadInput, match="whole number"):
        item.number()


def test_what_goes_wrong_in_a_game_of_our_own_is_told_as_it_is() -> None:
    game = arbitre.new("quarriors")
    assert not game.foreign
    game.state.pieces[0].what = 10**6
    with pytest.raises(IndexError):
        game.view(0)
