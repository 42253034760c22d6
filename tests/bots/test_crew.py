"""Several processes for one choice: they come to the same as one, see no more, and are gone afterwards."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.bots.test_search import dealt_otherwise, some_way

import arbitre
from arbitre import bots
from arbitre.bots import Glimpse, SearchBot
from arbitre.bots.crew import Crew, Dream
from arbitre.bots.deadline import TimeUp
from arbitre.kernel.game import Game

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


def told(begun: Game, processes: int, iterations: int) -> list[tuple[object, float, list[float]]]:
    """What a search finds out of every answer."""
    assert begun.pending is not None
    bot = SearchBot(3, begun.pending.seat, iterations=iterations, processes=processes)
    return [(arm.answer, arm.prior, arm.won) for arm in bot.search(Glimpse(begun)).arms]


@pytest.mark.parametrize("game", arbitre.games)
def test_a_search_comes_to_the_same_in_one_process_and_in_three(game: str) -> None:
    begun = some_way(game, 3, 30)
    for iterations in (7, 30):
        alone = told(begun, 1, iterations)
        assert told(begun, 3, iterations) == alone
        assert sum(len(won) for _, _, won in alone) > 0


@pytest.mark.parametrize("game", arbitre.games)
def test_several_processes_see_no_more_than_their_seat(game: str) -> None:
    begun = arbitre.new(game, seed=8)
    players = [bots.by_name("greedy", 8, seat) for seat in range(2)]
    bots.play_out(begun, players, most=24)
    compared = 0
    while compared < 2:
        bots.play_out(begun, players, most=1)
        assert begun.pending is not None
        seat = begun.pending.seat
        if begun.answers or begun.state.count != begun.checkpoint.count or len(begun.pending.options) < 3:
            continue
        twin = dealt_otherwise(begun, seat)
        if [p.what for p in twin.state.pieces] == [p.what for p in begun.state.pieces]:
            continue
        assert told(begun, 2, 6) == told(twin, 2, 6)
        compared += 1


def numbered(dream: Dream, arms: list[int]) -> Iterator[float]:
    """Tells which dream it was, and in which process it was dreamt."""
    number, ahead = dream
    for arm in arms:
        yield 1000 * number + 100 * ahead + arm + os.getpid() / 10_000_000


def test_dreams_are_shared_and_told_in_their_order() -> None:
    crew = Crew(3, numbered)
    try:
        found = [list(crew.follow((number, 1), [4, 2], 6 - number)) for number in range(6)]
        found.append(list(crew.follow((6, 2), [2], 0)))
        found.append(list(crew.follow((7, 2), [2], 0)))
    finally:
        crew.close()
    assert [[int(each) for each in chances] for chances in found[:6]] == [
        [1000 * number + 104, 1000 * number + 102] for number in range(6)
    ]
    assert [int(chances[0]) for chances in found[6:]] == [6202, 7202]
    pids = [round(chances[0] % 1 * 10_000_000) for chances in found]
    assert len(set(pids)) == 3
    assert pids[:6] == pids[:3] * 2
    assert pids[0] == os.getpid()


def test_what_nobody_waits_for_any_more_is_passed_over() -> None:
    crew = Crew(2, numbered)
    try:
        list(crew.follow((0, 1), [1], 4))  # the other dreams number 1, and nobody asks for it
        assert int(next(crew.follow((1, 3), [1], 0))) == 1301
        assert int(next(crew.follow((2, 3), [1], 0))) == 2301
    finally:
        crew.close()


def test_dreams_of_a_process_that_is_gone_are_dreamt_by_the_first() -> None:
    first = os.getpid()

    def fails(dream: Dream, arms: list[int]) -> Iterator[float]:
        if os.getpid() != first:
            raise RuntimeError("gone")
        return numbered(dream, arms)

    crew = Crew(2, fails)
    try:
        found = [next(crew.follow((number, 1), [5], 0)) for number in range(6)]
    finally:
        crew.close()
    assert [int(each) for each in found] == [1000 * number + 105 for number in range(6)]


def test_a_process_whose_time_is_over_leaves_the_rest_to_the_first() -> None:
    first = os.getpid()

    def late(dream: Dream, arms: list[int]) -> Iterator[float]:
        for arm in arms:
            if os.getpid() != first and arm == 2:
                raise TimeUp
            yield float(arm)

    crew = Crew(2, late)
    try:
        assert [list(crew.follow((number, 1), [1, 2], 0)) for number in range(3)] == [[1.0, 2.0]] * 3
    finally:
        crew.close()


def test_nobody_is_left_when_a_choice_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = some_way("quarriors", 3, 30)
    fork, hired = os.fork, []

    def hire() -> int:
        hired.append(fork())
        return hired[-1]

    monkeypatch.setattr(os, "fork", hire)
    told(begun, 3, 12)
    assert len(hired) == 2
    for pid in hired:
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def test_processes_are_named_after_the_budget() -> None:
    for name in ("search:40:2", "search:50ms:4"):
        assert bots.by_name(name).name == name
        assert bots.brisk([name])
    for name in ("search:40:", "search:40:0", "search:40:x", "search:40:65", "search:40:2:2", "club:2"):
        assert not bots.exists(name)
