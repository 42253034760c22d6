"""The benchmark prints the figures that were promised."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import arbitre
from arbitre.lab.bench import bench
from arbitre.lab.growth import with_players

FIGURES = {
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
}
SIZES = {"decision_us", "fork_us", "view_us", "save_us"}


def test_every_figure_is_there_and_positive() -> None:
    steps: list[tuple[int, int]] = []
    report = bench(quick=True, progress=lambda now, all_: steps.append((now, all_))).json()
    assert set(report) == {"build", "chess", "games", "permanents"}
    assert report["build"] in ("compiled", "python")
    assert set(report["chess"]) == {"decisions_per_s", "games_per_s", "copy_us"}
    assert set(report["games"]) == set(arbitre.games)
    for figures in report["games"].values():
        players = figures.pop("players")
        assert set(figures) == FIGURES
        assert min(figures.values()) > 0
        assert all(set(of) == SIZES and min(of.values()) > 0 for of in players.values())
    assert list(report["permanents"]) == [20, 60]
    assert all(set(of) == SIZES and min(of.values()) > 0 for of in report["permanents"].values())
    assert min(report["chess"].values()) > 0
    assert steps == [(1, 3), (2, 3), (3, 3)]


def test_growth_is_measured_with_as_many_players_as_a_game_is_for() -> None:
    assert list(with_players("magic", quick=True)) == [2, 4, 6]
    assert list(with_players("quarriors", quick=True)) == [2, 4]
    assert list(with_players("noxilia", quick=True)) == [2]


def test_without_chess_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(arbitre.BadInput, match=r"pip install 'arbitre\[bench\]'"):
        bench(quick=True)


def test_runs_join_the_history_and_are_drawn(tmp_path: Path) -> None:
    history = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "history.py"))
    figures = dict.fromkeys(FIGURES, 0.5)
    report = {"build": "compiled", "games": {"magic": figures, "noxilia": {**figures, "ratio_games": 2.0}}}
    first = history["rows_of"](report, "2026-11-16", "abc")
    history["write"](tmp_path / "history.tsv", first)
    known = history["read"](tmp_path / "history.tsv")
    assert known == first
    second = history["rows_of"](report, "2026-11-17", "def")
    assert "noxilia       0.50   2.00" in history["table"](second)
    drawn = ElementTree.fromstring(history["plot"](known + second))
    assert len(drawn.findall("{*}polyline")) == 4  # two games, games and greedy
    assert len(drawn.findall("{*}circle")) == 8
