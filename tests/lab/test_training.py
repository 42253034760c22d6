"""Weights are learned from how games end: the same for a seed, better than a coin, never out of bounds."""

from __future__ import annotations

from math import exp, log
from random import Random

import msgspec
import pytest

import arbitre
from arbitre.bots.luck import Luck
from arbitre.cli.main import main
from arbitre.games import spec
from arbitre.games.weights import Trained
from arbitre.lab.training import (
    FARTHEST,
    STEPS,
    VARIED,
    Row,
    Task,
    apart,
    best,
    compare,
    fit,
    fit_scale,
    loss,
    play,
    solve,
    tempered,
    train,
    varied,
)


def rows(factors: list[float], number: int, seed: int) -> list[Row]:
    """Positions whose outcome is as likely as these factors say."""
    random = Random(seed)
    found = []
    for _ in range(number):
        parts = [random.gauss(0, 1 + at) for at in range(len(factors))]
        x = sum(part * factor for part, factor in zip(parts, factors, strict=True))
        found.append(Row(parts, float(random.random() < 1 / (1 + exp(-x)))))
    return found


def test_the_regression_finds_the_factors_the_outcomes_were_made_with() -> None:
    made = [1.0, 0.25, -0.5]
    found = fit(rows(made, 4000, 1), [0.5, 0.5, 0.5], near=0.0)
    assert found == pytest.approx(made, abs=0.12)
    fresh = rows(made, 1000, 2)
    assert loss(fresh, found) < loss(fresh, [0.5, 0.5, 0.5]) < 5
    assert loss(fresh, [0.0, 0.0, 0.0]) == pytest.approx(0.6931, abs=0.0001)


def test_what_is_held_near_the_start_stays_nearer_to_it() -> None:
    few = rows([2.0, 0.0], 60, 3)
    free, held = fit(few, [1.0, 1.0], near=0.0), fit(few, [1.0, 1.0], near=0.5)
    assert abs(held[1] - 1.0) < abs(free[1] - 1.0)


def test_the_scale_is_one_factor_for_all_parts() -> None:
    assert fit_scale(rows([0.25, 0.25], 16000, 4), [1.0, 1.0]) == pytest.approx(4.0, rel=0.15)
    assert fit_scale(rows([0.5, 0.25], 16000, 4), [2.0, 1.0]) == pytest.approx(4.0, rel=0.15)


def test_a_position_counts_as_much_as_it_is_said_to() -> None:
    won, lost = Row([1.0], 1.0, counts=3.0), Row([1.0], 0.0)
    [factor] = fit([won, lost], [0.1], near=0.0)
    assert 1 / (1 + exp(-factor)) == pytest.approx(0.75, abs=0.001)


def test_the_weights_that_win_most_are_found() -> None:
    """Games whose odds are best at weights of e to the 0.5 and to the -0.3, and do not know a third."""
    luck, random, tried = Luck(1), Random(2), []
    for _ in range(3000):
        mine, other = varied(luck, 3), varied(luck, 3)
        good = [-((w[0] - 0.5) ** 2) - (w[1] + 0.3) ** 2 for w in (mine, other)]
        won = random.random() < 1 / (1 + exp(good[1] - good[0]))
        tried.append(Row(apart(mine, other), float(won)))
    found = best(fit(tried, [0.0] * 3 + [0.15] * 3, 12 / 3000))
    assert found[0] == pytest.approx(0.5, abs=0.15)
    assert found[1] == pytest.approx(-0.3, abs=0.15)
    assert abs(found[2]) < 0.5
    assert best([5.0, -5.0, 0.0, 0.0]) == [FARTHEST, -FARTHEST]


def test_weights_are_tried_out_as_far_as_is_said() -> None:
    drawn = varied(Luck(3), 4000)
    assert sum(drawn) / 4000 == pytest.approx(0.0, abs=0.03)
    assert sum(each * each for each in drawn) / 4000 == pytest.approx(VARIED * VARIED, rel=0.08)


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_game_tells_who_won_with_which_weights_and_its_positions() -> None:
    size = len(spec("quarriors").bot.said)
    tried = [[0.1] * size, [-0.2] * size]
    lesson = play(Task("quarriors", 7, tried, {}))
    assert lesson.outcome.parts == pytest.approx([0.3] * size + [0.03] * size)
    assert lesson.outcome.won in (0.0, 1.0)
    assert len(lesson.positions) > 5
    assert all(len(row.parts) == size and row.won == lesson.outcome.won for row in lesson.positions)
    assert sum(row.counts for row in lesson.positions) == pytest.approx(1.0)
    assert lesson == play(Task("quarriors", 7, tried, {}))


def test_training_is_the_same_for_the_same_seed_and_within_bounds() -> None:
    found = train("quarriors", games=10, seed=3)
    assert found == train("quarriors", games=10, seed=3, jobs=2)
    assert found != train("quarriors", games=10, seed=4)
    assert list(found.weights) == [part.key for part in spec("quarriors").bot.said]
    assert all(abs(log(weight)) <= FARTHEST + 0.001 for weight in found.weights.values())
    assert (found.version, found.seed, found.games) == (arbitre.__version__, 3, 10)
    assert found.loss > 0 and found.scale > 0
    with pytest.raises(arbitre.BadInput):
        train("quarriors", games=4)


def test_weights_that_see_nothing_good_lose_against_those_set_by_hand() -> None:
    blind = {part.key: -1.0 for part in spec("quarriors").bot.said}
    report = compare("quarriors", blind, games=6, seed=2)
    assert report.share < 0.5
    assert report.low <= report.share <= report.high


def test_of_several_steps_the_one_that_wins_most_is_taken() -> None:
    found = train("quarriors", games=10, seed=3)
    taken = tempered("quarriors", found, games=2, seed=5)
    assert taken.step in STEPS
    assert taken.weights == {key: round(weight**taken.step, 4) for key, weight in found.weights.items()}
    shares = [
        compare("quarriors", {key: round(w**step, 4) for key, w in found.weights.items()}, 2, 5).share
        for step in STEPS
    ]
    assert shares[STEPS.index(taken.step)] == max(shares)


def test_the_same_weights_are_as_good_as_each_other() -> None:
    same = {part.key: 1.0 for part in spec("quarriors").bot.said}
    assert compare("quarriors", same, games=6, seed=2).share == 0.5


def test_arbitre_train_writes_what_a_game_reads(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path_factory.mktemp("train") / "weights.json"
    asked = ["train", "quarriors", "--games", "10", "--seed", "3", "--compare", "2", "--out", str(path)]
    assert main([*asked, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Loss on games left out" in said and str(path) in said
    found = msgspec.json.decode(path.read_bytes(), type=Trained)
    assert found == train("quarriors", games=10, seed=3)
    assert main([*asked, "--lang", "fr"]) == 0
    assert "parties mises de côté" in capsys.readouterr().out
