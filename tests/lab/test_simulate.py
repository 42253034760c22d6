"""Simulations give one report whatever the number of processes, and survive a broken game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.games.quarriors.rules.game import RULES
from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.lab.jobs import run
from arbitre.lab.report import wilson
from arbitre.lab.simulate import Report, simulate

WANTED = {"game", "games", "finished", "errors", "decisions", "seconds", "wins"}


def told(report: Report) -> dict[str, Any]:
    """A report without the time it took."""
    plain = report.json()
    del plain["seconds"]
    return plain


def test_one_and_two_processes_report_the_same() -> None:
    done: list[tuple[int, int]] = []
    alone = simulate("quarriors", 12, seed=8, seats=["random", "random", "random"], jobs=1)
    together = simulate(
        "quarriors",
        12,
        seed=8,
        seats=["random", "random", "random"],
        jobs=2,
        progress=lambda now, all_: done.append((now, all_)),
    )
    assert told(alone) == told(together)
    assert done == [(n, 12) for n in range(1, 13)]


def test_the_report_counts_and_encodes() -> None:
    report = simulate("quarriors", 10, seed=2, seats=["random", "random"], options={"two_captures": True})
    plain = msgspec.json.decode(msgspec.json.encode(report.json()))
    assert set(plain) >= WANTED
    assert plain["finished"] == 10
    assert plain["errors"] == 0
    assert sum(plain["wins"].values()) + plain["shared"] == 10
    assert sum(plain["reasons"].values()) == 10
    assert plain["decisions"] == pytest.approx(10 * plain["decisions_per_game"]["mean"])
    assert plain["turns"]["least"] <= plain["turns"]["median"] <= plain["turns"]["most"]
    assert plain["cards"]["assistant"]["summoned"] > 0


def test_paired_games_give_each_deal_to_every_seat() -> None:
    report = simulate("quarriors", 8, seed=2, seats=["random", "random"], paired=True)
    # The same deal with equal bots: what the first player wins in one seat the second wins in the other.
    assert report.players[0].wins == report.players[1].wins


def test_a_broken_game_is_reported_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RULES.performs["captured"]

    def broken(table: Any, event: Event) -> None:
        if table.board.turn > 12:
            raise ZeroDivisionError("a fault")
        real(table, event)

    monkeypatch.setattr(RULES, "performs", {**RULES.performs, "captured": broken})
    report = simulate("quarriors", 3, seed=1, seats=["random", "random"])
    assert report.errors == 3
    assert report.finished == 0
    failure = report.failures[0]
    assert failure.message == "ZeroDivisionError: a fault"
    assert "in broken" in failure.traceback
    again = arbitre.new("quarriors", failure.seed, failure.seats, **failure.options)
    assert again.pending is not None


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": ["random", "clever"]}, "no bot 'clever'"),
        ({"seats": ["random"]}, "2 to 4 players"),
        ({"jobs": 0}, "At least 1 job"),
        ({"games": -1}, "below 0"),
        ({"options": {"wild": 3}}, "no option 'wild'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_the_first_game(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(arbitre.BadInput, match=says):
        simulate("quarriors", **{"games": 2, **wrong})


def test_outcomes_come_in_the_order_of_the_tasks() -> None:
    tasks = list(range(-20, 20))
    assert list(run(2, abs, tasks)) == [abs(task) for task in tasks]


def test_the_interval_is_honest_at_the_edges() -> None:
    low, high = wilson(200, 200)
    assert 0.97 < low < 0.99
    assert high == 1.0
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def seatings_of(format_: str, seats: list[str]) -> list[list[str]]:
    options = {"format": format_, "turn_limit": 1}
    report = simulate("magic", 4, seed=1, seats=seats, options=options, paired=True)
    assert report.errors == 0
    return [row.seats for row in report.seatings if row.bot == seats[0]]


def test_paired_teams_change_sides_as_wholes() -> None:
    one, other = "random", "greedy"
    halves = [[one, one, other, other], [other, other, one, one]]
    assert seatings_of("teams", [one, one, other, other]) == halves
    against = [[one, other, other, other], [other, one, one, one]]
    assert seatings_of("archenemy", [one, other, other, other]) == against
    alone = [[one, other, other, other], [other, one, other, other], [other, other, one, other]]
    assert seatings_of("commander", [one, other, other, other])[:3] == alone
    with pytest.raises(BadInput, match="not all the same bot"):
        seatings_of("teams", [one, other, one, other])


def test_a_team_wins_for_its_bot() -> None:
    report = simulate(
        "magic",
        6,
        seed=3,
        seats=["random", "random", "greedy", "greedy"],
        options={"format": "two-headed-giant", "starting_life": 6, "turn_limit": 40},
        paired=True,
    )
    won = {row.bot: row.wins for row in report.bots}
    assert report.wins == {"random": 0, "greedy": 0}  # nobody wins alone
    assert 0 < sum(won.values()) <= report.shared
    assert sum(row.wins for row in report.seatings if row.bot == "greedy") == won["greedy"]
    assert [row.games for row in report.seatings] == [3, 3, 3, 3]
