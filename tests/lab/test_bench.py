"""The benchmark prints the figures that were promised."""

from __future__ import annotations

import sys

import pytest

import arbitre
from arbitre.lab.bench import bench

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "fork_us",
    "view_us",
    "save_us",
    "ratio_decisions",
    "ratio_fork",
}


def test_every_figure_is_there_and_positive() -> None:
    steps: list[tuple[int, int]] = []
    report = bench(quick=True, progress=lambda now, all_: steps.append((now, all_))).json()
    assert set(report) == {"build", "chess", "games"}
    assert report["build"] in ("compiled", "python")
    assert set(report["chess"]) == {"decisions_per_s", "copy_us"}
    assert set(report["games"]) == set(arbitre.games)
    for figures in report["games"].values():
        assert set(figures) == FIGURES
        assert min(figures.values()) > 0
    assert min(report["chess"].values()) > 0
    assert steps == [(1, 3), (2, 3), (3, 3)]


def test_without_chess_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(arbitre.BadInput, match=r"pip install 'arbitre\[bench\]'"):
        bench(quick=True)
